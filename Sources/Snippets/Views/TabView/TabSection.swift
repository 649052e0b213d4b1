public import SnippetFoundation

/// Tabs that belong together.
///
/// Renders as the one of them that is shown.
public nonisolated struct TabSection<
  Header: View,
  Content: TabContent,
  Footer: View,
  SelectionValue: Hashable
>: PrimitiveTabContent {
  /// The type of the value that says which tab is shown.
  public typealias TabValue = SelectionValue
  private let content: Content

  /// Appends the nodes of the tabs.
  @MainActor
  public static func _lowerTabs(_ tabs: Self, _ builder: inout TreeBuilder) {
    Content._lowerTabs(tabs.content, &builder)
  }
}

extension TabSection where SelectionValue == Content.TabValue, Footer == EmptyView {
  /// Makes a section with a header, which is not drawn.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content,
    @ViewBuilder header: () -> Header
  ) {
    self.content = content()
  }
}

extension TabSection
where SelectionValue == Content.TabValue, Header == EmptyView, Footer == EmptyView {
  /// Makes a section without a header.
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.content = content()
  }
}

extension TabSection where SelectionValue == Content.TabValue, Header == Text, Footer == EmptyView {
  /// Makes a section with a title, which is not drawn.
  public init(
    _ titleKey: LocalizedStringKey,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.content = content()
  }

  /// Makes a section with a title, which is not drawn.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.content = content()
  }

  /// Makes a section with a title, which is not drawn.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.content = content()
  }
}
