import SnippetFoundation

// What lines do to the letters in front of which they stand.
extension LayoutPass {
  /// Notes of the lines placed since a run what they do to the letters in front of which they stand.
  ///
  /// `i` is the view in front: one that is a line alone lies at the side that it is aligned to.
  mutating func noteLines(since first: Int, _ i: Int32, _ sides: Sides) {
    guard first < runs.all.count else { return }
    var (index, sides) = (i, sides)
    while nodes[Int(index)].kind == .frame {
      let upper = nodes[Int(index)].upper.height
      if upper >= .unbounded { sides = nodes[Int(index)].sides }
      index &+= 1
    }
    switch nodes[Int(index)].kind {
    case .divider, .custom: break
    default: return
    }
    let side = sides.offset(.vertical, 2)
    guard side < 2 else { return }
    let bit = side == 0 ? Style.leavesBit : Style.strikesBit
    for k in first..<runs.all.count where runs.all[k].coversNoLetter {
      runs.all[k].style.bits |= bit
    }
  }
}
