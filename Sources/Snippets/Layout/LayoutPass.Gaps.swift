import SnippetFoundation

// The bars of a chart: in points there is room for all of them, in cells what is between them and their widths may become less.
extension LayoutPass {
  /// What is between the children of a stack: less between the bars of a chart, if they are too wide together otherwise.
  ///
  /// Bars that may be narrower keep a column between them.
  mutating func spacing(_ i: Int32, _ proposal: Proposal, _ axis: Axis) -> Int32 {
    let node = nodes[Int(i)]
    guard isTightChart(i, proposal, axis) else { return node.spacing }
    findBounds(downTo: i &+ 1)
    var (count, least, child) = (Int32(0), Int32(0), i &+ 1)
    while child < node.end {
      count &+= 1
      least = least.plus(max(1, givenLeast(of: child)))
      child = nodes[Int(child)].end
    }
    guard count > 1 else { return node.spacing }
    let ideal = slots[i].width &- (count &- 1) &* node.spacing
    let gap = (proposal.width &- ideal) / (count &- 1)
    if gap > 0 { return min(node.spacing, gap) }
    return max(0, min(1, node.spacing, (proposal.width &- least) / (count &- 1)))
  }

  /// Whether a stack is a row with the bars of a chart that has no room for their ideal widths.
  func isTightChart(_ i: Int32, _ proposal: Proposal, _ axis: Axis) -> Bool {
    axis == .horizontal && nodes[Int(i)].flags & Node.narrowsGaps != 0 && proposal.width >= 0
      && slots[i].width > proposal.width
  }

  /// Says that there are more bars than columns for them.
  mutating func markCutChart(_ i: Int32, _ proposal: Proposal, x: Int32, y: Int32, _ size: Size) {
    guard isTightChart(i, proposal, .horizontal), mirror == nil, x < columns,
      x &+ size.width > columns
    else { return }
    runs.fill(y &+ size.height &- 1, columns &- 1, 0x2026, 1, Style())
  }
}
