import SnippetFoundation

/// Two intents, two entities or two enums of one identifier: only one of them can be asked for.
enum DuplicateIdentifierRule: AppRule {
  static let id = "duplicate-identifier"

  static func findings(in app: CheckedApp) -> [AppFinding] {
    twice(app.catalog.intents.map { ($0.identifier, $0.type) }, "intents")
      + twice(app.found.entities.map { ($0.persistentIdentifier, $0) }, "entities")
      + twice(enumerations(of: app).map { ($0.persistentIdentifier, $0) }, "enums")
  }

  /// The enums of the intents' parameters and results, and of the properties of entities.
  private static func enumerations(of app: CheckedApp) -> [any AppEnum.Type] {
    var found = TypesInUse()
    for intent in app.catalog.intents { found.look(at: intent) }
    for type in app.found.entities { found.add(type) }
    return found.enumerations.values.sorted { nestedTypeName($0) < nestedTypeName($1) }
  }

  private static func twice(_ all: [(String, Any.Type)], _ what: String) -> [AppFinding] {
    Dictionary(grouping: all, by: \.0).filter { $0.value.count > 1 }.map { identifier, same in
      let types = listed(same.map { "\(moduleName(of: $0.1)).\(nestedTypeName($0.1))" }, "and")
      return error(
        identifier,
        "\(same.count) \(what) have this identifier: \(types). "
          + "Rename one, or give it a 'persistentIdentifier'."
      )
    }
  }
}
