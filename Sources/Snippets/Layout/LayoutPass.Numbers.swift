import SnippetFoundation

// Numbers where words have to be cut: they are kept whole, since one that is cut may read as another.
extension LayoutPass {
  /// The columns that a view needs so that no number in it is parted that has at most so many columns.
  borrowing func longestNumber(_ i: Int32, _ most: Int32 = .unbounded) -> Int32 {
    let node = nodes[Int(i)]
    switch node.kind {
    case .text:
      if node.flags & TreeBuilder.symbolFlag != 0 { return 0 }
      let end = node.textOffset &+ node.textBytes
      let columns = LongestNumber(text, node.textOffset, end).columns
      return columns <= most ? columns : 0
    case .padding:
      let number = longestNumber(i &+ 1, most.less(node.insets.width))
      return number > 0 ? number.plus(node.insets.width) : 0
    case .frame where node.a < 0, .overlay: return longestNumber(i &+ 1, most)
    case .row, .column, .layers:
      var (all, child) = (Int32(0), i &+ 1)
      while child < node.end {
        all = max(all, longestNumber(child, most))
        child = nodes[Int(child)].end
      }
      return all
    default: return 0
    }
  }

  /// Lets the words of a row that is too low for lines be cut, to no less than four letters, if so no number is.
  ///
  /// Where that is not enough they are cut to less, and fixed frames give back what cells added to them; where there is no room
  /// for the longest numbers even so, shorter ones are kept. In a row one row high a text that goes on behind its number needs a
  /// column for the sign of that.
  mutating func keepNumbers(
    _ base: Int,
    _ end: Int,
    _ room: Int32,
    _ spacing: Int32,
    isOneRow: Bool
  ) -> Fit {
    var floors: Int32 = 0
    for k in base..<end { floors = floors.plus(shares[k].floor) }
    guard floors > room || isOneRow else { return .lacks }
    var rule = CutRule(numbers: .unbounded)
    while true {
      var numbers: Int32 = 0
      for k in base..<end { numbers = max(numbers, longestNumber(shares[k].node, rule.numbers)) }
      guard numbers > 0 else { return .lacks }
      rule.numbers = numbers
      for letters in [Self.leastOfCutText, 3, 2] {
        for givesBack in [false, true] {
          (rule.letters, rule.givesBack) = (letters, givesBack)
          let fit = keepCut(base, end, room, spacing, rule)
          if fit != .lacks { return fit }
        }
      }
      rule.numbers = numbers &- 1
    }
  }

  private mutating func keepCut(
    _ base: Int,
    _ end: Int,
    _ room: Int32,
    _ spacing: Int32,
    _ rule: CutRule
  ) -> Fit {
    var all: Int32 = 0
    for k in base..<end { all = all.plus(cutLeast(k, rule)) }
    var fit: Fit = all <= room ? .has : .lacks
    if fit == .lacks, mergesGaps(base, end, all &- room, spacing) { fit = .merges }
    guard fit != .lacks else { return fit }
    for k in base..<end where shares[k].priority != .min {
      let least = cutLeast(k, rule)
      shares[k].flexibility &+= shares[k].floor &- least
      shares[k].floor = least
    }
    return fit
  }

  /// What is kept where words are cut.
  private struct CutRule {
    var letters = LayoutPass.leastOfCutText
    /// The columns of the longest numbers that stay whole.
    var numbers: Int32
    var givesBack = false
  }

  private func cutLeast(_ k: Int, _ rule: CutRule) -> Int32 {
    min(shares[k].ideal, cutLeast(of: shares[k].node, rule))
  }

  /// The least columns of a view whose words may be cut, but no number in it.
  private func cutLeast(of i: Int32, _ rule: CutRule) -> Int32 {
    let node = nodes[Int(i)]
    switch node.kind {
    case .text where node.flags & TreeBuilder.symbolFlag == 0:
      let number = longestNumber(i, rule.numbers)
      // The sign of what is cut stands behind the number.
      let sign: Int32 = number > 0 && number < node.textColumns ? 1 : 0
      return max(number &+ sign, min(bounds[i].least.width, rule.letters))
    case .padding: return cutLeast(of: i &+ 1, rule).plus(node.insets.width)
    case .frame where node.a < 0, .overlay: return cutLeast(of: i &+ 1, rule)
    case .column, .layers:
      var (all, child) = (Int32(0), i &+ 1)
      while child < node.end {
        all = max(all, cutLeast(of: child, rule))
        child = nodes[Int(child)].end
      }
      return all
    default: return rule.givesBack ? givenLeast(of: i) : bounds[i].least.width
    }
  }
}
