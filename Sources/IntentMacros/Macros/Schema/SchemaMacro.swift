/// `@AppIntent(schema:)` and its kin: a type takes on a known shape.
///
/// The type gets the conformance and the words that it does not have; its stored properties become parameters.
enum SchemaMacro {
  /// What a type becomes.
  struct Kind: Sendable {
    let conformance: String
    /// What the type's stored properties become; nil: they stay as they are.
    let wrapper: String?
    let introducer: String
  }

  /// By the names that `#externalMacro` uses.
  static let kinds: [String: Kind] = [
    "AppIntentSchemaMacro": Kind(
      conformance: "AppIntent",
      wrapper: "@Parameter",
      introducer: "struct"
    ),
    "AppEntitySchemaMacro": Kind(
      conformance: "AppEntity",
      wrapper: "@Property",
      introducer: "struct"
    ),
    "AppEnumSchemaMacro": Kind(conformance: "AppEnum", wrapper: nil, introducer: "enum"),
  ]

  static func members(of type: TypeDeclaration, _ kind: Kind) -> String {
    let access = type.access
    var members: [String] = []
    func add(_ name: String, _ source: String) {
      if !type.staticProperties.contains(name) { members.append(access + source) }
    }
    let words = words(of: type.name.text)
    switch kind.conformance {
    case "AppIntent":
      add("title", "static var title: LocalizedStringResource { \"\(words)\" }")
    default:
      add(
        "typeDisplayRepresentation",
        "static var typeDisplayRepresentation: TypeDisplayRepresentation { \"\(words)\" }"
      )
    }
    if kind.conformance == "AppEnum" {
      let cases = type.cases.map { ".\($0): \"\(Self.words(of: $0.filter { $0 != "`" }))\"" }
      add(
        "caseDisplayRepresentations",
        "static var caseDisplayRepresentations: [\(type.name.text): DisplayRepresentation] {\n"
          + "  [\(cases.isEmpty ? ":" : cases.joined(separator: ", "))]\n}"
      )
    }
    return members.joined(separator: "\n")
  }

  /// The wrapper that a member gets; nothing for one that is not stored, cannot change, has one or has an initial value.
  ///
  /// Neither wrapper takes an initial value, Apple's either: with a schema there `var hideInSpotlight = false` is the app's own.
  static func attribute(ofMember source: String, _ kind: Kind) -> String {
    guard let wrapper = kind.wrapper, !source.hasAttribute,
      let property = PropertyReader.read(source),
      property.introducer.text == "var", property.getter == nil, property.setter == nil,
      property.initialValue == nil,
      !property.has("static"), !property.has("class"), !property.has("lazy"),
      !["id", "displayRepresentation"].contains(property.name)
    else { return "" }
    return wrapper
  }

  /// The conformance, which under Xcode's default of main-actor isolation would else be the main actor's alone.
  ///
  /// The compiler gives an extension that a macro wrote the default isolation, though the type that it extends has none.
  static func extensions(of type: String, _ kind: Kind) -> String {
    "extension \(type): nonisolated \(kind.conformance) {}"
  }

  /// `CreateAlbumIntent`: "Create Album".
  private static func words(of name: String) -> String {
    var name = name
    for ending in ["Intent", "Entity", "Enum"] where name.hasSuffix(ending) && name != ending {
      name.removeLast(ending.count)
      break
    }
    var words = ""
    for letter in name {
      if letter.isUppercase, let last = words.last, !last.isUppercase { words += " " }
      words += words.isEmpty ? letter.uppercased() : String(letter)
    }
    return words
  }
}

extension String {
  fileprivate var hasAttribute: Bool { Lexer.tokens(of: self).first?.text == "@" }
}
