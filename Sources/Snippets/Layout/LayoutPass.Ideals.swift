import SnippetFoundation

extension LayoutPass {
  /// Ideal sizes from the last node to the first, so that children are known before their parent.
  mutating func findIdeals(_ count: Int) {
    slots.count = 0
    slots.reserve(count)
    slots.count = count
    bounds.count = 0
    bounds.reserve(count)
    bounds.count = count
    boundsFrom = Int32(count)
    var i = Int32(count)
    while i > 0 {
      i &-= 1
      slots[i] = ideal(i)
    }
  }

  @inline(__always)
  private mutating func ideal(_ i: Int32) -> Slot {
    // By its place: a node in hand would be read whole, whatever its kind needs of it.
    let place = nodes + Int(i)
    switch place.pointee.kind {
    case .text:
      let node = place.pointee
      let limit = node.lineLimit
      if limit == 0 { return Slot(node.textColumns, node.textLines) }
      let lines = min(limit, node.textLines)
      // What is cut off ends in an ellipsis.
      return Slot(node.textColumns &+ (lines < node.textLines ? 1 : 0), lines)
    case .row:
      let node = place.pointee
      let slot = stackIdeal(i, node, .horizontal)
      let isPlain =
        slot.traits.isDisjoint(with: [.guided, .aligned]) && node.flags & Node.roundedGaps == 0
      return isPlain ? slot : rareRow(i, node, slot)
    case .column:
      let slot = stackIdeal(i, place.pointee, .vertical)
      return slot.traits.isDisjoint(with: [.guided, .aligned]) ? slot : alignedIdeal(i, slot)
    case .spacer:
      let length = place.pointee.minLength
      switch place.pointee.axis {
      case .horizontal: return Slot(length, 0, [.growsWidth, .spacer])
      case .vertical: return Slot(0, length, [.growsHeight, .spacer])
      case nil: return Slot(length, length, [.growsWidth, .growsHeight])
      }
    default: return rareIdeal(i)
    }
  }

  /// Out of the way of what most trees are made of.
  @inline(never)
  private mutating func rareIdeal(_ i: Int32) -> Slot {
    let node = nodes[Int(i)]
    switch node.kind {
    case .text, .row, .column, .spacer: return Slot(0, 0)
    case .divider: return Slot(1, 1, node.axis == .horizontal ? .growsWidth : .growsHeight)
    case .padding: return grown(slots[i &+ 1], node.insets)
    case .control:
      // Without words its brackets have a row all the same.
      if nodes[Int(i) &+ 1].kind != .text {
        noteAdded(node.controlInsets.width, around: i &+ 1)
      }
      var slot = grown(slots[i &+ 1], node.controlInsets)
      slot.height = max(1, slot.height)
      return slot
    case .hidden: return grown(slots[i &+ 1], Size(0, 0))
    case .fixed: return fixedIdeal(slots[i &+ 1], node)
    case .bar: return Slot(20, 1, .growsWidth)
    case .empty: return Slot(0, 0)
    case .frame:
      if node.a > columns { limitWidth(i) }
      return frameIdeal(i, frame(i, node))
    case .layers:
      let slot = layersIdeal(i, node)
      return slot.traits.isDisjoint(with: [.guided, .aligned]) ? slot : alignedIdeal(i, slot)
    case .overlay:
      let content = slots[i &+ 1]
      return Slot(content.width, content.height, content.traits.subtracting([.spacer, .aligned]))
    case .layout:
      let slot = layouts[node.tableIndex].ideal(i, &self)
      return Slot(slot.width, slot.height, slot.traits.subtracting([.spacer, .aligned]))
    case .custom:
      let size = drawables[node.tableIndex].size(columns: nil, rows: nil)
      return Slot(Int32(size.columns), Int32(size.rows), [.sharesWidth, .sharesHeight])
    }
  }

  /// Lengths add up along the axis; across it the largest counts.
  ///
  /// Spacers share a surplus evenly, and one growing child takes it all; two of them must share.
  // Mutating, though it changes nothing: the whole pass would be copied for a call that only borrows it.
  @inline(__always)
  private mutating func stackIdeal(_ i: Int32, _ node: Node, _ axis: Axis) -> Slot {
    var (size, all) = (Size(0, 0), Slot.Traits())
    var (spacers, growing, least) = (0, 0, Int32(0))
    var child = i &+ 1
    while child < node.end {
      let slot = slots[child]
      size[axis] = size[axis] &+ slot.ideal[axis] &+ node.spacing
      size[axis.cross] = max(size[axis.cross], slot.ideal[axis.cross])
      all.formUnion(slot.traits)
      if slot.traits.contains(.spacer) {
        spacers &+= 1
        least = max(least, slot.ideal[axis])
      } else if slot.traits.contains(.grows(axis)) {
        growing &+= 1
      }
      child = nodes[Int(child)].end
    }
    if child > i &+ 1 { size[axis] &-= node.spacing }
    all.subtract([.spacer, .aligned, .raised])
    if node.sides.isGuided(axis.cross) { all.insert(.aligned) }
    // Spacers with least lengths end up equally long, not equally much longer.
    let even = spacers < 2 || (least == 0 && spacers <= 0xFFFF)
    if growing > 1 || !even { all.insert(.shares(axis)) }
    var slot = Slot(size.width, size.height, all)
    slot.spacers = growing == 0 ? UInt16(truncatingIfNeeded: spacers) : 0
    return slot
  }

  /// A row with guides, or with gaps that are less in points.
  @inline(never)
  private mutating func rareRow(_ i: Int32, _ node: Node, _ slot: Slot) -> Slot {
    if node.flags & Node.roundedGaps != 0 { noteGaps(i, node) }
    return slot.traits.isDisjoint(with: [.guided, .aligned]) ? slot : alignedIdeal(i, slot)
  }

  /// A stack with guides is measured with its children in their places.
  @inline(never)
  private mutating func alignedIdeal(_ i: Int32, _ slot: Slot) -> Slot {
    let kind = nodes[Int(i)].kind
    slots[i] = slot
    slots[i].traits.insert(.aligned)
    // What grows across, or has a guide of its own, may need more room than is proposed.
    let axis: Axis = kind == .row ? .vertical : .horizontal
    if kind == .layers || slots[i].traits.contains(.guided)
      || slots[i].traits.contains(.grows(axis))
    {
      slots[i].traits.formUnion([.sharesWidth, .sharesHeight, .bends])
    }
    let free = Proposal(.unspecified, .unspecified)
    let size: Size
    switch kind {
    case .row: size = stackSize(i, free, .horizontal)
    case .column: size = stackSize(i, free, .vertical)
    default:
      let base = shares.count
      size = alignLayers(i, nodes[Int(i)], free)
      shares.count = base
    }
    (slots[i].width, slots[i].height) = (size.width, size.height)
    return slots[i]
  }

  private func fixedIdeal(_ content: Slot, _ node: Node) -> Slot {
    var traits = content.traits.subtracting([.spacer, .aligned])
    for axis in Axis.allCases where node.flags & (axis == .horizontal ? 1 : 2) != 0 {
      traits.remove(.grows(axis))
      traits.remove(.shares(axis))
    }
    if traits.contains(.bends) { traits.formUnion([.sharesWidth, .sharesHeight]) }
    return Slot(content.width, content.height, traits)
  }

  private func grown(_ slot: Slot, _ by: Size) -> Slot {
    Slot(
      slot.width &+ by.width,
      slot.height &+ by.height,
      slot.traits.subtracting([.spacer, .aligned])
    )
  }

  private mutating func frameIdeal(_ i: Int32, _ node: Node) -> Slot {
    let (lower, upper) = (node.lower, node.upper)
    let offered = frameProposal(i, node, Proposal(.unspecified, .unspecified))
    let (content, size) = (slots[i &+ 1], size(i &+ 1, offered))
    var traits = content.traits.subtracting([.spacer, .aligned])
    // A row that is too narrow goes on below, and takes no more height than its lines do.
    for axis in Axis.allCases where offered[axis] >= 0 && offered[axis] < content.ideal[axis] {
      if traits.contains(.grows(axis.cross)) { traits.formUnion([.sharesWidth, .sharesHeight]) }
    }
    for axis in Axis.allCases {
      if upper[axis] < 0 { continue }
      traits.remove(.grows(axis))
      traits.remove(.shares(axis))
      if upper[axis] == .unbounded {
        traits.insert(.grows(axis))
      } else if upper[axis] != lower[axis] {
        traits.insert(.shares(axis))
      }
    }
    var ideal = Size(
      size.width.clamped(lower.width, upper.width),
      size.height.clamped(lower.height, upper.height)
    )
    if traits.contains(.bends) { traits.formUnion([.sharesWidth, .sharesHeight]) }
    if node.idealWidth >= 0 || node.idealHeight >= 0 {
      // Another proposal than none may make the content higher or lower.
      traits.formUnion([.sharesWidth, .sharesHeight, .bends])
      let free = Proposal(.unspecified, .unspecified)
      ideal.width = frameLength(.horizontal, node, free, size)
      ideal.height = frameLength(.vertical, node, free, size)
    }
    return Slot(ideal.width, ideal.height, traits)
  }

  private func layersIdeal(_ i: Int32, _ node: Node) -> Slot {
    var (size, all) = (Size(0, 0), UInt16(0))
    var child = i &+ 1
    while child < node.end {
      let slot = slots[child]
      size = Size(max(size.width, slot.width), max(size.height, slot.height))
      all |= slot.traits.rawValue
      child = nodes[Int(child)].end
    }
    var traits = Slot.Traits(rawValue: all).subtracting([.spacer, .aligned])
    if node.sides.isGuided(.horizontal) || node.sides.isGuided(.vertical) {
      traits.insert(.aligned)
    }
    return Slot(size.width, size.height, traits)
  }
}
