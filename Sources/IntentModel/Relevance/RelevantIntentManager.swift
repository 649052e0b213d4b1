import SnippetFoundation

/// Keeps what matters to a person now.
///
/// Nothing here shows widgets by themselves. An intent that also has something to perform is the first thing that an empty
/// prompt suggests, while a time that was given holds; settings alone cannot be said.
///
/// **Source**: developer.apple.com/documentation/appintents/relevantintentmanager
public final class RelevantIntentManager: Sendable {
  /// The one of the app: the conversation's own inside a conversation, else the one of the process.
  public static var shared: RelevantIntentManager { AppDependencyManager.shared.relevant }
  private let kept = Lock<[(intent: RelevantIntent, label: String?)]>([])

  /// What was given last.
  package var relevantIntents: [RelevantIntent] { kept.withLock { $0.map(\.intent) } }

  /// The same, with the words of their predictions.
  var labelled: [(intent: RelevantIntent, label: String?)] { kept.withLock { $0 } }

  /// Whether one of them is worded with its values.
  var hasWords: Bool { kept.withLock { $0.contains { $0.label != nil } } }

  /// Takes the place of all that was given before.
  public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {
    keep(relevantIntents)
  }

  /// Takes the place of all that was given before; the mission's form, for code that cannot wait.
  public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) { keep(relevantIntents) }

  private func keep(_ intents: [RelevantIntent]) {
    // Here, where the app's own code runs anyway.
    let labelled = intents.map { ($0, prediction(of: $0.intent)?.title.resolved) }
    kept.withLock { $0 = labelled }
  }
}
