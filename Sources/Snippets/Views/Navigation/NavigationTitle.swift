public import SnippetFoundation

/// A view with a title: a heading above it, or above the navigation stack that it stands in.
///
/// Renders as: the title in bold, a blank row, and the view.
public nonisolated struct Titled<Content: View>: PrimitiveView {
  let content: Content
  var title: Text?
  var subtitle: Text?

  /// Appends the content, and the title where no stack draws it.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    guard builder.isIn(.navigation) else {
      let (start, places) = (builder.next, 3)
      builder.navigation { lowerInStack(view, &$0) }
      return builder.passTag(from: start + 1 + places, to: start)
    }
    lowerInStack(view, &builder)
  }

  @MainActor
  private static func lowerInStack(_ view: Self, _ builder: inout TreeBuilder) {
    Content._lower(view.content, &builder)
    // The outermost view of a stack has the last word.
    var heading = builder.heading ?? Heading()
    if let title = view.title { heading.title = title.plainText }
    if let subtitle = view.subtitle { heading.subtitle = subtitle.plainText }
    builder.heading = heading
  }
}

extension View {
  /// Sets a view's title, a heading above it.
  public nonisolated func navigationTitle(_ title: Text) -> Titled<Self> {
    Titled(content: self, title: title)
  }

  /// Sets a view's title, a heading above it.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> Titled<Self> {
    navigationTitle(Text(titleKey))
  }

  /// Sets a view's title, a heading above it.
  @_disfavoredOverload
  public nonisolated func navigationTitle(_ resource: LocalizedStringResource) -> Titled<Self> {
    navigationTitle(Text(resource))
  }

  /// Sets a view's title, a heading above it.
  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> Titled<Self> {
    navigationTitle(Text(verbatim: String(title)))
  }

  /// Sets a view's title, a heading above it.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> Titled<Self> {
    navigationTitle(Text(verbatim: title.wrappedValue))
  }

  /// Sets what stands below a view's title.
  public nonisolated func navigationSubtitle(_ subtitle: Text) -> Titled<Self> {
    Titled(content: self, subtitle: subtitle)
  }

  /// Sets what stands below a view's title.
  public nonisolated func navigationSubtitle(_ key: LocalizedStringKey) -> Titled<Self> {
    navigationSubtitle(Text(key))
  }

  /// Sets what stands below a view's title.
  @_disfavoredOverload
  public nonisolated func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> Titled<Self> {
    navigationSubtitle(Text(verbatim: String(subtitle)))
  }

  /// Sets a view's title, by an older name.
  public nonisolated func navigationBarTitle(
    _ titleKey: LocalizedStringKey,
    displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> Titled<Self> { navigationTitle(titleKey) }

  /// Sets a view's title, by an older name.
  public nonisolated func navigationBarTitle(
    _ title: Text,
    displayMode: NavigationBarItem.TitleDisplayMode = .automatic
  ) -> Titled<Self> { navigationTitle(title) }

  /// Sets how large a title is; accepted.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> Self { self }

  /// Shows or hides the way back; accepted.
  public nonisolated func navigationBarBackButtonHidden(_ hides: Bool = true) -> Self { self }

  /// Shows or hides the bar; accepted.
  public nonisolated func navigationBarHidden(_ hidden: Bool) -> Self { self }

  /// Sets what a value leads to; not drawn.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> Self { self }

  /// Sets what is shown while a value says so; not drawn.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>,
    @ViewBuilder destination: () -> V
  ) -> Self { self }

  /// Sets what is shown for a value while there is one; not drawn.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>,
    @ViewBuilder destination: @escaping (D) -> C
  ) -> Self { self }

  /// Sets how stacks look; accepted.
  public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> Self { self }

  /// Sets how views beside each other look; accepted.
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> Self { self }

  /// Sets how wide one of the views beside each other is; accepted.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> Self { self }

  /// Sets how wide one of the views beside each other is; accepted.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil,
    ideal: CGFloat,
    max: CGFloat? = nil
  ) -> Self { self }

  /// Sets how a view comes in; accepted.
  public nonisolated func navigationTransition(_ style: NavigationTransition) -> Self { self }

  /// Marks where a view comes from; accepted.
  public nonisolated func matchedTransitionSource<ID: Hashable>(
    id: ID,
    in namespace: Any
  ) -> Self { self }
}

/// What a bar shows of its view.
public struct NavigationBarItem: Sendable {
  /// How large a title is.
  public enum TitleDisplayMode: Sendable {
    /// As the place has it, small, large.
    case automatic, inline, large, inlineLarge
  }
}

/// How views come in; accepted.
public struct NavigationTransition: Sendable {
  /// As the place has it.
  public static let automatic = Self()
  /// Out of another view.
  public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Any) -> Self { Self() }
}

/// How navigation views look.
public protocol NavigationViewStyle: Sendable {}

/// One of the system's looks of navigation views.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Makes the look.
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// One of the system's looks of navigation views.
  public nonisolated static var automatic: Self { Self() }
}

/// One of the system's looks of navigation views.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Makes the look.
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One of the system's looks of navigation views.
  public nonisolated static var stack: Self { Self() }
}

/// One of the system's looks of navigation views.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Makes the look.
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// One of the system's looks of navigation views.
  public nonisolated static var columns: Self { Self() }
}

/// How split views look.
public protocol NavigationSplitViewStyle: Sendable {}

/// One of the system's looks of split views.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the look.
  public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// One of the system's looks of split views.
  public nonisolated static var automatic: Self { Self() }
}

/// One of the system's looks of split views.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the look.
  public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// One of the system's looks of split views.
  public nonisolated static var balanced: Self { Self() }
}

/// One of the system's looks of split views.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Makes the look.
  public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// One of the system's looks of split views.
  public nonisolated static var prominentDetail: Self { Self() }
}
