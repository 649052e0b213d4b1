public import SnippetFoundation

/// A container of an app's own: it measures its views and places them.
///
/// Lengths are points, 8 a column and 16 a row. A proposal gets as many cells as its points cover; a place is the nearest
/// cell; gaps between views below each other are lengths of their own, so that 8 points are no blank row in any line.
/// A view that is not placed stands in the middle.
public protocol Layout {
  /// What the layout keeps between the calls of one rendering.
  associatedtype Cache = Void
  /// The views to lay out.
  typealias Subviews = LayoutSubviews

  /// Which axis spacers and dividers follow.
  static var layoutProperties: LayoutProperties { get }
  /// Makes what is kept between calls.
  func makeCache(subviews: Subviews) -> Cache
  /// Brings up to date what is kept between calls.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The room that the layout likes to have around it.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The size for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  /// Calls `place` for each view.
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  )
  /// Where a guide is, if the layout says so.
  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
  /// Where a guide is, if the layout says so.
  func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Appends the nodes of views in this layout.
  @MainActor
  static func _lower<V: View>(_ layout: Self, _ content: V, _ builder: inout TreeBuilder)
}

/// What a layout says about itself.
public struct LayoutProperties: Sendable {
  /// The axis of a stack.
  public var stackOrientation: Axis?
  /// Makes the properties of a layout that is no stack.
  public init() {}
}

extension Layout {
  /// No stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Keeps what is there.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {}

  /// What the views like.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

  /// Leaves it to the views.
  public func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Leaves it to the views.
  public func explicitAlignment(
    of guide: VerticalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Lays views out.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }

  /// Appends a node that this layout measures and places.
  @MainActor
  public static func _lower<V: View>(
    _ layout: Self,
    _ content: V,
    _ builder: inout TreeBuilder
  ) {
    let outer = builder.environment.axis
    switch layoutProperties.stackOrientation {
    case .horizontal?: builder.environment.axis = 0
    case .vertical?: builder.environment.axis = 1
    case nil: builder.environment.axis = 2
    }
    let index = builder.open(CustomLayout(layout), flags: Node.placesFreely)
    V._lower(content, &builder)
    builder.close(index)
    builder.environment.axis = outer
  }
}

extension Layout where Cache == Void {
  /// Nothing is kept.
  public func makeCache(subviews: Subviews) {}
}

/// Views in a layout.
public nonisolated struct LayoutView<L: Layout, Content: View>: PrimitiveView {
  let layout: L
  let content: Content

  /// Appends the layout's nodes.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    guard builder.enter(L.self) else { return }
    L._lower(view.layout, view.content, &builder)
    builder.leave()
  }
}
