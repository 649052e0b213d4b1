public import SnippetFoundation

/// Where and for whom an intent runs: `systemContext`.
public struct IntentSystemContext: Sendable {
  /// When the person asked for it; nil: unknown.
  public let preciseTimestamp: Date?
  /// Whether the app is in front.
  public let currentMode: IntentModes.Current

  init(isInFront: Bool, canContinueInForeground: Bool) {
    preciseTimestamp = nil
    currentMode = IntentModes.Current(
      isInFront: isInFront,
      canContinueInForeground: canContinueInForeground
    )
  }
}
