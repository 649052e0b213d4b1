// Numbers where words have to be cut: they are kept whole, since one that is cut may read as another.
extension LayoutPass {
  /// The columns that a view needs so that no number in it is parted.
  borrowing func longestNumber(_ i: Int32) -> Int32 {
    let node = nodes[Int(i)]
    switch node.kind {
    case .text:
      if node.flags & TreeBuilder.symbolFlag != 0 { return 0 }
      return LongestNumber(text, node.textOffset, node.textOffset &+ node.textBytes).columns
    case .padding: return longestNumber(i &+ 1).plus(node.insets.width)
    case .frame where node.a < 0, .overlay: return longestNumber(i &+ 1)
    case .row, .column, .layers:
      var (all, child) = (Int32(0), i &+ 1)
      while child < node.end {
        all = max(all, longestNumber(child))
        child = nodes[Int(child)].end
      }
      return all
    default: return 0
    }
  }

  /// Lets the words of a row that is too low for lines be cut, to no less than four letters, if so no number is.
  ///
  /// In a row one row high a text that goes on behind its number needs a column for the sign of that.
  mutating func keepNumbers(_ base: Int, _ end: Int, _ room: Int32, isOneRow: Bool) {
    var (floors, least, numbers) = (Int32(0), Int32(0), Int32(0))
    for k in base..<end {
      floors = floors.plus(shares[k].floor)
      least = least.plus(cutLeast(k))
      numbers = max(numbers, longestNumber(shares[k].node))
    }
    guard floors > room || isOneRow, least <= room, numbers > 0 else { return }
    for k in base..<end {
      let least = cutLeast(k)
      shares[k].flexibility &+= shares[k].floor &- least
      shares[k].floor = least
    }
  }

  private func cutLeast(_ k: Int) -> Int32 { min(shares[k].ideal, cutLeast(of: shares[k].node)) }

  /// The least columns of a view whose words may be cut, but no number in it.
  private func cutLeast(of i: Int32) -> Int32 {
    let node = nodes[Int(i)]
    switch node.kind {
    case .text where node.flags & TreeBuilder.symbolFlag == 0:
      let number = longestNumber(i)
      // The sign of what is cut stands behind the number.
      let sign: Int32 = number > 0 && number < node.textColumns ? 1 : 0
      return max(number &+ sign, min(bounds[i].least.width, Self.leastOfCutText))
    case .padding: return cutLeast(of: i &+ 1).plus(node.insets.width)
    case .frame where node.a < 0, .overlay: return cutLeast(of: i &+ 1)
    case .column, .layers:
      var (all, child) = (Int32(0), i &+ 1)
      while child < node.end {
        all = max(all, cutLeast(of: child))
        child = nodes[Int(child)].end
      }
      return all
    default: return bounds[i].least.width
    }
  }
}
