import SnippetFoundation

// Views side by side, lined up by a guide: the children of a stack, the cells of a row.
//
// What grows without an end has its lower side wherever that is put. So it is not lined up, but fills the room of the others:
// else it would push them out of what was measured.
extension LayoutPass {
  /// The size of a row that guides line up: all answers are kept, as it and those around it offer several heights.
  mutating func alignedSize(_ i: Int32, _ proposal: Proposal, _ axis: Axis) -> Size {
    let question = SizeQuestion(node: i, proposal: proposal)
    if let known = layoutSizes[question] { return known }
    let size = stackSize(i, proposal, axis)
    layoutSizes[question] = size
    return size
  }

  /// Gives the shares of one line of a stack their places across, and returns the room that they take.
  ///
  /// All were offered the same length across.
  mutating func alignAcross(_ line: Range<Int>, _ guide: Guide, _ axis: Axis) -> Int32 {
    guard line.contains(where: { mayGrow($0, axis.cross) }) else {
      return alignSteady(line, guide, axis.cross).room
    }
    let offered = shares[line.lowerBound].proposal[axis.cross]
    for k in line { shares[k].fills = fills(k, guide, axis, offered) }
    var steady = alignSteady(line, guide, axis.cross)
    if offered >= 0, steady.room > offered {
      // What is no higher than it must be may leave the others their room.
      for k in line where !shares[k].fills && mayGrow(k, axis.cross) {
        let before = shares[k]
        let isLess = offer(.unspecified, across: axis, to: k)
        if isLess, shares[k].size[axis.cross] >= before.size[axis.cross] { shares[k] = before }
      }
      steady = alignSteady(line, guide, axis.cross)
    }
    var room = steady.room
    for k in line where shares[k].fills { room = max(room, shares[k].size[axis.cross]) }
    // In a column nothing grows beyond the width that is proposed, where something else is wider.
    let most = axis == .vertical && offered >= 0 ? min(room, offered) : room
    fill(line, guide, axis, steady, room, most: most)
    return room
  }

  /// Lines up all that does not fill its room; returns where the guides are, in points, and the room of these.
  private mutating func alignSteady(
    _ line: Range<Int>,
    _ guide: Guide,
    _ cross: Axis
  ) -> (line: CGFloat, room: Int32) {
    var values: [CGFloat] = []
    values.reserveCapacity(line.count)
    for k in line {
      let share = shares[k]
      values.append(share.fills ? 0 : self.guide(guide, share.node, share.proposal, share.size))
    }
    var (furthest, isFirst) = (CGFloat(0), true)
    for (k, value) in zip(line, values) where !shares[k].fills {
      furthest = isFirst ? value : max(furthest, value)
      isFirst = false
    }
    var room: Int32 = 0
    for (k, value) in zip(line, values) where !shares[k].fills {
      shares[k].across = Points.cells(furthest - value, cross)
      room = max(room, shares[k].across.plus(shares[k].size[cross]))
    }
    return (furthest, room)
  }

  /// Moves all toward where what fills the room would be lined up, as far as there is room, and lets everything grow in it.
  private mutating func fill(
    _ line: Range<Int>,
    _ guide: Guide,
    _ axis: Axis,
    _ steady: (line: CGFloat, room: Int32),
    _ room: Int32,
    most: Int32
  ) {
    let cross = axis.cross
    var furthest = steady.line
    for k in line where shares[k].fills {
      let share = shares[k]
      furthest = max(furthest, self.guide(guide, share.node, share.proposal, share.size))
    }
    let shift = max(0, min(Points.cells(furthest - steady.line, cross), room &- steady.room))
    let aligned = steady.line + Points.length(shift, cross)
    for k in line {
      if shares[k].fills {
        let isWhole = shares[k].size[cross] == room || offer(room, across: axis, to: k)
        shares[k].across = isWhole ? 0 : max(0, room &- shares[k].size[cross])
        continue
      }
      shares[k].across = shares[k].across &+ shift
      guard mayGrow(k, cross), shares[k].size[cross] < most else { continue }
      grow(k, guide, axis, aligned, most)
    }
  }

  /// Offers the whole room, else what is below its place, and keeps that if the guide stays on its line.
  private mutating func grow(
    _ k: Int,
    _ guide: Guide,
    _ axis: Axis,
    _ aligned: CGFloat,
    _ room: Int32
  ) {
    let cross = axis.cross
    for length in [room, room &- shares[k].across] where length > shares[k].size[cross] {
      let before = shares[k]
      guard offer(length, across: axis, to: k) else { continue }
      let share = shares[k]
      let value = self.guide(guide, share.node, share.proposal, share.size)
      let across = Points.cells(aligned - value, cross)
      if across >= 0, across.plus(share.size[cross]) <= room {
        shares[k].across = across
        return
      }
      shares[k] = before
    }
  }

  /// Offers another length across, if the length along the stack stays what it is and no more is taken.
  private mutating func offer(_ length: Int32, across axis: Axis, to k: Int) -> Bool {
    let proposal = shares[k].proposal.with(axis.cross, length)
    let size = size(shares[k].node, proposal)
    guard size[axis] == shares[k].size[axis], length < 0 || size[axis.cross] <= length else {
      return false
    }
    (shares[k].proposal, shares[k].size) = (proposal, size)
    return true
  }

  private func mayGrow(_ k: Int, _ cross: Axis) -> Bool {
    !slots[shares[k].node].traits.isDisjoint(with: [.grows(cross), .shares(cross)])
  }

  /// Whether a view has no line of its own and is as long as there is room.
  ///
  /// In a column the width that is proposed is everybody's room: what is as wide as that is lined up as the others are.
  private mutating func fills(_ k: Int, _ guide: Guide, _ axis: Axis, _ offered: Int32) -> Bool {
    let share = shares[k]
    guard axis == .horizontal || offered < 0, mayGrow(k, axis.cross) else { return false }
    findBounds(downTo: share.node)
    return bounds[share.node].most[axis.cross] >= .unbounded
      && explicitGuide(guide, share.node, share.proposal, share.size) == nil
  }
}
