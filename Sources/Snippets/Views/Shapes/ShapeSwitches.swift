// A switch that an app makes of a knob on a capsule.
extension TreeBuilder {
  /// The columns that a switch may have.
  private static var switchWidths: ClosedRange<Int32> { 4...8 }

  /// Draws the capsule of such a switch as a bar and its knob at an end of it: `█████●` and `●░░░░░`.
  mutating func settleSwitches() {
    for i in 0..<nodes.count where nodes[i].kind == .layers || nodes[i].kind == .overlay {
      guard !nodes[i].isBehind, nodes[i].flags & 3 != 1, i + 1 < Int(nodes[i].end),
        let track = track(i + 1), let knob = knob(Int(nodes[i + 1].end), in: i, on: track)
      else { continue }
      guard var drawing = switchShape(track) else { continue }
      drawing.barPart = nodes[track].style.bits & Style.dim.bits != 0 ? .rest : .filled
      drawables[nodes[track].tableIndex] = drawing
      for node in Int(nodes[i + 1].end)..<knob {
        if nodes[node].kind == .frame { (nodes[node].a, nodes[node].b) = (1, 1) }
        if nodes[node].kind == .padding { (nodes[node].a, nodes[node].b) = (0, 0) }
      }
    }
  }

  /// The capsule of a switch, in frames that are as large as one.
  private func track(_ start: Int) -> Int? {
    guard let index = onlyShape(start), let drawing = switchShape(index), drawing.isFilled,
      drawing.kind == .capsule || drawing.kind == .rounded, drawing.part == nil,
      drawing.barPart == nil, nodes[index - 1].kind == .frame
    else { return nil }
    let frame = nodes[index - 1]
    return frame.a == frame.b && Self.switchWidths.contains(frame.a) && frame.c == frame.d
      && frame.c > 0 && frame.c <= Int32(ShapeDrawing.highestBar) ? index : nil
  }

  /// The circle that is the last of some layers, as high as it is wide, and less than the capsule.
  private func knob(_ start: Int, in layers: Int, on track: Int) -> Int? {
    guard start < Int(nodes[layers].end), nodes[start].end == nodes[layers].end,
      let index = onlyShape(start), let drawing = switchShape(index), drawing.isFilled,
      drawing.kind == .circle, drawing.part == nil, nodes[index - 1].kind == .frame
    else { return nil }
    let (frame, capsule) = (nodes[index - 1], nodes[track - 1])
    return frame.a == frame.b && frame.a > 0 && frame.a * 3 <= capsule.a * 2
      && frame.c == frame.d && frame.c > 0 && frame.c <= capsule.c ? index : nil
  }

  /// The shape that is all there is in some frames and paddings.
  private func onlyShape(_ start: Int) -> Int? {
    var i = start
    while i < nodes.count {
      switch nodes[i].kind {
      case .custom: return i
      case .frame, .padding, .fixed:
        guard i + 1 < Int(nodes[i].end), nodes[i + 1].end == nodes[i].end else { return nil }
        i += 1
      default: return nil
      }
    }
    return nil
  }

  private func switchShape(_ index: Int) -> ShapeDrawing? {
    drawables[nodes[index].tableIndex] as? ShapeDrawing
  }
}
