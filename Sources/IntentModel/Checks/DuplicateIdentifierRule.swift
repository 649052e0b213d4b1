import SnippetFoundation

/// Two intents of one identifier: only one of them can be asked for.
enum DuplicateIdentifierRule: AppRule {
  static let id = "duplicate-identifier"

  static func findings(in app: CheckedApp) -> [AppFinding] {
    Dictionary(grouping: app.catalog.intents, by: \.identifier).values
      .filter { $0.count > 1 }
      .map { same in
        let types = listed(same.map { "\(moduleName(of: $0.type)).\(typeName($0.type))" })
        return error(
          same[0].identifier,
          "\(same.count) intents have this identifier: \(types). "
            + "Rename one, or give it a 'persistentIdentifier'."
        )
      }
  }
}
