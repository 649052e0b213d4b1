import SnippetFoundation

// What is wider than the room there is. In points it would hang over at both sides; here nothing may be lost at the left, and
// what stands beside it keeps the room that was offered.
extension LayoutPass {
  /// Lays a frame that is wider than the snippet out as one as wide as that, if what it frames can be.
  mutating func limitWidth(_ i: Int32) {
    findBounds(downTo: i &+ 1)
    if bounds[i &+ 1].least.width <= columns { limited.insert(i) }
  }

  /// A frame as it is laid out in the width that it is offered: the tree keeps the one that the app gave it.
  mutating func frame(_ i: Int32, _ node: Node, in offered: Int32) -> Node {
    let frame = frame(i, node, limitedTo: offered)
    return offered >= 0 && offered < frame.a ? narrowed(i, frame, in: offered) : frame
  }

  /// A frame that is no wider than the snippet, nor than what is offered, if it can be.
  func frame(_ i: Int32, _ node: Node, limitedTo offered: Int32 = .unspecified) -> Node {
    guard !limited.isEmpty, limited.contains(i) else { return node }
    let least = bounds[i &+ 1].least.width
    let width = offered < 0 ? columns : min(columns, max(offered, least))
    var frame = node
    if frame.b == frame.a { frame.b = width }
    frame.a = width
    return frame
  }

  /// Where a box is drawn and how wide: one that begins within the snippet's columns is closed at the last one, and one whose
  /// lines begin at the right at the first one.
  func box(_ x: Int32, _ width: Int32) -> (x: Int32, width: Int32) {
    let x = mirror?.column(x, width) ?? x
    if mirror != nil, x < 0, x &+ width >= 2 { return (0, x &+ width) }
    let left = columns &- x
    return (x, left >= 2 && left < width ? left : width)
  }

  /// Where the sides of a mark are that has no room beside its word: in the columns next to that, unless words are there.
  func sides(
    of shape: ShapeDrawing,
    _ x: Int32,
    _ y: Int32,
    _ size: Size
  ) -> (x: Int32, width: Int32) {
    guard let most = (shape.mostColumns ?? shape.leastColumns).map({ Int32($0) }),
      size.width < most,
      size.width >= most &- 2, case .sides? = shape.edges, mirror == nil
    else { return (x, size.width) }
    let left = x &- (size.width < most &- 1 || !shape.isRightToLeft ? 1 : 0)
    let isTaken = (0..<runs.all.count).contains {
      let run = runs.all[$0]
      return run.bytes > 0 && run.row >= y && run.row < y &+ size.height && run.column <= left
        && left < run.column &+ run.columns
    }
    return isTaken ? (x, size.width) : (left, most)
  }

  /// What is left beside a child across a stack: of the room that was offered, unless the child is wider.
  func room(for child: Size, _ all: Int32, _ proposal: Proposal, _ axis: Axis) -> Int32 {
    let offered = proposal[axis]
    let isOver = axis == .horizontal && offered >= 0 && offered < all && child.width <= offered
    return (isOver ? offered : all) &- child[axis]
  }

  /// The room that one of several layers is lined up in: what was offered, unless it is wider.
  mutating func room(of child: Int32, _ area: Size, _ proposal: Proposal) -> Size {
    guard proposal.width >= 0, size(child, proposal).width <= proposal.width else { return area }
    return area.with(.horizontal, proposal.width)
  }
}
