// Words in a row of which some have a ground and others of the same form have none, or a faint one: what is chosen.
extension TreeBuilder {
  /// Draws the sides of the ground of the words lowered since `start`, if they stand in a row and have room for them;
  /// `settleGrounds` takes them away where all words have one.
  @usableFromInline
  mutating func markGround(behind start: Int, _ change: StyleChange) {
    guard environment.axis == 0, change.bits & (Style.clearBit | Style.dim.bits) == 0, start < next,
      next - start <= Self.mostOfMarked, Int(nodes[start].end) == next,
      (start..<next).contains(where: { saysWords(at: $0) }), let edges = groundEdges(start)
    else { return }
    var ground = ShapeDrawing(kind: .rectangle)
    ground.edges = edges
    drawables.append(ground)
    leaf(Node(.custom, style: change.applied(to: environment.style), Int32(drawables.count - 1)))
    gather(from: start, in: Node(.overlay, flags: Alignment.center.bits | 16))
    if tags != nil { passTag(to: start) }
    hasOpenShapes = true
  }

  /// Makes a shape the sides of the ground of words, if it comes next behind such in a row.
  mutating func isGroundInRow(_ drawing: inout ShapeDrawing) -> Bool {
    let content = Int(environment.decorated)
    guard content > 0, !drawing.isDim, next - content <= Self.mostOfMarked,
      nodes[content - 1].kind == .overlay, nodes[content - 1].isBehind,
      isInOpenRow(content - 1), (content..<next).contains(where: { saysWords(at: $0) }),
      let edges = groundEdges(content)
    else { return false }
    (drawing.kind, drawing.edges, hasOpenShapes) = (.rectangle, edges, true)
    return true
  }

  /// Whether what is open around a node is a row, with nothing but modifiers in between; only near ones are looked at.
  private func isInOpenRow(_ index: Int) -> Bool {
    var i = index - 1
    let last = max(0, i - Self.searchedForRow)
    while i > last {
      if nodes[i].end == 0 {
        switch nodes[i].kind {
        case .row: return true
        case .overlay, .frame, .fixed, .padding, .layout, .control: break
        default: return false
        }
      }
      i -= 1
    }
    return false
  }

  private static var searchedForRow: Int { 256 }

  /// What is larger is no label of something that can be chosen.
  private static var mostOfMarked: Int { 32 }

  /// Where words leave room for the sides of their ground: in padding, or in a frame that is wider.
  private func groundEdges(_ start: Int) -> ShapeDrawing.Edges? {
    var (i, left, right, top, bottom) = (start, Int32(0), Int32(0), Int32(0), Int32(0))
    while i < next {
      let node = nodes[i]
      switch node.kind {
      case .padding:
        (left, right) = (left &+ node.a, right &+ node.b)
        (top, bottom) = (top &+ node.c, bottom &+ node.d)
      case .frame where node.c < 2 && node.d < 2:
        if node.b >= .unbounded || node.a == node.b && node.a >= 3 {
          (left, right) = (max(1, left), max(1, right))
        }
      case .overlay, .fixed: break
      case .text, .row:
        guard left > 0, right > 0 else { return nil }
        return .sides(above: Int(top), below: Int(bottom))
      default: return nil
      }
      i += 1
    }
    return nil
  }

  /// Takes the sides of grounds away in rows where no view of the same form is without one.
  mutating func settleGrounds() {
    var around: [Int] = []
    var rows: [Int: [(mark: Int, child: Int)]] = [:]
    for i in 0..<nodes.count {
      while let last = around.last, Int(nodes[last].end) <= i { around.removeLast() }
      if isGround(i), let row = row(ofGround: around) {
        rows[row.index, default: []].append((i, row.child))
      }
      if Int(nodes[i].end) > i + 1 { around.append(i) }
    }
    for (row, grounds) in rows where !hasOther(row, grounds) {
      for ground in grounds {
        nodes[ground.mark].kind = .empty
        (nodes[ground.mark].flags, nodes[ground.mark].a) = (0, 0)
      }
    }
  }

  private func isGround(_ index: Int) -> Bool {
    guard nodes[index].kind == .custom,
      let drawing = drawables[nodes[index].tableIndex] as? ShapeDrawing
    else { return false }
    return drawing.isFilled && drawing.edges != nil && drawing.kind == .rectangle
  }

  private func row(ofGround around: [Int]) -> (index: Int, child: Int)? {
    var child = around.last ?? 0
    for i in around.reversed() {
      switch nodes[i].kind {
      case .row: return (i, child)
      case .overlay, .frame, .fixed, .padding, .layout, .control: child = i
      default: return nil
      }
    }
    return nil
  }

  /// Whether a child of a row has the form of one with a ground, and none itself.
  private func hasOther(_ row: Int, _ grounds: [(mark: Int, child: Int)]) -> Bool {
    guard let first = grounds.first else { return false }
    var overlay = first.mark - 1
    while overlay > row, nodes[overlay].kind != .overlay || Int(nodes[overlay].end) <= first.mark {
      overlay -= 1
    }
    let form = nodes[overlay + 1]
    var child = row + 1
    while child < Int(nodes[row].end) {
      let end = Int(nodes[child].end)
      if !grounds.contains(where: { $0.child == child }) {
        let isAlike = (child..<min(end, child + Self.mostOfMarked)).contains {
          let node = nodes[$0]
          return node.kind == form.kind
            && (node.a, node.b, node.c, node.d) == (
              form.a, form.b, form.c, form.d
            )
        }
        if isAlike { return true }
      }
      child = end
    }
    return false
  }
}
