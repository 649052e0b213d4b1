import SnippetFoundation

/// Has the size of the first child whose ideal size fits, else of the last one.
struct FittingLayout: NodeLayout {
  let axes: Axis.Set
  let path: UInt64
  let choice: Choice
  let tables: LayoutTables

  func ideal(_ i: Int32, _ pass: inout LayoutPass) -> Slot {
    guard i &+ 1 < pass.nodes[Int(i)].end else { return Slot(0, 0) }
    let first = pass.slots[i &+ 1]
    let traits = first.traits.subtracting(.spacer).union([.sharesWidth, .sharesHeight, .bends])
    return Slot(first.width, first.height, traits)
  }

  func bounds(_ i: Int32, _ pass: inout LayoutPass) -> Bounds {
    guard i &+ 1 < pass.nodes[Int(i)].end else {
      return Bounds(least: Size(0, 0), most: Size(0, 0))
    }
    var bounds = pass.bounds[i &+ 1]
    var child = pass.nodes[Int(i) &+ 1].end
    while child < pass.nodes[Int(i)].end {
      bounds.least = pass.bounds[child].least
      child = pass.nodes[Int(child)].end
    }
    return bounds
  }

  func size(_ i: Int32, _ proposal: Proposal, _ pass: inout LayoutPass) -> Size {
    guard let child = pick(i, proposal, pass)?.node else { return Size(0, 0) }
    return pass.size(child, proposal)
  }

  func place(
    _ i: Int32,
    _ proposal: Proposal,
    _ origin: Point,
    _ size: Size,
    _ pass: inout LayoutPass
  ) {
    guard let (child, number) = pick(i, proposal, pass) else { return }
    let ideal = pass.slots[child].ideal
    // Of one of several, in what was not seen: it is the one that fits, or else perhaps the next.
    let isNext = number + 1 == choice.lowered.upperBound && !fits(ideal, proposal)
    tables.fitting[path] = min(isNext ? number + 1 : number, choice.count - 1)
    // Where the choice changes with every round, the one that fits is drawn, with its controls untappable.
    let isHidden = pass.nodes[Int(child)].kind == .hidden
    let size = pass.size(child, proposal)
    pass.place(isHidden ? child &+ 1 : child, proposal, x: origin.x, y: origin.y, size)
  }

  func explicitGuide(
    _ guide: Guide,
    _ i: Int32,
    _ proposal: Proposal,
    _ size: Size,
    _ pass: inout LayoutPass
  ) -> CGFloat? {
    pick(i, proposal, pass).flatMap { pass.explicitGuide(guide, $0.node, proposal, size) }
  }

  private func pick(
    _ i: Int32,
    _ proposal: Proposal,
    _ pass: borrowing LayoutPass
  ) -> (node: Int32, number: Int)? {
    let end = pass.nodes[Int(i)].end
    var (child, number) = (i &+ 1, choice.lowered.lowerBound)
    guard child < end else { return nil }
    while true {
      let next = pass.nodes[Int(child)].end
      let ideal = pass.slots[child].ideal
      if next >= end || fits(ideal, proposal) { return (child, number) }
      (child, number) = (next, number + 1)
    }
  }

  private func fits(_ ideal: Size, _ proposal: Proposal) -> Bool {
    let isWide = axes.contains(.horizontal) && proposal.width >= 0 && ideal.width > proposal.width
    let isHigh = axes.contains(.vertical) && proposal.height >= 0 && ideal.height > proposal.height
    return !isWide && !isHigh
  }
}
