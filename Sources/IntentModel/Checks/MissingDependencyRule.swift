import SnippetFoundation

/// A dependency that nobody registered: the intent, the query or the option provider fails as soon as it runs.
enum MissingDependencyRule: AppRule {
  static let id = "missing-dependency"

  static func findings(in app: CheckedApp) -> [AppFinding] {
    guard let dependencies = app.facts.dependencies else { return [] }
    return AppDependencyManager.$scoped.withValue(dependencies) {
      var missing: [(subject: String, what: DependencyKey)] = []
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
  private static func found(_ missing: [(subject: String, what: DependencyKey)]) -> [AppFinding] {
    var seen: Set<String> = []
    return missing.filter { seen.insert("\($0.subject) \($0.what.words)").inserted }.map {
      let type = $0.what.typeName
      let (named, argument) =
        $0.what.key == nil
        ? ("", "") : (" with the key '\($0.what.words)'", "key: \"\($0.what.words)\", ")
      return error(
        $0.subject,
        "Its @Dependency of type \(type)\(named) is not registered. In the app's init(), write: "
          + "AppDependencyManager.shared.add(\(argument)dependency: ...)"
      )
    }
  }

  private static func defaultQuery(of type: any AppEntity.Type) -> any EntityQuery {
    func query<Entity: AppEntity>(_ type: Entity.Type) -> any EntityQuery { Entity.defaultQuery }
    return query(type)
  }
}
