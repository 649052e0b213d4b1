// What is wider than the room there is. In points it would hang over at both sides; here nothing may be lost at the left, and
// what stands beside it keeps the room that was offered.
extension LayoutPass {
  /// Lays a frame that is wider than the snippet out as one as wide as that, if what it frames can be.
  mutating func limitWidth(_ i: Int32) {
    findBounds(downTo: i &+ 1)
    if bounds[i &+ 1].least.width <= columns { limited.insert(i) }
  }

  /// A frame as it is laid out: the tree keeps the width that the app gave it.
  func frame(_ i: Int32, _ node: Node) -> Node {
    guard !limited.isEmpty, limited.contains(i) else { return node }
    var frame = node
    if frame.b == frame.a { frame.b = columns }
    frame.a = columns
    return frame
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
