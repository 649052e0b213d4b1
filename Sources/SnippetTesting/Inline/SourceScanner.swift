import Snapshots

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
    /// What the closure's literal stands for; nil: there is no closure, or the literal is not understood.
    var text: String?

    /// Whether its closure may stand for a text.
    func mayStand(for other: String?) -> Bool {
      guard let text, let other else { return other != nil }
      return text.utf8.elementsEqual(other.utf8)
    }
  }

  /// Why a call cannot be rewritten.
  typealias Refusal = SwiftReader.Refusal

  private var reader: SwiftReader
  private var bytes: [UInt8] { reader.bytes }
  private var index: Int {
    get { reader.index }
    set { reader.index = newValue }
  }
  private var current: UInt8? { reader.current }

  init(_ bytes: [UInt8]) { reader = SwiftReader(bytes) }

  /// Finds what stands behind the call whose arguments, or whose closure, begin at a line and a column.
  ///
  /// `function` is the name that must stand before that place.
  mutating func closure(line: Int, column: Int, of function: String) throws(Refusal) -> Found {
    try go(toLine: line, column: column)
    guard nameBefore(index) == function else {
      throw Refusal(description: "no call of \(function) is there: the file has changed")
    }
    return try closureOfCall()
  }

  /// How many calls of a function in a part of the file may be the one whose closure says `text`; nil: that has none.
  ///
  /// Calls with a name for their snapshots keep them in files, and are others.
  mutating func calls(
    of function: String,
    in range: Range<Int>,
    saying text: String?
  ) throws(Refusal) -> Int {
    var count = 0
    index = range.lowerBound
    var before = UInt8(ascii: "{")
    while index < range.upperBound, let byte = current {
      if let skipped = try reader.skipNonCode(after: before) {
        if skipped != .comment { before = UInt8(ascii: "\"") }
        continue
      }
      if byte == UInt8(ascii: "(") || byte == UInt8(ascii: "{"), nameBefore(index) == function {
        var ahead = self
        let isNamed = byte == UInt8(ascii: "(") && ahead.hasArgument("named")
        ahead.index = index
        // One with a closure that is not understood is no call that could be written to.
        if !isNamed, let found = try? ahead.closureOfCall(),
          found.range.isEmpty ? text == nil : found.mayStand(for: text)
        {
          count += 1
        }
      }
      if byte > 0x20 { before = byte }
      index += 1
    }
    return count
  }

  private mutating func hasArgument(_ label: StaticString) -> Bool {
    ((try? reader.skipBrackets(noting: label)) ?? nil) != nil
  }

  /// Finds what stands behind the call whose arguments, or whose closure, begin here.
  private mutating func closureOfCall() throws(Refusal) -> Found {
    if current == UInt8(ascii: "("), let argument = try reader.skipBrackets(noting: "matches") {
      return try closure(asArgumentAt: argument)
    }
    let end = index
    let indentation = blanks(ofLineAt: max(0, end - 1))
    try reader.skipSpaceAndComments()
    guard current == UInt8(ascii: "{") else {
      return Found(range: end..<end, indentation: indentation)
    }
    return try closure()
  }

  /// Reads the closure that begins here.
  private mutating func closure() throws(Refusal) -> Found {
    let start = index
    index += 1
    reader.skipSpace()
    var textIndentation: String?
    var text: String? = ""
    let hashes = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
    if let literal = try skipLiteral() {
      textIndentation = literal.isLong ? firstBlanks(in: literal.range) : nil
      text = SourceText.text(of: bytes[literal.range], isLong: literal.isLong, hashes: hashes)
      reader.skipSpace()
    }
    guard current == UInt8(ascii: "}") else {
      throw Refusal(description: "its closure holds something else than one string literal")
    }
    index += 1
    return Found(
      range: start..<index,
      indentation: blanks(ofLineAt: start),
      textIndentation: textIndentation,
      text: text
    )
  }

  private mutating func closure(asArgumentAt place: Int) throws(Refusal) -> Found {
    index = place
    let refusal = Refusal(description: "its 'matches:' is something else than one closure")
    guard current == UInt8(ascii: "{") else { throw refusal }
    let found = try closure()
    try reader.skipSpaceAndComments()
    guard current == UInt8(ascii: ",") || current == UInt8(ascii: ")") else { throw refusal }
    return found
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
    while start > 0, SwiftReader.isLetter(bytes[start - 1]) { start -= 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private func blanks(ofLineAt place: Int) -> String {
    var start = place
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    let blanks = bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: blanks, as: UTF8.self)
  }

  /// Skips the closure's literal.
  private mutating func skipLiteral() throws(Refusal) -> SwiftReader.Literal? {
    let literal = try reader.skipLiteral()
    if literal?.hasInterpolation == true {
      throw Refusal(description: "the literal in its closure holds an interpolation")
    }
    return literal
  }

  /// The blanks before the quotes that end a literal: what the compiler takes off every row.
  private func firstBlanks(in range: Range<Int>) -> String? {
    guard let newline = bytes[range].lastIndex(of: UInt8(ascii: "\n")) else { return nil }
    return String(decoding: bytes[newline + 1..<range.upperBound], as: UTF8.self)
  }
}
