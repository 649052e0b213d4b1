// The system's styles: in text a toggle is a toggle in each of them.

/// The style that fits the place.
public struct DefaultToggleStyle: ToggleStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The system's styles all look the same in text.
  public nonisolated static var _isSystems: Bool { true }

  /// The toggle itself.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style that fits the place.
  public nonisolated static var automatic: Self { Self() }
}

/// A switch beside the label.
public struct SwitchToggleStyle: ToggleStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// Makes the style with a colour; accepted.
  public nonisolated init(tint: Color) {}
  /// The system's styles all look the same in text.
  public nonisolated static var _isSystems: Bool { true }

  /// The toggle itself.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch beside the label.
  public nonisolated static var `switch`: Self { Self() }
}

/// A button that stays pressed.
public struct ButtonToggleStyle: ToggleStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The system's styles all look the same in text.
  public nonisolated static var _isSystems: Bool { true }

  /// The toggle itself.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays pressed.
  public nonisolated static var button: Self { Self() }
}

/// A box with a mark beside the label.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The system's styles all look the same in text.
  public nonisolated static var _isSystems: Bool { true }

  /// The toggle itself.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a mark beside the label.
  public nonisolated static var checkbox: Self { Self() }
}
