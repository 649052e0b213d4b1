public import SnippetFoundation

/// The layout of an `HStack`.
public struct HStackLayout: Layout, Sendable {
  /// How views stand between top and bottom.
  public var alignment: VerticalAlignment
  /// Points between views; nil: a column.
  public var spacing: CGFloat?

  /// Makes the layout.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  /// A row.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  private var stack: PointStack {
    PointStack(axis: .horizontal, spacing: Points.spacing(spacing) ?? 8) { $0[alignment] }
  }

  /// The size of the row.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize { stack.size(proposal, subviews) }

  /// Places the views beside each other.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) { stack.place(in: bounds, proposal, subviews) }

  /// Appends an `HStack`.
  @MainActor
  public static func _lower<V: View>(_ layout: Self, _ content: V, _ builder: inout TreeBuilder) {
    let stack = HStack(alignment: layout.alignment, spacing: layout.spacing) { content }
    HStack._lower(stack, &builder)
  }
}

/// The layout of a `VStack`.
public struct VStackLayout: Layout, Sendable {
  /// How views stand between the sides.
  public var alignment: HorizontalAlignment
  /// Points between views; nil: none.
  public var spacing: CGFloat?

  /// Makes the layout.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  /// A column.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  private var stack: PointStack {
    PointStack(axis: .vertical, spacing: Points.spacing(spacing) ?? 0) { $0[alignment] }
  }

  /// The size of the column.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize { stack.size(proposal, subviews) }

  /// Places the views below each other.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) { stack.place(in: bounds, proposal, subviews) }

  /// Appends a `VStack`.
  @MainActor
  public static func _lower<V: View>(_ layout: Self, _ content: V, _ builder: inout TreeBuilder) {
    let stack = VStack(alignment: layout.alignment, spacing: layout.spacing) { content }
    VStack._lower(stack, &builder)
  }
}

/// The layout of a `ZStack`.
public struct ZStackLayout: Layout, Sendable {
  /// Where views stand in their common area.
  public var alignment: Alignment

  /// Makes the layout.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// The largest of the views.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize {
    subviews.reduce(into: CGSize.zero) { all, view in
      let size = view.sizeThatFits(proposal)
      all = CGSize(width: max(all.width, size.width), height: max(all.height, size.height))
    }
  }

  /// Places the views in front of each other.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    let own = ViewDimensions(ProposedViewSize(bounds.size).cells)
    for view in subviews {
      let size = view.dimensions(in: proposal)
      let x = bounds.minX + own[alignment.horizontal] - size[alignment.horizontal]
      let y = bounds.minY + own[alignment.vertical] - size[alignment.vertical]
      view.place(at: CGPoint(x: x, y: y), proposal: proposal)
    }
  }

  /// Appends a `ZStack`.
  @MainActor
  public static func _lower<V: View>(_ layout: Self, _ content: V, _ builder: inout TreeBuilder) {
    ZStack._lower(ZStack(alignment: layout.alignment) { content }, &builder)
  }
}

/// The layout of a `Grid`; called by an app's own layout, that of a column.
public struct GridLayout: Layout, Sendable {
  /// Where views stand in their cells.
  public var alignment: Alignment
  /// Points between columns; nil: a column.
  public var horizontalSpacing: CGFloat?
  /// Points between rows; nil: none.
  public var verticalSpacing: CGFloat?

  /// Makes the layout.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
  }

  private var stack: PointStack {
    PointStack(axis: .vertical, spacing: Points.spacing(verticalSpacing) ?? 0) {
      $0[alignment.horizontal]
    }
  }

  /// The size of a column.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGSize { stack.size(proposal, subviews) }

  /// Places the views below each other.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) { stack.place(in: bounds, proposal, subviews) }

  /// Appends a `Grid`.
  @MainActor
  public static func _lower<V: View>(_ layout: Self, _ content: V, _ builder: inout TreeBuilder) {
    let grid = Grid(
      alignment: layout.alignment,
      horizontalSpacing: layout.horizontalSpacing,
      verticalSpacing: layout.verticalSpacing
    ) { content }
    Grid._lower(grid, &builder)
  }
}
