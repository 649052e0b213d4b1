import SnippetFoundation

/// Blanks over what stands behind a view that has a ground of its own.
private struct CoveringGround: CellDrawable {
  func size(columns: Int?, rows: Int?) -> (columns: Int, rows: Int) { (columns ?? 0, rows ?? 0) }

  func character(column: Int, row: Int, columns: Int, rows: Int) -> Unicode.Scalar { " " }
}

// Words with a ground of their own, in front of other words: as on a screen none of these is seen beside them in their padding.
extension TreeBuilder {
  /// What is lowered from now on may have views behind it; what that was before.
  @usableFromInline
  mutating func beginLayers() -> Surroundings {
    let outer = environment.surroundings
    environment.surroundings.insert(.layered)
    return outer
  }

  /// Ends what may have views behind it.
  @usableFromInline
  mutating func endLayers(_ outer: Surroundings) {
    environment.surroundings = outer
  }

  /// Covers what stands behind the words lowered since `start`, if they stand in front of something.
  @usableFromInline
  mutating func coverBehind(from start: Int, _ ground: @autoclosure () -> StyleChange?) {
    guard isIn(.layered), start < next, Int(nodes[start].end) == next, hasWords(start..<next),
      isInFront(before: start), let ground = ground(), ground.bits & Style.clearBit == 0
    else { return }
    leafOfCover()
    gather(from: start, in: Node(.overlay, flags: Alignment.center.bits | 16))
    if tags != nil { passTag(to: start) }
  }

  /// Appends blanks in place of a shape behind words that stand in front of something; false, and nothing is, where none do.
  mutating func coverBehindWords() -> Bool {
    guard isIn(.layered), environment.decorated > 0 else { return false }
    let content = Int(environment.decorated)
    guard nodes[content - 1].kind == .overlay, nodes[content - 1].isBehind,
      hasWords(content..<Int(nodes[content].end)), isInFront(before: content - 1)
    else { return false }
    leafOfCover()
    return true
  }

  private mutating func leafOfCover() {
    drawables.append(CoveringGround())
    leaf(Node(.custom, Int32(drawables.count - 1)))
  }

  private func hasWords(_ range: Range<Int>) -> Bool {
    range.contains { nodes[$0].kind == .control || saysWords(at: $0) }
  }

  /// Whether something that is drawn stands behind the view at an index.
  private func isInFront(before index: Int) -> Bool {
    let last = max(0, index - Self.searchedForGround)
    var i = index - 1
    while i >= last {
      let node = nodes[i]
      if node.end == 0 {
        let isLayered = node.kind == .layers || node.kind == .overlay && !node.isBehind
        if isLayered, (i + 1..<index).contains(where: { isDrawn(nodes[$0]) }) { return true }
      }
      i -= 1
    }
    return false
  }

  private func isDrawn(_ node: Node) -> Bool {
    switch node.kind {
    case .text: node.textBytes > 0
    case .control, .bar, .divider, .custom: true
    default: false
    }
  }

  /// What is further away than so many nodes is not found.
  private static var searchedForGround: Int { 256 }
}
