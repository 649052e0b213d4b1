import Snapshots

/// The words and braces of Swift source, each with its line; comments and literals are passed over.
struct SourceWords: IteratorProtocol {
  struct Word: Equatable {
    var text: String
    /// Counted from 1.
    var line: Int
  }

  /// What was written, and the same with its comments and literals struck out, byte for byte.
  private let bytes: [UInt8]
  private let code: [UInt8]
  private var index = 0
  private var line = 1

  init(_ text: String) {
    bytes = Array(text.utf8)
    code = SwiftSource(text).code
  }

  /// The next name, keyword, `{` or `}`; nil: there is none.
  mutating func next() -> Word? {
    while index < code.count {
      let start = index
      while index < code.count, SwiftReader.isLetter(code[index]) { index += 1 }
      if index == start { step() }
      let isBrace = code[start] == UInt8(ascii: "{") || code[start] == UInt8(ascii: "}")
      guard isBrace || SwiftReader.isLetter(code[start]) else { continue }
      return Word(text: String(decoding: code[start..<index], as: UTF8.self), line: line)
    }
    return nil
  }

  /// Goes on by a byte; `\r\n`, `\n` and `\r` end lines.
  private mutating func step() {
    let byte = bytes[index]
    index += 1
    let next = index < bytes.count ? bytes[index] : 0
    if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && next != UInt8(ascii: "\n") {
      line += 1
    }
  }
}
