/// How a page is shown among pages; accepted.
public struct IndexViewStyle: Sendable {
  /// When the dots behind the pages are seen.
  public enum BackgroundDisplayMode: Sendable {
    /// As the place has it, when it is used, always, never.
    case automatic, interactive, always, never
  }
  /// Dots.
  public static let page = Self()
  /// Dots with something behind them.
  public static func page(backgroundDisplayMode: BackgroundDisplayMode) -> Self { Self() }
}

extension View {
  /// Sets the label of a view among tabs; not drawn.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> Self { self }
  /// Sets how pages are shown; accepted.
  public nonisolated func indexViewStyle(_ style: IndexViewStyle) -> Self { self }
  /// Sets what happens to the tabs when content scrolls; accepted.
  public nonisolated func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> Self {
    self
  }
  /// Sets what stands above the tabs; not drawn.
  public nonisolated func tabViewBottomAccessory<C: View>(
    @ViewBuilder content: () -> C
  ) -> Self { self }
}

/// What happens to tabs when content scrolls; accepted.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: Int
  /// As the place has it.
  public static let automatic = Self(name: 0)
  /// They become small downwards, upwards, never.
  public static let onScrollDown = Self(name: 1), onScrollUp = Self(name: 2), never = Self(name: 3)
}

/// How tab views look.
public protocol TabViewStyle: Sendable {}

extension View {
  /// Sets how tab views look; in text there is one look.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> Self { self }
}

/// One of the system's looks of tab views.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Makes the look.
  public nonisolated init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// One of the system's looks of tab views.
  public nonisolated static var automatic: Self { Self() }
}

/// One of the system's looks of tab views.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots of the pages are seen.
  public enum IndexDisplayMode: Sendable {
    /// As the place has it, always, never.
    case automatic, always, never
  }
  /// Makes the look.
  public nonisolated init(indexDisplayMode: IndexDisplayMode) {}
  /// Makes the look.
  public nonisolated init() {}
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// One of the system's looks of tab views.
  public nonisolated static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> Self { Self() }
  /// One of the system's looks of tab views.
  public nonisolated static var page: Self { Self() }
}

/// One of the system's looks of tab views.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Makes the look.
  public nonisolated init() {}
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// One of the system's looks of tab views.
  public nonisolated static var sidebarAdaptable: Self { Self() }
}

/// One of the system's looks of tab views.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Makes the look.
  public nonisolated init() {}
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// One of the system's looks of tab views.
  public nonisolated static var tabBarOnly: Self { Self() }
}

/// One of the system's looks of tab views.
public struct GroupedTabViewStyle: TabViewStyle {
  /// Makes the look.
  public nonisolated init() {}
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// One of the system's looks of tab views.
  public nonisolated static var grouped: Self { Self() }
}
