// Shapes of which some are dim: how much of something is done, how many of five stars.
extension TreeBuilder {
  /// The shapes of a row.
  private struct Steps {
    var thin: [Int] = []
    var slim: [Int] = []
    /// As wide as there is room.
    var open: [Int] = []
    /// Where in the row the last thin one is; whether two are side by side.
    var last = -1
    var hasNeighbours = false
    var (hasDim, hasFull, hasDots) = (false, false, false)
  }

  /// Settles which shapes are dim, now that all styles are known, and tells thin ones of one row apart where some are.
  mutating func settleSteps() {
    var around: [Int] = []
    var rows: [Int: Steps] = [:]
    for i in 0..<nodes.count {
      while let last = around.last, Int(nodes[last].end) <= i { around.removeLast() }
      if nodes[i].kind == .custom, var drawing = drawables[nodes[i].tableIndex] as? ShapeDrawing,
        drawing.isFilled
      {
        drawing.isDim = nodes[i].style.bits & Style.dim.bits != 0
        drawables[nodes[i].tableIndex] = drawing
        if let row = row(of: i, around) {
          var steps = rows[row.index, default: Steps()]
          if drawing.kind == .circle {
            steps.hasDots = true
          } else if drawing.isUpright, nodes[i - 1].c >= 0 {
            steps.slim.append(i)
          } else if drawing.isThin {
            steps.thin.append(i)
            steps.hasNeighbours = steps.hasNeighbours || row.child == steps.last
            steps.last = Int(nodes[row.child].end)
            if drawing.isDim { steps.hasDim = true } else { steps.hasFull = true }
          }
          if drawing.barPart == nil, drawing.kind != .circle, isOpen(i, around, row.index) {
            steps.open.append(i)
          }
          rows[row.index] = steps
        }
      }
      if Int(nodes[i].end) > i + 1 { around.append(i) }
    }
    for steps in rows.values where steps.slim.count > 1 { settleSlim(steps.slim) }
    for steps in rows.values where !steps.open.isEmpty { stretch(steps.open) }
    for steps in rows.values where steps.hasDim && steps.hasFull {
      let isLine = steps.hasDots || !steps.hasNeighbours
      for i in steps.thin {
        guard var drawing = drawables[nodes[i].tableIndex] as? ShapeDrawing else { continue }
        drawing.steps = isLine ? .lines : .bars
        drawables[nodes[i].tableIndex] = drawing
      }
    }
  }

  /// Draws slim shapes of one row as signs if some are dim: a line is one whatever its colour.
  private mutating func settleSlim(_ slim: [Int]) {
    let drawings = slim.compactMap { drawables[nodes[$0].tableIndex] as? ShapeDrawing }
    guard drawings.contains(where: \.isDim), drawings.contains(where: { !$0.isDim }) else { return }
    for (i, drawing) in zip(slim, drawings) {
      var drawing = drawing
      drawing.isUpright = false
      drawables[nodes[i].tableIndex] = drawing
    }
  }

  /// Draws lines and siblings as wide as they are: none is a sign because its room is narrower by a column.
  private mutating func stretch(_ open: [Int]) {
    for i in open {
      guard var drawing = drawables[nodes[i].tableIndex] as? ShapeDrawing,
        drawing.isThin || open.count > 1
      else { continue }
      drawing.isStretched = true
      drawables[nodes[i].tableIndex] = drawing
    }
  }

  /// Whether the frames around a shape in its row leave its width open.
  private func isOpen(_ index: Int, _ around: [Int], _ row: Int) -> Bool {
    !around.contains {
      $0 > row && nodes[$0].kind == .frame && nodes[$0].b >= 0 && nodes[$0].b < .unbounded
    }
  }

  /// The row that a shape stands in, with nothing but frames and padding in between, and the child of it that the shape is in.
  private func row(of shape: Int, _ around: [Int]) -> (index: Int, child: Int)? {
    var child = shape
    for i in around.reversed() {
      switch nodes[i].kind {
      case .row: return (i, child)
      case .frame, .fixed, .padding, .layout: child = i
      default: return nil
      }
    }
    return nil
  }
}
