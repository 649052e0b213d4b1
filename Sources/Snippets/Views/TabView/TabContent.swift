/// One tab or several of a `TabView`: composed through `body`, or lowered to nodes by its own `_lowerTabs`.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  /// The type of tabs that `body` makes.
  associatedtype Body: TabContent
  /// The type of the value that says which tab is shown.
  associatedtype TabValue: Hashable = Body.TabValue

  /// What these tabs are made of.
  @TabContentBuilder<TabValue> var body: Body { get }

  /// Appends the nodes of the tabs.
  static func _lowerTabs(_ tabs: Self, _ builder: inout TreeBuilder)
}

extension TabContent {
  /// Lowers `body`, unless tabs are nested too deep.
  public static func _lowerTabs(_ tabs: Self, _ builder: inout TreeBuilder) {
    guard builder.enter(Self.self) else { return }
    if builder.keepsStates { builder.keepState(of: tabs) }
    Body._lowerTabs(tabs.body, &builder)
    builder.leave()
  }
}

/// Tabs that lower themselves and have no body.
@MainActor @preconcurrency
public protocol PrimitiveTabContent: TabContent where Body == Never {}

extension PrimitiveTabContent {
  /// Not for calling: primitive tabs lower themselves.
  public var body: Never { preconditionFailure("\(Self.self) has no body; it lowers itself") }
}

extension Never: TabContent {
  /// No tab has a value of this type.
  public typealias TabValue = Never

  /// Appends nothing: there is no value of this type.
  public static func _lowerTabs(_ tabs: Never, _ builder: inout TreeBuilder) {}
}

/// Tabs of any type.
public nonisolated struct AnyTabContent<SelectionValue: Hashable>: PrimitiveTabContent {
  /// The type of the value that says which tab is shown.
  public typealias TabValue = SelectionValue
  private let lower: @MainActor (inout TreeBuilder) -> Void

  /// Makes tabs whose type is not seen.
  public init<T: TabContent>(_ tabContent: T) where T.TabValue == SelectionValue {
    // Tabs are a value and are lowered on the main actor only.
    nonisolated(unsafe) let tabs = tabContent
    lower = { T._lowerTabs(tabs, &$0) }
  }

  /// Appends the nodes of the tabs.
  @MainActor
  public static func _lowerTabs(_ tabs: Self, _ builder: inout TreeBuilder) {
    tabs.lower(&builder)
  }
}

extension Group: TabContent, PrimitiveTabContent where Content: TabContent {
  /// The type of the value that says which tab is shown.
  public typealias TabValue = Content.TabValue

  /// Makes a group of tabs.
  public nonisolated init<V>(@TabContentBuilder<V> content: () -> Content)
  where V == Content.TabValue {
    self.init(content(), made: ())
  }

  /// Appends the nodes of the tabs.
  @MainActor
  public static func _lowerTabs(_ tabs: Self, _ builder: inout TreeBuilder) {
    Content._lowerTabs(tabs.content, &builder)
  }
}

extension ForEach: TabContent, PrimitiveTabContent where Content: TabContent {
  /// The type of the value that says which tab is shown.
  public typealias TabValue = Content.TabValue

  /// Appends the nodes of each element's tabs.
  @MainActor
  public static func _lowerTabs(_ tabs: Self, _ builder: inout TreeBuilder) {
    for element in tabs.data {
      builder.element(tabs.identity(of: element)) {
        Content._lowerTabs(tabs.content(element), &$0)
      }
    }
  }
}

extension ForEach where Content: TabContent {
  /// Makes a tab for each element that has an identity.
  public nonisolated init<V>(
    _ data: Data,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue, Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, made: content)
  }

  /// Makes a tab for each element that the path identifies.
  public nonisolated init<V>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TabValue {
    self.init(data: data, id: id, made: content)
  }

  /// Makes a tab for each number of a range.
  public nonisolated init<V>(
    _ data: Range<Int>,
    @TabContentBuilder<V> content: @escaping (Int) -> Content
  ) where V == Content.TabValue, Data == Range<Int>, ID == Int {
    self.init(data: data, made: content)
  }
}
