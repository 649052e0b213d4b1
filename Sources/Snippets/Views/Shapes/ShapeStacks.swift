import SnippetFoundation

// Shapes of a stack that has a height of its own, and nothing but shapes in it: a bar of steps, or of several colours.
extension TreeBuilder {
  /// What is larger is not looked through.
  private static var mostOfStack: Int { 256 }
  /// A bar without gaps may be as high as others are.
  private static var highestStack: Int32 { Int32(ShapeDrawing.highestBar) }

  /// Draws the filled shapes of such stacks, each in the room that it has there; a frame that is too low for a row gets one.
  mutating func settleStacks() {
    for i in 0..<nodes.count where nodes[i].kind == .frame {
      let frame = nodes[i]
      guard frame.c == frame.d, frame.c >= 0, frame.c <= Self.highestStack,
        frame.flags & Node.noHeight == 0,
        Int(frame.end) - i <= Self.mostOfStack, let stack = stack(in: i)
      else { continue }
      let shapes = shapes(ofStack: stack)
      guard !shapes.isEmpty, frame.c <= 1 || isWithoutGaps(stack, shapes) else { continue }
      if frame.c == 0 { (nodes[i].c, nodes[i].d) = (1, 1) }
      for shape in shapes { drawInStack(shape, frame) }
    }
  }

  /// The stack that a frame has its height for, if it holds shapes alone; one that may be a sign is none.
  private func stack(in frame: Int) -> Int? {
    var (i, isSmall) = (frame, false)
    while true {
      let node = nodes[i]
      if node.kind == .frame {
        if i > frame, node.c >= 0, node.c == node.d { return nil }
        let isNarrow = node.a >= 0 && node.a == node.b
        isSmall = isSmall || isNarrow && node.a <= Int32(ShapeDrawing.mostOfSign.columns)
      } else if node.kind != .fixed, node.kind != .padding, node.kind != .layout {
        break
      }
      guard i + 1 < Int(node.end), nodes[i + 1].end == node.end else { return nil }
      i += 1
    }
    let inside = i + 1..<Int(nodes[i].end)
    switch nodes[i].kind {
    case .row, .column: if isSmall, !inside.isEmpty, nodes[i + 1].end == nodes[i].end { return nil }
    case .layers, .overlay: if isSmall { return nil }
    default: return nil
    }
    return inside.allSatisfy { isOfShapes($0) } ? i : nil
  }

  private func isOfShapes(_ index: Int) -> Bool {
    let node = nodes[index]
    switch node.kind {
    case .custom: return shapeDrawing(at: index) != nil
    case .text: return node.textBytes == 0
    case .row, .column, .layers, .overlay, .frame, .fixed, .padding, .layout, .spacer, .empty:
      return true
    default: return false
    }
  }

  /// The shapes of a stack that have no height of their own.
  private func shapes(ofStack stack: Int) -> [Int] {
    var shapes: [Int] = []
    var i = stack + 1
    while i < Int(nodes[stack].end) {
      let node = nodes[i]
      if node.kind == .frame, node.c >= 0, node.c == node.d {
        i = Int(node.end)
        continue
      }
      if undrawnShape(i) != nil || shapeDrawing(at: i)?.edges == nil && node.kind == .custom {
        shapes.append(i)
      }
      i += 1
    }
    return shapes
  }

  /// Whether a stack is a row of several shapes right beside each other.
  private func isWithoutGaps(_ stack: Int, _ shapes: [Int]) -> Bool {
    nodes[stack].kind == .row && nodes[stack].spacing == 0 && shapes.count > 1
      && shapes.allSatisfy { (shapeDrawing(at: $0) ?? undrawnShape($0))?.kind != .circle }
  }

  private mutating func drawInStack(_ index: Int, _ frame: Node) {
    var drawing: ShapeDrawing
    if let shape = shapeDrawing(at: index) {
      drawing = shape
    } else if let made = undrawnShape(index) {
      drawing = made
      drawables.append(made)
      nodes[index].kind = .custom
      nodes[index].flags = 0
      (nodes[index].a, nodes[index].b, nodes[index].c) = (Int32(drawables.count - 1), 0, 0)
    } else {
      return
    }
    if index > 1, isScaled(index - 2) { drawing.isStretched = true }
    if frame.c == 0 {
      drawing.isThin = true
      drawing.isFlat = drawing.isFlat || frame.flags & Node.hairHeight != 0
    } else if frame.c > 1, drawing.isFilled, drawing.part == nil, drawing.barPart == nil {
      drawing.barPart = nodes[index].style.bits & Style.dim.bits != 0 ? .rest : .filled
    }
    drawables[nodes[index].tableIndex] = drawing
  }
}
