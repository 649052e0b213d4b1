import SnippetFoundation

// Words of which some have a ground and others of the same form have none, or a faint one: what is chosen.
extension TreeBuilder {
  /// Draws the sides of the ground of the words lowered since `start`, if they have room for them; `settleGrounds` takes
  /// them away where nothing of the same form is without one.
  @MainActor @usableFromInline
  mutating func markGround(behind start: Int, _ change: StyleChange, isDisc: Bool) {
    guard change.bits & Style.clearBit == 0, start < next, next - start <= Self.mostOfMarked,
      Int(nodes[start].end) == next, isRead(start..<next), let edges = groundEdges(start)
    else { return }
    var ground = ShapeDrawing(kind: .rectangle)
    (ground.edges, ground.isBehindWords) = (edges, true)
    narrow(&ground, behind: start, isDisc: isDisc)
    drawables.append(ground)
    leaf(Node(.custom, style: change.applied(to: environment.style), Int32(drawables.count - 1)))
    gather(from: start, in: Node(.overlay, flags: Alignment.center.bits | 16))
    nodes[start].priority = nodes[start + 1].priority
    if tags != nil { passTag(to: start) }
    hasOpenShapes = true
  }

  /// Makes a shape the sides of the ground of words, if it comes next behind such.
  @MainActor
  mutating func isGround(_ drawing: inout ShapeDrawing) -> Bool {
    let content = Int(environment.decorated)
    guard content > 0, next - content <= Self.mostOfMarked, nodes[content - 1].kind == .overlay,
      nodes[content - 1].isBehind, isRead(content..<next), let edges = groundEdges(content)
    else { return false }
    narrow(&drawing, behind: content, isDisc: drawing.kind == .circle)
    (drawing.kind, drawing.edges, drawing.isBehindWords) = (.rectangle, edges, true)
    hasOpenShapes = true
    return true
  }

  /// A disc is no wider than what is in it: its sides stand beside a word in the middle of it.
  ///
  /// So do those of any ground behind the number of a day.
  @MainActor
  private func narrow(_ ground: inout ShapeDrawing, behind start: Int, isDisc: Bool) {
    var i = start
    while i < next {
      let node = nodes[i]
      switch node.kind {
      case .padding where node.a == node.b: break
      case .frame where node.flags & 3 == 1: break
      case .overlay, .fixed: break
      case .text where Int(node.end) == next || nodes[start].kind == .overlay:
        guard node.textLines == 1 else { return }
        let columns = Int(node.textColumns) + 2
        if isDisc || isNumberOfDay(node) {
          ground.mostColumns = columns
        } else {
          ground.leastColumns = columns
        }
        ground.isRightToLeft = isRightToLeft
        return
      default: return
      }
      i += 1
    }
  }

  func isNumberOfDay(_ text: Node) -> Bool {
    guard text.textColumns > 0, text.textColumns <= 2 else { return false }
    let start = bytes.base + Int(text.textOffset)
    let letters = UnsafeBufferPointer(start: start, count: Int(text.textBytes))
    return String(decoding: letters, as: UTF8.self).allSatisfy(\.isNumber)
  }

  /// What is larger is no label of something that can be chosen.
  private static var mostOfMarked: Int { 32 }

  /// Whether something among some nodes is a word or a sign.
  func isRead(_ range: Range<Int>) -> Bool {
    range.contains { nodes[$0].kind == .text && nodes[$0].textBytes > 0 }
  }

  /// Where words leave room for the sides of their ground: in padding, or in a frame that is wider.
  private func groundEdges(_ start: Int) -> ShapeDrawing.Edges? {
    var (i, left, right, top, bottom) = (start, Int32(0), Int32(0), Int32(0), Int32(0))
    var high: Int?
    while i < next {
      let node = nodes[i]
      switch node.kind {
      case .padding:
        (left, right) = (left &+ node.a, right &+ node.b)
        (top, bottom) = (top &+ node.c, bottom &+ node.d)
      case .frame:
        if node.b >= .unbounded || node.a >= 3 { (left, right) = (max(1, left), max(1, right)) }
        if node.c >= 2, high == nil { high = i }
      case .overlay, .fixed: break
      case .text, .row, .column, .layers, .control:
        guard left > 0, right > 0 else { return nil }
        if let high, isOneRow(i, columns: -1) {
          let room = max(0, nodes[high].c &- 1 &- top &- bottom)
          let above = nodes[high].sides.offset(.vertical, room)
          (top, bottom) = (top &+ above, bottom &+ room &- above)
        }
        return .sides(above: Int(top), below: Int(bottom))
      default: return nil
      }
      i += 1
    }
    return nil
  }
}
