public import SnippetFoundation

/// Children in columns, one row after the other.
///
/// Renders as:
///
///     Latte     Mocha
///     Espresso  Tea
///
/// A fixed column is wider where the words or the controls in it need that; without room for them a grid has fewer columns.
/// Flexible columns are as many as there are items while their words fit: frames and paddings hang over. The header and the
/// footer of a `Section` go over the whole width, and cells begin anew below.
public nonisolated struct LazyVGrid<Content: View>: PrimitiveView {
  let content: Content
  let layout: FlowGridLayout

  /// Makes a grid; the spacing between rows is in points, by default none; pinned views are accepted.
  public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    let outer = Alignment(horizontal: alignment, vertical: .top)
    let rows = spacing.map(Points.rows) ?? 0
    layout = FlowGridLayout(.horizontal, columns, spacing: rows, alignment: outer)
  }

  /// Appends a node around the children.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    builder.lowerGrid(view.layout) { Content._lower(view.content, &$0) }
  }
}

/// Children in rows, one column after the other.
///
/// Renders as:
///
///     Latte Espresso
///     Mocha Tea
///
/// Columns that find no room go on below.
public nonisolated struct LazyHGrid<Content: View>: PrimitiveView {
  let content: Content
  let layout: FlowGridLayout

  /// Makes a grid; the spacing between columns is in points, by default one column; pinned views are accepted.
  public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    let outer = Alignment(horizontal: .leading, vertical: alignment)
    let columns = Points.spacing(spacing).map(Points.columns) ?? 1
    layout = FlowGridLayout(.vertical, rows, spacing: columns, alignment: outer)
  }

  /// Appends a node around the children.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    builder.lowerGrid(view.layout) { Content._lower(view.content, &$0) }
  }
}

extension TreeBuilder {
  fileprivate mutating func lowerGrid(
    _ layout: FlowGridLayout,
    _ content: (inout TreeBuilder) -> Void
  ) {
    let outer = environment.axis
    environment.axis = 1
    let index = open(layout, flags: Node.isSaidByRows)
    let outerGrid = openGrid
    openGrid = OpenGrid(index: index, child: index + 1)
    content(&self)
    openGrid = outerGrid
    close(index)
    environment.axis = outer
  }
}
