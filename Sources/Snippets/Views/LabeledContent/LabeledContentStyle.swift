/// How labelled contents are drawn.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The view that a labelled content becomes.
  associatedtype Body: View
  /// What is known of a labelled content.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Makes the view of a labelled content.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// Whether the style is the usual one in text.
  nonisolated static var _isSystems: Bool { get }
}

extension LabeledContentStyle {
  /// An app's style is not the usual one.
  public nonisolated static var _isSystems: Bool { false }
}

/// What a style is told about a labelled content.
public struct LabeledContentStyleConfiguration {
  /// The name.
  public typealias Label = ConfigurationPart
  /// What it names.
  public typealias Content = ConfigurationPart

  /// The name.
  public let label: Label
  /// What it names.
  public let content: Content
}

extension StyleSlot<LabeledContentStyleConfiguration> {
  static var labeledContent: Self { Self(path: \.labeledContent, bit: .labeledContentStyle) }
}

extension View {
  /// Sets how labelled contents are drawn.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(
    _ style: S
  ) -> StyleScope<Self, LabeledContentStyleConfiguration> {
    if S._isSystems { return StyleScope(self, .labeledContent, S.self, draw: nil) }
    // A value of a view: used on the main actor only.
    nonisolated(unsafe) let style = style
    return StyleScope(self, .labeledContent, S.self) { configuration, builder in
      S.Body._lower(style.makeBody(configuration: configuration), &builder)
    }
  }
}

/// The name and what it names in a row.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Makes the style.
  public nonisolated init() {}
  /// The system's styles all look the same in text.
  public nonisolated static var _isSystems: Bool { true }

  /// What is drawn anyway.
  public func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The name and what it names in a row.
  public nonisolated static var automatic: Self { Self() }
}
