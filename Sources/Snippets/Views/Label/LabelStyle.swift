/// How labels are drawn: what becomes of their symbol and their title.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The view that a label becomes.
  associatedtype Body: View
  /// What is known of a label.
  typealias Configuration = LabelStyleConfiguration

  /// Makes the view of a label.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Whether the style draws symbol and title, as labels are drawn anyway.
  nonisolated static var _isSystems: Bool { get }
}

extension LabelStyle {
  /// An app's style is not the usual one.
  public nonisolated static var _isSystems: Bool { false }
}

/// What a style is told about a label.
public struct LabelStyleConfiguration {
  /// The label's title.
  public typealias Title = ConfigurationPart
  /// The label's symbol.
  public typealias Icon = ConfigurationPart

  /// The label's title.
  public let title: Title
  /// The label's symbol.
  public let icon: Icon
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style was told about.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}

extension Label {
  @MainActor @usableFromInline
  static func lowerStyled(_ view: Self, _ builder: inout TreeBuilder) -> Bool {
    let configuration = LabelStyleConfiguration(
      title: ConfigurationPart(view.title),
      icon: ConfigurationPart(view.icon)
    )
    return builder.draw(.label, configuration)
  }
}

extension StyleSlot<LabelStyleConfiguration> {
  static var label: Self { Self(path: \.label, bit: .labelStyle) }
}

extension View {
  /// Sets how labels are drawn.
  public nonisolated func labelStyle<S: LabelStyle>(
    _ style: S
  ) -> StyleScope<Self, LabelStyleConfiguration> {
    if S._isSystems { return StyleScope(self, .label, S.self, draw: nil) }
    // A value of a view: used on the main actor only.
    nonisolated(unsafe) let style = style
    return StyleScope(self, .label, S.self) { configuration, builder in
      S.Body._lower(style.makeBody(configuration: configuration), &builder)
    }
  }

  /// The room between a label's symbol and its title; accepted.
  public nonisolated func labelIconToTitleSpacing(_ value: Double) -> Self { self }

  /// The room kept for labels' symbols; accepted.
  public nonisolated func labelReservedIconWidth(_ value: Double) -> Self { self }
}
