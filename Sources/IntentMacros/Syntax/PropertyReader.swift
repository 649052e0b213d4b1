/// Reads the declaration of one property.
struct PropertyReader {
  private let source: [UInt8]
  private var rest: ArraySlice<Token>

  private init(_ source: String) {
    self.source = Array(source.utf8)
    rest = Lexer.tokens(of: source)[...]
  }

  /// The property that the source declares; nil if it declares something else.
  static func read(_ source: String) -> PropertyDeclaration? {
    var reader = PropertyReader(source)
    return reader.property()
  }

  private mutating func property() -> PropertyDeclaration? {
    let attributes = attributes()
    var modifiers: [String] = []
    while let token = rest.first, token.kind == .word, !["var", "let"].contains(token.text) {
      rest.removeFirst()
      if rest.first?.text == "(" {
        skipBalanced()
      } else {
        modifiers.append(token.text)
      }
    }
    guard let introducer = rest.popFirst(), introducer.kind == .word,
      let name = rest.popFirst(), name.kind == .word
    else { return nil }
    var property = PropertyDeclaration(introducer: introducer, name: name.text)
    property.attributes = attributes
    property.modifiers = modifiers
    if rest.first?.text == ":" {
      rest.removeFirst()
      property.type = type()
    }
    if let sign = rest.first, sign.text == "=" {
      property.initialValue = sign
      let value = rest.dropFirst()
      // From token to token: a comment behind the value would hide what is written behind it.
      if let first = value.first, let last = value.last {
        property.initialText = text(first.range.lowerBound..<last.range.upperBound)
      }
    } else if let brace = rest.first, brace.text == "{" {
      accessors(brace, of: &property)
    }
    return property
  }

  /// Attributes up to the modifiers; those that companions need.
  private mutating func attributes() -> [String] {
    var kept: [String] = []
    while rest.first?.text == "@" {
      let start = rest.removeFirst().range.lowerBound
      let name = rest.popFirst()
      while rest.first?.text == "." { rest.removeFirst(2) }
      // What stands behind a blank belongs to the property.
      if let last = rest.first, last.text == "(", end(before: last) == last.range.lowerBound {
        skipBalanced()
      }
      if let name, ["available", "MainActor"].contains(name.text) {
        kept.append(text(start..<end(before: rest.first)))
      }
    }
    return kept
  }

  /// Where the token before this one ends.
  private func end(before token: Token?) -> Int {
    var end = token?.range.lowerBound ?? source.count
    while end > 0, [0x20, 0x09, 0x0A, 0x0D].contains(source[end - 1]) { end -= 1 }
    return end
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: source[range], as: UTF8.self)
  }

  /// Up to what may follow a type: a value, a getter, the end.
  private mutating func type() -> String? {
    guard let first = rest.first else { return nil }
    var last = first
    while let token = rest.first, !["=", "{", ";"].contains(token.text) {
      if ["(", "[", "<"].contains(token.text) {
        last = skipBalanced() ?? token
      } else {
        last = rest.removeFirst()
      }
    }
    return text(first.range.lowerBound..<max(first.range.lowerBound, last.range.upperBound))
  }

  /// Skips what stands between the mark here and the one that closes it; returns that one.
  @discardableResult
  private mutating func skipBalanced() -> Token? {
    let pairs = ["(": ")", "[": "]", "{": "}", "<": ">"]
    guard let open = rest.first?.text, let close = pairs[open] else { return nil }
    var depth = 0
    var last: Token?
    while let token = rest.popFirst() {
      // The head of an arrow closes nothing.
      let isArrow = token.text == ">" && last?.text == "-" && open == "<"
      last = token
      if token.text == open { depth += 1 }
      if token.text == close, !isArrow { depth -= 1 }
      if depth == 0 { return token }
    }
    return last
  }

  /// What stands between the braces: accessors, or a getter's body without its word.
  private mutating func accessors(_ brace: Token, of property: inout PropertyDeclaration) {
    let body = rest
    rest.removeFirst()
    var isFirst = true
    while let token = rest.first, token.text != "}" {
      _ = attributes()
      while ["mutating", "nonmutating", "borrowing", "consuming"].contains(rest.first?.text) {
        rest.removeFirst()
      }
      guard let word = rest.popFirst(), PropertyReader.accessorWords.contains(word.text) else {
        if isFirst {
          rest = body
          property.getter = PropertyDeclaration.Getter(token: brace)
        }
        return
      }
      isFirst = false
      var getter = PropertyDeclaration.Getter(token: word)
      while let effect = rest.first, effect.text != "{", effect.text != "}" {
        getter.isAsync = getter.isAsync || effect.text == "async"
        getter.canThrow = getter.canThrow || effect.text == "throws"
        rest.removeFirst()
        if PropertyReader.accessorWords.contains(effect.text) { return }
      }
      if word.text == "get" || word.text == "_read" { property.getter = getter }
      if word.text == "set" { property.setter = word }
      skipBalanced()
    }
  }

  private static let accessorWords: Set = ["get", "set", "_read", "_modify", "willSet", "didSet"]
}
