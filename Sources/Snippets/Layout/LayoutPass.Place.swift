extension LayoutPass {
  /// Emits the runs of a node that chose `size` for `proposal`.
  mutating func place(_ i: Int32, _ proposal: Proposal, x: Int32, y: Int32, _ size: Size) {
    let node = nodes[Int(i)]
    switch node.kind {
    case .text: placeText(i, node, proposal, x, y, size)
    case .row:
      if usesFastPath, slots[i].settled(proposal) != nil {
        placeSettled(i, node, x, y, size, .horizontal)
      } else {
        placeShares(i, node, proposal, x, y, size, .horizontal)
      }
    case .column:
      if usesFastPath, slots[i].settled(proposal) != nil {
        placeSettled(i, node, x, y, size, .vertical)
      } else {
        placeShares(i, node, proposal, x, y, size, .vertical)
      }
    case .spacer: break
    case .divider:
      let bar: UInt32 = node.axis == .horizontal ? 0x2500 : 0x2502
      for row in y..<(y &+ size.height) { runs.fill(row, x, bar, size.width, node.style) }
    case .padding:
      let inner = Proposal(
        proposal.width.less(node.insets.width),
        proposal.height.less(node.insets.height)
      )
      placeInside(i &+ 1, inner, x &+ node.a, y &+ node.c)
    case .control: placeControl(i, node, proposal, x, y, size)
    case .fixed: placeInside(i &+ 1, fixedProposal(node, proposal), x, y)
    case .hidden, .empty: break
    case .bar: placeBar(node, x, y, size)
    case .frame: placeAligned(i &+ 1, frameProposal(i, node, proposal), x, y, size, node.alignment)
    case .layers:
      var child = i &+ 1
      while child < node.end {
        placeAligned(child, proposal, x, y, size, node.alignment)
        child = nodes[Int(child)].end
      }
    case .overlay:
      let second = nodes[Int(i) &+ 1].end
      if node.isBehind { placeAligned(second, size, x, y, size, node.alignment) }
      placeInside(i &+ 1, proposal, x, y)
      if !node.isBehind { placeAligned(second, size, x, y, size, node.alignment) }
    case .custom: placeCustom(node, x, y, size)
    }
  }

  private mutating func placeInside(_ i: Int32, _ proposal: Proposal, _ x: Int32, _ y: Int32) {
    place(i, proposal, x: x, y: y, size(i, proposal))
  }

  private mutating func placeAligned(
    _ i: Int32,
    _ proposal: Proposal,
    _ x: Int32,
    _ y: Int32,
    _ area: Size,
    _ alignment: Alignment
  ) {
    let size = size(i, proposal)
    let dx = alignment.offset(.horizontal, area.width &- size.width)
    let dy = alignment.offset(.vertical, area.height &- size.height)
    place(i, proposal, x: x &+ dx, y: y &+ dy, size)
  }

  /// A settled stack: everybody has its ideal length, spacers or one growing child take the surplus.
  @inline(__always)
  private mutating func placeSettled(
    _ i: Int32,
    _ node: Node,
    _ x: Int32,
    _ y: Int32,
    _ size: Size,
    _ axis: Axis
  ) {
    let slot = slots[i]
    var surplus = size[axis] &- slot.ideal[axis]
    var spacers = Int32(slot.spacers)
    var origin = Size(x, y)
    var child = i &+ 1
    while child < node.end {
      let part = slots[child]
      var chosen = part.ideal
      if part.traits.contains(.grows(axis.cross)) { chosen[axis.cross] = size[axis.cross] }
      if surplus > 0, part.traits.contains(.grows(axis)),
        spacers > 0 || !part.traits.contains(.spacer)
      {
        let extra = spacers > 1 ? (surplus &+ spacers &- 1) / spacers : surplus
        chosen[axis] &+= extra
        surplus &-= extra
        spacers &-= 1
      }
      var at = origin
      let room = size[axis.cross] &- chosen[axis.cross]
      if room != 0 { at[axis.cross] &+= node.alignment.offset(axis.cross, room) }
      let content = nodes[Int(child)]
      if content.kind == .text {
        placeText(child, content, chosen, at.width, at.height, chosen)
      } else if content.kind != .spacer {
        place(child, chosen, x: at.width, y: at.height, chosen)
      }
      origin[axis] = origin[axis] &+ chosen[axis] &+ node.spacing
      child = content.end
    }
  }

  /// A stack that the full algorithm divided: divides again, from the memos, and places.
  ///
  /// Across, the children are now offered what the stack chose, so that a divider is as long as its
  /// row is high.
  private mutating func placeShares(
    _ i: Int32,
    _ node: Node,
    _ proposal: Proposal,
    _ x: Int32,
    _ y: Int32,
    _ size: Size,
    _ axis: Axis
  ) {
    let across = proposal[axis.cross] < 0 ? size[axis.cross] : proposal[axis.cross]
    let base = divide(i, proposal.with(axis.cross, across), axis)
    let end = shares.count
    var (k, start) = (base, Int32(0))
    while k < end {
      let next = endOfLine(k)
      if shares[k].line >= 0 {
        let isWhole = k == base && next == end
        var highest = isWhole ? size[axis.cross] : 0
        if !isWhole { for j in k..<next { highest = max(highest, shares[j].size[axis.cross]) } }
        placeLine(k..<next, node, x, y, from: start, highest, axis)
        start = start &+ highest
      }
      k = next
    }
    shares.count = base
  }

  /// Places the children of one line, which begins so far across.
  private mutating func placeLine(
    _ line: Range<Int>,
    _ node: Node,
    _ x: Int32,
    _ y: Int32,
    from start: Int32,
    _ across: Int32,
    _ axis: Axis
  ) {
    var along: Int32 = 0
    for k in line {
      let share = shares[k]
      let room = across &- share.size[axis.cross]
      let side = start &+ node.alignment.offset(axis.cross, room)
      let (dx, dy) = axis == .horizontal ? (along, side) : (side, along)
      place(share.node, share.proposal, x: x &+ dx, y: y &+ dy, share.size)
      along = along &+ share.size[axis] &+ node.spacing
    }
  }

  private mutating func placeCustom(_ node: Node, _ x: Int32, _ y: Int32, _ size: Size) {
    let drawable = drawables[node.tableIndex]
    let (columns, rows) = (Int(size.width), Int(size.height))
    for row in 0..<rows {
      for column in 0..<columns {
        let scalar = drawable.character(column: column, row: row, columns: columns, rows: rows)
        runs.fill(y &+ Int32(row), x &+ Int32(column), scalar.value, 1, node.style)
      }
    }
  }
}
