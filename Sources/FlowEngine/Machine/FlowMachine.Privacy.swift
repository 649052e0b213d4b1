import SnippetFoundation
import Snippets

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
