import IntentModel
import SnippetFoundation
import Snippets

extension Conversation {
  /// Whether a line names a control that only the person in front of it may read.
  package func isPrivate(_ line: String) -> Bool { withMachine { $0.namesPrivate(line) } }

  /// The text with `•••` for the names of such controls that are on show.
  package func hidingPrivate(in text: String) -> String {
    withMachine(\.privateLabels).reduce(text) { $0.replacingOccurrences(of: $1, with: secretText) }
  }
}

extension FlowMachine {
  private static let shortest = 3

  /// The longest first.
  var privateLabels: [String] {
    guard let shown = current ?? result else { return [] }
    return shown.controls.filter { $0.isPrivate && $0.label.count >= Self.shortest }
      .map(\.label).sorted { $0.count > $1.count }
  }

  /// Whether a line is the label of a private control, its beginning, or one of several such labels.
  func namesPrivate(_ line: String) -> Bool {
    let text = line.trimmed.lowercased()
    guard text.count >= Self.shortest, Int(text) == nil else { return false }
    return privateLabels.contains { label in
      let label = label.lowercased()
      return label.hasPrefix(text) || text.hasPrefix(label)
    }
  }
}

extension FlowEvent {
  /// The same for what is kept: what only the person in front of it may read is covered; nil: there is nothing such.
  package var covered: FlowEvent? {
    guard case .showed(var picture) = self, !picture.privateText.isEmpty else { return nil }
    picture.tree = picture.tree.covering(picture.privateText)
    return .showed(picture)
  }
}
