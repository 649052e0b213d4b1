import SnippetFoundation

extension EntityIdentifier: TypedValue {
  /// The name of the entity's type up to the first `/`, and its identifier behind it: `ProductEntity/latte`.
  ///
  /// Whether there is such an entity is the app's to find out, as with an identifier that it kept.
  static func read(_ text: String, _ rules: ParameterConfiguration) -> TypedReading {
    guard let slash = text.firstIndex(of: "/") else { return .refused("names no type of entity") }
    let type = text[..<slash].trimmed
    let identifier = text[text.index(after: slash)...].trimmed
    guard isName(type) else { return .refused("names no type of entity") }
    guard !identifier.isEmpty else { return .refused("names no entity of the type") }
    return .value(EntityIdentifier(entityType: String(type), identifier: String(identifier)))
  }

  static func hint(_ rules: ParameterConfiguration) -> String {
    "an entity's type and identifier, such as ProductEntity/latte"
  }

  func typed(_ rules: ParameterConfiguration) -> String { description }

  /// One word, such as the name of a type, also with its module: `Shop.Product`.
  private static func isName(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || "._-".contains($0) }
  }
}
