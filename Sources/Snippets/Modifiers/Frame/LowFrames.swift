import SnippetFoundation

// Frames that are less than half a row high.
extension TreeBuilder {
  /// Gives frames a row that are too low for one and hold what is read or pressed, or a bar.
  @usableFromInline
  mutating func keepRows(since start: Int) {
    var i = start
    while i < nodes.count {
      if nodes[i].kind == .frame, nodes[i].d == 0, nodes[i].flags & Node.noHeight == 0,
        hasContent(i)
      {
        if nodes[i].c == 0 { nodes[i].c = 1 }
        nodes[i].d = 1
      }
      i = max(i + 1, Int(nodes[i].end))
    }
  }

  /// Whether something is in a node that has to be seen, unlike lines and grounds of no height.
  private func hasContent(_ index: Int) -> Bool {
    var i = index + 1
    let end = Int(nodes[index].end)
    while i < end {
      switch nodes[i].kind {
      case .text where nodes[i].textBytes > 0: return true
      case .bar, .control: return true
      case .custom where drawsContent(i): return true
      case .hidden: i = Int(nodes[i].end) - 1
      // Its content has the room that is left, which may be none.
      case .layout where tables?.isScroll(nodes[i].tableIndex) == true: i = Int(nodes[i].end) - 1
      default: break
      }
      i += 1
    }
    return false
  }

  private func drawsContent(_ index: Int) -> Bool {
    guard let shape = shapeDrawing(at: index) else { return false }
    return shape.part != nil || shape.barPart != nil
  }
}

extension LayoutTables {
  /// Whether a layout is that of a `ScrollView`.
  fileprivate func isScroll(_ index: Int) -> Bool { layouts[index] is ScrollLayout }
}
