import SnippetFoundation

extension DisplayRepresentation {
  /// The same, with a title that can be seen: where the app's shows nothing, the name of a case, the type and identifier of
  /// an entity, or what would be typed for any other value.
  ///
  /// A value is then called the same in every list, and wherever else it is named.
  consuming func named(as value: any Sendable) -> DisplayRepresentation {
    // Translations are looked up only for a title that is blank in the source: it is asked for all the time.
    guard title.defaultValue.resolved.isBlank, title.resolved.isBlank,
      let name = Self.name(of: value)
    else { return self }
    var named = self
    named.title = LocalizedStringResource(stringLiteral: name)
    return named
  }

  private static func name(of value: any Sendable) -> String? {
    switch value {
    case let value as any AppEnum: IntentModel.words(ofProperty: String(describing: value))
    case let value as any AppEntity: name(ofEntity: value)
    case let value as any TypedValue: value.typed(ParameterConfiguration())
    default: nil
    }
  }

  /// `Book 12`; of an entity that nothing finds again its type alone.
  private static func name<Entity: AppEntity>(ofEntity entity: Entity) -> String {
    let type = typeName(of: Entity.self) ?? SnippetFoundation.typeName(Entity.self)
    return entity is any TransientAppEntity ? type : "\(type) \(entity.id.entityIdentifierString)"
  }
}
