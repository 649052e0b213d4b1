/// The text of a Swift file, told apart into code, comments and literals.
package struct SwiftSource {
  /// The file with its comments and literals struck out, byte for byte.
  package private(set) var code: [UInt8]
  /// The file without its comments: its literals are there.
  package let uncommented: String
  /// Whether all of it was understood; else the rest is struck out.
  package let isUnderstood: Bool
  /// Where its literals are, quotes and all.
  private let literals: [Range<Int>]

  /// Reads a file as far as it is understood.
  package init(_ text: String) {
    var reader = SwiftReader(Array(text.utf8))
    var code = reader.bytes
    var uncommented = reader.bytes
    var before = UInt8(ascii: "{")
    var start = 0
    var isUnderstood = true
    var literals: [Range<Int>] = []
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
          literals.append(start..<reader.index)
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
    self.literals = literals
  }

  /// What the literals say that are plain: a row in quotes, without a backslash.
  package var plainTexts: [String] { literals.compactMap(plainText) }

  /// What a plain literal says that is the whole of an argument and begins at a place; nil: something else stands there.
  func argument(at place: Int) -> String? {
    guard let literal = literals.first(where: { $0.lowerBound == place }),
      let next = code[literal.upperBound...].first(where: { !SwiftReader.isBlank($0) }),
      ",)".utf8.contains(next)
    else { return nil }
    return plainText(of: literal)
  }

  private func plainText(of literal: Range<Int>) -> String? {
    let text = uncommented.utf8.dropFirst(literal.lowerBound).prefix(literal.count)
    let quote = UInt8(ascii: "\"")
    guard text.count > 1, text.first == quote, text.last == quote else { return nil }
    let inside = text.dropFirst().dropLast()
    let isPlain = !inside.contains { $0 == quote || $0 == UInt8(ascii: "\\") }
    return isPlain ? String(Substring(inside)) : nil
  }
}
