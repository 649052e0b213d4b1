import SnippetFoundation

// What cells add to points: fixed frames and what is between them are rounded to columns, and a box or brackets around a frame
// take columns of their own, which in points lie within it. Where there is no room for that, the frames give it back.
extension LayoutPass {
  /// Notes what the gaps of a row add to the fixed frames beside them.
  @inline(never)
  mutating func noteGaps(_ i: Int32, _ node: Node) {
    var child = i &+ 1
    while child < node.end {
      noteAdded(1, around: child)
      child = nodes[Int(child)].end
    }
  }

  /// Notes what brackets add to a fixed frame in them.
  @inline(never)
  mutating func noteAdded(_ columns: Int32, around i: Int32) {
    guard columns > 0, let frame = fixedFrame(in: i) else { return }
    added[frame, default: 0] &+= columns
  }

  /// Notes what a box adds to a fixed frame in it, in brackets or not.
  mutating func noteBox(_ columns: Int32, around i: Int32) {
    guard let frame = fixedFrame(in: i, throughBrackets: true) else { return }
    added[frame, default: 0] &+= columns
  }

  /// A fixed frame that a view is, or has around it but for paddings and what is in front or behind.
  private func fixedFrame(in i: Int32, throughBrackets: Bool = false) -> Int32? {
    var i = i
    while true {
      let node = nodes[Int(i)]
      switch node.kind {
      case .frame: return node.isFixedWidth ? i : nil
      case .padding, .overlay: i &+= 1
      case .control where throughBrackets: i &+= 1
      case .layout where i &+ 1 < node.end && nodes[Int(i) &+ 1].end == node.end: i &+= 1
      default: return nil
      }
    }
  }

  /// The least columns of a fixed frame: less than its own by what cells added, but no less than what is in it keeps.
  private func leastColumns(ofFrame i: Int32, _ node: Node) -> Int32 {
    if node.priority == Node.undrawn { return 0 }
    if node.isOfBar { return 1 }
    let given = (node.isRoundedUp ? 1 : 0) &+ (added[i] ?? 0)
    let kept = min(node.a, bounds[i &+ 1].least.width)
    return max(1, kept, node.a &- given)
  }

  /// A fixed frame in a room that is narrower: it gives back what it can.
  mutating func narrowed(_ i: Int32, _ node: Node, in offered: Int32) -> Node {
    guard node.isRoundedUp || node.isOfBar || !added.isEmpty || node.priority == Node.undrawn
    else { return node }
    findBounds(downTo: i &+ 1)
    let width = max(offered, leastColumns(ofFrame: i, node))
    guard width < node.a else { return node }
    var frame = node
    (frame.a, frame.b) = (width, width)
    return frame
  }

  /// Whether a row that has no room for what its children must keep has it once the fixed frames in them give back what cells
  /// added to their points; then the children have to keep that much only.
  mutating func givesBack(_ base: Int, _ end: Int, _ room: Int32, _ spacing: Int32) -> Bool {
    var (floors, least) = (Int32(0), Int32(0))
    func seen(_ k: Int) -> Int32 { isShape(shares[k].node) ? leastSeen(k) : 0 }
    for k in base..<end { floors = floors.plus(max(shares[k].floor, seen(k))) }
    guard floors > room else { return false }
    // Not so that something else vanishes, or words run together.
    func kept(_ k: Int) -> Int32 { max(givenLeast(k), k + 1 < end ? blankLeast(k, spacing) : 0) }
    for k in base..<end { least = least.plus(max(kept(k), leastSeen(k))) }
    guard least <= room else { return false }
    if barGivesBack(base, end, floors &- room) { return true }
    for k in base..<end {
      let least = max(kept(k), seen(k))
      shares[k].flexibility &+= shares[k].floor &- least
      shares[k].floor = least
    }
    return true
  }

  /// Lets the one bar of a row, if it is much longer than what is missing, give that back in place of the frames beside it: so it
  /// begins where the bars of the rows above and below do.
  private mutating func barGivesBack(_ base: Int, _ end: Int, _ missing: Int32) -> Bool {
    let bars = (base..<end).filter { isBar(shares[$0].node) }
    guard bars.count == 1, let bar = bars.first, shares[bar].floor >= 8 &* missing else {
      return false
    }
    let frame = shares[bar].node
    added[frame] = max(missing, added[frame] ?? 0)
    shares[bar].floor &-= missing
    shares[bar].flexibility &+= missing
    return true
  }

  /// Whether a view is a filled shape as long as its frame says.
  private func isBar(_ i: Int32) -> Bool {
    let content = nodes[Int(i) &+ 1]
    guard nodes[Int(i)].isFixedWidth, nodes[Int(i)].end == i &+ 2, content.kind == .custom,
      let shape = drawables[content.tableIndex] as? ShapeDrawing
    else { return false }
    return shape.isFilled && shape.kind != .circle && shape.part == nil
  }

  /// Whether a view is a shape in frames: a line between two signs is seen where it has a column.
  private func isShape(_ i: Int32) -> Bool {
    var i = i
    while nodes[Int(i)].kind == .frame { i &+= 1 }
    return nodes[Int(i)].kind == .custom
  }

  private func givenLeast(_ k: Int) -> Int32 {
    let i = shares[k].node
    return shares[k].floor &- max(0, bounds[i].least.width &- givenLeast(of: i))
  }

  /// The columns of words with the blank behind them, where no gap, line or bracket is there.
  private func blankLeast(_ k: Int, _ spacing: Int32) -> Int32 {
    spacing == 0 ? min(shares[k].floor, blankLeast(of: shares[k].node)) : 0
  }

  /// The columns of words in a fixed frame with the blank behind them, where no line or bracket is around it.
  func blankLeast(of i: Int32) -> Int32 {
    guard !isBracketed(i), fixedFrame(in: i).map({ added[$0] == nil }) ?? false else { return 0 }
    return tightLeast(i).plus(1)
  }

  /// The least columns of a view whose fixed frames give back what they can.
  func givenLeast(of i: Int32) -> Int32 {
    let (node, least) = (nodes[Int(i)], bounds[i].least.width)
    switch node.kind {
    case .frame where node.isFixedWidth: return min(least, leastColumns(ofFrame: i, node))
    case .row, .column, .layers:
      var (all, known, child) = (Int32(0), Int32(0), i &+ 1)
      while child < node.end {
        let part = givenLeast(of: child)
        all = node.kind == .row ? all.plus(part) : max(all, part)
        known = known.plus(bounds[child].least.width)
        child = nodes[Int(child)].end
      }
      return node.kind == .row ? least &- max(0, known &- all) : all
    case .control:
      // A label is not broken inside to make room for a neighbour.
      guard let frame = fixedFrame(in: i &+ 1) else { return least }
      let spare = nodes[Int(frame)].a &- slots[frame &+ 1].width
      let given = bounds[i &+ 1].least.width &- givenLeast(of: i &+ 1)
      return least &- max(0, min(given, spare))
    case .frame where node.a < 0, .padding, .overlay, .hidden:
      return least &- max(0, bounds[i &+ 1].least.width &- givenLeast(of: i &+ 1))
    case .layout where i &+ 1 < node.end && nodes[Int(i) &+ 1].end == node.end:
      guard node.flags & Node.placesFreely == 0 else { return least }
      return least &- max(0, bounds[i &+ 1].least.width &- givenLeast(of: i &+ 1))
    default: return least
    }
  }
}

extension Node {
  /// A frame whose width is neither less nor more than its own.
  fileprivate var isFixedWidth: Bool { kind == .frame && a >= 0 && a == b }
}
