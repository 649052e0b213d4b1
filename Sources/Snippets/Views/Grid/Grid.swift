public import SnippetFoundation

/// Rows whose cells stand in common columns.
///
/// Renders as:
///
///     Latte     $4.50
///     Espresso  $3.00
///
/// A column is as wide as its widest cell; one that grows takes what is left of the room. What stands in the grid outside
/// of a `GridRow` goes over all columns. Columns too wide together break their texts, the least flexible last; where that does
/// not help, rows go on below. Rows too high together go beyond the height that is offered, as a stack's do.
public nonisolated struct Grid<Content: View>: PrimitiveView {
  let content: Content
  let alignment: Alignment
  let layout: GridLayoutNode

  /// Makes a grid; spacings are in points, by default one column and no row.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.alignment = alignment
    layout = GridLayoutNode(
      alignment: alignment,
      columnSpacing: Points.spacing(horizontalSpacing).map(Points.columns) ?? 1,
      rowSpacing: verticalSpacing.map(Points.rows) ?? 0
    )
  }

  /// Appends a node around the rows.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let outer = builder.environment.axis
    builder.environment.axis = 1
    let index = builder.open(view.layout)
    Content._lower(view.content, &builder)
    builder.close(index)
    builder.environment.axis = outer
  }
}

/// The cells of one row of a `Grid`; outside of one an `HStack`.
///
/// Renders as: its cells, each within its column. A modifier of the row is put on each of them.
public nonisolated struct GridRow<Content: View>: PrimitiveView {
  let content: Content
  let alignment: VerticalAlignment?

  /// Makes a row; without an alignment it has the grid's.
  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.alignment = alignment
  }

  /// Appends a node around the cells.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let vertical = view.alignment ?? .center
    let bits = Alignment(.center, vertical).bits
    let mark = Node.gridRow | (view.alignment == nil ? 0 : Node.hasAlignment)
    let node = Node(.row, flags: bits | mark, 1, Int32(vertical.code) &<< 16)
    builder.stack(node, axis: 0) { Content._lower(view.content, &$0) }
  }
}

extension Node {
  static var gridRow: UInt8 { 64 }
  static var hasAlignment: UInt8 { 32 }
}

extension View {
  /// Lets a cell of a grid take several columns.
  public nonisolated func gridCellColumns(_ count: Int) -> LaidOut<Self> {
    LaidOut(self, TraitLayout(trait: .columns(count)))
  }

  /// Sets where the cells of this one's column stand in it.
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> LaidOut<Self> {
    LaidOut(self, TraitLayout(trait: .columnAlignment(guide)))
  }

  /// Sets which point of a cell its view's own point stands at.
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> LaidOut<Self> {
    LaidOut(self, TraitLayout(trait: .cellAnchor(anchor)))
  }

  /// Keeps a cell from making its column wider or its row higher.
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> LaidOut<Self> {
    LaidOut(self, TraitLayout(trait: .unsizedAxes(axes)))
  }
}
