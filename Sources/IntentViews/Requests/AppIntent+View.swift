public import IntentModel
public import Snippets

extension AppIntent {
  /// Asks whether to go on, below a view.
  ///
  /// **Errors**: thrown if the person declines or cancels.
  nonisolated(nonsending) public func requestConfirmation<Content: View>(
    conditions: ConfirmationConditions = [],
    actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil,
    showDialogAsPrompt: Bool = true,
    @ViewBuilder content: () -> Content
  ) async throws {
    try await confirm(
      conditions,
      actionName,
      dialog: dialog,
      showsDialog: showDialogAsPrompt,
      content: .view(SnippetContent(content()))
    )
  }

  /// Asks for one of several options below a view, and returns it.
  nonisolated(nonsending) public func requestChoice<Content: View>(
    between options: [IntentChoiceOption],
    dialog: IntentDialog? = nil,
    view: Content
  ) async throws -> IntentChoiceOption {
    try await choose(options, dialog, SnippetContent(view))
  }

  /// Asks for one of several options below the view of a builder, and returns it.
  nonisolated(nonsending) public func requestChoice<Content: View>(
    between options: [IntentChoiceOption],
    dialog: IntentDialog? = nil,
    @ViewBuilder content: () -> Content
  ) async throws -> IntentChoiceOption {
    try await choose(options, dialog, SnippetContent(content()))
  }
}
