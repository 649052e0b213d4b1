public import SnippetFoundation

/// One of the views of a `TabView`.
///
/// Renders as its content.
public nonisolated struct Tab<Value: Hashable, Content: View, Label: View>: PrimitiveTabContent {
  /// The type of the value that says which tab is shown.
  public typealias TabValue = Value
  private let value: Value?
  private let content: Content

  init(_ value: Value?, _ content: Content) { (self.value, self.content) = (value, content) }

  /// Makes a tab for a value.
  public init(
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value, content())
  }

  /// Appends the content as one node.
  @MainActor
  public static func _lowerTabs(_ tabs: Self, _ builder: inout TreeBuilder) {
    if let value = tabs.value, builder.tags != nil { builder.tag(value) }
    builder.stack(Node(.column, flags: Alignment.top.bits), axis: 1) {
      Content._lower(tabs.content, &$0)
    }
  }
}

extension Tab where Value == Never {
  /// Makes a tab.
  public init(
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(nil, content())
  }
}

extension Tab where Label == EmptyView {
  /// Makes a tab without a label for a value.
  public init(value: Value, @ViewBuilder content: () -> Content) { self.init(value, content()) }
}

extension Tab where Value == Never, Label == EmptyView {
  /// Makes a tab without a label.
  public init(@ViewBuilder content: () -> Content) { self.init(nil, content()) }
}

extension Tab where Label == DefaultTabLabel {
  /// Makes a tab with a title and an image for a value.
  public init(
    _ titleKey: LocalizedStringKey,
    image: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, content())
  }

  /// Makes a tab with a title and an image for a value.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    image: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, content())
  }

  /// Makes a tab with a title and an image for a value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    image: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, content())
  }

  /// Makes a tab with a title and a symbol for a value.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, content())
  }

  /// Makes a tab with a title and a symbol for a value.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, content())
  }

  /// Makes a tab with a title and a symbol for a value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    value: Value,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value, content())
  }

  /// Makes a tab for a value.
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value, content())
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Makes a tab with a title and an image.
  public init(
    _ titleKey: LocalizedStringKey,
    image: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content())
  }

  /// Makes a tab with a title and an image.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    image: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content())
  }

  /// Makes a tab with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    image: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content())
  }

  /// Makes a tab with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey,
    systemImage: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content())
  }

  /// Makes a tab with a title and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    systemImage: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content())
  }

  /// Makes a tab with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    systemImage: String,
    role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(nil, content())
  }

  /// Makes a tab.
  public init(role: TabRole?, @ViewBuilder content: () -> Content) { self.init(nil, content()) }
}

/// The label of a tab, which is not drawn.
public nonisolated struct DefaultTabLabel: View {
  /// Nothing.
  public var body: some View { EmptyView() }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  /// It searches.
  public static let search = Self()
}
