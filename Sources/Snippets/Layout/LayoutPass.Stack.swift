import SnippetFoundation

/// One child's part of a stack, while the stack divides its space.
struct Share: BitwiseCopyable {
  var node: Int32
  /// Spacers come after everybody else.
  var priority: Int16
  /// The line of a row that has several; -1: a spacer that none has room for.
  var line: Int32 = 0
  var ideal: Int32 = 0
  /// What it must keep: its ideal length in a surplus, its least length otherwise.
  var floor: Int32 = 0
  var flexibility: Int32 = 0
  var proposal: Proposal
  var size = Size(0, 0)
  /// Its place in the stack, where guides decide it.
  var along: Int32 = 0
  var across: Int32 = 0
  /// Where guides decide: it stands beside the others, as long as they are.
  var fills = false
}

extension LayoutPass {
  mutating func stackSize(_ i: Int32, _ proposal: Proposal, _ axis: Axis) -> Size {
    let base = divide(i, proposal, axis)
    let spacing = spacing(i, proposal, axis)
    let isAligned = slots[i].traits.contains(.aligned)
    var (length, across) = (Int32(0), Int32(0))
    var k = base
    while k < shares.count {
      let end = endOfLine(k)
      var (along, highest) = (Int32(end - k - 1) &* spacing, Int32(0))
      for share in k..<end {
        along = along.plus(shares[share].size[axis])
        highest = max(highest, shares[share].size[axis.cross])
      }
      if shares[k].line >= 0 {
        if isAligned {
          let node = nodes[Int(i)]
          let guide = Guide(axis.cross, codes: node.b, node.sides)
          highest = alignAcross(k..<end, guide, axis)
        }
        length = max(length, along)
        across = across.plus(highest)
      } else {
        // A spacer has what is left of the row.
        length = max(length, proposal[axis])
      }
      k = end
    }
    shares.count = base
    return axis == .horizontal ? Size(length, across) : Size(across, length)
  }

  /// Divides a stack's space among its children: priorities first, within one the least flexible
  /// first, each offered an even part of what is left.
  ///
  /// The caller takes the shares from the returned index on and then removes them: `shares` is a
  /// stack, because children divide theirs meanwhile.
  mutating func divide(_ i: Int32, _ proposal: Proposal, _ axis: Axis) -> Int {
    let base = shares.count
    let node = nodes[Int(i)]
    var child = i &+ 1
    while child < node.end {
      let spacer = slots[child].traits.contains(.spacer)
      let priority = spacer ? Int16.min : nodes[Int(child)].priority
      shares.append(Share(node: child, priority: priority, proposal: proposal))
      child = nodes[Int(child)].end
    }
    let end = shares.count
    if base == end { return base }
    let gap = spacing(i, proposal, axis)
    let room = proposal[axis].less(Int32(end - base - 1) &* gap)
    let mayBreak = axis == .horizontal && proposal.width > 0
    if room < 0 || room == .unbounded || room == 0 && !mayBreak {
      for k in base..<end { offer(room, to: k, axis) }
      return base
    }
    var fit = findFloors(base, end, room, axis, gap)
    let isParted = fit == .lacks && mayBreak
    if isParted { fit = cutOnlyLines(base, end, room, gap) }
    if mayBreak, fit == .lacks, !givesBack(base, end, room, gap), !breaksInside(base, end, room),
      breakLines(base, end, proposal.width, gap)
    {
      if hasWords(i, node) {
        let isAligned = slots[i].traits.contains(.aligned)
        offerLines(base, end, proposal.width, gap, grows: !isAligned)
        if proposal.height < 0 || linesHeight(base) <= proposal.height { return base }
      }
      for k in base..<end { (shares[k].line, shares[k].proposal) = (0, proposal) }
      fit = findFloors(base, end, room, axis, gap)
    }
    if fit == .lacks, mayBreak, isLowerInLines(base, end, proposal, room, gap) {
      let isAligned = slots[i].traits.contains(.aligned)
      offerLines(base, end, proposal.width, gap, grows: !isAligned)
      return base
    }
    if fit == .lacks, mayBreak { fit = cutForHeight(base, end, room, gap, proposal.height) }
    if fit == .lacks, mayBreak {
      fit = keepNumbers(base, end, room, gap, isOneRow: proposal.height == 1)
    }
    let isChart = isTightChart(i, proposal, axis)
    offerInOrder(base, end, room, axis, isEven: isChart)
    if fit == .lacks, mayBreak, !isChart {
      fit = cutShorter(base, end, room, gap)
      if fit != .lacks { offerInOrder(base, end, room, axis) }
    }
    if isParted, fit != .merges, !isChart { giveRest(base, end, room) }
    if fit == .merges { takeGaps(base, end, room) }
    return base
  }

  /// Whether a stack has room for the ideal lengths of its children: as it is, once gaps beside spacers are one, or not.
  enum Fit { case has, merges, lacks }

  mutating func offer(_ length: Int32, to k: Int, _ axis: Axis) {
    let proposal = shares[k].proposal.with(axis, length)
    let size = size(shares[k].node, proposal)
    shares[k].proposal = proposal
    shares[k].size = size
  }

  private mutating func findFloors(
    _ base: Int,
    _ end: Int,
    _ room: Int32,
    _ axis: Axis,
    _ spacing: Int32
  ) -> Fit {
    var ideals: Int32 = 0
    let isClose = axis == .horizontal && spacing == 0
    for k in base..<end {
      var ideal = size(shares[k].node, shares[k].proposal.with(axis, .unspecified))[axis]
      if isClose { ideal = ideal.plus(blank(behind: k, end)) }
      shares[k].floor = ideal
      shares[k].ideal = ideal
      ideals = ideals.plus(ideal)
    }
    var fit: Fit = ideals <= room ? .has : .lacks
    if fit == .lacks, axis == .horizontal, spacing > 0,
      mergesGaps(base, end, ideals &- room, spacing)
    {
      fit = .merges
    }
    let surplus = fit != .lacks
    findBounds(downTo: shares[base].node)
    let first = surplus || axis == .vertical ? Int16.min : highestPriority(base, end)
    for k in base..<end {
      let bounds = bounds[shares[k].node]
      let most = max(bounds.most[axis], shares[k].floor)
      if !surplus {
        let least = isClose ? bounds.least[axis].plus(blank(behind: k, end)) : bounds.least[axis]
        shares[k].floor = min(least, shares[k].floor)
        // What is between words does not vanish.
        if isClose { shares[k].floor = max(shares[k].floor, leastSeen(k)) }
      }
      shares[k].flexibility = most &- shares[k].floor
      if shares[k].priority < first { yieldOnlyLine(k) }
    }
    return fit
  }

  /// Lets spacers of no length have one gap beside them instead of two, if the row has room for all so: words with a blank
  /// between them need no row of their own.
  mutating func mergesGaps(
    _ base: Int,
    _ end: Int,
    _ missing: Int32,
    _ spacing: Int32
  ) -> Bool {
    var (spare, others) = (Int32(0), 0)
    for k in base..<end {
      if shares[k].priority != .min {
        others += 1
      } else if shares[k].ideal == 0 {
        spare = spare.plus(spacing)
      }
    }
    guard others > 0, missing <= spare else { return false }
    for k in base..<end where shares[k].priority == .min && shares[k].ideal == 0 {
      shares[k].floor = -spacing
    }
    return true
  }

  /// Takes what others have too much of the gaps that spacers may do without.
  private mutating func takeGaps(_ base: Int, _ end: Int, _ room: Int32) {
    var over = -room
    for k in base..<end { over = over.plus(shares[k].size.width) }
    for k in base..<end where over > 0 && shares[k].floor < 0 && shares[k].size.width == 0 {
      shares[k].size.width = max(shares[k].floor, -over)
      over &+= shares[k].size.width
    }
  }

  /// The column without which a child would not be seen at all; a spacer is not, nor what is not drawn.
  func leastSeen(_ k: Int) -> Int32 {
    shares[k].priority <= Node.undrawn ? 0 : min(1, shares[k].ideal)
  }

  /// The column between words in frames that grow side by side; brackets are apart.
  private func blank(behind k: Int, _ end: Int) -> Int32 {
    let isBetween =
      k + 1 < end && growsAroundWords(shares[k].node) && growsAroundWords(shares[k + 1].node)
    return isBetween ? 1 : 0
  }

  /// Whether a view is a frame that grows, on a ground or not, with words in it that have no brackets.
  private func growsAroundWords(_ i: Int32) -> Bool {
    var i = i
    while nodes[Int(i)].kind == .overlay { i &+= 1 }
    let node = nodes[Int(i)]
    return node.kind == .frame && node.b >= .unbounded && !isBracketed(i)
      && (nodes[Int(i) &+ 1].kind == .text || hasWords(i, node))
  }

  /// The highest priority in a row where children that are no spacers have several; else none is higher than another.
  private func highestPriority(_ base: Int, _ end: Int) -> Int16 {
    var (highest, lowest) = (Int16.min, Int16.max)
    for k in base..<end where shares[k].priority != .min {
      highest = max(highest, shares[k].priority)
      lowest = min(lowest, shares[k].priority)
    }
    return highest > lowest ? highest : .min
  }

  /// A text that is cut anyway, on its only line, leaves what is served before it all but some letters.
  private mutating func yieldOnlyLine(_ k: Int) {
    var i = shares[k].node
    var around: Int32 = 0
    while nodes[Int(i)].kind == .padding {
      around = around.plus(nodes[Int(i)].insets.width)
      i &+= 1
    }
    guard nodes[Int(i)].kind == .text, nodes[Int(i)].lineLimit == 1 else { return }
    shares[k].floor = min(shares[k].floor, around.plus(Self.leastOfCutText))
  }

  /// As many columns are left of a text that yields to others: three letters and the sign behind them.
  static var leastOfCutText: Int32 { 4 }

  /// Offers each of some children its part of the room; bars of one width stay that where they are narrower, all `isEven`.
  mutating func offerInOrder(
    _ base: Int,
    _ end: Int,
    _ room: Int32,
    _ axis: Axis,
    isEven: Bool = false
  ) {
    let first = order.count
    var floors: Int32 = 0
    for k in base..<end {
      order.append(Int32(k))
      floors = floors.plus(shares[k].floor)
    }
    sortOrder(from: first)
    let surplus = floors <= room
    var (left, even) = (room, Int32.max)
    var group = first
    while group < first + end - base {
      // One priority: its members, and the floors of those that come after it.
      var next = group
      let priority = shares[order[group]].priority
      while next < first + end - base, shares[order[next]].priority == priority {
        floors &-= shares[order[next]].floor
        next += 1
      }
      var (members, later) = (Int32(next - group), Int32(0))
      for j in group..<next { later = later.plus(shares[order[j]].floor) }
      for j in group..<next {
        let k = Int(order[j])
        let floor = shares[k].floor
        later &-= floor
        let open = max(0, left &- floors)
        var part = (open &+ members &- 1) / members
        if isEven { part = max(1, part) }
        if isEven, surplus, shares[k].flexibility > 0 {
          even = min(even, max(1, open / members))
          part = even
        }
        if surplus { part = max(floor, min(part, open &- later)) }
        offer(part, to: k, axis)
        left &-= min(left, shares[k].size[axis])
        members &-= 1
      }
      group = next
    }
    order.count = first
  }

  private func sortOrder(from first: Int) {
    var slice = UnsafeMutableBufferPointer(start: order.base + first, count: order.count - first)
    let shares = shares.base
    slice.sort { l, r in
      let (left, right) = (shares[Int(l)], shares[Int(r)])
      if left.priority != right.priority { return left.priority > right.priority }
      if left.flexibility != right.flexibility { return left.flexibility < right.flexibility }
      return left.floor != right.floor ? left.floor > right.floor : l < r
    }
  }
}
