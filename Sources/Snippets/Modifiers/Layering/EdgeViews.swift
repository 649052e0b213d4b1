import SnippetFoundation

// What stands at the upper or lower edge of what scrolls: a screen has room there, and its rows can be moved away from
// it; in cells it would lie in them.
extension TreeBuilder {
  /// Gives views that stand at the upper or the lower edge of what scrolls rows of their own; false: there are none.
  ///
  /// The layers from `index` on end the tree.
  mutating func settleEdge(_ index: Int) -> Bool {
    guard containerCount > 0, tags == nil, let scrolling = scrollingChild(of: index) else {
      return false
    }
    let first = Int(nodes[scrolling].end)
    let sides = nodes[index].flags
    guard first < nodes.count, let edge = commonEdge(from: first, sides &>> 2 & 3) else {
      return false
    }
    let (side, codes) = (sides & 3, nodes[index].codes & 0xFFFF)
    let priority = nodes[index].priority
    if scrolling == index + 1 {
      nodes[index] = Node(.column, flags: side, 0, codes)
      nodes[index].priority = priority
    } else {
      gather(from: scrolling, in: Node(.column, flags: side, 0, codes))
    }
    nodes[index].end = Int32(truncatingIfNeeded: nodes.count)
    if edge == .top { moveUp(from: scrolling == index + 1 ? scrolling : scrolling + 1) }
    return true
  }

  /// The last of some layers that scrolls up and down and has something in it.
  private func scrollingChild(of index: Int) -> Int? {
    var (child, found) = (index + 1, Int?.none)
    while child < nodes.count {
      if scrolls(child) { found = child }
      child = Int(nodes[child].end)
    }
    return found
  }

  private func scrolls(_ index: Int) -> Bool {
    (index..<Int(nodes[index].end)).contains { i in
      guard let layout = nodeLayout(at: i) as? ScrollLayout else { return false }
      return layout.axes.contains(.vertical) && isSeen(i..<Int(nodes[i].end))
    }
  }

  /// The edge at which all views from an index on stand that are seen; nil: there are none, or not all stand at one.
  private func commonEdge(from first: Int, _ side: UInt8) -> VerticalEdge? {
    var (child, common) = (first, VerticalEdge?.none)
    while child < nodes.count {
      let end = Int(nodes[child].end)
      if isSeen(child..<end) {
        guard let edge = pushedEdge(child) ?? Self.edge(side), common ?? edge == edge else {
          return nil
        }
        common = edge
      }
      child = end
    }
    return common
  }

  private static func edge(_ side: UInt8) -> VerticalEdge? {
    side == 0 ? .top : side == 2 ? .bottom : nil
  }

  /// The edge to which a spacer or a frame without bounds pushes a view.
  private func pushedEdge(_ index: Int) -> VerticalEdge? {
    var i = index
    while i < nodes.count {
      switch nodes[i].kind {
      case .frame where nodes[i].upper.height >= .unbounded:
        return Self.edge(nodes[i].flags &>> 2 & 3)
      case .padding, .frame, .fixed: i += 1
      case .column:
        var child = i + 1
        guard child < Int(nodes[i].end) else { return nil }
        let isLowered = nodes[child].kind == .spacer
        while Int(nodes[child].end) < Int(nodes[i].end) { child = Int(nodes[child].end) }
        let isRaised = nodes[child].kind == .spacer
        return isLowered == isRaised ? nil : isLowered ? .bottom : .top
      default: return nil
      }
    }
    return nil
  }

  private func isSeen(_ range: Range<Int>) -> Bool {
    range.contains { i in
      switch nodes[i].kind {
      case .control, .bar: true
      case .text: nodes[i].textBytes > 0 && !nodes[i].style.isClear
      default: false
      }
    }
  }

  /// Puts the first of the views from an index on behind the others.
  private mutating func moveUp(from first: Int) {
    var lifted = LiftedViews(from: first, &self)
    nodes.count = first
    var children: [Range<Int>] = []
    var child = first
    while child < lifted.range.upperBound {
      let end = Int(lifted[child].end)
      children.append(child..<end)
      child = end
    }
    for child in children.dropFirst() + children.prefix(1) {
      lifted.starts[child.lowerBound] = nodes.count
      put(lifted.view(child))
    }
    lifted.movePreferences(&self)
  }
}
