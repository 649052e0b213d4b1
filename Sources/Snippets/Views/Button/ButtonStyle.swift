/// How an app draws its buttons: what stands around their labels.
///
/// The label itself stays recognisable: `[Pay]`, disabled `(Pay)`.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The view that a button becomes.
  associatedtype Body: View
  /// What is known of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Makes the view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// What a style is told about a button.
public struct ButtonStyleConfiguration {
  /// The button's label.
  public typealias Label = ConfigurationPart

  /// What the button is for, if it says so.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether it is being pressed: never, a snippet is a picture.
  public let isPressed: Bool
}

/// How an app draws its buttons and what presses them.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The view that a button becomes.
  associatedtype Body: View
  /// What is known of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Makes the view of a button.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Whether the style is one of the system's, which all look the same in text.
  nonisolated static var _isSystems: Bool { get }
}

extension PrimitiveButtonStyle {
  /// An app's style is none of the system's.
  public nonisolated static var _isSystems: Bool { false }
}

/// What a style is told about a button.
public struct PrimitiveButtonStyleConfiguration: Sendable {
  /// The button's label.
  public typealias Label = ConfigurationPart

  /// What the button is for, if it says so.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label

  /// Presses the button: does nothing, a snippet is a picture.
  public func trigger() {}
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style was told about.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: {}, label: { configuration.label })
  }
}

extension StyleSlot<PrimitiveButtonStyleConfiguration> {
  static var button: Self { Self(path: \.button, bit: .buttonStyle) }
}

extension View {
  /// Sets how buttons are drawn.
  public nonisolated func buttonStyle<S: ButtonStyle>(
    _ style: S
  ) -> StyleScope<Self, PrimitiveButtonStyleConfiguration> {
    // A value of a view: used on the main actor only.
    nonisolated(unsafe) let style = style
    return StyleScope(self, .button, S.self) { configuration, builder in
      let told = ButtonStyleConfiguration(
        role: configuration.role,
        label: configuration.label,
        isPressed: false
      )
      S.Body._lower(style.makeBody(configuration: told), &builder)
    }
  }

  /// Sets how buttons are drawn; the system's styles all look the same in text.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(
    _ style: S
  ) -> StyleScope<Self, PrimitiveButtonStyleConfiguration> {
    if S._isSystems { return StyleScope(self, .button, S.self, draw: nil) }
    // A value of a view: used on the main actor only.
    nonisolated(unsafe) let style = style
    return StyleScope(self, .button, S.self) { configuration, builder in
      S.Body._lower(style.makeBody(configuration: configuration), &builder)
    }
  }
}
