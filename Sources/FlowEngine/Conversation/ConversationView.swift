package import IntentModel

/// How a conversation stands, for prompts, completion and checks.
package struct ConversationView: Sendable {
  package enum Phase: String, Sendable {
    case idle, asking, confirming, choosing, running
  }

  package var phase = Phase.idle
  package var question: Question?
  /// The snippet on show, if any, with its controls in reading order.
  package var snippet: SnippetPicture?
  /// Parameters of the intent that runs or ran last: property name and value in words.
  package var parameters: [(name: String, value: String?)] = []
  /// Effects committed so far, by name.
  package var effects: [String: Int] = [:]
  /// What can be typed now, labels and phrases, for completion; looked for when it is read.
  package var completions: [String] { findCompletions() }
  var findCompletions: @Sendable () -> [String] = { [] }
  /// The newest entries of what happened.
  var entries: [TraceEntry] = []
  /// The same in words, which are put together when they are read.
  package var trace: [String] { entries.map(\.line) }
  /// The newest progress of an intent.
  package var progress: FlowProgress?
  /// The type of the intent that runs, the innermost; nil if none does.
  package var intent: (any AppIntent.Type)?
  package var intentTitle: String?

  package init() {}
}
