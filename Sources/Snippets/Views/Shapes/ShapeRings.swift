// A ring of which a part is drawn, as apps show how far something is.
extension TreeBuilder {
  private static var ringFlag: UInt8 { 1 }

  /// All the room that is offered, with a sign in the middle that says how much of a ring is drawn.
  mutating func ring(_ drawing: ShapeDrawing, _ style: Style) {
    hasOpenShapes = true
    drawables.append(drawing)
    let index = openRoom()
    leaf(Node(.custom, flags: Self.ringFlag, style: style, Int32(drawables.count - 1)))
    close(index)
  }

  /// Draws nothing of the rings that stand in front of or behind words: those say how far it is.
  mutating func settleRings() {
    var around: [Int] = []
    for i in 0..<nodes.count {
      while let last = around.last, Int(nodes[last].end) <= i { around.removeLast() }
      if nodes[i].kind == .custom, nodes[i].flags == Self.ringFlag {
        nodes[i].flags = 0
        if isAroundWords(around) { nodes[i].kind = .empty }
      }
      if Int(nodes[i].end) > i + 1 { around.append(i) }
    }
  }

  private func isAroundWords(_ around: [Int]) -> Bool {
    var layers: Int?
    for i in around.reversed() {
      let kind = nodes[i].kind
      if kind == .row || kind == .column { break }
      if kind == .layers || kind == .overlay { layers = i }
    }
    guard let layers else { return false }
    return (layers..<Int(nodes[layers].end)).contains {
      switch nodes[$0].kind {
      case .text, .control, .bar: true
      default: false
      }
    }
  }
}
