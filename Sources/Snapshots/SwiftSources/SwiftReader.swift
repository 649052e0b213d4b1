/// Goes through Swift source past what is no code: blanks, comments, literals and names in backticks.
///
/// Reads bytes, and refuses what it does not understand.
package struct SwiftReader: Sendable {
  /// Why the source is not understood.
  package struct Refusal: Error, Equatable, CustomStringConvertible {
    package var description: String

    package init(description: String) { self.description = description }
  }

  /// A string literal that was skipped.
  package struct Literal: Sendable, Equatable {
    /// What stands between its quotes.
    package var range: Range<Int>
    /// Whether it has three quotes.
    package var isLong: Bool
    package var hasInterpolation: Bool
  }

  /// Something that is no code and was skipped.
  package enum Skipped: Sendable {
    case comment
    /// A string or a regular expression.
    case literal
    /// A name in backticks.
    case name
  }

  package let bytes: [UInt8]
  package var index = 0
  /// How many interpolations the place is in.
  private var depth = 0

  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package var current: UInt8? { index < bytes.count ? bytes[index] : nil }

  package func begins(_ text: StaticString) -> Bool { begins(text, at: index) }

  private func begins(_ text: StaticString, at place: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard place + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[place + $0] == text.utf8Start[$0] }
  }

  /// Whether a byte is one of a name.
  package static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (0x30...0x39).contains(byte)
      || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  static func endsLine(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  package static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  // MARK: Blanks and comments

  package mutating func skipSpace() {
    while let byte = current, Self.isBlank(byte) { index += 1 }
  }

  package mutating func skipSpaceAndComments() throws(Refusal) {
    repeat { skipSpace() } while try skipComment()
  }

  /// Skips a comment; false where none begins.
  package mutating func skipComment() throws(Refusal) -> Bool {
    if begins("//") {
      while let byte = current, !Self.endsLine(byte) { index += 1 }
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

  /// Skips what is no code; nil where code begins.
  ///
  /// What stands `before` a slash says whether it begins a regular expression.
  package mutating func skipNonCode(after before: UInt8) throws(Refusal) -> Skipped? {
    switch current {
    case UInt8(ascii: "/"):
      if try skipComment() { return .comment }
      return try skipRegex(after: before) ? .literal : nil
    case UInt8(ascii: "\""), UInt8(ascii: "#"):
      if try skipLiteral() != nil { return .literal }
      return try skipLongRegex() ? .literal : nil
    case UInt8(ascii: "`"):
      index += 1
      while let byte = current, !Self.endsLine(byte) {
        index += 1
        if byte == UInt8(ascii: "`") { return .name }
      }
      throw Refusal(description: "a name in backticks does not end")
    default: return nil
    }
  }

  // MARK: Brackets

  /// Skips from an opening bracket past the one that closes it.
  ///
  /// - Parameter name: The label of an argument between them.
  /// - Returns: Where that argument's value begins; nil if there is none.
  /// - Throws: Why what stands between them is not understood.
  @discardableResult
  package mutating func skipBrackets(noting name: StaticString? = nil) throws(Refusal) -> Int? {
    var open: [UInt8] = []
    var noted: Int?
    var before: UInt8 = UInt8(ascii: "(")
    while let byte = current {
      if let skipped = try skipNonCode(after: before) {
        if skipped != .comment { before = UInt8(ascii: "\"") }
        continue
      }
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open.append(byte)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard open.popLast() == Self.opening(of: byte) else {
          throw Refusal(description: "the brackets of its arguments do not fit together")
        }
        if open.isEmpty {
          index += 1
          return noted
        }
      default:
        if let name, open.count == 1, "(,".utf8.contains(before), begins(name) {
          noted = try value(ofArgument: name) ?? noted
        }
      }
      if byte > 0x20 { before = byte }
      index += 1
    }
    throw Refusal(description: "its arguments do not end")
  }

  private static func opening(of byte: UInt8) -> UInt8 {
    byte == UInt8(ascii: ")") ? UInt8(ascii: "(") : byte - 2
  }

  /// The place of the value of an argument whose label stands here.
  private func value(ofArgument name: StaticString) throws(Refusal) -> Int? {
    var ahead = self
    ahead.index += name.utf8CodeUnitCount
    try ahead.skipSpaceAndComments()
    guard ahead.current == UInt8(ascii: ":") else { return nil }
    ahead.index += 1
    try ahead.skipSpaceAndComments()
    return ahead.index
  }

  // MARK: Literals

  /// Skips a string literal, with all that is in it; nil where none begins.
  package mutating func skipLiteral() throws(Refusal) -> Literal? {
    let hashes = hashes(at: index)
    guard index + hashes < bytes.count, bytes[index + hashes] == UInt8(ascii: "\"") else {
      return nil
    }
    index += hashes
    let isLong = begins("\"\"\"") && !closes(inLineAfter: index + 1, hashes)
    index += isLong ? 3 : 1
    let first = index
    var hasInterpolation = false
    while let byte = current {
      if byte == UInt8(ascii: "\\"), self.hashes(at: index + 1) >= hashes {
        index += 1 + hashes
        if current == UInt8(ascii: "(") {
          hasInterpolation = true
          try skipInterpolation()
        } else {
          index += 1
        }
      } else if isLong ? begins("\"\"\"") : byte == UInt8(ascii: "\""),
        self.hashes(at: index + (isLong ? 3 : 1)) >= hashes
      {
        let range = first..<index
        index += (isLong ? 3 : 1) + hashes
        return Literal(range: range, isLong: isLong, hasInterpolation: hasInterpolation)
      } else if Self.endsLine(byte), !isLong {
        break
      } else {
        index += 1
      }
    }
    throw Refusal(description: "a string literal does not end")
  }

  private func hashes(at place: Int) -> Int {
    var end = place
    while end < bytes.count, bytes[end] == UInt8(ascii: "#") { end += 1 }
    return end - place
  }

  /// Whether a literal with `#` ends in its first line: `#"""#` is a quote.
  private func closes(inLineAfter place: Int, _ hashes: Int) -> Bool {
    guard hashes > 0 else { return false }
    var place = place
    while place < bytes.count, !Self.endsLine(bytes[place]) {
      place += 1
      if bytes[place - 1] == UInt8(ascii: "\""), self.hashes(at: place) >= hashes { return true }
    }
    return false
  }

  private mutating func skipInterpolation() throws(Refusal) {
    guard depth < 50 else {
      throw Refusal(description: "more than 50 string literals stand in each other")
    }
    depth += 1
    try skipBrackets()
    depth -= 1
  }

  /// Skips a regular expression; false where the slash is an operator.
  private mutating func skipRegex(after before: UInt8) throws(Refusal) -> Bool {
    guard "([{,:=?&|;".utf8.contains(before) || isAfterKeyword else { return false }
    // An operator that is handed over: `reduce(1, /)`.
    if index + 1 < bytes.count, ") ,\t".utf8.contains(bytes[index + 1]) { return false }
    index += 1
    while let byte = current, !Self.endsLine(byte) {
      index += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "/") { return true }
    }
    throw Refusal(description: "a regular expression of its arguments does not end")
  }

  /// Whether a word stands before this place behind which a value begins.
  private var isAfterKeyword: Bool {
    var end = index
    while end > 0, Self.isBlank(bytes[end - 1]) { end -= 1 }
    var start = end
    while start > 0, Self.isLetter(bytes[start - 1]) { start -= 1 }
    let word = String(decoding: bytes[start..<end], as: UTF8.self)
    return ["return", "in", "case", "else", "try", "await", "throw", "where"].contains(word)
  }

  /// Skips a regular expression between `#/` and `/#`; false where none begins.
  private mutating func skipLongRegex() throws(Refusal) -> Bool {
    let hashes = hashes(at: index)
    guard hashes > 0, index + hashes < bytes.count, bytes[index + hashes] == UInt8(ascii: "/")
    else { return false }
    index += hashes + 1
    while let byte = current {
      index += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "/"), self.hashes(at: index) >= hashes {
        index += hashes
        return true
      }
    }
    throw Refusal(description: "a regular expression of its arguments does not end")
  }
}
