import SnippetFoundation

/// Which tips an app has shown, and which stay away: those that were dismissed, or whose phrase was said.
///
/// Kept in the person's defaults, so that a tip stays away in the app's next process too; in a rehearsal only for as long
/// as the conversation.
package final class TipMemory: Sendable {
  private struct State {
    var shown: Set<String> = []
    var away: Set<String> = []
    var isLoaded = false
  }

  /// The name of the defaults; nil: in memory alone.
  private let suite: String?
  private let state = Lock(State())

  /// An empty memory; with `app`, what earlier processes of the app of that name left.
  package init(app: String? = nil) { suite = app.map { "parley.tips.\($0)" } }

  /// Whether a tip stays away.
  package func isAway(_ intent: String) -> Bool { loaded { $0.away.contains(intent) } }

  /// A tip was drawn.
  package func show(_ intent: String) { change { $0.shown.insert(intent).inserted } }

  /// A tip is hidden by its app: it was dismissed, if it was ever drawn.
  package func hide(_ intent: String) {
    change { $0.shown.contains(intent) && $0.away.insert(intent).inserted }
  }

  /// A person said a phrase of an intent.
  package func use(_ intent: any AppIntent.Type) { hide(intent.persistentIdentifier) }

  private func change(_ body: (inout State) -> Bool) {
    let changed = loaded { body(&$0) ? $0 : nil }
    guard let changed, let suite, let defaults = UserDefaults(suiteName: suite) else { return }
    defaults.set(changed.shown.sorted(), forKey: "shown")
    defaults.set(changed.away.sorted(), forKey: "away")
    defaults.synchronize()
  }

  private func loaded<Result>(_ body: (inout State) -> Result) -> Result {
    state.withLock { state in
      if !state.isLoaded {
        state.isLoaded = true
        if let suite, let defaults = UserDefaults(suiteName: suite) {
          state.shown.formUnion(defaults.stringArray(forKey: "shown") ?? [])
          state.away.formUnion(defaults.stringArray(forKey: "away") ?? [])
        }
      }
      return body(&state)
    }
  }
}
