extension LayoutPass {
  mutating func placeControl(
    _ i: Int32,
    _ node: Node,
    _ proposal: Proposal,
    _ x: Int32,
    _ y: Int32,
    _ size: Size
  ) {
    let inner = Proposal(proposal.width.less(node.controlInsets.width), proposal.height)
    let (bytes, columns) = (node.prefixBytes, node.prefixBytes)
    runs.text(y, x, node.prefixOffset, bytes, columns, node.style)
    let first = runs.all.count
    place(i &+ 1, inner, x: x &+ columns, y: y, self.size(i &+ 1, inner))
    guard node.suffix != 0 else { return }
    let last = y &+ max(1, size.height) &- 1
    let end = size.height > 1 ? endOfRow(last, since: first) : nil
    let column = end ?? x &+ size.width &- 1
    runs.fill(last, column, UInt32(bitPattern: node.suffix), 1, node.style)
  }

  /// The column behind what was placed on a row since; nil: nothing was.
  private func endOfRow(_ row: Int32, since first: Int) -> Int32? {
    var end: Int32?
    for i in first..<runs.all.count where runs.all[i].row == row {
      end = max(end ?? 0, runs.all[i].column &+ runs.all[i].columns)
    }
    return end
  }

  /// Full and empty cells; the share in words behind them where there is room.
  mutating func placeBar(_ node: Node, _ x: Int32, _ y: Int32, _ size: Size) {
    let words = node.d == 1 && size.width >= 12
    let cells = words ? size.width &- 5 : size.width
    let full = min(cells, (cells &* node.a &+ 500) / 1000)
    if full > 0 { runs.fill(y, x, 0x2588, full, node.style) }
    if full < cells { runs.fill(y, x &+ full, 0x2591, cells &- full, node.style) }
    if words { runs.text(y, x &+ size.width &- node.c, node.b, node.c, node.c, node.style) }
  }
}
