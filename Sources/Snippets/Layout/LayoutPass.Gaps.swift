// Between the bars of a chart: in points there is room for all of them, in cells what is between them may take it.
extension LayoutPass {
  /// What is between the children of a stack: less between the bars of a chart, if they are too wide together otherwise.
  func spacing(_ i: Int32, _ proposal: Proposal, _ axis: Axis) -> Int32 {
    let node = nodes[Int(i)]
    guard axis == .horizontal, node.flags & Node.narrowsGaps != 0, proposal.width >= 0,
      slots[i].width > proposal.width
    else { return node.spacing }
    var (count, child) = (Int32(0), i &+ 1)
    while child < node.end {
      count &+= 1
      child = nodes[Int(child)].end
    }
    guard count > 1 else { return node.spacing }
    let others = slots[i].width &- (count &- 1) &* node.spacing
    return max(0, min(node.spacing, (proposal.width &- others) / (count &- 1)))
  }
}
