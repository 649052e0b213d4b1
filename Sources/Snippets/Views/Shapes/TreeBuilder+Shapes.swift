import SnippetFoundation

// What is drawn of a shape, by where it stands.
extension TreeBuilder {
  /// The shape that a node draws; nil: it draws none, and its place in the tables is another's.
  func shapeDrawing(at index: Int) -> ShapeDrawing? {
    guard nodes[index].kind == .custom else { return nil }
    return drawables[nodes[index].tableIndex] as? ShapeDrawing
  }

  /// The layout of a node; nil: its place in the tables is another's.
  func nodeLayout(at index: Int) -> (any NodeLayout)? {
    guard nodes[index].kind == .layout else { return nil }
    return tables?.layouts[nodes[index].tableIndex]
  }

  /// Draws nothing in place of a node.
  mutating func leaveOut(_ index: Int) {
    nodes[index].kind = .empty
    nodes[index].flags = 0
    (nodes[index].a, nodes[index].b, nodes[index].c) = (0, 0, 0)
  }

  /// Appends what is drawn of a shape: where it stands decides whether that is anything.
  @MainActor
  mutating func shape(
    _ kind: ShapeOutline.Kind,
    isFilled: Bool,
    _ change: StyleChange,
    part: Double? = nil,
    start: Double = 0,
    line: ShapeOutline.Line = .solid,
    lineWidth: Double = 1,
    form: PathForm? = nil,
    isMaterial: Bool = false
  ) {
    if isIn(.stateMarks), environment.decorated < 0 { return leaveOutMark() }
    if isFilled, part == nil, isIn(.masked) {
      let style = change.applied(to: environment.style)
      return style.isClear ? room() : filling(style)
    }
    var drawing = ShapeDrawing(kind: kind, isFilled: isFilled, part: part, line: line, form: form)
    (drawing.start, drawing.lineWidth) = (start, lineWidth)
    let style = change.applied(to: environment.style)
    drawing.isDim = style.bits & Style.dim.bits != 0
    drawing.isRedacted = isRedacted
    let isClear = style.isClear
    switch frameAround(&drawing) {
    case _ where isClear:
      room()
      if isFilled, part == nil { fillWithNothing(kind) }
    case true where part != nil && kind == .circle: ring(drawing, style)
    case true:
      if isFilled, part == nil, kind != .circle {
        if fillsBar(isSlim: drawing.isUpright) {
          drawing.barPart = .filled
        } else if isPartInBar() {
          drawing.barPart = drawing.isDim ? .rest : .filled
        }
      }
      if isFilled || part == nil { hasOpenShapes = true }
      draw(drawing, style)
    case false where isFilled && part == nil && isRestOfBar():
      drawing.barPart = .rest
      room(drawing, style)
    case false
    where isFilled && part == nil && kind != .circle && isPadded && fillsBar(isSet: true):
      drawing.barPart = .filled
      hasOpenShapes = true
      draw(drawing, style)
    case false where environment.decorated >= 0 && form != nil: draw(drawing, style)
    case false where environment.decorated >= 0 && !isFilled && part == nil:
      drawing.edges = boxRoom(Int(environment.decorated))
      if drawing.edges == nil {
        lineWithoutRoom(kind, style)
      } else {
        hasOpenShapes = true
        draw(drawing, style)
      }
    case false where environment.axis != 2 && !isFilled: draw(drawing, style)
    case false where part != nil && kind == .circle: ring(drawing, style)
    case false
    where isFilled && part == nil && (isMaterial || !drawing.isDim) && coverBehindWords(): break
    case false where isFilled && kind == .circle && part == nil && !drawing.isDim && isBehindMark():
      drawing.edges = boxRoom(Int(environment.decorated))
      (drawing.isBehindWords, hasOpenShapes) = (true, true)
      draw(drawing, style)
    case false where isFilled && part == nil && isGround(&drawing): draw(drawing, style)
    default:
      room(ground: isFilled && part == nil ? (kind, style) : nil)
      if part == nil { mayBeSign(kind, isFilled: isFilled, style) }
    }
  }

  /// Whether the shape is alone in a frame of a fixed length; one that is too low for a row gets one.
  private mutating func frameAround(_ drawing: inout ShapeDrawing) -> Bool {
    var i = openNode()
    // What is put in front of a shape's line or behind it leaves that where it is.
    if !drawing.isFilled, drawing.part == nil, environment.decorated < 0 {
      while i > 0, nodes[i].end == 0, nodes[i].kind == .overlay { i -= 1 }
    } else if environment.decorated < 0, let low = lowFrame(around: i) {
      i = low
    }
    if raiseFrame(around: i, ofShape: true) {
      drawing.isThin = true
      if tables != nil { lowerIntoRow(i) }
    } else if isBesideThin(in: i) {
      drawing.isThin = true
    }
    while i > 0, nodes[i].end == 0 {
      switch nodes[i].kind {
      case .frame:
        let frame = nodes[i]
        if frame.flags & Node.hairHeight != 0 { drawing.isFlat = drawing.isThin }
        let isNarrow = frame.a == 1 && frame.b == 1
        // A crowded row may leave an app's own line a column or two: that makes no sign of it.
        if drawing.form != nil, frame.a == frame.b, frame.a > 2 { drawing.isStretched = true }
        if isNarrow, drawing.kind == .circle {
          // In front of something else it fills that, or marks a place on it.
          let isInFront = environment.decorated >= 0 || environment.axis == 2
          drawing.isDot = frame.flags & (Node.slimWidth | Node.hairWidth) != 0 && !isInFront
        } else if isNarrow {
          drawing.isHair = frame.flags & Node.hairWidth != 0
          let isSlim = drawing.isHair || frame.flags & Node.slimWidth != 0
          if frame.c < 0, frame.d < 0 { drawing.isUpright = true }
          // Half a column wide and a row high: what is lower was given its row.
          if isSlim, frame.c == 1, frame.d == 1, !drawing.isThin { drawing.isUpright = true }
          // A hair is a line down in whatever height it has.
          if drawing.isHair, frame.c == 1, frame.d == 1, !drawing.isFlat {
            drawing.isUpright = true
          }
        }
        if frame.a >= 0 && frame.a == frame.b || frame.c >= 0 && frame.c == frame.d { return true }
        i -= 1
      case .layout, .fixed:
        if isScaled(i) { drawing.isStretched = true }
        i -= 1
      default: return false
      }
    }
    return false
  }

  /// Whether there is padding right around the shape that comes next.
  private var isPadded: Bool { nodes[nodes.count - 1].kind == .padding }

  /// The frame of less than a row around open layers: what comes first in it is a line or a bar, whatever lies on that.
  private func lowFrame(around node: Int) -> Int? {
    guard node == nodes.count - 1, nodes[node].kind == .overlay || nodes[node].kind == .layers
    else { return nil }
    var i = node
    while i > 0, nodes[i].end == 0 {
      switch nodes[i].kind {
      case .overlay, .layers, .layout, .fixed: i -= 1
      case .frame:
        let frame = nodes[i]
        return frame.c == 0 && frame.d == 0 && frame.flags & Node.noHeight == 0 ? i : nil
      default: return nil
      }
    }
    return nil
  }

  /// Whether a frame is around several shapes, and was too low for a row when the first of them came.
  private func isBesideThin(in frame: Int) -> Bool {
    guard nodes[frame].kind == .frame, frame + 1 < nodes.count else { return false }
    return shapeDrawing(at: frame + 1)?.isThin == true
  }

  private mutating func draw(_ drawing: ShapeDrawing, _ style: Style) {
    leaf(Node(.custom, style: style, keep(drawing)))
    if case .curve? = drawing.form, !drawing.isThin {
      nodes[nodes.count - 1].priority = Node.undrawn
    }
  }

  /// All the room that is offered, with nothing in it; a filled shape may turn out to be part of a bar.
  mutating func room(ground: (kind: ShapeOutline.Kind, style: Style)? = nil) {
    let index = openRoom()
    if let ground, ground.kind != .circle {
      leaf(Node(.empty, flags: Self.groundFlag, style: ground.style))
    } else {
      leaf(Node(.empty))
    }
    close(index)
  }

  /// All the room that is offered, filled.
  private mutating func room(_ drawing: ShapeDrawing, _ style: Style) {
    let index = openRoom()
    draw(drawing, style)
    close(index)
  }

  mutating func openRoom() -> Int {
    let frame = Node(
      .frame,
      flags: Alignment.center.bits,
      .unspecified,
      .unbounded,
      .unspecified,
      .unbounded
    )
    return open(frame)
  }

  /// Where the view that a box stands around has left room for it: by its padding.
  private func boxRoom(_ content: Int) -> ShapeDrawing.Edges? {
    var index = content
    var insets = (left: Int32(0), right: Int32(0), top: Int32(0), bottom: Int32(0))
    var frame: Int?
    while true {
      let node = nodes[index]
      if node.kind == .padding {
        insets.left += node.a
        insets.right += node.b
        insets.top += node.c
        insets.bottom += node.d
      } else if node.kind == .frame {
        if node.a >= 3 { (insets.left, insets.right) = (max(1, insets.left), max(1, insets.right)) }
        if node.c == 2 { frame = index }
        if node.c >= 3 { (insets.top, insets.bottom) = (max(1, insets.top), max(1, insets.bottom)) }
      }
      // What lies in front of a view or behind it takes no room.
      let isOnly =
        node.kind == .overlay || index + 1 < nodes.count && nodes[index + 1].end == node.end
      guard index + 1 < Int(node.end), isOnly else { break }
      index += 1
    }
    guard insets.left > 0, insets.right > 0 else { return nil }
    if insets.top > 0, insets.bottom > 0 { return .all }
    let (above, below) = frame.map { rowsBeside(index, in: $0) } ?? (0, 0)
    return .sides(above: Int(insets.top) + above, below: Int(insets.bottom) + below)
  }

  /// Whether a disc that comes next lies behind a mark.
  private func isBehindMark() -> Bool {
    guard environment.decorated > 0 else { return false }
    let content = Int(environment.decorated)
    return nodes[content - 1].kind == .overlay && nodes[content - 1].isBehind && isMark(content)
  }

  /// Whether a view is a word as short as the number of a day, in a frame of its own that leaves room at both sides: a disc
  /// behind it says which of several is meant.
  private func isMark(_ content: Int) -> Bool {
    let node = nodes[content]
    guard node.kind == .frame, node.a == node.b, node.c == node.d, node.c <= 2,
      content + 1 < nodes.count
    else { return false }
    let word = nodes[content + 1]
    return word.kind == .text && Int(word.end) == nodes.count && word.textLines == 1
      && word.textColumns > 0 && word.textColumns <= 3 && word.textColumns + 2 <= node.a
      && word.flags & Self.symbolFlag == 0
  }

  /// Draws the sides of a disc behind what was lowered since `start`, if that is a mark; false: it is none.
  @usableFromInline
  mutating func disc(behind start: Int, _ change: StyleChange) -> Bool {
    guard change.bits & (Style.clearBit | Style.dim.bits) == 0, start < next,
      Int(nodes[start].end) == next, isMark(start)
    else { return false }
    var disc = ShapeDrawing(kind: .circle)
    disc.edges = boxRoom(start)
    (disc.isBehindWords, hasOpenShapes) = (true, true)
    drawables.append(disc)
    leaf(Node(.custom, style: change.applied(to: environment.style), Int32(drawables.count - 1)))
    gather(from: start, in: Node(.overlay, flags: Alignment.center.bits | 16))
    if tags != nil { passTag(to: start) }
    return true
  }

  /// The rows above and below a view that has one row of the two of its frame.
  private func rowsBeside(_ content: Int, in frame: Int) -> (above: Int, below: Int) {
    let node = nodes[frame]
    guard node.c == 2, node.d == 2 else { return (0, 0) }
    let isShape = nodes[content].kind == .custom || nodes[content].kind == .empty
    guard isShape || isOneRow(content, columns: node.a) else { return (0, 0) }
    let above = Int(node.sides.offset(.vertical, 1))
    return (above, 1 - above)
  }

  /// Whether a view is words beside each other that need one row of so many columns; negative: of any number of them.
  func isOneRow(_ content: Int, columns: Int32) -> Bool {
    var needed = Int32(-1)
    for i in content..<Int(nodes[content].end) {
      let node = nodes[i]
      switch node.kind {
      case .text where node.textLines <= 1: needed &+= node.textColumns &+ 1
      case .row, .spacer, .empty: break
      case .padding where node.insets.height == 0: break
      case .frame where node.c <= 1: break
      default: return false
      }
    }
    return columns < 0 || needed <= columns
  }
}
