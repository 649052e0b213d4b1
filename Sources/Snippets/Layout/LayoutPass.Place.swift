import SnippetFoundation

extension LayoutPass {
  /// Emits the runs of a node that chose `size` for `proposal`.
  mutating func place(_ i: Int32, _ proposal: Proposal, x: Int32, y: Int32, _ size: Size) {
    if let mirror, placeMirrored(i, mirror, proposal, x: x, y: y, size) { return }
    let node = nodes[Int(i)]
    switch node.kind {
    case .text: placeText(i, proposal, x, y, size)
    case .row:
      if usesFastPath, slots[i].placesSettled(proposal, size, .horizontal) {
        placeSettledRow(i, proposal, x, y, size)
      } else {
        placeShares(i, node, proposal, x, y, size, .horizontal)
      }
    case .column:
      if usesFastPath, slots[i].placesSettled(proposal, size, .vertical) {
        placeSettledColumn(i, proposal, x, y, size)
      } else {
        placeShares(i, node, proposal, x, y, size, .vertical)
      }
    case .spacer: break
    default: placeRest(i, proposal, x, y, size)
    }
  }

  /// Out of the way of what most trees are made of.
  @inline(never)
  private mutating func placeRest(
    _ i: Int32,
    _ proposal: Proposal,
    _ x: Int32,
    _ y: Int32,
    _ size: Size
  ) {
    let node = nodes[Int(i)]
    switch node.kind {
    case .text, .row, .column, .spacer, .hidden, .empty: break
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
    case .bar: placeBar(node, x, y, size)
    case .frame:
      let inner = frameProposal(i, frame(i, node, in: proposal.width), proposal)
      placeAligned(i &+ 1, inner, x, y, size, node.sides, node.frameCodes)
    case .layers: placeLayers(i, node, proposal, x, y, size)
    case .overlay:
      placeOverlay(i, node, proposal, x, y, size)
    case .custom: placeCustom(node, x, y, size)
    case .layout: layouts[node.tableIndex].place(i, proposal, Point(x, y), size, &self)
    }
  }

  @inline(never)
  private mutating func placeOverlay(
    _ i: Int32,
    _ node: Node,
    _ proposal: Proposal,
    _ x: Int32,
    _ y: Int32,
    _ size: Size
  ) {
    let first = runs.all.count
    if node.isBehind { placeOther(i, node, proposal, x, y, size) }
    let front = runs.all.count
    placeInside(i &+ 1, proposal, x, y)
    let end = runs.all.count
    if !node.isBehind { placeOther(i, node, proposal, x, y, size) }
    yieldNames(since: first, to: node.isBehind ? front : end)
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
    _ sides: Sides,
    _ codes: Int32
  ) {
    let size = size(i, proposal)
    let at = alignedOffset(i, proposal, size, in: area, sides, codes)
    place(i, proposal, x: x &+ at.x, y: y &+ at.y, size)
  }

  /// The view in front of another or behind it, which is offered the room of that.
  private mutating func placeOther(
    _ i: Int32,
    _ node: Node,
    _ proposal: Proposal,
    _ x: Int32,
    _ y: Int32,
    _ area: Size
  ) {
    let other = nodes[Int(i) &+ 1].end
    guard other < node.end else { return }
    let size = size(other, area)
    var at = Point(0, 0)
    for axis in Axis.allCases {
      let guide = Guide(axis, codes: node.codes, node.sides)
      let isPlain = guide.code < 3 && !slots[i].traits.contains(.guided)
      var offset = node.sides.offset(axis, area[axis] &- size[axis])
      if !isPlain || slots[other].traits.contains(.guided) {
        let content = self.guide(guide, i &+ 1, proposal, area)
        offset = Points.cells(content - self.guide(guide, other, area, size), axis)
      }
      if axis == .horizontal { at.x = offset } else { at.y = offset }
    }
    let first = runs.all.count
    place(other, area, x: x &+ at.x, y: y &+ at.y, size)
    if !node.isBehind { noteLines(since: first, other, node.sides) }
  }

  /// Children in front of each other, the last one foremost unless they say otherwise.
  private mutating func placeLayers(
    _ i: Int32,
    _ node: Node,
    _ proposal: Proposal,
    _ x: Int32,
    _ y: Int32,
    _ area: Size
  ) {
    let traits = slots[i].traits
    if traits.isDisjoint(with: [.aligned, .raised]) {
      let back = runs.all.count
      var child = i &+ 1
      while child < node.end {
        let first = runs.all.count
        let room = area.width > proposal.width ? room(of: child, area, proposal) : area
        placeAligned(child, proposal, x, y, room, node.sides, node.codes)
        noteLines(since: first, child, node.sides)
        yieldNames(since: back, to: first)
        child = nodes[Int(child)].end
      }
      return
    }
    let base = shares.count
    _ = alignLayers(i, node, proposal)
    var layers: [(share: Share, depth: Double)] = []
    for k in base..<shares.count { layers.append((shares[k], zIndex(shares[k].node))) }
    shares.count = base
    let inOrder = layers.indices.sorted {
      (layers[$0].depth, $0) < (layers[$1].depth, $1)
    }
    let back = runs.all.count
    for share in inOrder.map({ layers[$0].share }) {
      let first = runs.all.count
      var at = Point(share.along, share.across)
      if !traits.contains(.aligned) {
        at.x = node.sides.offset(.horizontal, area.width &- share.size.width)
        at.y = node.sides.offset(.vertical, area.height &- share.size.height)
      }
      place(share.node, proposal, x: x &+ at.x, y: y &+ at.y, share.size)
      yieldNames(since: back, to: first)
    }
  }

  // One function an axis, so that none is asked for while children are placed.
  @inline(never)
  private mutating func placeSettledRow(
    _ i: Int32,
    _ proposal: Proposal,
    _ x: Int32,
    _ y: Int32,
    _ size: Size
  ) { placeSettled(i, proposal, x, y, size, .horizontal) }

  @inline(never)
  private mutating func placeSettledColumn(
    _ i: Int32,
    _ proposal: Proposal,
    _ x: Int32,
    _ y: Int32,
    _ size: Size
  ) { placeSettled(i, proposal, x, y, size, .vertical) }

  /// A settled stack: everybody has its ideal length, spacers or one growing child take the surplus.
  @inline(__always)
  private mutating func placeSettled(
    _ i: Int32,
    _ proposal: Proposal,
    _ x: Int32,
    _ y: Int32,
    _ size: Size,
    _ axis: Axis
  ) {
    let (node, slot) = (nodes[Int(i)], slots[i])
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
      if room != 0 { at[axis.cross] &+= node.sides.offset(axis.cross, room) }
      let kind = nodes[Int(child)].kind
      if kind == .text {
        placeText(child, chosen, at.width, at.height, chosen)
      } else if kind != .spacer {
        var offered = chosen
        // Where nothing is proposed, nothing is proposed to what would take more.
        if proposal[axis] < 0, !part.traits.isDisjoint(with: [.grows(axis), .shares(axis)]) {
          offered[axis] = .unspecified
        }
        place(child, offered, x: at.width, y: at.height, chosen)
      }
      origin[axis] = origin[axis] &+ chosen[axis] &+ node.spacing
      child = nodes[Int(child)].end
    }
  }

  /// A stack that the full algorithm divided: divides again, from the memos, and places.
  private mutating func placeShares(
    _ i: Int32,
    _ node: Node,
    _ proposal: Proposal,
    _ x: Int32,
    _ y: Int32,
    _ size: Size,
    _ axis: Axis
  ) {
    forEachShare(i, node, proposal, size, axis) { pass, share, at in
      pass.place(share.node, share.proposal, x: x &+ at.width, y: y &+ at.height, share.size)
    }
    if axis == .horizontal { markCutChart(i, proposal, x: x, y: y, size) }
  }

  /// Divides a stack and goes through its children with the places that they get in it.
  ///
  /// Across, the children are now offered what the stack chose, so that a divider is as long as its
  /// row is high. Children that guides line up are offered it where that is found.
  mutating func forEachShare(
    _ i: Int32,
    _ node: Node,
    _ proposal: Proposal,
    _ size: Size,
    _ axis: Axis,
    _ body: (inout LayoutPass, Share, Size) -> Void
  ) {
    let isAligned = slots[i].traits.contains(.aligned)
    let isOpen = proposal[axis.cross] < 0 && !isAligned
    let across = isOpen ? size[axis.cross] : proposal[axis.cross]
    let base = divide(i, proposal.with(axis.cross, across), axis)
    let end = shares.count
    let guide = Guide(axis.cross, codes: node.b, node.sides)
    let spacing = spacing(i, proposal, axis)
    var (k, start) = (base, Int32(0))
    while k < end {
      let next = endOfLine(k)
      if shares[k].line >= 0 {
        let isWhole = k == base && next == end
        var highest = isWhole ? size[axis.cross] : 0
        if isAligned {
          highest = alignAcross(k..<next, guide, axis)
        } else if !isWhole {
          for j in k..<next { highest = max(highest, shares[j].size[axis.cross]) }
        }
        var along: Int32 = 0
        if !isWhole {
          var left = size[axis] &- Int32(next - k - 1) &* spacing
          for j in k..<next { left &-= shares[j].size[axis] }
          along = startOfLine(k..<next, base, end, max(0, left))
        }
        for j in k..<next {
          let share = shares[j]
          let room = room(for: share.size, highest, proposal, axis.cross)
          let side = isAligned ? share.across : node.sides.offset(axis.cross, room)
          body(&self, share, Size(0, 0).with(axis, along).with(axis.cross, start &+ side))
          along = along &+ share.size[axis] &+ spacing
        }
        start = start &+ highest
      }
      k = next
    }
    shares.count = base
  }

  private mutating func placeCustom(_ node: Node, _ x: Int32, _ y: Int32, _ size: Size) {
    let drawable = drawables[node.tableIndex]
    var (x, size) = (x, size)
    if size.width > columns, case .all? = (drawable as? ShapeDrawing)?.edges {
      (x, size.width) = box(x, size.width)
    } else if let shape = drawable as? ShapeDrawing, shape.isBehindWords {
      (x, size.width) = sides(of: shape, x, y, size)
    }
    let (columns, rows) = (Int(size.width), Int(size.height))
    for row in 0..<rows {
      // Equal characters beside each other are one run.
      var (start, drawn) = (0, UInt32(0))
      for column in 0...columns {
        let scalar =
          column == columns
          ? 0 : drawable.character(column: column, row: row, columns: columns, rows: rows).value
        if scalar == drawn { continue }
        if drawn != 0 {
          let length = Int32(column - start)
          runs.fill(y &+ Int32(row), x &+ Int32(start), drawn, length, node.style)
        }
        (start, drawn) = (column, scalar)
      }
    }
  }
}
