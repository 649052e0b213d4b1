// A shape of a few rows that stands by itself, as a colour to choose or in a legend: its sign stands for it.
extension TreeBuilder {
  /// Keeps what a shape is that takes all the room it is offered, and is nothing unless it turns out to be small and alone.
  mutating func mayBeSign(_ kind: ShapeOutline.Kind, _ style: Style) {
    let index = nodes.count - 1
    guard nodes[index].kind == .empty else { return }
    nodes[index].style = style
    nodes[index].b = Int32(kind.rawValue) + 1
    hasOpenShapes = true
  }

  /// Draws the sign of each shape in a frame of a few rows and columns, if nothing is drawn in front of or behind it.
  mutating func settleSigns() {
    var around: [Int] = []
    for i in 0..<nodes.count {
      while let last = around.last, Int(nodes[last].end) <= i { around.removeLast() }
      // One colour from end to end.
      if signShape(i)?.hidesPart == true { nodes[i].style = Style() }
      if let drawing = mayBeSign(i), isSmall(i, around), var drawing = alone(i, drawing, around) {
        drawing.isLone = true
        keepSign(drawing, at: i)
      } else if nodes[i].kind == .empty, nodes[i].b > 0 {
        nodes[i].b = 0
      }
      if Int(nodes[i].end) > i + 1 { around.append(i) }
    }
  }

  private mutating func keepSign(_ drawing: ShapeDrawing, at index: Int) {
    if nodes[index].kind == .custom {
      drawables[nodes[index].tableIndex] = drawing
    } else {
      drawables.append(drawing)
      nodes[index].kind = .custom
      nodes[index].flags = 0
      (nodes[index].a, nodes[index].b) = (Int32(drawables.count - 1), 0)
    }
  }

  private func mayBeSign(_ index: Int) -> ShapeDrawing? {
    let node = nodes[index]
    if node.kind == .empty {
      guard node.b > 0, let kind = ShapeOutline.Kind(rawValue: UInt8(clamping: node.b - 1)) else {
        return nil
      }
      var drawing = ShapeDrawing(kind: kind)
      drawing.isDim = node.style.bits & Style.dim.bits != 0
      return drawing
    }
    guard let drawing = signShape(index), drawing.part == nil, drawing.barPart == nil,
      drawing.edges == nil, drawing.form == nil, !drawing.isPillar
    else { return nil }
    return drawing
  }

  private func signShape(_ index: Int) -> ShapeDrawing? {
    guard nodes[index].kind == .custom else { return nil }
    return drawables[nodes[index].tableIndex] as? ShapeDrawing
  }

  /// Whether the frames around a shape make it small, and higher than a row.
  private func isSmall(_ index: Int, _ around: [Int]) -> Bool {
    let most = ShapeDrawing.mostOfSign
    var (width, height): (Int32, Int32) = (-1, -1)
    var child = index
    for i in around.reversed() {
      let node = nodes[i]
      if node.kind == .frame {
        if width < 0, node.a == node.b { width = node.a }
        if height < 0, node.c == node.d { height = node.c }
      }
      let isLayered = node.kind == .layers || node.kind == .overlay
      let isOnly = child == i + 1 && nodes[child].end == node.end
      guard isOnly || isLayered, node.kind != .control, width < 0 || height < 0 else { break }
      child = i
    }
    return width > 1 && width <= most.columns && height > 1 && height <= most.rows
  }

  /// The shape with what the views in front of it and behind it make of it; nil: they are drawn and it is not.
  private func alone(_ index: Int, _ drawing: ShapeDrawing, _ around: [Int]) -> ShapeDrawing? {
    var drawing = drawing
    var child = index
    for parent in around.reversed() {
      let isOnly = child == parent + 1 && nodes[child].end == nodes[parent].end
      switch nodes[parent].kind {
      case .layers, .overlay:
        let (start, end) = (parent + 1, Int(nodes[parent].end))
        // The second view of a background is the one behind.
        let isTurned = nodes[parent].kind == .overlay && nodes[parent].isBehind
        for other in (Int(nodes[child].end)..<end).reversed() {
          guard leavesSign(other, isInFront: !isTurned, &drawing) else { return nil }
        }
        for other in (start..<child).reversed() {
          guard leavesSign(other, isInFront: isTurned, &drawing) else { return nil }
        }
      case .control: return drawing
      default: if !isOnly { return drawing }
      }
      child = parent
    }
    return drawing
  }

  /// Whether a node beside a shape is nothing that is drawn, or a line around it.
  private func leavesSign(
    _ other: Int,
    isInFront: Bool,
    _ drawing: inout ShapeDrawing
  ) -> Bool {
    let node = nodes[other]
    switch node.kind {
    case .text: return node.textBytes == 0
    case .bar, .divider, .control: return false
    case .custom:
      guard let shape = signShape(other), shape.part == nil, shape.barPart == nil else {
        return false
      }
      if shape.isFilled { return drawing.isFilled && !isInFront }
      if shape.edges == nil { drawing.isRinged = true }
      return drawing.isFilled || !isInFront
    case .empty: return node.b == 0 || drawing.isFilled && !isInFront
    default: return true
    }
  }
}
