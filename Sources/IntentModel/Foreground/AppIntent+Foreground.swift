import SnippetFoundation

extension AppIntent {
  /// Brings the app to the front, with the person's leave.
  ///
  /// With `alwaysConfirm` false nobody is asked who has just done something. Does nothing where the app is in front already.
  /// **Errors**: thrown if it is refused, and if `supportedModes` has no foreground.
  public func continueInForeground(
    _ dialog: IntentDialog? = nil,
    alwaysConfirm: Bool = true
  ) async throws {
    try await bringToFront(dialog, alwaysConfirm: alwaysConfirm, for: "continueInForeground")
  }

  /// The same for a request of another name.
  func bringToFront(
    _ dialog: IntentDialog?,
    alwaysConfirm: Bool,
    for request: String
  ) async throws {
    let host = try CurrentHost.required(request)
    guard Self.canContinueInForeground else {
      throw IntentHostError.noForeground(intent: Self.persistentIdentifier)
    }
    try await host.continueInForeground(dialog, alwaysConfirm: alwaysConfirm)
  }

  /// An error to throw where the intent can only go on with the app in front.
  ///
  /// A person is asked, the app is opened, and `perform()` runs again from its start.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil,
    alwaysConfirm: Bool = true
  ) -> AppIntentError {
    AppIntentError(reason: .needsForeground(dialog: dialog, alwaysConfirm: alwaysConfirm))
  }

  /// Where and for whom the intent runs now.
  public var systemContext: IntentSystemContext {
    IntentSystemContext(
      isInFront: CurrentHost.host?.isInFront ?? false,
      canContinueInForeground: CurrentHost.host != nil && Self.canContinueInForeground
    )
  }

  /// Whether the modes let the app come to the front.
  package static var canContinueInForeground: Bool {
    if self is any ForegroundContinuableIntent.Type || openAppWhenRun { return true }
    let front: [IntentModes] = [
      .foreground(.immediate), .foreground(.deferred), .foreground(.dynamic),
    ]
    return front.contains { supportedModes.contains($0) }
  }
}
