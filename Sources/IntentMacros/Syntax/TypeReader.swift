/// Reads the declaration of a type: what it is, its name, its properties and cases.
struct TypeReader {
  private var tokens: TokenCursor

  /// The type that the source declares; nil if it declares something else.
  static func read(_ source: String) -> TypeDeclaration? {
    var reader = TypeReader(tokens: TokenCursor(source))
    return reader.declaration()
  }

  /// The name of the class that the source declares, or of the type that it extends; nil: it does neither.
  static func classOrExtended(_ source: String) -> String? {
    if let type = read(source) { return type.introducer.text == "class" ? type.name.text : nil }
    var tokens = TokenCursor(source)
    while let token = tokens.next(), token.text != "extension" {}
    var name = ""
    while let token = tokens.first, ![":", "{", "where"].contains(token.text) {
      name += token.text
      tokens.next()
    }
    return name.isEmpty ? nil : name
  }

  private mutating func declaration() -> TypeDeclaration? {
    tokens.skipAttributes()
    var access = ""
    while let word = tokens.first, word.kind == .word, !TypeReader.kinds.contains(word.text) {
      if ["public", "package"].contains(word.text) { access = word.text + " " }
      if ["func", "var", "let", "extension", "protocol"].contains(word.text) { return nil }
      tokens.next()
      if tokens.first?.text == "(" { tokens.skipBalanced() }
    }
    guard let introducer = tokens.next(), TypeReader.kinds.contains(introducer.text),
      let name = tokens.next(), name.kind == .word
    else { return nil }
    while let token = tokens.first, token.text != "{" {
      if token.text == "<" || token.text == "(" { tokens.skipBalanced() } else { tokens.next() }
    }
    tokens.next()
    var result = TypeDeclaration(introducer: introducer, name: name, access: access)
    var isStatic = false
    while let token = tokens.first, token.text != "}" {
      switch token.text {
      case "static", "class":
        tokens.next()
        isStatic = true
      case "var", "let":
        tokens.next()
        if let name = tokens.next(), isStatic { result.staticProperties.insert(name.text) }
        isStatic = false
      case "func", "subscript", "init", "typealias", "struct", "enum", "actor", "protocol":
        tokens.next()
        isStatic = false
      case "case" where introducer.text == "enum":
        tokens.next()
        readCases(into: &result)
      case "(", "[", "{": tokens.skipBalanced()
      default: tokens.next()
      }
    }
    return result
  }

  private mutating func readCases(into result: inout TypeDeclaration) {
    repeat {
      guard let name = tokens.next(), name.kind == .word else { return }
      result.cases.append(name.text)
      if tokens.first?.text == "(" { tokens.skipBalanced() }
      if tokens.first?.text == "=" {
        tokens.next()
        tokens.next()
      }
      guard tokens.first?.text == "," else { return }
      tokens.next()
    } while tokens.first != nil
  }

  private static let kinds: Set = ["struct", "enum", "class", "actor"]
}
