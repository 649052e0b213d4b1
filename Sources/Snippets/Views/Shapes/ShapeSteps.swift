import SnippetFoundation

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
    /// Whether all are lines, and of a width of their own.
    var (areFlat, areFramed) = (true, true)
    var widths: Set<Int32> = []

    /// Whether some are dim and some are not.
    var areMixed: Bool { hasDim && hasFull }
    /// Whether they are told apart from those of which all are dim, or none is.
    var areBars: Bool { areMixed || hasNeighbours && !areFlat }

    /// Adds a thin shape.
    mutating func add(_ index: Int, isDim: Bool) {
      thin.append(index)
      if isDim { hasDim = true } else { hasFull = true }
    }

    /// Adds a thin shape in a child of the row.
    mutating func add(_ index: Int, _ drawing: ShapeDrawing, in child: Int, _ end: Int32) {
      hasNeighbours = hasNeighbours || child == last
      (last, areFlat) = (Int(end), areFlat && drawing.isFlat)
      add(index, isDim: drawing.isDim)
    }
  }

  /// Settles which shapes are dim, now that all styles are known, and tells thin ones side by side apart by that.
  mutating func settleSteps() {
    var around: [Int] = []
    var (rows, cards, columns): ([Int: Steps], [Int: Steps], [Int: Steps]) = ([:], [:], [:])
    var connectors = Steps()
    for i in 0..<nodes.count {
      while let last = around.last, Int(nodes[last].end) <= i { around.removeLast() }
      if nodes[i].kind == .custom, var drawing = shapeDrawing(at: i), drawing.isFilled {
        drawing.isDim = nodes[i].style.bits & Style.dim.bits != 0
        drawables[nodes[i].tableIndex] = drawing
        if let row = row(of: i, around) {
          addStep(i, drawing, row, around, &rows[row.index, default: Steps()])
        } else if let (column, child) = column(of: i, around) {
          if isConnector(i, drawing, in: column) {
            connectors.add(i, isDim: drawing.isDim)
          } else if let row = rowOfCard(column, with: i, drawing, around) {
            cards[row.index, default: Steps()].add(i, drawing, in: row.child, nodes[row.child].end)
          } else if isStep(drawing) {
            columns[column, default: Steps()].add(i, drawing, in: child, nodes[child].end)
            columns[column]?.widths.insert(width(of: i, around, column))
          }
        }
      }
      if Int(nodes[i].end) > i + 1 { around.append(i) }
    }
    for steps in rows.values where steps.slim.count > 1 { settleSlim(steps.slim) }
    for steps in rows.values where !steps.open.isEmpty { stretch(steps.open) }
    for steps in rows.values {
      if steps.areMixed {
        setSteps(steps.hasDots || !steps.hasNeighbours ? .lines : .bars, steps.thin)
      } else if !steps.hasDots, steps.hasNeighbours, !steps.areFlat || !steps.areFramed {
        setSteps(.bars, steps.thin)
      }
    }
    for steps in cards.values where steps.hasNeighbours && steps.areBars {
      setSteps(.bars, steps.thin)
    }
    for steps in columns.values
    where steps.hasNeighbours && steps.areBars && steps.widths.count == 1 {
      setSteps(.bars, steps.thin)
    }
    if connectors.areMixed { setSteps(.lines, connectors.thin) }
  }

  private func addStep(
    _ index: Int,
    _ drawing: ShapeDrawing,
    _ row: (index: Int, child: Int),
    _ around: [Int],
    _ steps: inout Steps
  ) {
    if drawing.kind == .circle {
      steps.hasDots = true
    } else if drawing.isUpright, nodes[index - 1].c >= 0 {
      steps.slim.append(index)
    } else if drawing.isThin {
      steps.add(index, drawing, in: row.child, nodes[row.child].end)
    }
    if drawing.barPart == nil, drawing.kind != .circle, isOpen(index, around, row.index) {
      steps.open.append(index)
      steps.areFramed = false
    }
  }

  private mutating func setSteps(_ kind: ShapeDrawing.Steps, _ shapes: [Int]) {
    for i in shapes {
      guard var drawing = shapeDrawing(at: i) else { continue }
      drawing.steps = kind
      drawables[nodes[i].tableIndex] = drawing
    }
  }

  /// Whether a shape is thin, and may be one of several that say how much there is of something.
  private func isStep(_ drawing: ShapeDrawing) -> Bool {
    drawing.isThin && drawing.kind != .circle && drawing.barPart == nil && !drawing.isPillar
  }

  /// The width of the frames around a shape in its column; negative: it is open.
  private func width(of index: Int, _ around: [Int], _ column: Int) -> Int32 {
    let frame = around.last { $0 > column && nodes[$0].kind == .frame && nodes[$0].a >= 0 }
    return frame.map { nodes[$0].a } ?? -1
  }

  /// The column that a shape stands in, with nothing but frames and padding in between, and the child of it that the shape is
  /// in; a long one is not looked through.
  private func column(of shape: Int, _ around: [Int]) -> (index: Int, child: Int)? {
    var child = shape
    for i in around.reversed() {
      switch nodes[i].kind {
      case .column: return Int(nodes[i].end) - i <= Self.mostOfColumn ? (i, child) : nil
      case .frame, .fixed, .padding, .layout: child = i
      default: return nil
      }
    }
    return nil
  }

  private static var mostOfColumn: Int { 256 }

  /// Whether an upright line stands between the signs of a column: circles and symbols, without words.
  private func isConnector(_ index: Int, _ drawing: ShapeDrawing, in column: Int) -> Bool {
    let frame = nodes[index - 1]
    guard drawing.kind != .circle, !drawing.isPillar, drawing.barPart == nil,
      drawing.isUpright || frame.kind == .frame && frame.a == 1 && frame.b == 1 && frame.c > 1
    else { return false }
    var signs = 0
    for i in column + 1..<Int(nodes[column].end) where i != index {
      switch nodes[i].kind {
      case .text where nodes[i].textColumns > 2: return false
      case .text: signs += 1
      case .custom: if let shape = shapeDrawing(at: i), shape.kind == .circle { signs += 1 }
      // A circle of which it is not settled yet what is drawn.
      case .empty: if nodes[i].b > 0 { signs += 1 }
      default: continue
      }
    }
    return signs > 0
  }

  /// The row of a column of words in which a thin shape is the only one, and the child of the row that the column is in.
  private func rowOfCard(
    _ column: Int,
    with index: Int,
    _ drawing: ShapeDrawing,
    _ around: [Int]
  ) -> (index: Int, child: Int)? {
    guard isStep(drawing),
      let row = row(of: column, around.filter { $0 < column })
    else { return nil }
    let inside = column + 1..<Int(nodes[column].end)
    guard inside.contains(where: { nodes[$0].kind == .text && nodes[$0].textBytes > 0 }),
      !inside.contains(where: {
        $0 != index && nodes[$0].kind == .custom && shapeDrawing(at: $0)?.isThin == true
      })
    else { return nil }
    return row
  }

  /// Draws slim shapes of one row as signs if some are dim: a line is one whatever its colour.
  private mutating func settleSlim(_ slim: [Int]) {
    let drawings = slim.compactMap { shapeDrawing(at: $0) }
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
