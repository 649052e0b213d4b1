/// A button that begins editing; it cannot act in a snippet.
///
/// Renders as: `(Edit)`
public nonisolated struct EditButton: View {
  /// Makes the button.
  public init() {}

  /// A button with a word.
  public var body: some View { Button(_action: action, payload: nil, role: nil, label: word) }

  private var action: ControlAction { ControlAction(kind: .closure, identifier: "EditButton") }
  private var word: Text { Text(verbatim: "Edit") }
}
