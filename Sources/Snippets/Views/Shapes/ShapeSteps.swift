// Shapes of which some are dim: how much of something is done, how many of five stars.
extension TreeBuilder {
  /// The shapes of a row.
  private struct Steps {
    var thin: [Int] = []
    var slim: [Int] = []
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
        if let row = row(around) {
          var steps = rows[row, default: Steps()]
          if drawing.kind == .circle {
            steps.hasDots = true
          } else if drawing.isUpright, nodes[i - 1].c >= 0 {
            steps.slim.append(i)
          } else if drawing.isThin {
            steps.thin.append(i)
            if drawing.isDim { steps.hasDim = true } else { steps.hasFull = true }
          }
          rows[row] = steps
        }
      }
      if Int(nodes[i].end) > i + 1 { around.append(i) }
    }
    for steps in rows.values where steps.slim.count > 1 { settleSlim(steps.slim) }
    for steps in rows.values where steps.hasDim && steps.hasFull {
      for i in steps.thin {
        guard var drawing = drawables[nodes[i].tableIndex] as? ShapeDrawing else { continue }
        drawing.steps = steps.hasDots ? .lines : .bars
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

  /// The row that a shape stands in, with nothing but frames and padding in between.
  private func row(_ around: [Int]) -> Int? {
    for i in around.reversed() {
      switch nodes[i].kind {
      case .row: return i
      case .frame, .fixed, .padding, .layout: break
      default: return nil
      }
    }
    return nil
  }
}
