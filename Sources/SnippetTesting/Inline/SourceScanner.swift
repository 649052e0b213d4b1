/// Finds the closure of one call in a source file, and refuses what it does not understand.
///
/// The closure stands behind the call, blanks, newlines and comments between, or among the arguments as `matches:`.
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
  /// Where the value of the argument `matches:` begins.
  private var argument: Int?

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
    if let argument { return try closure(asArgumentAt: argument) }
    let end = index
    let indentation = blanks(ofLineAt: max(0, end - 1))
    try skipSpaceAndComments()
    guard current == UInt8(ascii: "{") else {
      return Found(range: end..<end, indentation: indentation)
    }
    return try closure()
  }

  /// Reads the closure that begins here.
  private mutating func closure() throws(Refusal) -> Found {
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
    index += 1
    return Found(
      range: start..<index,
      indentation: blanks(ofLineAt: start),
      textIndentation: textIndentation
    )
  }

  private mutating func closure(asArgumentAt place: Int) throws(Refusal) -> Found {
    index = place
    let refusal = Refusal(description: "its 'matches:' is something else than one closure")
    guard current == UInt8(ascii: "{") else { throw refusal }
    let found = try closure()
    try skipSpaceAndComments()
    guard current == UInt8(ascii: ",") || current == UInt8(ascii: ")") else { throw refusal }
    return found
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

  private mutating func skipSpace() {
    while let byte = current, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
  }

  private mutating func skipSpaceAndComments() throws(Refusal) {
    repeat { skipSpace() } while try skipComment()
  }

  /// Skips a comment; false where none begins.
  private mutating func skipComment() throws(Refusal) -> Bool {
    if begins("//") {
      while let byte = current, byte != UInt8(ascii: "\n") { index += 1 }
      return true
    }
    guard begins("/*") else { return false }
    // Comments of this kind stand in each other.
    var depth = 0
    while index < bytes.count {
      let (opens, closes) = (begins("/*"), begins("*/"))
      depth += opens ? 1 : closes ? -1 : 0
      index += opens || closes ? 2 : 1
      if depth == 0 { return true }
    }
    throw Refusal(description: "a comment does not end")
  }

  // MARK: Arguments

  /// Skips from an opening bracket past the one that closes it; notes where `matches:` is.
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
      case UInt8(ascii: "m") where open.count == 1 && "(,".utf8.contains(before):
        try noteArgument()
      case UInt8(ascii: "#") where begins("#\"") || begins("##") || begins("#/"):
        throw Refusal(description: "its arguments hold a literal with '#'")
      case UInt8(ascii: "/"):
        if try skipComment() { continue }
        if try skipRegex(after: before) {
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

  /// Notes the place of the argument's value if it is the one that is called `matches`.
  private mutating func noteArgument() throws(Refusal) {
    let name = index
    defer { index = name }
    guard begins("matches") else { return }
    index += 7
    try skipSpaceAndComments()
    guard current == UInt8(ascii: ":") else { return }
    index += 1
    try skipSpaceAndComments()
    argument = index
  }

  /// Skips a regular expression; false where the slash is an operator.
  private mutating func skipRegex(after before: UInt8) throws(Refusal) -> Bool {
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
