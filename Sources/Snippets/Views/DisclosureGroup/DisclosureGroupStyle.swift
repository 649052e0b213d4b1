/// How disclosure groups are drawn.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The view that a disclosure group becomes.
  associatedtype Body: View
  /// What is known of a disclosure group.
  typealias Configuration = DisclosureGroupStyleConfiguration

  /// Makes the view of a disclosure group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Whether the style is the usual one in text.
  nonisolated static var _isSystems: Bool { get }
}

extension DisclosureGroupStyle {
  /// An app's style is not the usual one.
  public nonisolated static var _isSystems: Bool { false }
}

/// What a style is told about a disclosure group.
public struct DisclosureGroupStyleConfiguration {
  /// The title.
  public typealias Label = ConfigurationPart
  /// What can be shown.
  public typealias Content = ConfigurationPart

  /// The title.
  public let label: Label
  /// What can be shown.
  public let content: Content
  /// Whether the content is shown; setting it does nothing, a snippet is a picture.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    (self.label, self.content) = (label, content)
    _isExpanded = isExpanded
  }
}

extension StyleSlot<DisclosureGroupStyleConfiguration> {
  static var disclosureGroup: Self { Self(path: \.disclosureGroup, bit: .disclosureGroupStyle) }
}

extension View {
  /// Sets how disclosure groups are drawn.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(
    _ style: S
  ) -> StyleScope<Self, DisclosureGroupStyleConfiguration> {
    if S._isSystems { return StyleScope(self, .disclosureGroup, S.self, draw: nil) }
    // A value of a view: used on the main actor only.
    nonisolated(unsafe) let style = style
    return StyleScope(self, .disclosureGroup, S.self) { configuration, builder in
      S.Body._lower(style.makeBody(configuration: configuration), &builder)
    }
  }
}

/// A mark and a title, the content below.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The system's styles all look the same in text.
  public nonisolated static var _isSystems: Bool { true }

  /// What is drawn anyway.
  public func makeBody(configuration: Configuration) -> some View { DisclosureGroup(configuration) }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A mark and a title, the content below.
  public nonisolated static var automatic: Self { Self() }
}
