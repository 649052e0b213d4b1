package import SnippetFoundation

/// One conversation with one person: a mailbox around the pure machine.
package final class Conversation: Sendable {
  /// `sink` is called in order, one event at a time, from whichever thread posts; it must not block.
  package init(
    app: HostedApp,
    settings: ConversationSettings = ConversationSettings(),
    sink: @escaping @Sendable (FlowEvent) -> Void
  ) {}

  /// Registers the app's dependencies. Once, before the first input.
  package func launch() async {}

  /// Hands an input over and returns at once. Ends in exactly one `.settled` event.
  package func post(_ input: FlowInput) {}

  /// Posts an input and waits till its turn has settled; returns what it showed.
  @discardableResult
  package func send(_ input: FlowInput) async -> [FlowEvent] { [] }

  package var view: ConversationView { ConversationView() }

  /// What a new user may say: phrases of the app, and the lines a greeting shows.
  package var greeting: [FlowEvent] { [] }
}
