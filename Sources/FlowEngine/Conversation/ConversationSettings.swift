package import SnippetFoundation
package import Snippets

/// What a conversation is told at its start.
package struct ConversationSettings: Sendable {
  /// Columns that snippets are drawn in.
  package var columns = 44
  package var locale = Locale.source
  /// Whether the surroundings are light or dark.
  package var colorScheme = ColorScheme.light
  /// Seeds the app's randomness and UUIDs; nil: the system's randomness, or 0 under a flow driver.
  package var seed: UInt64?
  /// Tries at a question before the flow is given up.
  package var attempts = 3
  package var budgets = Budgets()

  package init() {}

  /// Seconds that calls into the app's code may take.
  ///
  /// The clock stands still while a person is asked.
  package struct Budgets: Sendable, Equatable {
    package var perform: Duration = .seconds(30)
    package var snippet: Duration = .seconds(10)
    package var query: Duration = .seconds(10)
    /// nil: a question waits for ever.
    package var question: Duration?

    package init() {}
  }
}
