/// Builds tabs whose values are all of one type.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// Builds nothing.
  public static func buildBlock() -> TabGroup<TabValue, Never, Never> { .none }
  /// Takes a tab.
  public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }
  /// Begins with a tab.
  public static func buildPartialBlock<A: TabContent>(first: A) -> A
  where A.TabValue == TabValue { first }
  /// Adds a tab.
  public static func buildPartialBlock<A: TabContent, B: TabContent>(
    accumulated: A,
    next: B
  ) -> TabGroup<TabValue, A, B> { .both(accumulated, next) }
  /// Builds `if` without `else`.
  public static func buildOptional<A: TabContent>(_ content: A?) -> TabGroup<TabValue, A, Never> {
    content.map { .first($0) } ?? .none
  }
  /// Builds the first branch.
  public static func buildEither<A: TabContent, B: TabContent>(
    first: A
  ) -> TabGroup<TabValue, A, B> { .first(first) }
  /// Builds the second branch.
  public static func buildEither<A: TabContent, B: TabContent>(
    second: B
  ) -> TabGroup<TabValue, A, B> { .second(second) }
  /// Builds what stands behind `if #available`.
  public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> C { content }

  /// The view that tabs are in a `TabView`.
  ///
  /// Leaves no node.
  public nonisolated struct Content<C: TabContent>: PrimitiveView {
    let tabs: C

    /// Appends the nodes of the tabs.
    @MainActor
    public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
      C._lowerTabs(view.tabs, &builder)
    }
  }
}

/// Tabs one after the other, or one branch of them.
///
/// Leaves no node.
public nonisolated enum TabGroup<TabValue: Hashable, First: TabContent, Second: TabContent>:
  PrimitiveTabContent
{
  /// No tab; those of one branch; those of both.
  case none
  case first(First)
  case second(Second)
  case both(First, Second)

  /// Appends the nodes of the tabs that it holds.
  @MainActor
  public static func _lowerTabs(_ tabs: Self, _ builder: inout TreeBuilder) {
    switch tabs {
    case .none: break
    case .first(let tabs): First._lowerTabs(tabs, &builder)
    case .second(let tabs): Second._lowerTabs(tabs, &builder)
    case .both(let first, let second):
      First._lowerTabs(first, &builder)
      Second._lowerTabs(second, &builder)
    }
  }
}
