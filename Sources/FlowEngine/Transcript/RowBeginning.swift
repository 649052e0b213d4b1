/// What a row begins as, as far as its bytes alone say so.
enum RowBeginning {
  /// As text of an app or of a person.
  case text
  /// As only rows of the engine do: `>`, `[opened `, `[yes]`, `(2]`.
  case engine
  /// As a control with its value: `[2: `.
  case control

  /// Whether a byte is that of a sign which rows of the engine begin with.
  static func isMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ">") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "(")
  }

  /// Nil: a letter stands there that is not of ASCII, or not seen, and the row is looked at letter by letter.
  init?(_ row: UnsafeBufferPointer<UInt8>) {
    guard let first = row.first else {
      self = .text
      return
    }
    guard Self.isPlain(first) else { return nil }
    guard Self.isMark(first) else {
      self = .text
      return
    }
    var end = 1
    var areDigits = true
    while end < row.count, Self.isLetterOrDigit(row[end]) {
      if !Self.isDigit(row[end]) { areDigits = false }
      end &+= 1
    }
    guard end == row.count || Self.isPlain(row[end]) else { return nil }
    // What stands on the last letter belongs to it.
    guard end &+ 1 >= row.count || Self.isPlain(row[end &+ 1]) else { return nil }
    let next = end < row.count ? row[end] : 0
    let word = UnsafeBufferPointer(rebasing: row[1..<end])
    if first == UInt8(ascii: ">") {
      self = row.count == 1 || end == 1 && next == UInt8(ascii: " ") ? .engine : .text
    } else if first == UInt8(ascii: "["), next == UInt8(ascii: " "), Self.isOpened(word) {
      self = .engine
    } else if areDigits ? !word.isEmpty : Self.isAnswer(word) {
      switch next {
      case UInt8(ascii: "]"): self = .engine
      case UInt8(ascii: ":"):
        guard end &+ 2 >= row.count || Self.isPlain(row[end &+ 2]) else { return nil }
        let isFollowed = end &+ 1 < row.count && row[end &+ 1] == UInt8(ascii: " ")
        self = isFollowed ? .control : .text
      default: self = .text
      }
    } else {
      self = .text
    }
  }

  /// Whether a byte is a character of its own that is drawn, or a blank.
  private static func isPlain(_ byte: UInt8) -> Bool { byte >= 0x20 && byte < 0x7F }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
  }

  private static func isAnswer(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    word.elementsEqual("yes".utf8) || word.elementsEqual("no".utf8)
  }

  private static func isOpened(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    word.elementsEqual("opened".utf8)
  }
}
