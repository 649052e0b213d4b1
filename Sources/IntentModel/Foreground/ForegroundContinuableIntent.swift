import SnippetFoundation

/// An intent that may go on in the app: the form before `supportedModes`.
@_alwaysEmitConformanceMetadata
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
  /// An error to throw where the intent can only go on in the app.
  ///
  /// A person is asked, the app is opened, and the continuation runs there; without one `perform()` runs again.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil,
    continuation: (@MainActor @Sendable () async throws -> Void)? = nil
  ) -> AppIntentError {
    AppIntentError(
      reason: .needsForeground(dialog: dialog, alwaysConfirm: true, continuation: continuation)
    )
  }

  /// Brings the app to the front, with the person's leave, and returns what the continuation returns there.
  ///
  /// **Errors**: thrown if it is refused; those of the continuation.
  @discardableResult
  public func requestToContinueInForeground<Returned: Sendable>(
    _ dialog: IntentDialog? = nil,
    continuation: @MainActor () async throws -> Returned = { () }
  ) async throws -> Returned {
    try await bringToFront(dialog, alwaysConfirm: true, for: "requestToContinueInForeground")
    return try await continuation()
  }
}
