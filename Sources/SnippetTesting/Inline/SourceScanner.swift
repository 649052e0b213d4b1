/// Finds the trailing closure of one call in a source file, and refuses what it does not understand.
///
/// Reads bytes: places are the compiler's, lines and columns counted from 1, columns in bytes.
struct SourceScanner {
  /// What stands behind a call.
  struct Found: Equatable {
    /// The bytes to replace: the closure, or nothing right behind the arguments.
    var range: Range<Int>
    /// The blanks that the line begins with on which the closure begins.
    var indentation: String
    /// The blanks before the first row of the text; nil where it is on the line of its quotes.
    var textIndentation: String?
  }

  /// Why a call cannot be rewritten.
  struct Refusal: Error, Equatable, CustomStringConvertible {
    var description: String
  }

  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Finds what stands behind the call whose arguments, or whose closure, begin at a line and a column.
  ///
  /// `function` is the name that must stand before that place.
  mutating func closure(line: Int, column: Int, of function: String) throws(Refusal) -> Found {
    try go(toLine: line, column: column)
    guard nameBefore(index) == function else {
      throw Refusal(description: "no call of \(function) is there: the file has changed")
    }
    if current == UInt8(ascii: "(") { try skipBrackets() }
    let end = index
    let indentation = blanks(ofLineAt: max(0, end - 1))
    skipBlanks()
    guard current == UInt8(ascii: "{") else {
      return Found(range: end..<end, indentation: indentation)
    }
    let start = index
    index += 1
    skipSpace()
    var textIndentation: String?
    if current == UInt8(ascii: "\"") {
      textIndentation = try skipLiteral()
      skipSpace()
    }
    guard current == UInt8(ascii: "}") else {
      throw Refusal(description: "its closure holds something else than one string literal")
    }
    return Found(
      range: start..<index + 1,
      indentation: indentation,
      textIndentation: textIndentation
    )
  }

  private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func begins(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
  }

  private mutating func go(toLine line: Int, column: Int) throws(Refusal) {
    var lines = 1
    while lines < line, index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") { lines += 1 }
      index += 1
    }
    index += column - 1
    guard lines == line, index < bytes.count,
      bytes[index] == UInt8(ascii: "(") || bytes[index] == UInt8(ascii: "{")
    else { throw Refusal(description: "no call is there: the file has changed") }
  }

  /// The name that ends before a place, blanks aside.
  private func nameBefore(_ place: Int) -> String {
    var end = place
    while end > 0, bytes[end - 1] == 0x20 { end -= 1 }
    var start = end
    while start > 0, Self.isLetter(bytes[start - 1]) { start -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte)
      || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  private func blanks(ofLineAt place: Int) -> String {
    var start = place
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    let blanks = bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: blanks, as: UTF8.self)
  }

  private mutating func skipBlanks() {
    while let byte = current, byte == 0x20 || byte == 0x09 { index += 1 }
  }

  private mutating func skipSpace() {
    while let byte = current, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
  }

  // MARK: Arguments

  /// Skips from an opening bracket past the one that closes it.
  private mutating func skipBrackets() throws(Refusal) {
    var open: [UInt8] = []
    // What stands before a slash says whether it begins a regular expression.
    var before: UInt8 = UInt8(ascii: "(")
    while let byte = current {
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(byte)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        let opening = open.popLast()
        guard opening == Self.opening(of: byte) else {
          throw Refusal(description: "the brackets of its arguments do not fit together")
        }
        if open.isEmpty {
          index += 1
          return
        }
      case UInt8(ascii: "\""):
        _ = try skipLiteral()
        before = byte
        continue
      case UInt8(ascii: "#") where begins("#\"") || begins("##") || begins("#/"):
        throw Refusal(description: "its arguments hold a literal with '#'")
      case UInt8(ascii: "/"):
        if try skipSlash(after: before) {
          before = byte
          continue
        }
      default: break
      }
      if byte > 0x20 { before = byte }
      index += 1
    }
    throw Refusal(description: "its arguments do not end")
  }

  private static func opening(of byte: UInt8) -> UInt8 {
    byte == UInt8(ascii: ")") ? UInt8(ascii: "(") : byte - 2
  }

  /// Skips a comment or a regular expression; false where the slash is an operator.
  private mutating func skipSlash(after before: UInt8) throws(Refusal) -> Bool {
    if begins("//") {
      while let byte = current, byte != UInt8(ascii: "\n") { index += 1 }
      return true
    }
    if begins("/*") { throw Refusal(description: "its arguments hold a comment") }
    let starts: [UInt8] = Array("([{,:=?".utf8)
    guard starts.contains(before) else { return false }
    index += 1
    while let byte = current, byte != UInt8(ascii: "\n") {
      index += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "/") { return true }
    }
    throw Refusal(description: "a regular expression of its arguments does not end")
  }

  // MARK: Strings

  /// Skips a string literal; returns the blanks before its first row if that is on a line of its own.
  private mutating func skipLiteral() throws(Refusal) -> String? {
    let isLong = begins("\"\"\"")
    index += isLong ? 3 : 1
    let first = index
    while let byte = current {
      if byte == UInt8(ascii: "\\") {
        if begins("\\(") { throw Refusal(description: "a string literal holds an interpolation") }
        index += 2
      } else if isLong ? begins("\"\"\"") : byte == UInt8(ascii: "\"") {
        let end = index
        index += isLong ? 3 : 1
        return isLong ? firstBlanks(in: first..<end) : nil
      } else if byte == UInt8(ascii: "\n"), !isLong {
        break
      } else {
        index += 1
      }
    }
    throw Refusal(description: "a string literal does not end")
  }

  /// The blanks before the quotes that end a literal: what the compiler takes off every row.
  private func firstBlanks(in range: Range<Int>) -> String? {
    guard let newline = bytes[range].lastIndex(of: UInt8(ascii: "\n")) else { return nil }
    return String(decoding: bytes[newline + 1..<range.upperBound], as: UTF8.self)
  }
}
