package import Snippets

extension FlowEvent {
  /// The rows this event adds to a conversation, plain or with ANSI styles; none for `.traced` and `.settled`.
  package func lines(_ style: OutputStyle = .plain) -> [String] { [] }
}
