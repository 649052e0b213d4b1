import SnippetFoundation

// A switch that an app makes of a knob on a capsule.
extension TreeBuilder {
  /// The columns that a switch may have.
  private static var switchWidths: ClosedRange<Int32> { 4...8 }

  /// Draws the capsule of such a switch as a bar and its knob at an end of it: `█████●` and `●░░░░░`.
  mutating func settleSwitches() {
    for i in 0..<nodes.count where nodes[i].kind == .layers || nodes[i].kind == .overlay {
      if nodes[i].isBehind { settleSwitch(behind: i) } else { settleSwitch(inFront: i) }
    }
  }

  /// Draws a switch that is a capsule with a knob in front of it: at a side of it, or moved from its middle to one.
  private mutating func settleSwitch(inFront i: Int) {
    guard i + 1 < Int(nodes[i].end), let track = track(i + 1) ?? ground(i) else { return }
    let front = Int(nodes[i + 1].end)
    let moved = moved(from: front, in: i)
    guard moved != nil || nodes[i].flags & 3 != 1,
      let knob = knob(moved.map { $0.node + 1 } ?? front, in: i, on: track.frame)
    else { return }
    drawTrack(track.node)
    saySwitch(i, track.node)
    narrowKnob(front..<knob)
    guard let moved else { return }
    let end = nodes[moved.node].end
    let side = Alignment(moved.columns < 0 ? .leading : .trailing, .center)
    let columns = nodes[track.frame].a
    nodes[moved.node] = Node(.frame, flags: side.bits, columns, columns, .unspecified, .unspecified)
    nodes[moved.node].end = end
  }

  /// Draws a switch that is a knob at an end of its own frame, with the capsule behind that.
  private mutating func settleSwitch(behind i: Int) {
    let ground = Int(nodes[i + 1].end)
    guard ground < Int(nodes[i].end), let frame = knobFrame(i + 1), let knob = onlyShape(frame + 1),
      let circle = shapeDrawing(at: knob), circle.kind == .circle, circle.isFilled,
      circle.part == nil,
      nodes[knob - 1].kind == .frame, knob - 1 > frame, let track = onlyShape(ground)
    else { return }
    let (own, whole) = (nodes[knob - 1].a, nodes[frame].a)
    guard own == nodes[knob - 1].b, own * 3 >= whole, own * 3 <= whole * 2 else { return }
    drawTrack(track)
    saySwitch(i, track)
    narrowKnob(frame + 1..<knob)
  }

  private mutating func drawTrack(_ track: Int) {
    if nodes[track].kind == .empty {
      drawables.append(ShapeDrawing(kind: .capsule))
      nodes[track].kind = .custom
      nodes[track].flags = 0
      (nodes[track].a, nodes[track].b, nodes[track].c) = (Int32(drawables.count - 1), 0, 0)
    }
    guard var drawing = shapeDrawing(at: track) else { return }
    drawing.barPart = nodes[track].style.bits & Style.dim.bits != 0 ? .rest : .filled
    drawables[nodes[track].tableIndex] = drawing
  }

  /// Says whether a switch is on, unless the app says something of it, or a control does that it is drawn in.
  private mutating func saySwitch(_ index: Int, _ track: Int) {
    guard collectsControls, shapeDrawing(at: track)?.isRedacted == false,
      !spoken.contains(where: { $0.first <= index && index < $0.end })
    else { return }
    let words = "switch, \(shapeDrawing(at: track)?.barPart == .filled ? "on" : "off")"
    let control = (0..<index).last { nodes[$0].kind == .control && index < Int(nodes[$0].end) }
    guard let control else { return speak(words, from: index, to: Int(nodes[index].end)) }
    // A toggle says it itself.
    if nodes[control].suffix != 0 {
      speakValue(words, from: control, to: Int(nodes[control].end))
    }
  }

  private mutating func narrowKnob(_ around: Range<Int>) {
    for node in around {
      if nodes[node].kind == .frame { (nodes[node].a, nodes[node].b) = (1, 1) }
      if nodes[node].kind == .padding { (nodes[node].a, nodes[node].b) = (0, 0) }
    }
  }

  /// The frame of a switch's width that a knob stands at an end of.
  private func knobFrame(_ start: Int) -> Int? {
    var i = start
    while i + 1 < Int(nodes[i].end), nodes[i + 1].end == nodes[i].end {
      switch nodes[i].kind {
      case .frame where nodes[i].a == nodes[i].b && Self.switchWidths.contains(nodes[i].a):
        return nodes[i].flags & 3 != 1 && nodes[i].c <= Int32(ShapeDrawing.highestBar) ? i : nil
      case .frame, .padding, .fixed: i += 1
      default: return nil
      }
    }
    return nil
  }

  /// The capsule of a switch, in frames that are as large as one.
  private func track(_ start: Int) -> (node: Int, frame: Int)? {
    guard let index = onlyShape(start), let drawing = shapeDrawing(at: index), drawing.isFilled,
      drawing.kind == .capsule || drawing.kind == .rounded, drawing.part == nil,
      drawing.barPart == nil, isFrameOfSwitch(index - 1)
    else { return nil }
    return (index, index - 1)
  }

  /// The ground of some layers that are all there is in a frame as large as a switch.
  private func ground(_ layers: Int) -> (node: Int, frame: Int)? {
    guard layers > 0, isFrameOfSwitch(layers - 1), nodes[layers - 1].end == nodes[layers].end,
      let index = onlyShape(layers + 1), nodes[index].kind == .empty
    else { return nil }
    return (index, layers - 1)
  }

  private func isFrameOfSwitch(_ index: Int) -> Bool {
    let frame = nodes[index]
    return frame.kind == .frame && frame.a == frame.b && Self.switchWidths.contains(frame.a)
      && frame.c == frame.d && frame.c > 0 && frame.c <= Int32(ShapeDrawing.highestBar)
  }

  /// What moves the last of some layers to a side.
  private func moved(from start: Int, in layers: Int) -> (node: Int, columns: Int32)? {
    guard start < Int(nodes[layers].end), nodes[layers].flags & 3 == 1,
      let offset = nodeLayout(at: start) as? OffsetLayout, offset.columns != 0,
      offset.rows == 0
    else { return nil }
    return (start, offset.columns)
  }

  /// The circle that is the last of some layers, as high as it is wide, and less than the capsule.
  private func knob(_ start: Int, in layers: Int, on track: Int) -> Int? {
    guard start < Int(nodes[layers].end), nodes[start].end == nodes[layers].end,
      let index = onlyShape(start), let drawing = shapeDrawing(at: index), drawing.isFilled,
      drawing.kind == .circle, drawing.part == nil, nodes[index - 1].kind == .frame
    else { return nil }
    let (frame, capsule) = (nodes[index - 1], nodes[track])
    return frame.a == frame.b && frame.a > 0 && frame.a * 3 <= capsule.a * 2
      && frame.c == frame.d && frame.c > 0 && frame.c <= capsule.c ? index : nil
  }

  /// The shape that is all there is in some frames and paddings.
  private func onlyShape(_ start: Int) -> Int? {
    var i = start
    while i < nodes.count {
      switch nodes[i].kind {
      case .custom: return i
      case .empty where nodes[i].flags & Self.groundFlag != 0: return i
      case .frame, .padding, .fixed:
        guard i + 1 < Int(nodes[i].end), nodes[i + 1].end == nodes[i].end else { return nil }
        i += 1
      default: return nil
      }
    }
    return nil
  }
}
