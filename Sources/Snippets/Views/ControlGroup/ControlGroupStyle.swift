/// How control groups are drawn.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The view that a control group becomes.
  associatedtype Body: View
  /// What is known of a control group.
  typealias Configuration = ControlGroupStyleConfiguration

  /// Makes the view of a control group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Whether the style is the usual one in text.
  nonisolated static var _isSystems: Bool { get }
}

extension ControlGroupStyle {
  /// An app's style is not the usual one.
  public nonisolated static var _isSystems: Bool { false }
}

/// What a style is told about a control group.
public struct ControlGroupStyleConfiguration {
  /// The controls.
  public typealias Content = ConfigurationPart
  /// The group's name.
  public typealias Label = ConfigurationPart

  /// The controls.
  public let content: Content
  /// The group's name.
  public let label: Label
}

extension StyleSlot<ControlGroupStyleConfiguration> {
  static var controlGroup: Self { Self(path: \.controlGroup, bit: .controlGroupStyle) }
}

extension View {
  /// Sets how control groups are drawn.
  public nonisolated func controlGroupStyle<S: ControlGroupStyle>(
    _ style: S
  ) -> StyleScope<Self, ControlGroupStyleConfiguration> {
    if S._isSystems { return StyleScope(self, .controlGroup, S.self, draw: nil) }
    // A value of a view: used on the main actor only.
    nonisolated(unsafe) let style = style
    return StyleScope(self, .controlGroup, S.self) { configuration, builder in
      S.Body._lower(style.makeBody(configuration: configuration), &builder)
    }
  }
}

/// The controls in a row.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The system's styles all look the same in text.
  public nonisolated static var _isSystems: Bool { true }

  /// What is drawn anyway.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// The controls in a row.
  public nonisolated static var automatic: Self { Self() }
}

/// The controls in a row.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The system's styles all look the same in text.
  public nonisolated static var _isSystems: Bool { true }

  /// What is drawn anyway.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// The controls in a row.
  public nonisolated static var navigation: Self { Self() }
}

/// The controls in a row.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The system's styles all look the same in text.
  public nonisolated static var _isSystems: Bool { true }

  /// What is drawn anyway.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// The controls in a row.
  public nonisolated static var palette: Self { Self() }
}

/// The controls in a row.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The system's styles all look the same in text.
  public nonisolated static var _isSystems: Bool { true }

  /// What is drawn anyway.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// The controls in a row.
  public nonisolated static var menu: Self { Self() }
}

/// The controls in a row.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The system's styles all look the same in text.
  public nonisolated static var _isSystems: Bool { true }

  /// What is drawn anyway.
  public func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// The controls in a row.
  public nonisolated static var compactMenu: Self { Self() }
}
