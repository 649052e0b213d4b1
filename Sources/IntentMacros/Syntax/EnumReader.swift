/// Reads the declaration of an enumeration: its name, its cases and the conditions that they stand under.
struct EnumReader {
  private let source: [UInt8]
  private var rest: TokenCursor
  private var branches: [EnumDeclaration.Branch] = []
  private var conditionCount = 0

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
    var isUnavailable = false
    while let token = rest.first, token.text != "}" {
      switch token.text {
      case "case":
        rest.next()
        let others = result.members
        readCases(into: &result)
        // Nobody can make or match such a case.
        if isUnavailable { result.members = others }
        isUnavailable = false
      case "@": isUnavailable = attribute().contains("unavailable") || isUnavailable
      case "#" where ["if", "elseif", "else", "endif"].contains(rest.second?.text):
        result.members.append(.directive(directive()))
      case "(", "[", "{": rest.skipBalanced()
      case "indirect": rest.next()
      default:
        rest.next()
        isUnavailable = false
      }
    }
    return result
  }

  private mutating func attribute() -> String {
    guard let start = rest.first?.range.lowerBound else { return "" }
    rest.skipAttributes()
    return text(start..<(rest.first?.range.lowerBound ?? source.count))
  }

  /// A directive with its condition, which ends with the line.
  private mutating func directive() -> String {
    guard let start = rest.next(), let word = rest.next() else { return "" }
    switch word.text {
    case "if":
      branches.append(EnumDeclaration.Branch(condition: conditionCount))
      conditionCount += 1
    case "endif": branches = branches.dropLast()
    default: if !branches.isEmpty { branches[branches.count - 1].part += 1 }
    }
    var end = word.range.upperBound
    while let token = rest.first,
      !source[end..<token.range.lowerBound].contains(UInt8(ascii: "\n"))
    {
      end = token.text == "(" ? rest.skipBalanced() ?? end : rest.next()?.range.upperBound ?? end
    }
    return text(start.range.lowerBound..<end)
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: source[range], as: UTF8.self)
  }

  /// `a(A), b(B)`; raw values are skipped.
  private mutating func readCases(into result: inout EnumDeclaration) {
    repeat {
      guard let name = rest.next(), name.kind == .word else { return }
      var one = EnumDeclaration.Case(name: name, branches: branches)
      one.line = source[..<name.range.lowerBound].count { $0 == UInt8(ascii: "\n") }
      if rest.first?.text == "(" { one.values = values() }
      result.members.append(.one(one))
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
      // A name of its own behind the label, as in `_ name: Type`, is not seen outside.
      if first.text == "_", rest.second?.kind == .word {
        rest.next()
        rest.next()
        rest.next()
      } else if first.kind == .word, rest.second?.text == ":" {
        label = first.text == "_" ? nil : first.text
        rest.next()
        rest.next()
      }
      guard let start = rest.first else { break }
      let end = max(start.range.lowerBound, skip(to: [",", ")", "="], over: ["(", "[", "<"]))
      values.append(EnumDeclaration.Value(label: label, type: text(start.range.lowerBound..<end)))
      // A value that it has where none is given.
      if rest.first?.text == "=" { _ = skip(to: [",", ")"], over: ["(", "[", "{"]) }
      if rest.first?.text == "," { rest.next() }
    }
    rest.next()
    return values
  }

  /// Skips what stands before one of the marks, brackets as a whole; returns where it ends.
  private mutating func skip(to marks: Set<String>, over brackets: Set<String>) -> Int {
    var end = rest.first?.range.lowerBound ?? source.count
    while let token = rest.first, !marks.contains(token.text) {
      let isOpen = brackets.contains(token.text)
      end = isOpen ? rest.skipBalanced() ?? end : rest.next()?.range.upperBound ?? end
    }
    return end
  }
}
