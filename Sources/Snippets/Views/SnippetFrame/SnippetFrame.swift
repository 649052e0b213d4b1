import SnippetFoundation

/// What the system puts around a snippet: its title, what is said beside it, and the buttons below.
///
/// Renders as:
/// ```
/// Order Coffee
/// ────────────────────────────
/// Ready to order?
/// Latte                  $4.50
/// ────────────────────────────
/// [yes] Order  [no] Cancel
/// ```
/// where the confirmation may be undone; without a title, a dialog or buttons their rows are left out.
package nonisolated struct SnippetFrame<Content: View>: View {
  private let title: String
  private let dialog: String
  private let buttons: SnippetButtons
  private let content: Content

  /// Puts a frame around a snippet; what is empty is left out.
  package init(
    title: String = "",
    dialog: String = "",
    buttons: SnippetButtons = .done,
    @ViewBuilder content: () -> Content
  ) {
    (self.title, self.dialog, self.buttons) = (title, dialog, buttons)
    self.content = content()
  }

  /// The rows of the frame around the snippet.
  @MainActor package var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if !title.isEmpty {
        Text(verbatim: title).bold()
        Divider()
      }
      if !dialog.isEmpty { Text(verbatim: dialog) }
      LaidOut(content, SnippetAreaLayout())
      if buttons != .none {
        Divider()
        SnippetButtonsRow(buttons: buttons)
      }
    }
  }
}
