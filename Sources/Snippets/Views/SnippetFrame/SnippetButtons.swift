import SnippetFoundation

/// The buttons below a snippet, which are the system's and not the app's.
package enum SnippetButtons: Sendable, Equatable {
  /// There are none.
  case none
  /// The snippet can be put away.
  case done
  /// Yes or no is asked: the words of both, and whether what is agreed to can be undone.
  case confirmation(accept: String, deny: String, isDestructive: Bool)

  /// The buttons on one row, each with what is typed for it in brackets; empty: there are none.
  ///
  /// The words are drawn as they are: whoever makes them sees to it that they forge nothing.
  package var row: String {
    if case .confirmation(let accept, let deny, false) = self {
      return "[yes] \(accept)  [no] \(deny)"
    }
    return entries.joined(separator: "  ")
  }

  /// The buttons one by one, each with what is typed for it in brackets.
  package var entries: [String] {
    switch self {
    case .none: []
    case .done: ["[Done]"]
    case .confirmation(let accept, let deny, let isDestructive):
      ["[yes] \(accept)\(isDestructive ? " (cannot be undone)" : "")", "[no] \(deny)"]
    }
  }

  /// What is said of them, a sentence a row.
  package var spokenRows: [String] {
    switch self {
    case .none: []
    case .done: ["Done, button"]
    case .confirmation(let accept, let deny, let isDestructive):
      (isDestructive ? ["This cannot be undone."] : []) + [
        "Type yes for \(visible(accept)), no for \(visible(deny))."
      ]
    }
  }
}

/// A row of buttons that are not the app's: they have no number, and the app cannot draw the like.
struct SnippetButtonsRow: PrimitiveView {
  let buttons: SnippetButtons

  /// Appends the row as a text.
  @MainActor
  static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    guard view.buttons != .none else { return }
    let (offset, node) = (builder.bytes.count, builder.next)
    // Not as a text of the app's, whose brackets would be told apart.
    builder.append(view.buttons.row)
    builder.finishText(from: offset, style: builder.environment.style, flags: 0)
    builder.speak(view.buttons.spokenRows.joined(separator: "\n"), from: node)
  }
}
