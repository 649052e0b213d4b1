public import IntentModel
public import Snippets

extension IntentParameter {
  /// Asks below a view whether a value is the one that was meant.
  nonisolated(nonsending) public func requestConfirmation<Content: View>(
    for value: Value.ValueType,
    dialog: IntentDialog? = nil,
    view: Content
  ) async throws -> Bool {
    try await confirm(value, dialog, SnippetContent(view))
  }

  /// Asks below the view of a builder whether a value is the one that was meant.
  nonisolated(nonsending) public func requestConfirmation<Content: View>(
    for value: Value.ValueType,
    dialog: IntentDialog? = nil,
    @ViewBuilder view: () -> Content
  ) async throws -> Bool {
    try await confirm(value, dialog, SnippetContent(view()))
  }
}
