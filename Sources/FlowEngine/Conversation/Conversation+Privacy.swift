import SnippetFoundation

extension Conversation {
  /// Whether a line names a control that only the person in front of it may read.
  package func isPrivate(_ line: String) -> Bool { withMachine { $0.namesPrivate(line) } }

  /// The text with `•••` for the names of such controls that are on show.
  package func hidingPrivate(in text: String) -> String {
    withMachine(\.privateLabels).reduce(text) { $0.replacingOccurrences(of: $1, with: secretText) }
  }
}
