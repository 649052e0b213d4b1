public import SnippetFoundation

/// Draws its child elsewhere; the room stays where it is.
private struct OffsetLayout: NodeLayout {
  let columns, rows: Int32

  func place(
    _ i: Int32,
    _ proposal: Proposal,
    _ origin: Point,
    _ size: Size,
    _ pass: inout LayoutPass
  ) {
    let size = pass.size(i &+ 1, proposal)
    pass.place(i &+ 1, proposal, x: origin.x &+ columns, y: origin.y &+ rows, size)
  }
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
    pass.place(i &+ 1, proposal, x: origin.x &+ at.x, y: origin.y &+ at.y, child)
  }
}

extension View {
  /// Draws a view some points away, to the nearest cell; its room stays where it is.
  ///
  /// Less than half a cell is no distance. What is moved out of the snippet is not drawn.
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> LaidOut<Self> {
    let rows = Points.cells(y, .vertical)
    return LaidOut(self, OffsetLayout(columns: Points.cells(x, .horizontal), rows: rows))
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
