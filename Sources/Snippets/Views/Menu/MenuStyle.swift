/// How menus are drawn.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The view that a menu becomes.
  associatedtype Body: View
  /// What is known of a menu.
  typealias Configuration = MenuStyleConfiguration

  /// Makes the view of a menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Whether the style is the usual one in text.
  nonisolated static var _isSystems: Bool { get }
}

extension MenuStyle {
  /// An app's style is not the usual one.
  public nonisolated static var _isSystems: Bool { false }
}

/// What a style is told about a menu.
public struct MenuStyleConfiguration {
  /// The menu's name.
  public typealias Label = ConfigurationPart
  /// What it offers.
  public typealias Content = ConfigurationPart

  /// The menu's name.
  public let label: Label
  /// What it offers.
  public let content: Content
}

extension StyleSlot<MenuStyleConfiguration> {
  static var menu: Self { Self(path: \.menu, bit: .menuStyle) }
}

extension View {
  /// Sets how menus are drawn.
  public nonisolated func menuStyle<S: MenuStyle>(
    _ style: S
  ) -> StyleScope<Self, MenuStyleConfiguration> {
    if S._isSystems { return StyleScope(self, .menu, S.self, draw: nil) }
    // A value of a view: used on the main actor only.
    nonisolated(unsafe) let style = style
    return StyleScope(self, .menu, S.self) { configuration, builder in
      S.Body._lower(style.makeBody(configuration: configuration), &builder)
    }
  }
}

/// The menu's name with a mark.
public struct DefaultMenuStyle: MenuStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The system's styles all look the same in text.
  public nonisolated static var _isSystems: Bool { true }

  /// What is drawn anyway.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// The menu's name with a mark.
  public nonisolated static var automatic: Self { Self() }
}

/// The menu's name with a mark.
public struct ButtonMenuStyle: MenuStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The system's styles all look the same in text.
  public nonisolated static var _isSystems: Bool { true }

  /// What is drawn anyway.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// The menu's name with a mark.
  public nonisolated static var button: Self { Self() }
}

/// The menu's name with a mark.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The system's styles all look the same in text.
  public nonisolated static var _isSystems: Bool { true }

  /// What is drawn anyway.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// The menu's name with a mark.
  public nonisolated static var borderlessButton: Self { Self() }
}

/// The menu's name with a mark.
public struct BorderedButtonMenuStyle: MenuStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The system's styles all look the same in text.
  public nonisolated static var _isSystems: Bool { true }

  /// What is drawn anyway.
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

extension MenuStyle where Self == BorderedButtonMenuStyle {
  /// The menu's name with a mark.
  public nonisolated static var borderedButton: Self { Self() }
}
