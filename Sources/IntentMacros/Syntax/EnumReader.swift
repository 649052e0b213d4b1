/// Reads the declaration of an enumeration: its name and its cases.
struct EnumReader {
  private let source: [UInt8]
  private var rest: TokenCursor

  private init(_ source: String) {
    self.source = Array(source.utf8)
    rest = TokenCursor(source)
  }

  /// The enumeration that the source declares; nil if it declares something else.
  static func read(_ source: String) -> EnumDeclaration? {
    var reader = EnumReader(source)
    return reader.declaration()
  }

  private mutating func declaration() -> EnumDeclaration? {
    rest.skipAttributes()
    var access = ""
    while let word = rest.first, word.kind == .word, word.text != "enum" {
      if ["struct", "class", "actor", "extension", "protocol", "func", "var"].contains(word.text) {
        return nil
      }
      if ["public", "package"].contains(word.text) { access = word.text + " " }
      rest.next()
      if rest.first?.text == "(" { rest.skipBalanced() }
    }
    guard let introducer = rest.next(), introducer.text == "enum",
      let name = rest.next(), name.kind == .word
    else { return nil }
    while let token = rest.first, token.text != "{" {
      if token.text == "<" || token.text == "(" { rest.skipBalanced() } else { rest.next() }
    }
    rest.next()
    var result = EnumDeclaration(introducer: introducer, name: name, access: access)
    while let token = rest.first, token.text != "}" {
      switch token.text {
      case "case":
        rest.next()
        readCases(into: &result)
      case "(", "[", "{": rest.skipBalanced()
      default: rest.next()
      }
    }
    return result
  }

  /// `a(A), b(B)`; raw values are skipped.
  private mutating func readCases(into result: inout EnumDeclaration) {
    repeat {
      guard let name = rest.next(), name.kind == .word else { return }
      var one = EnumDeclaration.Case(name: name)
      if rest.first?.text == "(" { one.values = values() }
      result.cases.append(one)
      if rest.first?.text == "=" {
        rest.next()
        rest.next()
      }
      guard rest.first?.text == "," else { return }
      rest.next()
    } while rest.first != nil
  }

  private mutating func values() -> [EnumDeclaration.Value] {
    rest.next()
    var values: [EnumDeclaration.Value] = []
    while let first = rest.first, first.text != ")" {
      var label: String?
      if first.kind == .word, rest.second?.text == ":" {
        label = first.text == "_" ? nil : first.text
        rest.next()
        rest.next()
      }
      guard let start = rest.first else { break }
      var end = start.range.upperBound
      while let token = rest.first, token.text != ",", token.text != ")" {
        let isOpen = ["(", "[", "<"].contains(token.text)
        end = isOpen ? rest.skipBalanced() ?? end : rest.next()?.range.upperBound ?? end
      }
      let bytes = source[start.range.lowerBound..<max(start.range.lowerBound, end)]
      values.append(
        EnumDeclaration.Value(label: label, type: String(decoding: bytes, as: UTF8.self))
      )
      if rest.first?.text == "," { rest.next() }
    }
    rest.next()
    return values
  }
}
