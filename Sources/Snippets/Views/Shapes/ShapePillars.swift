import SnippetFoundation

// A chart that an app makes of filled shapes side by side: as long as their values, and equally thick.
extension ShapeDrawing {
  /// Whether it is one of a chart's bars, if others of other lengths stand beside it.
  var mayBePillar: Bool { isFilled && kind != .circle && part == nil && barPart == nil }
}

extension TreeBuilder {
  /// A filled shape, and the lengths of the frames around it; -1: none.
  private struct Pillar {
    let node: Int
    /// The view it is in, in the stack.
    let child: Int
    let width, height: Int32
    /// The frame that it has its width of.
    let frame: Int?
    let isThin: Bool
    let isInReader: Bool

    /// What is lower than a row was given one.
    func length(_ axis: Axis) -> Int32 {
      axis == .horizontal ? width : isThin && height <= 1 ? 0 : height
    }
  }

  /// Draws the bars of charts: in a row two or more filled shapes of different heights and one width, in a column the
  /// other way round, one in each child, beside nothing but words.
  mutating func settlePillars() {
    var around: [Int] = []
    var found: [Int: [Pillar]] = [:]
    for i in 0..<nodes.count {
      while let last = around.last, Int(nodes[last].end) <= i { around.removeLast() }
      if nodes[i].kind == .custom, let drawing = shapeDrawing(at: i), drawing.mayBePillar {
        for kind in [Node.Kind.row, .column] {
          guard let stack = stack(kind, around) else { continue }
          let pillar = pillar(i, drawing, around, child: stack.child)
          found[stack.index, default: []].append(pillar)
        }
      }
      if Int(nodes[i].end) > i + 1 { around.append(i) }
    }
    for (stack, pillars) in found {
      let axis: Axis = nodes[stack].kind == .row ? .vertical : .horizontal
      guard isChart(pillars, axis) else { continue }
      if axis == .vertical {
        nodes[stack].flags |= Node.narrowsGaps
        shortenLabels(ofChart: stack)
      }
      for pillar in pillars {
        guard var drawing = shapeDrawing(at: pillar.node) else { continue }
        if axis == .vertical, let frame = pillar.frame { nodes[frame].style.bits |= Node.ofBar }
        drawing.isPillar = true
        drawables[nodes[pillar.node].tableIndex] = drawing
      }
    }
  }

  private func isChart(_ pillars: [Pillar], _ axis: Axis) -> Bool {
    guard pillars.count > 1, let first = pillars.first,
      Set(pillars.map(\.child)).count == pillars.count
    else { return false }
    let lengths = Set(pillars.map { $0.length(axis) })
    // Hairlines of different widths are lines.
    let isLines = axis == .horizontal && pillars.contains(where: \.isThin)
    // In a reader of one row the heights that follow from its own are gone: what was lower than that is known.
    let isKnown =
      !lengths.contains(-1)
      || axis == .vertical && lengths == [0, -1] && pillars.allSatisfy(\.isInReader)
    return lengths.count > 1 && isKnown && !isLines
      && pillars.allSatisfy { $0.length(axis.cross) == first.length(axis.cross) }
  }

  /// The nearest stack of a kind around a shape, with nothing in between that is drawn over it or moves it.
  private func stack(_ kind: Node.Kind, _ around: [Int]) -> (index: Int, child: Int)? {
    var child = nodes.count
    for i in around.reversed() {
      switch nodes[i].kind {
      case kind: return (i, child)
      case .frame, .fixed, .padding, .row, .column, .layout: child = i
      default: return nil
      }
    }
    return nil
  }

  private func pillar(
    _ index: Int,
    _ drawing: ShapeDrawing,
    _ around: [Int],
    child: Int
  ) -> Pillar {
    var (width, height, frame): (Int32, Int32, Int?) = (-1, -1, nil)
    for i in around.reversed() {
      guard Int(nodes[i].end) == index + 1, nodes[i].kind == .frame || nodes[i].kind == .fixed
      else { break }
      guard nodes[i].kind == .frame else { continue }
      if width < 0, nodes[i].a == nodes[i].b {
        width = nodes[i].a
        if width >= 0 { frame = i }
      }
      if height < 0, nodes[i].c == nodes[i].d { height = nodes[i].c }
    }
    return Pillar(
      node: index,
      child: child == nodes.count ? index : child,
      width: width,
      height: height,
      frame: frame,
      isThin: drawing.isThin,
      isInReader: around.contains {
        nodes[$0].kind == .layout && tables?.isReader(nodes[$0].tableIndex) == true
      }
    )
  }
}
