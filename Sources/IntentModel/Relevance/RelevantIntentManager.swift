import SnippetFoundation

/// Keeps what matters to a person now.
///
/// Nothing here shows widgets by themselves; what was kept can be read, and suggests what to say at an empty prompt.
///
/// **Source**: developer.apple.com/documentation/appintents/relevantintentmanager
public final class RelevantIntentManager: Sendable {
  /// The one of the app.
  public static let shared = RelevantIntentManager()
  private let kept = Lock<[RelevantIntent]>([])

  /// What was given last.
  package var relevantIntents: [RelevantIntent] { kept.withLock { $0 } }

  /// Takes the place of all that was given before.
  public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {
    keep(relevantIntents)
  }

  /// Takes the place of all that was given before; the mission's form, for code that cannot wait.
  public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) { keep(relevantIntents) }

  private func keep(_ intents: [RelevantIntent]) { kept.withLock { $0 = intents } }
}
