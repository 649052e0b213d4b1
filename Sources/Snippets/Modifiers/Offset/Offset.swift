public import SnippetFoundation

/// Draws its child elsewhere; the room stays where it is.
struct OffsetLayout: NodeLayout {
  let columns: Int32
  var rows: Int32
  /// The row that the first point of what is moved lies in, where it began at the top of a room.
  var rowFromTop: Int32 = 0
  /// The row that the last point of what is moved lies in, where it began at the bottom of a room.
  var rowFromBottom: Int32 = 0
  /// It is less than a row, up or down.
  var isWithinRow = false
  /// It is in front of another view: what would be partly outside of the snippet stays inside.
  var isInFront = false

  func place(
    _ i: Int32,
    _ proposal: Proposal,
    _ origin: Point,
    _ size: Size,
    _ pass: inout LayoutPass
  ) {
    let size = pass.size(i &+ 1, proposal)
    var (row, column) = (origin.y &+ rows, origin.x &+ columns)
    if isInFront {
      if row == -1, origin.y >= 0 { row = 0 }
      column = keptInside(column, from: origin.x, size.width, pass)
    }
    let first = pass.runs.all.count
    pass.place(i &+ 1, proposal, x: column, y: row, size)
    pass.noteMoved(since: first, rows: rows)
  }

  /// What is moved out at a side of the snippet by no more than the margin that a screen has there stays in its last columns.
  private func keptInside(
    _ column: Int32,
    from start: Int32,
    _ width: Int32,
    _ pass: borrowing LayoutPass
  ) -> Int32 {
    guard pass.mirror == nil, start >= 0, start.plus(width) <= pass.columns else { return column }
    let last = pass.columns &- width
    if column < 0, column >= -Self.margin { return 0 }
    return column > last && column <= last &+ Self.margin ? last : column
  }

  /// Columns, of 16 points.
  private static var margin: Int32 { 2 }
}

/// Takes all that is offered and puts the middle of its child at a point.
private struct PositionLayout: NodeLayout {
  let x, y: CGFloat

  func ideal(_ i: Int32, _ pass: inout LayoutPass) -> Slot {
    let child = pass.slots[i &+ 1]
    return Slot(child.width, child.height, [.growsWidth, .growsHeight])
  }

  func bounds(_ i: Int32, _ pass: inout LayoutPass) -> Bounds {
    Bounds(least: Size(0, 0), most: Size(.unbounded, .unbounded))
  }

  func size(_ i: Int32, _ proposal: Proposal, _ pass: inout LayoutPass) -> Size {
    let slot = pass.slots[i]
    let isFree = (proposal.width < 0, proposal.height < 0)
    return Size(
      isFree.0 ? slot.width : proposal.width,
      isFree.1 ? slot.height : proposal.height
    )
  }

  func place(
    _ i: Int32,
    _ proposal: Proposal,
    _ origin: Point,
    _ size: Size,
    _ pass: inout LayoutPass
  ) {
    let child = pass.size(i &+ 1, proposal)
    let left = x - Points.length(child.width, .horizontal) / 2
    let top = y - Points.length(child.height, .vertical) / 2
    let at = Point(Points.cells(left, .horizontal), Points.cells(top, .vertical))
    let first = pass.runs.all.count
    pass.place(i &+ 1, proposal, x: origin.x &+ at.x, y: origin.y &+ at.y, child)
    pass.noteMoved(since: first, rows: 0)
  }
}

extension View {
  /// Draws a view some points away, to the nearest cell; its room stays where it is.
  ///
  /// Less than half a cell is no distance, and in front of another view less than a row up or down is none. A shape lower than
  /// half a row, moved down from the top of a room or up from its bottom, stands in the row in which it lies. Words that are moved out of the
  /// snippet's rows by no more than 200 points, or out of its columns by no more than 32, stay in it, in the nearest row in
  /// which nothing stands; what is moved further is not drawn.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> LaidOut<Self> {
    let (columns, rows) = (Points.cells(x, .horizontal), Points.cells(y, .vertical))
    var layout = OffsetLayout(columns: columns, rows: rows, isWithinRow: abs(y) < 16)
    let length = (Points.finite(y) ?? 0) / 16
    layout.rowFromTop = min(rows, Int32(length.rounded(.down)))
    layout.rowFromBottom = max(rows, Int32(length.rounded(.up)))
    return LaidOut(self, layout)
  }

  /// Draws a view some points away, to the nearest cell; its room stays where it is.
  public nonisolated func offset(_ offset: CGSize) -> LaidOut<Self> {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Puts the middle of a view at a point of the room that its parent offers, all of which it takes.
  public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> LaidOut<Self> {
    LaidOut(self, PositionLayout(x: x, y: y))
  }

  /// Puts the middle of a view at a point of the room that its parent offers, all of which it takes.
  public nonisolated func position(_ position: CGPoint) -> LaidOut<Self> {
    self.position(x: position.x, y: position.y)
  }
}
