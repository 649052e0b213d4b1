// What is drawn of a shape, by where it stands.
extension TreeBuilder {
  /// Appends what is drawn of a shape: where it stands decides whether that is anything.
  @MainActor
  mutating func shape(
    _ kind: ShapeOutline.Kind,
    isFilled: Bool,
    _ change: StyleChange,
    part: Double? = nil,
    line: ShapeOutline.Line = .solid,
    form: PathForm? = nil
  ) {
    if isIn(.stateMarks), environment.decorated < 0 { return leaveOutMark() }
    if isFilled, part == nil, isIn(.masked) {
      let style = change.applied(to: environment.style)
      return style.isClear ? room() : filling(style)
    }
    var drawing = ShapeDrawing(kind: kind, isFilled: isFilled, part: part, line: line, form: form)
    let style = change.applied(to: environment.style)
    drawing.isDim = style.bits & Style.dim.bits != 0
    let isClear = style.isClear
    switch frameAround(&drawing) {
    case _ where isClear: room()
    case true where part != nil && kind == .circle: ring(drawing, style)
    case true:
      if isFilled, part == nil, fillsBar() { drawing.barPart = .filled }
      if isFilled { hasOpenShapes = true }
      draw(drawing, style)
    case false where isFilled && part == nil && isRestOfBar():
      drawing.barPart = .rest
      room(drawing, style)
    case false where environment.decorated >= 0 && form != nil: draw(drawing, style)
    case false where environment.decorated >= 0 && !isFilled && part == nil:
      drawing.edges = boxRoom(Int(environment.decorated))
      if drawing.edges == nil { room() } else { draw(drawing, style) }
    case false where environment.axis != 2 && !isFilled: draw(drawing, style)
    case false where part != nil && kind == .circle: ring(drawing, style)
    default: room(ground: isFilled && part == nil ? (kind, style) : nil)
    }
  }

  /// Whether the shape is alone in a frame of a fixed length; one that is too low for a row gets one.
  private mutating func frameAround(_ drawing: inout ShapeDrawing) -> Bool {
    var i = openNode()
    if raiseFrame(ofShape: true) || isBesideThin(in: i) { drawing.isThin = true }
    while i > 0, nodes[i].end == 0 {
      switch nodes[i].kind {
      case .frame:
        let frame = nodes[i]
        let isNarrow = frame.a == 1 && frame.b == 1
        if isNarrow, frame.c < 0, frame.d < 0, drawing.kind != .circle { drawing.isUpright = true }
        if frame.a >= 0 && frame.a == frame.b || frame.c >= 0 && frame.c == frame.d { return true }
        i -= 1
      case .layout, .fixed: i -= 1
      default: return false
      }
    }
    return false
  }

  /// Whether a frame is around several shapes, and was too low for a row when the first of them came.
  private func isBesideThin(in frame: Int) -> Bool {
    guard nodes[frame].kind == .frame, frame + 1 < nodes.count, nodes[frame + 1].kind == .custom
    else { return false }
    return (drawables[nodes[frame + 1].tableIndex] as? ShapeDrawing)?.isThin == true
  }

  private mutating func draw(_ drawing: ShapeDrawing, _ style: Style) {
    leaf(Node(.custom, style: style, keep(drawing)))
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
    while true {
      let node = nodes[index]
      if node.kind == .padding {
        insets.left += node.a
        insets.right += node.b
        insets.top += node.c
        insets.bottom += node.d
      } else if node.kind == .frame {
        if node.a >= 3 { (insets.left, insets.right) = (max(1, insets.left), max(1, insets.right)) }
        if node.c >= 3 { (insets.top, insets.bottom) = (max(1, insets.top), max(1, insets.bottom)) }
      }
      index += 1
      guard index < Int(node.end), nodes[index].end == node.end else { break }
    }
    guard insets.left > 0, insets.right > 0 else { return nil }
    return insets.top > 0 && insets.bottom > 0 ? .all : .sides
  }
}
