import SnippetFoundation

// A shape of a few rows that stands by itself, as a colour to choose or in a legend: its sign stands for it.
extension TreeBuilder {
  /// What a shape is of which nothing is drawn, unless a sign turns out to stand for it; kept in its empty node.
  private struct UndrawnShape {
    let kind: ShapeOutline.Kind
    let isFilled: Bool
    /// It lies in front of another view or behind it, and is no sign by itself.
    let isSecond: Bool
    /// Nothing is seen of it.
    var isClear = false
    var isRedacted = false

    init?(_ node: Node) {
      guard node.kind == .empty, node.b > 0,
        let kind = ShapeOutline.Kind(rawValue: UInt8(clamping: node.b - 1))
      else { return nil }
      (self.kind, isFilled, isSecond) = (kind, node.c & 1 == 0, node.c & 2 != 0)
      (isClear, isRedacted) = (node.c & 4 != 0, node.c & 8 != 0)
    }

    init(kind: ShapeOutline.Kind, isFilled: Bool, isSecond: Bool) {
      (self.kind, self.isFilled, self.isSecond) = (kind, isFilled, isSecond)
    }

    func write(to node: inout Node) {
      node.b = Int32(kind.rawValue) + 1
      node.c =
        (isFilled ? 0 : 1) | (isSecond ? 2 : 0) | (isClear ? 4 : 0)
        | (isRedacted ? 8 : 0)
    }
  }

  /// A shape for which its sign may stand, and what those in front of it and behind it make of it.
  private struct Sign {
    var drawing: ShapeDrawing
    /// Of the shape that fills it; nil: its own.
    var style: Style?
    /// Others that the sign stands for too.
    var others: [Int] = []
    /// What could fill it is clear.
    var isOpen = false
    /// It is clear itself, and a sign only if there is a line around it.
    var needsLine = false
    let height: Int32
  }

  /// Whether nothing is drawn of a filled shape that may be a sign.
  func isFilledSign(_ index: Int) -> Bool {
    UndrawnShape(nodes[index]).map { $0.isFilled && !$0.isClear } ?? false
  }

  /// Whether nothing is drawn of a disc.
  func isFilledCircle(_ index: Int) -> Bool {
    isFilledSign(index) && UndrawnShape(nodes[index])?.kind == .circle
  }

  /// A filled shape of which nothing is drawn, and which does not lie in front of another view or behind it.
  func undrawnShape(_ index: Int) -> ShapeDrawing? {
    guard let shape = UndrawnShape(nodes[index]), shape.isFilled, !shape.isClear, !shape.isSecond
    else { return nil }
    var drawing = ShapeDrawing(kind: shape.kind, isDim: isDim(index))
    drawing.isRedacted = shape.isRedacted
    return drawing
  }

  /// Whether nothing is drawn of a shape's line, which is no circle.
  func isLineSign(_ index: Int) -> Bool {
    UndrawnShape(nodes[index]).map { !$0.isFilled && !$0.isClear && $0.kind != .circle } ?? false
  }

  /// Keeps what a shape is that takes all the room it is offered, and is nothing unless it turns out to be small and alone.
  mutating func mayBeSign(_ kind: ShapeOutline.Kind, isFilled: Bool, _ style: Style) {
    let (index, isSecond) = (nodes.count - 1, environment.decorated >= 0)
    // A second one fills a line that came before it, if there is one.
    guard nodes[index].kind == .empty, !isSecond || hasOpenShapes else { return }
    nodes[index].style = style
    var shape = UndrawnShape(kind: kind, isFilled: isFilled, isSecond: isSecond)
    shape.isRedacted = isRedacted
    shape.write(to: &nodes[index])
    hasOpenShapes = true
  }

  /// Keeps in mind that a shape is clear: what it would fill in front of it or behind it is a sign all the same.
  mutating func fillWithNothing(_ kind: ShapeOutline.Kind) {
    let (index, isSecond) = (nodes.count - 1, environment.decorated >= 0)
    guard nodes[index].kind == .empty, !isSecond || hasOpenShapes else { return }
    var shape = UndrawnShape(kind: kind, isFilled: true, isSecond: isSecond)
    shape.isClear = true
    shape.write(to: &nodes[index])
    hasOpenShapes = true
  }

  /// Keeps in mind a line around a clear shape, which is the sign of both, or in a ring; a line around any other view that has
  /// no room for it is nothing.
  mutating func lineWithoutRoom(_ kind: ShapeOutline.Kind, _ style: Style) {
    let last = Int(nodes[Int(environment.decorated)].end) - 1
    let content = UndrawnShape(nodes[last])
    let isAroundNothing = content?.isClear ?? false
    let isInRing =
      kind == .circle
      && (content.map { $0.kind == .circle && !$0.isFilled }
        ?? shapeDrawing(at: last).map { $0.kind == .circle && !$0.isFilled && $0.part == nil }
        ?? false)
    room()
    if isAroundNothing || isInRing { mayBeSign(kind, isFilled: false, style) }
  }

  /// Draws the sign of each shape in a frame of a few rows and columns, if nothing is drawn in front of or behind it.
  ///
  /// A line and what fills it are one sign, and so are a filled shape and the line around it.
  mutating func settleSigns() {
    var around: [Int] = []
    for i in 0..<nodes.count {
      while let last = around.last, Int(nodes[last].end) <= i { around.removeLast() }
      // One colour from end to end.
      if shapeDrawing(at: i)?.hidesPart == true { nodes[i].style = Style() }
      if let drawing = mayBeSign(i), let height = height(i, drawing, around) {
        var sign = Sign(drawing: drawing, height: height)
        sign.needsLine = UndrawnShape(nodes[i])?.isClear ?? false
        if let sign = alone(i, sign, around), !sign.needsLine { keepSign(sign, at: i) }
      }
      if Int(nodes[i].end) > i + 1 { around.append(i) }
    }
    for i in 0..<nodes.count where nodes[i].kind == .empty { (nodes[i].b, nodes[i].c) = (0, 0) }
  }

  private mutating func keepSign(_ sign: Sign, at index: Int) {
    var drawing = sign.drawing
    let isCustom = nodes[index].kind == .custom
    // What fills its row is drawn as it is, unless something is drawn around or in it.
    drawing.isLone = !isCustom || sign.height > 1 || drawing.isRinged || sign.style != nil
    drawing.isLone = drawing.isLone || sign.isOpen
    if let style = sign.style { nodes[index].style = style }
    if isCustom {
      drawables[nodes[index].tableIndex] = drawing
    } else {
      drawables.append(drawing)
      nodes[index].kind = .custom
      nodes[index].flags = 0
      (nodes[index].a, nodes[index].b, nodes[index].c) = (Int32(drawables.count - 1), 0, 0)
    }
    for other in sign.others { leaveOut(other) }
  }

  private func mayBeSign(_ index: Int) -> ShapeDrawing? {
    let node = nodes[index]
    if let shape = UndrawnShape(node) {
      guard !shape.isSecond else { return nil }
      let isFilled = shape.isFilled && !shape.isClear
      return ShapeDrawing(kind: shape.kind, isFilled: isFilled, isDim: isDim(index))
    }
    guard let drawing = shapeDrawing(at: index), drawing.part == nil, drawing.barPart == nil,
      drawing.edges == nil, drawing.form == nil, !drawing.isPillar
    else { return nil }
    return drawing
  }

  private func isDim(_ index: Int) -> Bool { nodes[index].style.bits & Style.dim.bits != 0 }

  /// The rows of a shape that the frames around it make small; nil: it is not.
  private func height(_ index: Int, _ drawing: ShapeDrawing, _ around: [Int]) -> Int32? {
    let most = ShapeDrawing.mostOfSign
    var (width, height, isSquare): (Int32, Int32, Bool) = (-1, -1, false)
    var child = index
    for i in around.reversed() {
      let node = nodes[i]
      if node.kind == .frame {
        if width < 0, node.a == node.b { width = node.a }
        if height < 0, node.c == node.d { height = node.c }
      }
      if drawing.kind == .circle, nodeLayout(at: i) is ShapeFit { isSquare = true }
      let isLayered = node.kind == .layers || node.kind == .overlay
      let isOnly = child == i + 1 && nodes[child].end == node.end
      guard isOnly || isLayered, node.kind != .control, width < 0 || height < 0 else { break }
      child = i
    }
    if width < 0, isSquare { width = height * 2 }
    guard width > 0, width <= most.columns, height > 0, height <= most.rows else { return nil }
    let hasForm = height > 1 ? width > 1 : drawing.kind == .circle || width <= 3
    return hasForm ? height : nil
  }

  /// The sign with what the views in front of the shape and behind it make of it; nil: they are drawn and it is not.
  private func alone(_ index: Int, _ sign: Sign, _ around: [Int]) -> Sign? {
    var sign = sign
    var child = index
    for parent in around.reversed() {
      let isOnly = child == parent + 1 && nodes[child].end == nodes[parent].end
      switch nodes[parent].kind {
      case .layers, .overlay:
        let (start, end) = (parent + 1, Int(nodes[parent].end))
        // The second view of a background is the one behind.
        let isTurned = nodes[parent].kind == .overlay && nodes[parent].isBehind
        for other in (Int(nodes[child].end)..<end).reversed() {
          guard leavesSign(other, isInFront: !isTurned, parent, around, &sign) else { return nil }
        }
        for other in (start..<child).reversed() {
          guard leavesSign(other, isInFront: isTurned, parent, around, &sign) else { return nil }
        }
      case .control: return sign
      default: if !isOnly { return sign }
      }
      child = parent
    }
    return sign
  }

  /// Whether a node beside a shape is nothing that is drawn, a line around it or what fills its line.
  private func leavesSign(
    _ other: Int,
    isInFront: Bool,
    _ parent: Int,
    _ around: [Int],
    _ sign: inout Sign
  ) -> Bool {
    switch nodes[other].kind {
    case .text: return nodes[other].textBytes == 0
    case .bar, .divider, .control: return false
    case .custom:
      guard let shape = shapeDrawing(at: other), shape.part == nil, shape.barPart == nil else {
        return false
      }
      if sign.needsLine {
        guard !shape.isFilled, isRing(shape, parent, other) else { return false }
        takeLine(&sign, shape.kind, other)
        sign.others.append(other)
        return true
      }
      if shape.isFilled {
        if sign.drawing.isFilled || !isSmall(other, shape, parent, around) { return !isInFront }
        fill(&sign, with: other, shape.isDim, isWithin: true)
        sign.others.append(other)
      } else if shape.edges == nil {
        if !sign.drawing.isFilled { return !isInFront }
        sign.drawing.isRinged = !isDim(other)
        sign.others.append(other)
      } else if sign.drawing.isFilled, isRing(shape, parent, other) {
        sign.drawing.isRinged = !isDim(other)
        sign.others.append(other)
      } else if isInFront, sign.drawing.kind == .circle, shape.kind == .circle,
        isRing(shape, parent, other)
      {
        fill(&sign, with: other, isDim(other), isWithin: true)
        sign.others.append(other)
      }
      return sign.drawing.isFilled || !isInFront
    case .empty:
      guard let shape = UndrawnShape(nodes[other]) else { return true }
      if shape.isClear {
        sign.isOpen = sign.isOpen || shape.isSecond || !sign.drawing.isFilled
        return true
      }
      if sign.needsLine {
        guard !shape.isFilled, shape.isSecond else { return false }
        takeLine(&sign, shape.kind, other)
        return true
      }
      switch (sign.drawing.isFilled, shape.isFilled) {
      case (true, true): return shape.isSecond || !isInFront
      case (true, false): sign.drawing.isRinged = !isDim(other)
      case (false, false):
        guard shape.isSecond else { return !isInFront }
        fill(&sign, with: other, isDim(other), isWithin: true)
      case (false, true):
        let isWithin = isSetIn(other, parent)
        guard shape.isSecond || isWithin else { return false }
        fill(&sign, with: other, isDim(other), isWithin: isWithin)
        sign.others.append(other)
      }
      return true
    default: return true
    }
  }

  /// Makes the line around a clear shape the sign.
  private func takeLine(_ sign: inout Sign, _ kind: ShapeOutline.Kind, _ other: Int) {
    (sign.needsLine, sign.isOpen) = (false, true)
    (sign.drawing.kind, sign.style) = (kind, nodes[other].style)
  }

  /// Whether a shape beside another is as small as a sign, and no bar that it lies on.
  private func isSmall(
    _ other: Int,
    _ shape: ShapeDrawing,
    _ parent: Int,
    _ around: [Int]
  ) -> Bool {
    let inside = (parent + 1..<other).filter { Int(nodes[$0].end) > other }
    return height(other, shape, around.filter { $0 <= parent } + inside) != nil
  }

  /// Fills a line with a shape; one that is smaller leaves the line seen around it.
  private func fill(_ sign: inout Sign, with other: Int, _ isDim: Bool, isWithin: Bool) {
    (sign.drawing.isFilled, sign.drawing.isDim) = (true, isDim)
    sign.drawing.isRinged = isWithin
    sign.style = nodes[other].style
  }

  /// Whether there is padding around a shape in the views that it lies in front of or behind.
  private func isSetIn(_ other: Int, _ parent: Int) -> Bool {
    (parent + 1..<other).contains {
      nodes[$0].kind == .padding && Int(nodes[$0].end) > other
    }
  }

  /// Whether the sides of a box are a line around a shape: they stand right beside it.
  private func isRing(_ shape: ShapeDrawing, _ parent: Int, _ other: Int) -> Bool {
    guard case .sides = shape.edges else { return false }
    var widths: [Int32] = []
    for i in parent + 1..<other {
      let node = nodes[i]
      if node.kind == .padding, node.a > 1 || node.b > 1 { return false }
      if node.kind == .frame, node.a == node.b { widths.append(node.a) }
    }
    return (widths.max() ?? 0) - (widths.min() ?? 0) <= 2
  }
}
