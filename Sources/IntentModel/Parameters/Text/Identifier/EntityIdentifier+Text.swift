import SnippetFoundation

extension EntityIdentifier: TypedValue {
  /// The name of the entity's type up to the first `/`, and its identifier behind it: `ProductEntity/latte`.
  ///
  /// The type is one of the app's. Whether it has such an entity is the app's to find out, as with an identifier that
  /// it kept.
  static func read(_ text: String, _ rules: ParameterConfiguration) -> TypedReading {
    guard let slash = text.firstIndex(of: "/") else { return .refused("names no type of entity") }
    let type = text[..<slash].trimmed
    let identifier = text[text.index(after: slash)...].trimmed
    guard let type = entityType(named: type) else { return .refused("names no type of entity") }
    guard !identifier.isEmpty else { return .refused("names no entity of the type") }
    return .value(EntityIdentifier(entityType: type, identifier: String(identifier)))
  }

  static func hint(_ rules: ParameterConfiguration) -> String {
    "an entity's type and identifier, such as ProductEntity/latte"
  }

  func typed(_ rules: ParameterConfiguration) -> String { description }

  private static func entityType(named name: some StringProtocol) -> (any AppEntity.Type)? {
    AppTypes.of(nil, conformingTo: (any AppEntity.Type).self)
      .first { $0.persistentIdentifier.isSame(as: String(name)) }
  }
}
