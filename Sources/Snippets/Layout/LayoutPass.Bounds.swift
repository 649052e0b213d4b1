import SnippetFoundation

/// The least and the most that a node can take, whatever is proposed across.
struct Bounds: BitwiseCopyable {
  var least: Size
  var most: Size

  func around(_ insets: Size) -> Bounds {
    func grown(_ size: Size) -> Size {
      Size(size.width.plus(insets.width), size.height.plus(insets.height))
    }
    return Bounds(least: grown(least), most: grown(most))
  }
}

extension LayoutPass {
  /// Finds bounds from the last node down to `first`, each once, and only if some stack has to
  /// divide.
  ///
  /// Stacks then order their children without asking them for their size at zero and at infinity;
  /// asking makes nested stacks exponential as soon as both axes are bounded.
  mutating func findBounds(downTo first: Int32) {
    while boundsFrom > first {
      boundsFrom &-= 1
      let found = findBounds(boundsFrom)
      bounds[boundsFrom] = found
    }
  }

  private mutating func findBounds(_ i: Int32) -> Bounds {
    let (node, slot) = (nodes[Int(i)], slots[i])
    let ideal = Size(slot.width, slot.height)
    switch node.kind {
    case .text: return Bounds(least: Size(min(leastColumns(node), ideal.width), 1), most: ideal)
    case .row: return stackBounds(i, node, along: .horizontal)
    case .column: return stackBounds(i, node, along: .vertical)
    case .layers: return stackBounds(i, node, along: nil)
    case .overlay, .hidden: return bounds[i &+ 1]
    case .fixed:
      var part = bounds[i &+ 1]
      for axis in Axis.allCases where node.flags & (axis == .horizontal ? 1 : 2) != 0 {
        (part.least[axis], part.most[axis]) = (ideal[axis], ideal[axis])
      }
      return part
    case .empty: return Bounds(least: ideal, most: ideal)
    case .bar:
      return Bounds(least: Size(node.isBlank ? node.leastBlank : 4, 1), most: Size(.unbounded, 1))
    case .padding: return bounds[i &+ 1].around(node.insets)
    case .control:
      // A label is not broken inside a word to make room for a neighbour.
      var all = bounds[i &+ 1].around(node.controlInsets)
      all.least.width = max(all.least.width, ideal.width)
      all.least.height = max(1, all.least.height)
      all.most.height = max(1, all.most.height)
      return all
    case .frame:
      let frame = frame(i, node)
      var part = bounds[i &+ 1]
      for axis in Axis.allCases {
        let (lower, upper) = (frame.lower[axis], frame.upper[axis])
        if lower >= 0 { (part.least[axis], part.most[axis]) = (lower, max(lower, part.most[axis])) }
        if upper >= 0 {
          part.most[axis] = max(lower, upper)
          if lower < 0 { part.least[axis] = min(part.least[axis], upper) }
        }
      }
      if node.priority == Node.undrawn { part.least.width = 0 }
      return part
    case .spacer, .divider:
      var most = ideal
      if slot.traits.contains(.growsWidth) { most.width = .unbounded }
      if slot.traits.contains(.growsHeight) { most.height = .unbounded }
      // A spacer keeps its minimum; a line can be as short as one likes, but not thinner than a cell.
      var least = ideal
      if node.kind == .divider, slot.traits.contains(.growsWidth) { least.width = 0 }
      if node.kind == .divider, slot.traits.contains(.growsHeight) { least.height = 0 }
      return Bounds(least: least, most: most)
    case .layout: return layouts[node.tableIndex].bounds(i, &self)
    case .custom:
      return Bounds(least: Size(0, 0), most: most(of: drawables[node.tableIndex], ideal))
    }
  }

  /// The most that something takes which can only be asked; what takes a million cells takes all.
  private func most(of drawable: any CellDrawable, _ ideal: Size) -> Size {
    let all = (1 &<< 20) - 1
    let size = drawable.size(columns: all, rows: all)
    func length(_ asked: Int, _ ideal: Int32) -> Int32 {
      asked >= all ? .unbounded : max(ideal, Int32(clamping: asked))
    }
    return Size(length(size.columns, ideal.width), length(size.rows, ideal.height))
  }

  /// Columns of the longest part of a text that no line break may part; on its only line a long one is cut, and a symbol and
  /// a score are not parted.
  private func leastColumns(_ node: Node) -> Int32 {
    if node.flags & TreeBuilder.symbolFlag != 0 { return min(node.textColumns, Self.mostOfCutWord) }
    let word = LongestWord(text, node.textOffset, node.textOffset &+ node.textBytes).columns
    return node.lineLimit == 1 ? min(word, Self.mostOfCutWord) : max(word, scoreColumns(node))
  }

  /// As many columns are left of a word that is cut: more than most words have.
  static var mostOfCutWord: Int32 { 12 }

  private func stackBounds(_ i: Int32, _ node: Node, along: Axis?) -> Bounds {
    var all = Bounds(least: Size(0, 0), most: Size(0, 0))
    var child = i &+ 1
    while child < node.end {
      let part = bounds[child]
      let gap = child == i &+ 1 ? 0 : node.spacing
      for axis in Axis.allCases {
        if axis == along {
          all.least[axis] = all.least[axis].plus(part.least[axis]).plus(gap)
          all.most[axis] = all.most[axis].plus(part.most[axis]).plus(gap)
        } else {
          all.least[axis] = max(all.least[axis], part.least[axis])
          all.most[axis] = max(all.most[axis], part.most[axis])
        }
      }
      child = nodes[Int(child)].end
    }
    return all
  }
}
