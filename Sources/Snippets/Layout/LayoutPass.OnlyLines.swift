import SnippetFoundation

// Texts on their only line beside words that go on in the next one: those are cut anyway, so that these stay whole.
extension LayoutPass {
  /// Lets the words of a row that has no room for them stay whole, if what is cut on its only line leaves them the room.
  ///
  /// A text on its only line keeps its longest word, or no more than `most` columns.
  mutating func cutOnlyLines(
    _ base: Int,
    _ end: Int,
    _ room: Int32,
    _ spacing: Int32,
    most: Int32 = .unbounded
  ) -> Fit {
    var (all, isCut, isKept) = (Int32(0), false, false)
    for k in base..<end {
      let kept = unbroken(k, most)
      all = all.plus(kept)
      isCut = isCut || hasOnlyLine(shares[k].node)
      isKept = isKept || kept > shares[k].floor
    }
    guard isCut, isKept else { return .lacks }
    var fit: Fit = all <= room ? .has : .lacks
    if fit == .lacks, mergesGaps(base, end, all &- room, spacing) { fit = .merges }
    guard fit != .lacks else { return fit }
    for k in base..<end where shares[k].priority != .min {
      let kept = unbroken(k, most)
      shares[k].flexibility &+= shares[k].floor &- kept
      shares[k].floor = kept
    }
    return fit
  }

  /// As `cutOnlyLines`, in a row that is too low for words that are broken: some letters are enough then.
  mutating func cutForHeight(
    _ base: Int,
    _ end: Int,
    _ room: Int32,
    _ spacing: Int32,
    _ height: Int32
  ) -> Fit {
    guard height >= 0 else { return .lacks }
    var highest: Int32 = 0
    for k in base..<end { shares[k].proposal.height = .unspecified }
    offerInOrder(base, end, room, .horizontal)
    for k in base..<end {
      highest = max(highest, shares[k].size.height)
      shares[k].proposal.height = height
    }
    guard highest > height else { return .lacks }
    return cutOnlyLines(base, end, room, spacing, most: Self.leastOfCutText)
  }

  /// As `cutOnlyLines`, in a row whose only lines are cut while other words are broken beside them: half of what they would keep
  /// is enough then.
  mutating func cutShorter(_ base: Int, _ end: Int, _ room: Int32, _ spacing: Int32) -> Fit {
    var (isCut, isBroken) = (false, false)
    for k in base..<end where isParted(k) {
      if shares[k].size.height > slots[shares[k].node].height {
        isBroken = true
      } else {
        isCut = true
      }
    }
    guard isCut, isBroken else { return .lacks }
    return cutOnlyLines(base, end, room, spacing, most: Self.mostOfCutWord / 2)
  }

  /// Gives what is left of a row's room to the words that are cut, and to those that need fewer rows so.
  mutating func giveRest(_ base: Int, _ end: Int, _ room: Int32) {
    var (rest, spacers) = (room, Int32(0))
    for k in base..<end {
      let isSpacer = shares[k].priority == .min
      rest &-= isSpacer ? shares[k].floor : shares[k].size.width
      spacers &+= isSpacer ? 1 : 0
    }
    let before = rest
    for k in base..<end where rest > 0 && isParted(k) {
      let share = shares[k]
      offer(share.size.width &+ rest, to: k, .horizontal)
      let grown = shares[k].size.width &- share.size.width
      let isLower = shares[k].size.height < share.size.height
      let shows = grown > 0 && shares[k].size.height == share.size.height && hasOnlyLine(share.node)
      if grown <= rest, isLower || shows { rest &-= grown } else { shares[k] = share }
    }
    guard rest < before else { return }
    for k in base..<end where shares[k].priority == .min {
      let part = (rest &+ spacers &- 1) / spacers
      offer(shares[k].floor &+ part, to: k, .horizontal)
      (rest, spacers) = (rest &- part, spacers &- 1)
    }
  }

  /// Whether a child has words that are cut, or go on in the next line.
  func isParted(_ k: Int) -> Bool {
    shares[k].priority != .min && shares[k].size.width < unbroken(of: shares[k].node, nil)
  }

  /// The columns in which no words of a child are broken; those on their only line are cut.
  func unbroken(_ k: Int, _ most: Int32 = .unbounded) -> Int32 {
    let share = shares[k]
    if share.priority == .min { return share.floor }
    let blank = max(0, share.floor &- bounds[share.node].least.width)
    let all = min(share.ideal, unbroken(of: share.node, most).plus(blank))
    return isOnlyLine(share.node) ? min(all, share.floor) : all
  }

  /// The columns in which no words of a view are broken; those on their only line are cut to `most`, nil: not at all.
  private func unbroken(of i: Int32, _ most: Int32?) -> Int32 {
    let (node, least) = (nodes[Int(i)], bounds[i].least.width)
    switch node.kind {
    case .text:
      guard let most, node.isOnlyLine else { return slots[i].width }
      return min(least, most)
    case .padding: return unbroken(of: i &+ 1, most).plus(node.insets.width)
    case .frame where node.a < 0:
      let content = unbroken(of: i &+ 1, most)
      // What grows side by side is even rather than whole.
      if node.b >= .unbounded { return most == nil ? content : min(content, least) }
      return node.b < 0 ? content : min(content, node.b)
    case .overlay, .hidden: return unbroken(of: i &+ 1, most)
    case .row, .column, .layers:
      var (all, child) = (Int32(0), i &+ 1)
      while child < node.end {
        let part = unbroken(of: child, most)
        if node.kind != .row {
          all = max(all, part)
        } else {
          all = all.plus(part).plus(child == i &+ 1 ? 0 : node.spacing)
        }
        child = nodes[Int(child)].end
      }
      return all
    default: return least
    }
  }

  /// Whether a view is a text that is cut on its only line, but for paddings around it.
  private func isOnlyLine(_ i: Int32) -> Bool {
    var i = i
    while nodes[Int(i)].kind == .padding { i &+= 1 }
    return nodes[Int(i)].isOnlyLine
  }

  /// Whether a text in a view is cut rather than broken.
  func hasOnlyLine(_ i: Int32) -> Bool {
    (Int(i)..<Int(nodes[Int(i)].end)).contains { nodes[$0].isOnlyLine }
  }
}

extension Node {
  /// Whether it is a text that is cut rather than broken.
  fileprivate var isOnlyLine: Bool {
    kind == .text && lineLimit == 1 && flags & TreeBuilder.symbolFlag == 0
  }
}
