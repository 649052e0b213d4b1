import SnippetFoundation

// Rows that are too narrow for the words and the controls in them: they go on below.
//
// Chosen here, because the columns of a terminal are few: SwiftUI cuts such a row off, as is done here with one that has
// nothing to be read in it, or no height for its lines.
extension LayoutPass {
  /// The index behind the last share on the line of this one.
  func endOfLine(_ k: Int) -> Int {
    var end = k + 1
    while end < shares.count, shares[end].line == shares[k].line { end += 1 }
    return end
  }

  /// Whether something in a stack must be read: a row of nothing but shapes is cut off at the side.
  func hasWords(_ i: Int32, _ node: Node) -> Bool {
    (Int(i) + 1..<Int(node.end)).contains {
      switch nodes[$0].kind {
      case .text, .control, .bar: true
      default: false
      }
    }
  }

  /// The rows that all lines take together.
  func linesHeight(_ base: Int) -> Int32 {
    var (all, k) = (Int32(0), base)
    while k < shares.count {
      let end = endOfLine(k)
      var highest: Int32 = 0
      for j in k..<end { highest = max(highest, shares[j].size.height) }
      if shares[k].line >= 0 { all = all.plus(highest) }
      k = end
    }
    return all
  }

  /// Puts the children of a row on lines if one line has no room for all that each must keep.
  ///
  /// A line ends where a spacer is, if one is on it: what stands together stays together, and what stood behind the
  /// spacer stays at the far side. A spacer for whose least length there is no room has what is left of its line.
  mutating func breakLines(_ base: Int, _ end: Int, _ width: Int32, _ spacing: Int32) -> Bool {
    guard end - base > 1 else { return false }
    var floors = 0
    for k in base..<end { floors += Int(shares[k].floor) }
    let width = Int(width)
    guard floors > max(0, width - (end - base - 1) * Int(spacing)) else { return false }
    let lengths = Lengths(of: base..<end, spacing, shares)
    var (line, first, leavesSpacers) = (Int32(0), base, false)
    for k in base..<end {
      shares[k].line = line
      if isSpacer(k) || k == first || lengths[first..<k + 1] <= width { continue }
      if let word = skipSpacers(first..<k + 1), word == k || lengths[word..<k + 1] <= width {
        for j in first..<word { shares[j].line = -1 }
        (first, leavesSpacers) = (word, true)
        continue
      }
      line &+= 1
      first = beginLine(from: first, to: k, width, lengths)
      if first < k, lengths[first..<k + 1] > width {
        for j in first..<k { shares[j].line = line }
        line &+= 1
        first = k
      }
      for j in first...k { shares[j].line = line }
    }
    var last = end - 1
    while last > first, isSpacer(last), lengths[first..<last + 1] > width {
      (shares[last].line, leavesSpacers) = (-1, true)
      last -= 1
    }
    return line > 0 || leavesSpacers
  }

  /// Puts what stands behind the last spacer of a row on a line of its own if all of it is on one row so, and what stands before
  /// it too, and words would be broken to more rows side by side; false: they stay there.
  ///
  /// As many rows are enough where more than one text would be broken or cut side by side, and where one is on its only line.
  mutating func isLowerInLines(
    _ base: Int,
    _ end: Int,
    _ proposal: Proposal,
    _ room: Int32,
    _ spacing: Int32
  ) -> Bool {
    guard let spacer = (base..<end).last(where: { isSpacer($0) }), spacer > base, spacer + 1 < end
    else { return false }
    var (rows, ideals) = (Int32(0), Int32(0))
    for part in [base..<spacer, spacer + 1..<end] {
      var (columns, high) = (Int32(part.count - 1) &* spacing, Int32(0))
      for k in part {
        guard isSpacer(k) || !hasSpacers(shares[k].node) else { return false }
        columns = columns.plus(unbroken(k))
        high = max(high, slots[shares[k].node].height)
        ideals = ideals.plus(shares[k].ideal)
      }
      guard columns <= proposal.width else { return false }
      rows = rows.plus(high)
    }
    // What is enough for all of them breaks none.
    guard ideals > room.plus(spacing), proposal.height < 0 || rows <= proposal.height else {
      return false
    }
    for k in base..<end { shares[k].proposal.height = .unspecified }
    offerInOrder(base, end, room, .horizontal)
    giveRest(base, end, room)
    var (highest, parted) = (Int32(0), 0)
    for k in base..<end {
      highest = max(highest, shares[k].size.height)
      if isParted(k) { parted += 1 }
      if hasOnlyLine(shares[k].node) { parted += 1 }
      shares[k].proposal = proposal
    }
    guard rows < highest || rows == highest && parted > 1 else { return false }
    for k in spacer..<end { shares[k].line = 1 }
    return true
  }

  private func hasSpacers(_ i: Int32) -> Bool {
    (Int(i)..<Int(nodes[Int(i)].end)).contains { nodes[$0].kind == .spacer }
  }

  /// Whether a spacer that a line has no room for stands before what is on it, and whether one stands behind.
  func openSides(_ line: Range<Int>, _ base: Int, _ end: Int) -> (before: Bool, behind: Bool) {
    let (first, next) = (line.lowerBound, line.upperBound)
    return (
      first > base && shares[first - 1].line < 0,
      next < end && shares[next].line < 0 && endOfLine(next) == end
    )
  }

  /// Where a line begins of which spacers have what is left of the row: one behind the line that a spacer was on ends where that
  /// did, at the far side.
  func startOfLine(_ line: Range<Int>, _ base: Int, _ end: Int, _ left: Int32) -> Int32 {
    let open = openSides(line, base, end)
    if open.before { return open.behind ? left / 2 : left }
    let isBehind = (base..<line.lowerBound).contains { isSpacer($0) }
    return isBehind && !(line.lowerBound..<end).contains { isSpacer($0) } ? left : 0
  }

  /// Where the next line begins that ends with a child: at the last spacer before it, unless that finds no room.
  private mutating func beginLine(
    from first: Int,
    to k: Int,
    _ width: Int,
    _ lengths: Lengths
  ) -> Int {
    var behind = k
    while behind > first + 1, !isSpacer(behind - 1) { behind -= 1 }
    if behind == first + 1 { return k }
    var start = behind - 1
    while start - 1 > first, isSpacer(start - 1) { start -= 1 }
    if lengths[start..<k + 1] <= width { return start }
    for j in start..<behind { shares[j].line = -1 }
    return behind
  }

  /// The first of these children that is no spacer, if a spacer stands before it.
  private func skipSpacers(_ children: Range<Int>) -> Int? {
    var k = children.lowerBound
    while k < children.upperBound, isSpacer(k) { k += 1 }
    return k > children.lowerBound && k < children.upperBound ? k : nil
  }

  private func isSpacer(_ k: Int) -> Bool { shares[k].priority == .min }

  /// What children must keep, on one line, with the spacing between them.
  private struct Lengths {
    private let base: Int
    private let spacing: Int
    /// Of all children before each.
    private var sums: [Int] = [0]

    init(of children: Range<Int>, _ spacing: Int32, _ shares: borrowing Buffer<Share>) {
      (base, self.spacing) = (children.lowerBound, Int(spacing))
      sums.reserveCapacity(children.count + 1)
      var all = 0
      for k in children {
        all += Int(shares[k].floor)
        sums.append(all)
      }
    }

    subscript(_ children: Range<Int>) -> Int {
      sums[children.upperBound - base] - sums[children.lowerBound - base]
        + (children.count - 1) * spacing
    }
  }

  /// What grows to any height, a divider for one, is as high as its line.
  private mutating func growAlong(_ line: Range<Int>) {
    var highest: Int32 = 0
    for k in line { highest = max(highest, shares[k].size.height) }
    for k in line where slots[shares[k].node].traits.contains(.growsHeight) {
      shares[k].proposal.height = highest
      shares[k].size = size(shares[k].node, shares[k].proposal)
    }
  }

  /// Divides each line among those on it, and says how high a line is to what `grows`, unless guides line it up.
  mutating func offerLines(
    _ base: Int,
    _ end: Int,
    _ width: Int32,
    _ spacing: Int32,
    grows: Bool
  ) {
    var k = base
    while k < end {
      let next = endOfLine(k)
      if shares[k].line >= 0 {
        var room = width.less(Int32(next - k - 1) &* spacing)
        var (ideals, floors) = (Int32(0), Int32(0))
        for share in k..<next {
          ideals = ideals.plus(shares[share].ideal)
          floors = floors.plus(shares[share].floor)
        }
        // A spacer beside the first line is as long as the least lengths let it be.
        if shares[k].line == 0, openSides(k..<next, base, end) != (false, false) {
          room = min(room, floors)
        }
        for share in k..<next {
          // As high as it is by itself: the height of the row is for all lines.
          shares[share].proposal.height = .unspecified
          if ideals <= room {
            shares[share].flexibility &+= shares[share].floor &- shares[share].ideal
            shares[share].floor = shares[share].ideal
          }
        }
        if ideals > room { _ = cutOnlyLines(k, next, room, 0) }
        offerInOrder(k, next, room, .horizontal)
        if ideals > room { giveRest(k, next, room) }
        if grows { growAlong(k..<next) }
      }
      k = next
    }
  }
}
