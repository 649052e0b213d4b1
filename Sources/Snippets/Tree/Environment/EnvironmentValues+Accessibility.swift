// What those who need help have asked for: a terminal knows of nothing. Each can be set for a preview or a test with
// `.environment(_:_:)` and a path of the app's own; Apple's are read-only.
extension EnvironmentValues {
  /// Whether things are not to move: nothing does.
  public var accessibilityReduceMotion: Bool { true }
  /// Whether grounds are to be opaque: they are.
  public var accessibilityReduceTransparency: Bool { true }
  /// Whether colour alone may not tell things apart: in plain text none does.
  public var accessibilityDifferentiateWithoutColor: Bool { true }
  /// Whether colours are turned round.
  public var accessibilityInvertColors: Bool { false }
  /// Whether buttons are to have shapes: they have.
  public var accessibilityShowButtonShapes: Bool { true }
  /// Whether pictures that move stand still.
  public var accessibilityPlayAnimatedImages: Bool { false }
  /// Whether lights are not to flash.
  public var accessibilityDimFlashingLights: Bool { true }
  /// Whether VoiceOver reads.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// Whether switches are used.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// Whether a person holds on what is large.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// Whether an assistant has quick access.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// Whether a person has few things on the screen.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
}
