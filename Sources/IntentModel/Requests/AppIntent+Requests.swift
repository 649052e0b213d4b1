import SnippetFoundation

extension AppIntent {
  /// Asks whether to go on.
  ///
  /// **Errors**: thrown if the person declines or cancels; let it end `perform()`.
  public func requestConfirmation() async throws {
    try await confirm(dialog: nil, content: nil)
  }

  /// Asks whether to go on, in the app's words.
  ///
  /// **Errors**: thrown if the person declines or cancels; let it end `perform()`.
  public func requestConfirmation(
    conditions: ConfirmationConditions = [],
    actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog
  ) async throws {
    try await confirm(conditions, actionName, dialog: dialog, content: nil)
  }

  /// Asks whether to go on, below a snippet whose controls work while it asks.
  ///
  /// **Errors**: thrown if the person declines or cancels.
  public func requestConfirmation<Snippet: SnippetIntent>(
    conditions: ConfirmationConditions = [],
    actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil,
    showDialogAsPrompt: Bool = true,
    snippetIntent: Snippet
  ) async throws {
    try await confirm(
      conditions,
      actionName,
      dialog: dialog,
      showsDialog: showDialogAsPrompt,
      content: .intent(snippetIntent)
    )
  }

  /// Asks whether to go on, below a snippet that also has a value, and returns that value.
  ///
  /// **Errors**: thrown if the person declines or cancels.
  @discardableResult
  public func requestConfirmation<Snippet: SnippetIntent>(
    conditions: ConfirmationConditions = [],
    actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog? = nil,
    showDialogAsPrompt: Bool = true,
    snippetIntent: Snippet
  ) async throws -> Snippet.PerformResult.Value where Snippet.PerformResult: ReturnsValue {
    let value = try await confirm(
      conditions,
      actionName,
      dialog: dialog,
      showsDialog: showDialogAsPrompt,
      content: .intent(snippetIntent)
    )
    guard let value = value as? Snippet.PerformResult.Value else {
      throw IntentHostError.noValue(of: Snippet.persistentIdentifier)
    }
    return value
  }

  /// Asks whether to go on, below what a result shows.
  ///
  /// Deprecated on Apple's systems.
  public func requestConfirmation<Result: IntentResult>(
    result: Result,
    confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws {
    let outcome = (result as? any ErasedIntentResult)?.outcome
    try await confirm(
      [],
      confirmationActionName,
      dialog: outcome?.dialog,
      showsDialog: showPrompt,
      content: outcome?.snippet
    )
  }

  /// Asks whether to go on, below what a result shows; the oldest form.
  ///
  /// Deprecated on Apple's systems.
  public func requestConfirmation<Result: IntentResult>(
    output: Result,
    confirmationActionName: ConfirmationActionName = .continue,
    showPrompt: Bool = true
  ) async throws {
    try await requestConfirmation(
      result: output,
      confirmationActionName: confirmationActionName,
      showPrompt: showPrompt
    )
  }

  /// Asks for one of several options and returns it.
  ///
  /// **Errors**: thrown if the person cancels or takes the option in the `.cancel` style.
  public func requestChoice(
    between options: [IntentChoiceOption],
    dialog: IntentDialog? = nil
  ) async throws -> IntentChoiceOption {
    try await choose(options, dialog, nil)
  }

  @discardableResult
  package func confirm(
    _ conditions: ConfirmationConditions = [],
    _ actionName: ConfirmationActionName = .continue,
    dialog: IntentDialog?,
    showsDialog: Bool = true,
    content: SnippetSource?
  ) async throws -> (any Sendable)? {
    try await CurrentHost.required("requestConfirmation").confirm(
      ConfirmationRequest(
        intent: self,
        dialog: dialog,
        showsDialog: showsDialog,
        actionName: actionName,
        conditions: conditions,
        content: content
      )
    )
  }

  package func choose(
    _ options: [IntentChoiceOption],
    _ dialog: IntentDialog?,
    _ view: (any UndrawnView)?
  ) async throws -> IntentChoiceOption {
    let host = try CurrentHost.required("requestChoice")
    guard !options.isEmpty else { throw IntentHostError.noOptions(of: "requestChoice") }
    let index = try await host.choose(
      ChoiceRequest(options: options, dialog: dialog, view: view)
    )
    guard options.indices.contains(index), options[index].style != .cancel else {
      throw CancellationError()
    }
    return options[index]
  }
}
