import SnippetFoundation

// Pictures of the app that words stand in front of: grounds, of which nothing is drawn, as of colours and shapes.
extension Style {
  /// Where a node's text is the name of a picture; kept until it is laid out.
  static var pictureBit: UInt64 { 0x40 }
  /// The picture takes the size that it is offered.
  static var resizableBit: UInt64 { 0x20 }
  static var pictureBits: UInt64 { pictureBit | resizableBit }

  /// Takes the marks of pictures away: they are no part of a tree.
  static func forgetPictures(_ nodes: inout [Node]) {
    for i in nodes.indices where nodes[i].kind == .text { nodes[i].style.bits &= ~pictureBits }
  }
}

extension TreeBuilder {
  /// A badge, and what stands in front of a picture, is near it: a large view is not searched for words to its end.
  private static var nearNodes: Int { 256 }

  /// Draws nothing of the pictures that words stand in front of.
  ///
  /// One that is resizable takes the width that is offered, and what decorates it makes room for itself: nothing is
  /// known of how high the picture would be.
  mutating func settlePictures() {
    var around: [Int] = []
    for i in 0..<nodes.count {
      while let last = around.last, Int(nodes[last].end) <= i { around.removeLast() }
      if isPicture(i), let layers = layersOverPicture(i, around) {
        let isResizable = nodes[i].style.bits & Style.resizableBit != 0
        nodes[i] = Node(isResizable ? .spacer : .empty)
        nodes[i].end = Int32(truncatingIfNeeded: i + 1)
        if nodes[layers].kind == .overlay, !nodes[layers].isBehind {
          nodes[layers].kind = .layers
        }
      }
      if Int(nodes[i].end) > i + 1 { around.append(i) }
    }
  }

  private func isPicture(_ index: Int) -> Bool {
    nodes[index].kind == .text && nodes[index].style.bits & Style.pictureBit != 0
  }

  /// The innermost layers in which words stand in front of a picture that has no other words with it.
  private func layersOverPicture(_ picture: Int, _ around: [Int]) -> Int? {
    var child = picture
    for i in around.reversed() {
      let (end, next) = (Int(nodes[i].end), Int(nodes[child].end))
      switch nodes[i].kind {
      case .layers: if hasWords(next..<end) { return i }
      case .overlay where child == i + 1:
        if !nodes[i].isBehind, hasWords(next..<end) { return i }
      case .overlay: if nodes[i].isBehind, hasWords(i + 1..<child) { return i }
      case .row, .column: if i == 0 || end - i > 64 || hasWords(i + 1..<end) { return nil }
      case .control: return nil
      default: break
      }
      child = i
    }
    return nil
  }

  /// Whether some nodes are more than a badge: a control, a bar or a text that is seen.
  ///
  /// One word of at most four columns is a badge.
  private func hasWords(_ range: Range<Int>) -> Bool {
    var (i, columns) = (range.lowerBound, Int32(0))
    let last = min(range.upperBound, range.lowerBound + Self.nearNodes)
    while i < last {
      let node = nodes[i]
      switch node.kind {
      case .hidden:
        i = Int(node.end)
        continue
      case .control, .bar: return true
      case .text where node.flags & Self.symbolFlag == 0 && !node.style.isClear:
        columns &+= node.textColumns
        if columns > 4 || node.textLines > 1 { return true }
      default: break
      }
      i += 1
    }
    return false
  }
}

extension LayoutPass {
  /// Draws nothing of the names of pictures that were placed since `first` where what was placed since `front` lies on
  /// them: half a name says nothing, and what is in front could not be read.
  mutating func yieldNames(since first: Int, to front: Int) {
    guard hasPictures else { return }
    for k in first..<front where runs.all[k].style.bits & Style.pictureBit != 0 {
      let name = runs.all[k]
      guard name.bytes >= 0 || name.offset == 0x2026 else { continue }
      let isCovered = (front..<runs.all.count).contains { j in
        let run = runs.all[j]
        return run.row == name.row && run.column < name.column &+ name.columns
          && name.column < run.column &+ run.columns && !run.coversNoLetter
      }
      if isCovered { removeName(name.row, since: first, to: front) }
    }
  }

  private mutating func removeName(_ row: Int32, since first: Int, to front: Int) {
    for k in first..<front
    where runs.all[k].row == row && runs.all[k].style.bits & Style.pictureBit != 0 {
      (runs.all[k].bytes, runs.all[k].columns) = (0, 0)
    }
  }

  /// Takes the marks of pictures away.
  mutating func forgetPictures() {
    for k in 0..<runs.all.count where !runs.all[k].coversNoLetter {
      runs.all[k].style.bits &= ~Style.pictureBits
    }
  }
}
