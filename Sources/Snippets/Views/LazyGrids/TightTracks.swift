import SnippetFoundation

// Columns that are as many as the grid says, because the words in them fit: what stands around words without being seen,
// a frame or a padding, hangs over.
extension FlowGridLayout {
  /// A column for each item, as wide as the words and controls in it; nil if there is no room for that, or an item says
  /// how wide it is.
  func tightTracks(
    _ runs: SectionRuns,
    _ width: Int32,
    _ pass: borrowing LayoutPass
  ) -> [Track]? {
    let isFlexible = items.allSatisfy { if case .flexible = $0.size { true } else { false } }
    guard isFlexible, items.count > 1 else { return nil }
    return tightTracks(runs, width, pass, overBlanks: false)
      ?? tightTracks(runs, width, pass, overBlanks: true)
  }

  /// A column for each item; the sides of a ground, if there is one in a line, may lie over the blanks beside its words.
  private func tightTracks(
    _ runs: SectionRuns,
    _ width: Int32,
    _ pass: borrowing LayoutPass,
    overBlanks: Bool
  ) -> [Track]? {
    var marked: Set<Int> = []
    // Words without a gap between them keep a blank; brackets are apart.
    var (leasts, apart) = (Array(repeating: Int32(1), count: items.count), [Int32]())
    apart = leasts
    for (child, place) in zip(runs.cells, runs.places) {
      let track = place % items.count
      var tight = pass.tightLeast(child)
      if overBlanks, let words = pass.wordsOnGround(child), words < tight {
        guard words <= 2, tight &- words <= 3, marked.insert(place / items.count).inserted else {
          return nil
        }
        tight = words
      }
      leasts[track] = max(leasts[track], tight)
      let isLast = track == items.count - 1
      apart[track] = max(apart[track], isLast || pass.isBracketed(child) ? tight : tight &+ 1)
    }
    if overBlanks, marked.isEmpty { return nil }
    let gaps = items.map { gap($0) }
    let areApart = gaps.dropLast().allSatisfy { $0 > 0 }
    return (areApart ? fitted(leasts, gaps, width) : nil)
      ?? (areApart ? fitted(leasts, gaps.map { _ in 1 }, width) : nil)
      ?? fitted(apart, gaps.map { _ in 0 }, width)
  }

  /// Tracks of least lengths, the rest of the room given to the shortest ones; nil if they find no room.
  private func fitted(_ leasts: [Int32], _ gaps: [Int32], _ width: Int32) -> [Track]? {
    let between = gaps.dropLast().reduce(Int32(0)) { $0.plus($1) }
    let rest = width.less(between)
    guard between < width, leasts.reduce(Int32(0), { $0.plus($1) }) <= rest else { return nil }
    let even = EvenLengths(leasts.map { ($0, .unbounded) }, in: rest)
    return zip(zip(even.all, gaps), items).map { part, item in
      let side = item.alignment ?? .center
      return Track(length: part.0, gap: part.1, alignment: side, isTight: true)
    }
  }
}

extension LayoutPass {
  /// The columns of what is to be read in a view: without the frames and the paddings around it, which nobody sees.
  borrowing func tightLeast(_ i: Int32) -> Int32 {
    let node = nodes[Int(i)]
    switch node.kind {
    case .padding: return min(bounds[i].least.width, tightLeast(i &+ 1))
    case .frame:
      let content = Int(i) + 1
      if nodes[content].kind == .custom { return bounds[i].least.width }
      return min(max(frame(i, node).lower.width, slots[i].width), tightLeast(i &+ 1))
    case .hidden: return 0
    case .overlay where isSeen(around: i): return bounds[i].least.width
    case .overlay: return tightLeast(i &+ 1)
    // What stands beside something else moves that by all its room.
    case .row where i &+ 1 < node.end && nodes[Int(i) &+ 1].end < node.end:
      return min(bounds[i].least.width, slots[i].width)
    case .row, .column, .layers:
      var (all, child) = (Int32(0), i &+ 1)
      while child < node.end {
        all = max(all, tightLeast(child))
        child = nodes[Int(child)].end
      }
      return all
    default: return min(bounds[i].least.width, slots[i].width)
    }
  }

  /// The columns of words of one or two that stand in the middle of the frames and paddings around them, on a ground or not.
  borrowing func shortWords(_ i: Int32) -> Int32? {
    var i = i
    while true {
      let node = nodes[Int(i)]
      switch node.kind {
      case .frame where node.sides.isCentered(.horizontal): i &+= 1
      case .padding where node.a == node.b: i &+= 1
      case .overlay where node.isBehind || !isSeen(around: i): i &+= 1
      case .frame, .padding, .overlay: return nil
      case .layers where !node.sides.isCentered(.horizontal): return nil
      default:
        let words = tightLeast(i)
        return words <= 2 ? words : nil
      }
    }
  }

  /// Where short words begin in a column: those of a view with their middle cells in that of the column.
  ///
  /// A ground among layers is as wide as there is room, and does not move the words in front of it.
  borrowing func start(
    of words: Int32,
    _ child: Int32,
    _ width: Int32,
    in column: Int32
  ) -> Int32 {
    var (i, width) = (child, width)
    while true {
      let node = nodes[Int(i)]
      switch node.kind {
      case .frame where node.a < 0 && node.b < 0, .padding, .overlay: i &+= 1
      case .layers:
        width = min(width, slots[child].width)
        fallthrough
      default:
        return Sides.middle(of: column) &- Sides.middle(of: width) &+ (width &- words) / 2
      }
    }
  }

  /// The columns of the words that stand on a ground, with nothing but frames, paddings and dots around it; nil: there
  /// is none.
  borrowing func wordsOnGround(_ i: Int32) -> Int32? {
    var i = i
    while true {
      let node = nodes[Int(i)]
      switch node.kind {
      case .frame, .padding: i &+= 1
      case .overlay where !isSeen(around: i): i &+= 1
      case .overlay where node.isBehind: return tightLeast(i &+ 1)
      default: return nil
      }
    }
  }

  /// Whether an overlay draws something that shows how wide the view is: a line around it, but no dot at its side.
  private borrowing func isSeen(around i: Int32) -> Bool {
    let other = nodes[Int(i) &+ 1].end
    guard other < nodes[Int(i)].end, bounds[other].most.width > 1 else { return false }
    return (other..<nodes[Int(i)].end).contains { nodes[Int($0)].kind == .custom }
  }

  /// Whether a view is a control with nothing but frames and paddings around it.
  borrowing func isBracketed(_ i: Int32) -> Bool {
    var i = Int(i)
    while nodes[i].kind == .frame || nodes[i].kind == .padding { i += 1 }
    return nodes[i].kind == .control
  }
}
