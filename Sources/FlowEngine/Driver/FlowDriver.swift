package import SnippetFoundation
package import Snippets

/// Drives one conversation on a virtual clock: the same inputs give the same events, byte for byte.
///
/// Time moves only by `wait`. A step ends by the settle rule, never by a pause.
package final class FlowDriver: Sendable {
  package struct Turn: Sendable {
    package enum Ending: Sendable, Equatable {
      /// A question is open, or nothing runs.
      case complete
      /// The app sleeps; only `wait` goes on.
      case onClock
      /// The app holds its thread, or waits for something outside the engine.
      case stillRunning(String)
    }
    package var events: [FlowEvent]
    package var ending: Ending

    package init(events: [FlowEvent], ending: Ending) {
      self.events = events
      self.ending = ending
    }
  }

  package init(
    app: HostedApp,
    settings: ConversationSettings = ConversationSettings(),
    start: Date = Date(timeIntervalSince1970: 1_767_225_600)
  ) {}

  /// Runs `body` on the conversation's own lane, with the app launched.
  package func run<Result: Sendable>(
    _ body: @escaping @Sendable (FlowDriver) async throws -> Result
  ) async rethrows -> Result { try await body(self) }

  package func send(_ input: FlowInput) async -> Turn { Turn(events: [], ending: .complete) }
  package func wait(_ duration: Duration) async -> Turn { Turn(events: [], ending: .complete) }

  /// Makes an effect fail with words, from now on (`fail NAME WHY`), or work again (`heal NAME`).
  package func fail(effect: String, reason: String) {}
  package func heal(effect: String) {}

  package var view: ConversationView { ConversationView() }

  /// The snippet now shown at another width, without numbers: what a snapshot keeps. nil: none is shown.
  package func picture(columns: Int, style: OutputStyle) async -> String? { nil }
}
