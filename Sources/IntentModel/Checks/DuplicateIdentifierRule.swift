import SnippetFoundation

/// Two intents, or two entities, of one identifier: only one of them can be asked for.
enum DuplicateIdentifierRule: AppRule {
  static let id = "duplicate-identifier"

  static func findings(in app: CheckedApp) -> [AppFinding] {
    twice(app.catalog.intents.map { ($0.identifier, $0.type) }, "intents")
      + twice(app.found.entities.map { ($0.persistentIdentifier, $0) }, "entities")
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
