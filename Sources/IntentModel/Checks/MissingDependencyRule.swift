import SnippetFoundation

/// A dependency that nobody registered: the intent, the query or the option provider fails as soon as it runs.
enum MissingDependencyRule: AppRule {
  static let id = "missing-dependency"

  static func findings(in app: CheckedApp) -> [AppFinding] {
    guard let dependencies = app.facts.dependencies else { return [] }
    return AppDependencyManager.$scoped.withValue(dependencies) {
      var missing: [(subject: String, what: MissingDependency)] = []
      func look<User>(at user: User, _ subject: String?) {
        for what in missingDependencies(of: user, in: dependencies) {
          missing.append((subject ?? nestedTypeName(User.self), what))
        }
      }
      for intent in app.catalog.intents {
        let made = intent.make()
        look(at: made, intent.identifier)
        for parameter in parameters(of: made) {
          if let source = parameter.source { look(at: source, nil) }
        }
      }
      for collection in app.catalog.shortcuts.flatMap(\.collections) {
        look(at: collection.provider, nil)
      }
      for type in app.found.entities { look(at: defaultQuery(of: type), nil) }
      for type in app.found.valueQueries { look(at: type.init(), nil) }
      return found(missing)
    }
  }

  /// Each once.
  private static func found(
    _ missing: [(subject: String, what: MissingDependency)]
  ) -> [AppFinding] {
    var seen: Set<String> = []
    return missing.filter { seen.insert("\($0.subject) \($0.what.key.words)").inserted }.map {
      let key = $0.what.key
      let (named, argument) =
        key.key == nil ? ("", "") : (" with the key '\(key.words)'", "key: \"\(key.words)\", ")
      let begin = "Its @Dependency of type \(key.typeName)\(named) is "
      if let found = $0.what.found {
        return error($0.subject, begin + "registered as \(found). Give one of them another key")
      }
      return error(
        $0.subject,
        begin + "not registered. In the app's init(), write: "
          + "AppDependencyManager.shared.add(\(argument)dependency: ...)"
      )
    }
  }

  private static func defaultQuery(of type: any AppEntity.Type) -> any EntityQuery {
    func query<Entity: AppEntity>(_ type: Entity.Type) -> any EntityQuery { Entity.defaultQuery }
    return query(type)
  }
}
