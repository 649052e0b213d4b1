package import FlowEngine
package import Snippets

/// The conversation as the terminal sees it: inputs go in, events come out through a sink.
package struct Dialogue: Sendable {
  package var launch: @Sendable () async -> Void
  package var post: @Sendable (FlowInput) -> Void
  /// Lines that can be typed now.
  package var completions: @Sendable () -> [String]
  /// What a new person is shown.
  package var greeting: @Sendable () -> [FlowEvent]
  /// Whether a line typed now holds a secret: no history keeps it, nothing echoes it.
  package var isSecret: @Sendable (String) -> Bool = { _ in false }
  /// Posted in place of a greeting; the conversation is over once what it begins is.
  package var opening: FlowInput?
  /// The rows of an event.
  package var lines: @Sendable (FlowEvent, OutputStyle) -> [String] = { $0.lines($1) }

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
      completions: { conversation.view.completions },
      greeting: { conversation.greeting }
    )
    isSecret = { conversation.isSecret($0) }
  }
}
