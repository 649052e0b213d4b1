import SnippetFoundation

/// An intent with parameters and no summary: people see it as a form without a sentence.
enum MissingSummaryRule: AppRule {
  static let id = "missing-parameter-summary"

  static func findings(in app: CheckedApp) -> [AppFinding] {
    let settings = Set(app.catalog.intents.filter { isSettings($0.type) }.map(\.identifier))
    return app.description.intents.filter { intent in
      intent.isDiscoverable && !intent.parameters.isEmpty && !intent.isSnippet
        && intent.summaries.isEmpty && !settings.contains(intent.identifier)
    }.map { intent in
      warning(
        intent.identifier,
        "It has parameters and no 'parameterSummary'. "
          + "Write one: Summary(\"\(intent.title) \\(\\.$\(intent.parameters[0].name))\")"
      )
    }
  }

  /// Whether an intent is edited as a list of settings, of a widget, a control or a Focus, and never as a sentence.
  private static func isSettings(_ type: any AppIntent.Type) -> Bool {
    type is any _ConfigurationIntent.Type || type is any SetFocusFilterIntent.Type
  }
}

/// An intent without a title: people cannot find it.
enum EmptyTitleRule: AppRule {
  static let id = "empty-title"

  static func findings(in app: CheckedApp) -> [AppFinding] {
    app.catalog.intents.filter { $0.isDiscoverable && $0.type.title.resolved.isBlank }.map {
      intent in
      error(
        intent.identifier,
        "Its 'title' is empty, so it is shown as '\(intent.title)'. Give it a name, or hide it."
      )
    }
  }
}

/// Two intents of one title: people see them alike, and must be asked which is meant.
enum DuplicateTitleRule: AppRule {
  static let id = "duplicate-title"

  static func findings(in app: CheckedApp) -> [AppFinding] {
    let all = app.catalog.intents.filter(\.isDiscoverable)
    return Dictionary(grouping: all) { plain($0.title) }.values.filter { $0.count > 1 }.map {
      same in
      warning(
        listed(same.map { name(of: $0, among: same) }.sorted(), "and"),
        "\(same.count) intents that people can find are called '\(same[0].title)'. "
          + "Give each a 'title' of its own, or hide one with 'isDiscoverable = false'."
      )
    }
  }

  /// An intent's identifier, with its module where another of them has the same.
  private static func name(of intent: IntentDescriptor, among same: [IntentDescriptor]) -> String {
    same.count { $0.identifier == intent.identifier } == 1
      ? intent.identifier : intent.qualifiedName
  }
}
