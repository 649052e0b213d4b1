/// Goes through the words of Swift code in which comments and literals are struck out.
struct CodeWords {
  private let code: [UInt8]
  private var index = 0
  /// Whether the last word stood in backticks.
  private(set) var isQuoted = false
  /// Whether the last word stood behind a dot.
  private(set) var isMember = false

  /// The byte behind the last word.
  var place: Int { index }

  init(_ code: [UInt8]) { self.code = code }

  private var current: UInt8? { index < code.count ? code[index] : nil }

  /// The next word, wherever it is; nil at the end.
  mutating func next() -> String? {
    while let byte = current, !SwiftReader.isLetter(byte), byte != UInt8(ascii: "`") { index += 1 }
    let before = index > 0 ? code[index - 1] : 0
    // A range ends in dots too.
    isMember = before == UInt8(ascii: ".") && !(index > 1 && code[index - 2] == before)
    return word()
  }

  /// The word that stands next, blanks aside; nil if something else does.
  mutating func name() -> String? {
    skipBlanks()
    return word()
  }

  private mutating func word() -> String? {
    isQuoted = current == UInt8(ascii: "`")
    if isQuoted { index += 1 }
    let start = index
    while let byte = current,
      isQuoted ? byte != UInt8(ascii: "`") : SwiftReader.isLetter(byte)
    { index += 1 }
    guard start < index else { return nil }
    defer { if isQuoted { index += 1 } }
    return String(decoding: code[start..<index], as: UTF8.self)
  }

  /// Skips a byte that stands next, blanks aside; false if another does.
  mutating func skip(_ byte: UInt8) -> Bool {
    var ahead = self
    ahead.skipBlanks()
    guard ahead.current == byte else { return false }
    ahead.index += 1
    self = ahead
    return true
  }

  private mutating func skipBlanks() {
    while let byte = current, SwiftReader.isBlank(byte) { index += 1 }
  }

  /// Skips to a byte that is in no brackets, from here on; false if a bracket closes or the code ends before it.
  private mutating func skip(to wanted: (UInt8) -> Bool) -> Bool {
    var depth = 0
    while let byte = current {
      if byte == UInt8(ascii: "`") {
        _ = word()
        continue
      }
      if depth == 0, wanted(byte) { return true }
      if "([{".utf8.contains(byte) { depth += 1 }
      if ")]}".utf8.contains(byte) { depth -= 1 }
      if depth < 0 { return false }
      index += 1
    }
    return false
  }

  // MARK: Parameters

  /// The labels of the parameters that are declared next; nil if they are not understood.
  package mutating func labels(ofSubscript isSubscript: Bool = false) -> [String]? {
    if !skip(UInt8(ascii: "?")) { _ = skip(UInt8(ascii: "!")) }
    if skip(UInt8(ascii: "<")), !skipGenerics() { return nil }
    guard skip(UInt8(ascii: "(")) else { return nil }
    var labels: [String] = []
    if skip(UInt8(ascii: ")")) { return labels }
    repeat {
      let label = label(ofSubscript: isSubscript)
      // The comma in a type such as `Pair<A, B>` begins no parameter.
      if label == nil, labels.isEmpty || skip(UInt8(ascii: "@")) { return nil }
      labels += label.map { [$0] } ?? []
    } while skipPastComma()
    return current == UInt8(ascii: ")") ? labels : nil
  }

  /// What stands before the colon of a parameter; nil if none stands here.
  private func label(ofSubscript isSubscript: Bool) -> String? {
    var ahead = self
    while ahead.skip(UInt8(ascii: "@")) {
      _ = ahead.name()
      if ahead.current == UInt8(ascii: "(") {
        ahead.index += 1
        guard ahead.skip(to: { $0 == UInt8(ascii: ")") }) else { return nil }
        ahead.index += 1
      }
    }
    guard let label = ahead.name() else { return nil }
    let inner = ahead.name()
    guard ahead.skip(UInt8(ascii: ":")) else { return nil }
    return isSubscript && inner == nil ? "_" : label
  }

  private mutating func skipPastComma() -> Bool {
    guard skip(to: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ")") }),
      current == UInt8(ascii: ",")
    else { return false }
    index += 1
    return true
  }

  /// Skips to behind the `>` that closes what `<` has opened; false if there is none.
  private mutating func skipGenerics() -> Bool {
    var depth = 1
    while skip(to: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") }) {
      let isArrow = index > 0 && code[index - 1] == UInt8(ascii: "-")
      if current == UInt8(ascii: "<") { depth += 1 } else if !isArrow { depth -= 1 }
      index += 1
      if depth == 0 { return true }
    }
    return false
  }

  // MARK: Properties

  /// Whether the variable that is declared here has code of its own: a brace follows before its declaration ends.
  func isAccessed() -> Bool {
    var ahead = self
    var last = UInt8(ascii: "=")
    while ahead.skip(to: { !SwiftReader.isBlank($0) || $0 == UInt8(ascii: "\n") }) {
      guard let byte = ahead.current else { return false }
      switch byte {
      case UInt8(ascii: "{"): return true
      case UInt8(ascii: ";"), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): return false
      case UInt8(ascii: "\n"):
        ahead.skipBlanks()
        guard let next = ahead.current else { return false }
        // A type may end in these, and then the declaration does.
        let isOver = ">?!".utf8.contains(last) || !Self.joins(last)
        if next != UInt8(ascii: "{"), !Self.joins(next), isOver { return false }
      case UInt8(ascii: "("), UInt8(ascii: "["):
        ahead.index += 1
        guard ahead.skip(to: { $0 == UInt8(ascii: ")") || $0 == UInt8(ascii: "]") }) else {
          return true
        }
        ahead.index += 1
        last = UInt8(ascii: ")")
      default:
        last = byte
        ahead.index += 1
      }
    }
    return false
  }

  /// Whether a byte is of what stands between two parts of one statement.
  private static func joins(_ byte: UInt8) -> Bool { "=:,.?!&|+-*/%<>~^".utf8.contains(byte) }
}
