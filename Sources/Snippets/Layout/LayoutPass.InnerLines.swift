import SnippetFoundation

// Rows in a row beside a picture: the inner ones go on below, so that the picture stays beside what it belongs to.
extension LayoutPass {
  /// Whether a row that has no room for what its children must keep has it once the rows in them go on below; then the
  /// children have to keep that much only.
  ///
  /// Only where nothing else in the row is to be read: one without a spacer, of pictures, or of marks as short as a rank, and of
  /// what stands beside them.
  mutating func breaksInside(_ base: Int, _ end: Int, _ room: Int32) -> Bool {
    guard end - base > 1 else { return false }
    var floors: Int32 = 0
    for k in base..<end { floors = floors.plus(shares[k].floor) }
    guard floors > room else { return false }
    var (least, pictures) = (Int32(0), 0)
    for k in base..<end {
      if shares[k].priority == .min { return false }
      if isPicture(shares[k].node) { pictures += 1 }
      least = least.plus(brokenLeast(k))
    }
    guard pictures > 0, pictures == end - base - 1, least <= room else { return false }
    for k in base..<end {
      let least = brokenLeast(k)
      shares[k].flexibility &+= shares[k].floor &- least
      shares[k].floor = least
    }
    return true
  }

  private func brokenLeast(_ k: Int) -> Int32 {
    min(shares[k].floor, brokenLeast(of: shares[k].node))
  }

  /// The least columns of a view whose rows go on below at their spacers.
  private func brokenLeast(of i: Int32) -> Int32 {
    let node = nodes[Int(i)]
    switch node.kind {
    case .padding: return brokenLeast(of: i &+ 1).plus(node.insets.width)
    case .frame where node.a < 0: return brokenLeast(of: i &+ 1)
    case .overlay: return brokenLeast(of: i &+ 1)
    case .column, .layers, .row:
      var (all, line, child) = (Int32(0), Int32(0), i &+ 1)
      while child < node.end {
        if node.kind != .row || slots[child].traits.contains(.spacer) { line = 0 }
        if !slots[child].traits.contains(.spacer) {
          let part = node.kind == .row ? bounds[child].least.width : brokenLeast(of: child)
          line = line.plus(part).plus(line > 0 ? node.spacing : 0)
        }
        all = max(all, line)
        child = nodes[Int(child)].end
      }
      return all
    default: return bounds[i].least.width
    }
  }

  /// Whether a text is no longer than the number of a place in a list, as `12.` is.
  private func isMark(_ node: Node) -> Bool { node.textLines <= 1 && node.textColumns <= 3 }

  /// Whether nothing in a view is to be read but symbols and marks.
  private func isPicture(_ i: Int32) -> Bool {
    (Int(i)..<Int(nodes[Int(i)].end)).allSatisfy {
      switch nodes[$0].kind {
      case .text: nodes[$0].flags & TreeBuilder.symbolFlag != 0 || isMark(nodes[$0])
      case .control, .bar: false
      default: true
      }
    }
  }
}
