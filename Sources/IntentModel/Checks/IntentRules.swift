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
