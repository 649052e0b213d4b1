/// The text of a Swift file, told apart into code, comments and literals.
struct SwiftSource {
  /// The file with its comments and literals struck out, byte for byte.
  private(set) var code: [UInt8]
  /// The file without its comments: its literals are there.
  let uncommented: String
  /// Whether all of it was understood; else the rest is struck out.
  let isUnderstood: Bool

  /// Reads a file as far as it is understood.
  init(_ text: String) {
    var reader = SwiftReader(Array(text.utf8))
    var code = reader.bytes
    var uncommented = reader.bytes
    var before = UInt8(ascii: "{")
    var start = 0
    var isUnderstood = true
    do {
      while let byte = reader.current {
        start = reader.index
        switch try reader.skipNonCode(after: before) {
        case .comment:
          for place in start..<reader.index where !SwiftReader.endsLine(code[place]) {
            code[place] = 0x20
            uncommented[place] = 0x20
          }
        case .literal:
          // Quotes: no blanks, no newlines, no brackets, no letters.
          for place in start..<reader.index { code[place] = UInt8(ascii: "\"") }
          before = UInt8(ascii: "\"")
        case .name: before = UInt8(ascii: "`")
        case nil:
          if byte > 0x20 { before = byte }
          reader.index += 1
        }
      }
    } catch {
      isUnderstood = false
      for place in start..<code.count where !SwiftReader.endsLine(code[place]) {
        code[place] = 0x20
      }
    }
    self.code = code
    self.isUnderstood = isUnderstood
    self.uncommented = String(decoding: uncommented, as: UTF8.self)
  }
}
