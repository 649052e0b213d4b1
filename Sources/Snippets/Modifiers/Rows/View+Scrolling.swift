public import SnippetFoundation

// How views scroll: accepted, in text nothing scrolls.
extension View {
  /// Shows or hides where a view is; accepted.
  public nonisolated func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> Self { self }

  /// Keeps a view from scrolling; accepted.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> Scoped<Self> {
    environment(\.isScrollEnabled, !disabled)
  }

  /// Lets what scrolls be seen outside; accepted.
  public nonisolated func scrollClipDisabled(_ disabled: Bool = true) -> Self { self }

  /// Shows or hides what lies behind; accepted.
  public nonisolated func scrollContentBackground(_ visibility: Visibility) -> Self { self }

  /// Puts the keyboard away; accepted.
  public nonisolated func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> Self {
    self
  }

  /// Sets what happens at the ends; accepted.
  public nonisolated func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior,
    axes: Axis.Set = [.vertical]
  ) -> Self { self }

  /// Sets where scrolling ends; accepted.
  public nonisolated func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> Self { self }

  /// Makes the views of a layout what scrolling ends at; accepted.
  public nonisolated func scrollTargetLayout(isEnabled: Bool = true) -> Self { self }

  /// Says which view is at the beginning; accepted.
  public nonisolated func scrollPosition<ID: Hashable>(
    id: Binding<ID?>,
    anchor: UnitPoint? = nil
  ) -> Self { self }

  /// Sets what is seen at first; accepted, it is the beginning.
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> Self { self }

  /// Sets the room around what scrolls; accepted.
  public nonisolated func contentMargins(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    for placement: ContentMarginPlacement = .automatic
  ) -> Self { self }

  /// Sets the room around what scrolls; accepted.
  public nonisolated func contentMargins(
    _ length: CGFloat,
    for placement: ContentMarginPlacement = .automatic
  ) -> Self { self }
}

/// Whether it is seen where a view is; accepted.
public struct ScrollIndicatorVisibility: Sendable {
  /// Each way by name.
  public static let automatic = Self(), visible = Self(), hidden = Self(), never = Self()
}

/// When the keyboard is put away; accepted.
public struct ScrollDismissesKeyboardMode: Sendable {
  /// Each way by name.
  public static let automatic = Self(), immediately = Self(), interactively = Self(), never = Self()
}

/// What happens at the ends; accepted.
public struct ScrollBounceBehavior: Sendable {
  /// Each way by name.
  public static let automatic = Self(), always = Self(), basedOnSize = Self()
}

/// Where scrolling ends; accepted.
public struct ScrollTargetBehavior: Sendable {
  /// Each way by name.
  public static let paging = Self(), viewAligned = Self()
  /// At a view, at most so many further on.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior,
    anchor: UnitPoint? = nil
  ) -> Self { Self() }
}

/// Of what the margins are; accepted.
public struct ContentMarginPlacement: Sendable {
  /// Each part by name.
  public static let automatic = Self(), scrollContent = Self(), scrollIndicators = Self()
}

/// Scrolling that ends at a view; accepted.
public struct ViewAlignedScrollTargetBehavior: Sendable {
  /// How many views further on it may end; accepted.
  public struct LimitBehavior: Hashable, Sendable {
    private let name: Int
    /// As the place has it; one; as many as it goes.
    public static let automatic = Self(name: 0), always = Self(name: 1), never = Self(name: 2)
    /// One, or few.
    public static let alwaysByOne = Self(name: 3), alwaysByFew = Self(name: 4)
  }
}
