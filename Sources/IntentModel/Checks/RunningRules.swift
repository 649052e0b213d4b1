import SnippetFoundation

/// No intent and nothing in the window: whatever a person says, nothing can happen.
enum NothingToRunRule: AppRule {
  static let id = "nothing-to-run"

  static func findings(in app: CheckedApp) -> [AppFinding] {
    guard app.catalog.intents.isEmpty, app.facts.hasWindow == false else { return [] }
    return [finding(app: app.name, modules: app.modules)]
  }

  static func finding(app name: String, modules: [String]?) -> AppFinding {
    let place = modules.map { "the modules \(listed($0))" } ?? "this program"
    return error(
      name,
      "There is no intent in \(place), and nothing is in the app's window. Declare an AppIntent, or name "
        + "the modules that have some."
    )
  }
}

/// What is said of an app that can do nothing at all, before it begins.
package func nothingToRun(app name: String, modules: [String]?) -> AppFinding {
  NothingToRunRule.finding(app: name, modules: modules)
}

/// App groups that differ: what one process writes, the other does not see.
enum AppGroupRule: AppRule {
  static let id = "app-groups-differ"

  static func findings(in app: CheckedApp) -> [AppFinding] {
    let groups = Set(app.facts.groups).sorted()
    guard groups.count > 1 else { return [] }
    return [
      warning(
        app.name,
        "\(groups.count) app groups are named: \(listed(groups, "and")). An app and its widgets share "
          + "only what they name alike. Keep the name in one constant."
      )
    ]
  }
}

/// Thousands of entities that are made each time one is chosen.
enum TooManyEntitiesRule: AppRule {
  static let id = "too-many-entities"
  /// More than these are too many to be made at once.
  static let most = 1000

  static func findings(in app: CheckedApp) -> [AppFinding] {
    app.facts.entityCounts.compactMap { known in
      let method = known.isSuggested ? "suggestedEntities()" : "allEntities()"
      let advice =
        known.isSuggested
        ? "Suggest a few; an EntityStringQuery finds the others."
        : "Write an EntityStringQuery or an EntityPropertyQuery, and suggest a few."
      guard let count = known.count else {
        return warning(known.entity, "Its \(method) did not come back in time. \(advice)")
      }
      guard count > most else { return nil }
      return warning(known.entity, "Its \(method) returns \(known.words). \(advice)")
    }
  }
}

/// A snippet intent that does not come to an end: nothing is ever shown.
enum EndlessSnippetRule: AppRule {
  static let id = "endless-snippet"

  static func findings(in app: CheckedApp) -> [AppFinding] {
    app.facts.endlessSnippets.map {
      error(
        $0,
        "Its perform() did not come back in time: nothing is shown. Let it return what it has, and call reload() "
          + "once there is more."
      )
    }
  }
}

/// Something in a snippet, a widget or a control that looks as if it acted, and does not.
enum IdleControlRule: AppRule {
  static let id = "control-cannot-act"

  static func findings(in app: CheckedApp) -> [AppFinding] {
    Set(app.facts.idleControls).map { warning($0.place, $0.words) }
  }
}
