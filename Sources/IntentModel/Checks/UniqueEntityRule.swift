import SnippetFoundation

/// A unique entity that keeps values, and whose provider has no closure to make it.
enum UniqueEntityRule: AppRule {
  static let id = "unique-entity-without-closure"

  static func findings(in app: CheckedApp) -> [AppFinding] {
    entities(of: app).filter { !makesAnEntity($0) }.map { type in
      let name = nestedTypeName(type)
      return error(
        name,
        "It keeps values, so its UniqueAppEntityProvider cannot make one by itself. "
          + "Write: UniqueAppEntityProvider { \(name)(...) }"
      )
    }
  }

  /// The entities that the intents' parameters are and those that can be looked for, each once.
  private static func entities(of app: CheckedApp) -> [any AppEntity.Type] {
    var seen: Set<ObjectIdentifier> = []
    let asked = app.catalog.intents.flatMap { parameters(of: $0.make()) }
      .compactMap { $0.elementType as? any AppEntity.Type }
    return (asked + app.found.entities).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  private static func makesAnEntity<Entity: AppEntity>(_ type: Entity.Type) -> Bool {
    (Entity.defaultQuery as? any AnyUniqueProvider)?.makesAnEntity ?? true
  }
}
