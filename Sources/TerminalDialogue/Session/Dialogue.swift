package import FlowEngine
package import IntentModel
package import Snippets

/// The conversation as the terminal sees it: inputs go in, events come out through a sink.
package struct Dialogue: Sendable {
  package var launch: @Sendable () async -> Void
  package var post: @Sendable (FlowInput) -> Void
  /// A key was pressed: the person is not silent.
  package var keyWasPressed: @Sendable () -> Void = {}
  /// Lines that can be typed now.
  package var completions: @Sendable () -> [String]
  /// What a new person is shown.
  package var greeting: @Sendable () -> [FlowEvent]
  /// Whether a line typed now holds a secret: no history keeps it, nothing echoes it.
  package var isSecret: @Sendable (String) -> Bool = { _ in false }
  /// A row with every secret that was given so far hidden, and the names of what is private; for what is kept.
  package var hide: @Sendable (String) -> String = { $0 }
  /// A question as a message may quote it.
  package var quoted: @Sendable (Question) -> Question = { $0 }
  /// The intent that asks now, and its title; nil: none does.
  package var asking: @Sendable () -> (intent: any AppIntent.Type, title: String)? = { nil }
  /// Posted in place of a greeting; the conversation is over once what it begins is.
  package var opening: FlowInput?
  /// Whether confirmations are answered with their accept, as the command line asked.
  package var confirmsAll = false
  /// What a flow file of the conversation begins with; nil: it cannot be recorded.
  package var recorder: FlowRecorder?
  /// What the app's code and a question may take.
  package var budgets: ConversationSettings.Budgets?
  /// The rows of an event; several choices share a row of so many columns.
  package var lines: @Sendable (FlowEvent, OutputStyle, Int?) -> [String] = {
    $0.lines($1, columns: $2)
  }

  package init(
    launch: @escaping @Sendable () async -> Void,
    post: @escaping @Sendable (FlowInput) -> Void,
    completions: @escaping @Sendable () -> [String],
    greeting: @escaping @Sendable () -> [FlowEvent]
  ) {
    self.launch = launch
    self.post = post
    self.completions = completions
    self.greeting = greeting
  }

  package init(_ conversation: Conversation) {
    self.init(
      launch: { await conversation.launch() },
      post: { conversation.post($0) },
      completions: {
        let view = conversation.view
        return view.completions + view.parameters.map { "/set \($0.name) " }
      },
      greeting: { conversation.greeting }
    )
    keyWasPressed = { conversation.personTypes() }
    budgets = conversation.budgets
    isSecret = { conversation.isSecret($0) || conversation.isPrivate($0) }
    asking = {
      let view = conversation.view
      return view.intent.map { ($0, view.intentTitle ?? "") }
    }
    quoted = { conversation.hidingSecrets(in: $0) }
    hide = { conversation.hidingPrivate(in: conversation.hidingSecrets(in: $0)) }
  }
}

extension Dialogue {
  /// Keeps what an event shows, without what is secret or private.
  func record(_ event: FlowEvent, _ recorder: inout FlowRecorder?) {
    guard recorder != nil else { return }
    let covered = event.covered
    // As a transcript has them, however wide the terminal is.
    let rows = lines(covered ?? event, .plain, nil)
    recorder?.showed(rows, isCovered: covered != nil, hiding: hide)
  }
}
