/// Reads the declaration of an enumeration: its name and its cases.
struct EnumReader {
  private let source: [UInt8]
  private var rest: ArraySlice<Token>

  private init(_ source: String) {
    self.source = Array(source.utf8)
    rest = Lexer.tokens(of: source)[...]
  }

  /// The enumeration that the source declares; nil if it declares something else.
  static func read(_ source: String) -> EnumDeclaration? {
    var reader = EnumReader(source)
    return reader.declaration()
  }

  private mutating func declaration() -> EnumDeclaration? {
    skipAttributes()
    var access = ""
    while let word = rest.first, word.kind == .word, word.text != "enum" {
      if ["struct", "class", "actor", "extension", "protocol", "func", "var"].contains(word.text) {
        return nil
      }
      if ["public", "package"].contains(word.text) { access = word.text + " " }
      rest.removeFirst()
      if rest.first?.text == "(" { skipBalanced() }
    }
    guard let introducer = rest.popFirst(), introducer.text == "enum",
      let name = rest.popFirst(), name.kind == .word
    else { return nil }
    while let token = rest.first, token.text != "{" {
      if token.text == "<" || token.text == "(" { skipBalanced() } else { rest.removeFirst() }
    }
    rest = rest.dropFirst()
    var result = EnumDeclaration(introducer: introducer, name: name, access: access)
    while let token = rest.first, token.text != "}" {
      switch token.text {
      case "case":
        rest.removeFirst()
        readCases(into: &result)
      case "(", "[", "{": skipBalanced()
      default: rest.removeFirst()
      }
    }
    return result
  }

  /// `a(A), b(B)`; raw values are skipped.
  private mutating func readCases(into result: inout EnumDeclaration) {
    repeat {
      guard let name = rest.popFirst(), name.kind == .word else { return }
      var one = EnumDeclaration.Case(name: name)
      if rest.first?.text == "(" { one.values = values() }
      result.cases.append(one)
      if rest.first?.text == "=" { rest.removeFirst(min(2, rest.count)) }
      guard rest.first?.text == "," else { return }
      rest.removeFirst()
    } while !rest.isEmpty
  }

  private mutating func values() -> [EnumDeclaration.Value] {
    rest.removeFirst()
    var values: [EnumDeclaration.Value] = []
    while let first = rest.first, first.text != ")" {
      var label: String?
      if first.kind == .word, rest.dropFirst().first?.text == ":" {
        label = first.text == "_" ? nil : first.text
        rest.removeFirst(2)
      }
      guard let start = rest.first else { break }
      var end = start.range.upperBound
      while let token = rest.first, token.text != ",", token.text != ")" {
        let isOpen = ["(", "[", "<"].contains(token.text)
        end = isOpen ? skipBalanced() ?? end : rest.removeFirst().range.upperBound
      }
      let bytes = source[start.range.lowerBound..<max(start.range.lowerBound, end)]
      values.append(
        EnumDeclaration.Value(label: label, type: String(decoding: bytes, as: UTF8.self))
      )
      if rest.first?.text == "," { rest.removeFirst() }
    }
    rest = rest.dropFirst()
    return values
  }

  private mutating func skipAttributes() {
    while rest.first?.text == "@" {
      rest.removeFirst(min(2, rest.count))
      while rest.first?.text == "." { rest.removeFirst(min(2, rest.count)) }
      if rest.first?.text == "(" { skipBalanced() }
    }
  }

  /// Skips what stands between the mark here and the one that closes it; returns where that one ends.
  @discardableResult
  private mutating func skipBalanced() -> Int? {
    let pairs = ["(": ")", "[": "]", "{": "}", "<": ">"]
    guard let open = rest.first?.text, let close = pairs[open] else { return nil }
    var (depth, end, last) = (0, rest.first?.range.upperBound, "")
    while let token = rest.popFirst() {
      // The head of an arrow closes nothing.
      let isArrow = token.text == ">" && last == "-" && open == "<"
      (end, last) = (token.range.upperBound, token.text)
      if token.text == open { depth += 1 }
      if token.text == close, !isArrow { depth -= 1 }
      if depth == 0 { break }
    }
    return end
  }
}
