/// How group boxs are drawn.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The view that a group box becomes.
  associatedtype Body: View
  /// What is known of a group box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Makes the view of a group box.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Whether the style is the usual one in text.
  nonisolated static var _isSystems: Bool { get }
}

extension GroupBoxStyle {
  /// An app's style is not the usual one.
  public nonisolated static var _isSystems: Bool { false }
}

/// What a style is told about a group box.
public struct GroupBoxStyleConfiguration {
  /// The title.
  public typealias Label = ConfigurationPart
  /// What stands in the box.
  public typealias Content = ConfigurationPart

  /// The title.
  public let label: Label
  /// What stands in the box.
  public let content: Content
}

extension StyleSlot<GroupBoxStyleConfiguration> {
  static var groupBox: Self { Self(path: \.groupBox, bit: .groupBoxStyle) }
}

extension View {
  /// Sets how group boxs are drawn.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(
    _ style: S
  ) -> StyleScope<Self, GroupBoxStyleConfiguration> {
    if S._isSystems { return StyleScope(self, .groupBox, S.self, draw: nil) }
    // A value of a view: used on the main actor only.
    nonisolated(unsafe) let style = style
    return StyleScope(self, .groupBox, S.self) { configuration, builder in
      S.Body._lower(style.makeBody(configuration: configuration), &builder)
    }
  }
}

/// A box with a title.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The system's styles all look the same in text.
  public nonisolated static var _isSystems: Bool { true }

  /// What is drawn anyway.
  public func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A box with a title.
  public nonisolated static var automatic: Self { Self() }
}
