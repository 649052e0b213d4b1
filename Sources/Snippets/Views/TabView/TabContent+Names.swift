// What is set for a tab and not for its content: of it only whether the tab is there is seen.
extension TabContent {
  /// Takes the tab away while a value says so.
  public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
    HiddenTab(tab: self, isHidden: hidden)
  }

  /// Names the tab for a person who changes the tabs; accepted.
  public nonisolated func customizationID(_ id: String) -> Self { self }
  /// Sets what a person may change; accepted.
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior,
    for placements: AdaptableTabBarPlacement...
  ) -> Self { self }
  /// Shows the tab or not at first, until a person changes that; accepted, it is there.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility,
    for placements: AdaptableTabBarPlacement...
  ) -> Self { self }
  /// Sets where the tab's item stands; accepted.
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> Self { self }

  /// Puts a number at the tab's item, which is not drawn.
  public nonisolated func badge(_ count: Int) -> Self { self }
  /// Puts words at the tab's item, which is not drawn.
  public nonisolated func badge(_ label: Text?) -> Self { self }
  /// Puts words at the tab's item, which is not drawn.
  public nonisolated func badge(_ key: LocalizedStringKey) -> Self { self }
  /// Puts words at the tab's item, which is not drawn.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S) -> Self { self }

  /// Sets whether the tab can be chosen; accepted.
  public nonisolated func disabled(_ disabled: Bool) -> Self { self }
  /// Sets what is offered when the tab's item is pushed aside; not drawn.
  public nonisolated func swipeActions<C: View>(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> C
  ) -> Self { self }
  /// Sets what is offered at a long press; not drawn.
  public nonisolated func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> Self { self }
  /// Adds what can be done with a section of tabs; not drawn.
  public nonisolated func sectionActions<C: View>(@ViewBuilder content: () -> C) -> Self { self }
  /// Lets what is dragged over the tab's item choose the tab; accepted.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> Self { self }

  /// Names the tab's item for tests; accepted.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String,
    isEnabled: Bool = true
  ) -> Self { self }
  /// Names the tab's item, which is not drawn, for those who hear it.
  public nonisolated func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> Self { self }
  /// Names the tab's item, which is not drawn, for those who hear it.
  public nonisolated func accessibilityLabel(
    _ key: LocalizedStringKey,
    isEnabled: Bool = true
  ) -> Self { self }
  /// Names the tab's item, which is not drawn, for those who hear it.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S,
    isEnabled: Bool = true
  ) -> Self { self }
  /// Says what the tab's item, which is not drawn, stands at.
  public nonisolated func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> Self { self }
  /// Says what the tab's item, which is not drawn, stands at.
  public nonisolated func accessibilityValue(
    _ key: LocalizedStringKey,
    isEnabled: Bool = true
  ) -> Self { self }
  /// Says what choosing the tab does; its item is not drawn.
  public nonisolated func accessibilityHint(
    _ key: LocalizedStringKey,
    isEnabled: Bool = true
  ) -> Self { self }
}

/// A tab that may be taken away.
private nonisolated struct HiddenTab<Tab: TabContent>: PrimitiveTabContent {
  typealias TabValue = Tab.TabValue
  let tab: Tab
  let isHidden: Bool

  @MainActor
  static func _lowerTabs(_ tabs: Self, _ builder: inout TreeBuilder) {
    if !tabs.isHidden { Tab._lowerTabs(tabs.tab, &builder) }
  }
}

/// What a person may change of a tab; accepted.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: Int
  /// As the place has it, nothing, its place.
  public static let automatic = Self(name: 0), disabled = Self(name: 1), reorderable = Self(name: 2)
}

/// Where tabs that adapt to their place stand.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: Int
  /// As the place has it, in a bar, at the side.
  public static let automatic = Self(name: 0), tabBar = Self(name: 1), sidebar = Self(name: 2)
}

/// Where a tab's item stands; accepted.
public struct TabPlacement: Hashable, Sendable {
  private let name: Int
  /// As the place has it, always there, where there is room.
  public static let automatic = Self(name: 0), pinned = Self(name: 1), sidebarOnly = Self(name: 2)
}

/// Whether what is dragged over something chooses it; accepted.
public struct SpringLoadingBehavior: Hashable, Sendable {
  private let name: Int
  /// As the place has it, yes, no.
  public static let automatic = Self(name: 0), enabled = Self(name: 1), disabled = Self(name: 2)
}

/// What a person changed of tabs: nothing.
public struct TabViewCustomization: Hashable, Sendable, Codable {
  /// Makes one without changes.
  public init() {}
}

extension View {
  /// Keeps what a person changes of the tabs; accepted.
  public nonisolated func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> Self { self }
  /// Sets what stands above the tabs at the side; not drawn.
  public nonisolated func tabViewSidebarHeader<C: View>(@ViewBuilder content: () -> C) -> Self {
    self
  }
  /// Sets what stands below the tabs at the side; not drawn.
  public nonisolated func tabViewSidebarFooter<C: View>(@ViewBuilder content: () -> C) -> Self {
    self
  }
  /// Sets what stands at the lower end of the side; not drawn.
  public nonisolated func tabViewSidebarBottomBar<C: View>(@ViewBuilder content: () -> C) -> Self {
    self
  }
  /// Sets whether what is dragged over the view chooses it; accepted.
  public nonisolated func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> Self { self }
}
