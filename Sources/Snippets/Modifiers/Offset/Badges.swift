import SnippetFoundation

// What stands in front of another view, a little moved: in points it goes over its corner, in cells it would cover it.
extension TreeBuilder {
  /// Settles the place of what was lowered in front of a view since `other`.
  ///
  /// Less than a row up or down is no distance. A badge, a word or a dot at the side of a symbol, stands beside it and
  /// has room of its own: the node around both becomes a row.
  @usableFromInline
  mutating func settleFront(_ index: Int, other: Int) {
    if nodes[index].kind == .overlay, settleEdge(index) { return }
    guard other < nodes.count, nodes.count - other <= Self.badgeNodes else { return }
    if controlCount > 0, settleCover(index, other: other) { return }
    let (content, isMoved) = (nodes[index + 1], settleOffsets(from: other))
    let isPicture = content.style.bits & Style.pictureBit != 0
    guard content.kind == .text, Int(content.end) == other, content.textColumns <= 2 || isPicture,
      content.textLines == 1, Int(nodes[other].end) == nodes.count
    else { return }
    let isSymbol = content.flags & Self.symbolFlag != 0
    let isAtEnd = nodes[index].flags & 3 == 2
    guard isMoved || isSymbol && isAtEnd, isBadge(other) else { return }
    for i in other..<nodes.count where offset(at: i) != nil {
      // As if nothing was there.
      nodes[i] = Node(.fixed).ending(nodes[i].end)
    }
    let row = Node(.row, flags: Alignment(.center, .center).bits, 0)
    nodes[index] = row.ending(nodes[index].end, priority: nodes[index].priority)
  }

  /// What is larger is no badge, and not searched for what is moved.
  private static var badgeNodes: Int { 64 }

  /// The same of layers, of which there must be two.
  @usableFromInline
  mutating func settleLayers(_ index: Int) {
    if settleEdge(index) { return }
    let isTrailing = nodes[index].flags & 3 == 2
    guard tables != nil || controlCount > 0 || isTrailing, index + 1 < nodes.count else { return }
    let other = Int(nodes[index + 1].end)
    guard other < nodes.count, Int(nodes[other].end) == nodes.count else { return }
    settleFront(index, other: other)
  }

  /// Whether something is moved to the right; less than a row up or down no longer counts.
  private mutating func settleOffsets(from other: Int) -> Bool {
    guard let tables else { return false }
    var isMoved = false
    for i in other..<nodes.count {
      guard var offset = offset(at: i) else { continue }
      if offset.isWithinRow { offset.rows = 0 }
      offset.isInFront = true
      tables.layouts[nodes[i].tableIndex] = offset
      isMoved = isMoved || offset.columns > 0 && abs(offset.rows) <= 1
    }
    return isMoved
  }

  /// What is lower than a row, in the frame that is open, stands in the row in which an offset puts it, if it is moved down from
  /// the top of a room or up from the bottom of one.
  mutating func lowerIntoRow(_ frame: Int) {
    var i = frame
    while i > 0, nodes[i].end == 0 {
      if var offset = offset(at: i) {
        guard offset.rowFromTop != offset.rowFromBottom, let side = side(ofRoomAround: i) else {
          return
        }
        offset.rows = side == 0 ? offset.rowFromTop : offset.rowFromBottom
        tables?.layouts[nodes[i].tableIndex] = offset
        return
      }
      guard nodes[i].kind == .frame || nodes[i].kind == .fixed else { return }
      i -= 1
    }
  }

  /// The side of the layers around a view that it begins at: 0 their top, 2 their bottom; nil: neither.
  private func side(ofRoomAround index: Int) -> UInt8? {
    var room = index - 1
    let last = max(0, index - Self.searchedNodes)
    while room > last, nodes[room].end != 0 { room -= 1 }
    let node = nodes[room]
    guard node.end == 0, node.kind == .layers || node.kind == .overlay else { return nil }
    let side = node.flags &>> 2 & 3
    return side == 0 || side == 2 ? side : nil
  }

  /// What is further away than so many nodes is not found.
  private static var searchedNodes: Int { 256 }

  private func offset(at index: Int) -> OffsetLayout? {
    nodeLayout(at: index) as? OffsetLayout
  }

  /// Whether a view is one short word or one dot, with shapes behind it and room around it.
  private func isBadge(_ start: Int) -> Bool {
    var (words, signs) = (0, 0)
    for i in start..<nodes.count {
      switch nodes[i].kind {
      case .text where nodes[i].textColumns <= 4 && nodes[i].textLines == 1: words += 1
      case .custom: signs += 1
      case .frame, .padding, .layers, .overlay, .empty, .fixed: break
      case .layout where offset(at: i) != nil: break
      default: return false
      }
    }
    return words == 1 || words == 0 && signs == 1
  }
}

extension Node {
  fileprivate func ending(_ end: Int32, priority: Int16 = 0) -> Node {
    var node = self
    (node.end, node.priority) = (end, priority)
    return node
  }
}
