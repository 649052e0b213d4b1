package import IntentEffects
import IntentModel
package import Logging
package import SnippetFoundation
package import Snippets

/// What a conversation is told at its start.
package struct ConversationSettings: Sendable {
  /// Columns that snippets are drawn in.
  package var columns = 44
  package var locale = Locale.source {
    didSet { hasOwnWays = writesOwnWay(locale) }
  }
  /// Whether numbers, amounts, dates or units may be written and typed in another way than that of the sources.
  private(set) var hasOwnWays = false
  /// The zone that snippets write dates in; nil: UTC.
  package var timeZone: TimeZone?
  /// Whether the surroundings are light or dark.
  package var colorScheme = ColorScheme.light
  /// Seeds the app's randomness and UUIDs; nil: the system's randomness, or 0 under a flow driver.
  package var seed: UInt64?
  /// The second at which a conversation begins whose calendar goes as that of the flow it becomes; nil: the machine's.
  ///
  /// A flow driver has a clock of its own.
  package var recordedFrom: Date?
  /// Whether the values of results are told as JSON: the app's code is asked for what they are called and hold, each in
  /// the budget of the intent that returned it.
  package var describesValues = false
  /// Tries at a question before the flow is given up.
  package var attempts = 3
  package var budgets = Budgets()
  /// What the app says for itself.
  package var appBudgets = IntentBudgets()
  /// Where what goes wrong is logged; nil: nowhere.
  ///
  /// Never into the conversation, and never a secret.
  package var logger: Logger?
  /// How long the main actor may be away before whoever seems to hold it is named.
  package var mainActorPatience = Duration.seconds(2)

  package init() {}

  /// What a flow or a test says of budgets, before intents and apps are asked (`IntentBudgets`).
  ///
  /// The clock stands still while a person is asked. What is read here is what holds where none of them says anything.
  package struct Budgets: Sendable, Equatable {
    package var given = IntentBudgets()

    package init() {}

    package var perform: Duration {
      get { given.perform ?? .seconds(30) }
      set { given.perform = newValue }
    }

    package var snippet: Duration {
      get { given.snippet ?? .seconds(10) }
      set { given.snippet = newValue }
    }

    package var query: Duration {
      get { given.query ?? .seconds(10) }
      set { given.query = newValue }
    }

    /// nil: a question waits for ever.
    package var question: Duration? {
      get { given.question }
      set { given.question = newValue }
    }

    /// nil: a conversation goes on for ever.
    package var conversation: Duration? {
      get { given.conversation }
      set { given.conversation = newValue }
    }
  }
}
