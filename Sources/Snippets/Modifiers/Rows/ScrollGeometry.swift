public import SnippetFoundation

/// Where a view that scrolls is and how large; in text nothing scrolls.
public nonisolated struct ScrollGeometry: Equatable, Sendable {
  /// How far it has been scrolled.
  public var contentOffset: CGPoint
  /// How large what scrolls is.
  public var contentSize: CGSize
  /// The room around what scrolls.
  public var contentInsets: EdgeInsets
  /// How large the view is.
  public var containerSize: CGSize

  /// Makes a place and sizes.
  public init(
    contentOffset: CGPoint,
    contentSize: CGSize,
    contentInsets: EdgeInsets,
    containerSize: CGSize
  ) {
    (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
    (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
  }

  /// What is seen of the content.
  public var visibleRect: CGRect { CGRect(origin: contentOffset, size: containerSize) }
  /// What is seen of the content.
  public var bounds: CGRect { visibleRect }
}

/// What a view that scrolls is doing; in text it is idle.
public nonisolated enum ScrollPhase: Hashable, Sendable {
  /// Apple's phases.
  case idle, tracking, interacting, decelerating, animating

  /// Whether it moves.
  public var isScrolling: Bool { self != .idle }
}

extension View {
  /// Runs a closure when a value of what scrolls changes; accepted, not run.
  public nonisolated func onScrollGeometryChange<T: Equatable>(
    for type: T.Type,
    of transform: @escaping (ScrollGeometry) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> Self { self }

  /// Runs a closure when scrolling begins or ends; accepted, not run.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> Self { self }
}
