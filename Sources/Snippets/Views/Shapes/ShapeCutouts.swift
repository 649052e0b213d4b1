import SnippetFoundation

// Circles in the sides of a ticket: on a screen they show what is behind it, and half of each lies outside.
extension TreeBuilder {
  /// A filled circle moved half out of a side of its room.
  private struct Cutout {
    let drawing: Int
    let isAtEnd: Bool
    let style: Style
  }

  /// Leaves out filled circles of one size and colour that are moved half out at both sides of a view.
  mutating func settleCutouts() {
    guard let tables else { return }
    var (around, found): ([Int], [Cutout]) = ([], [])
    for i in 0..<nodes.count {
      while let last = around.last, Int(nodes[last].end) <= i { around.removeLast() }
      if nodes[i].kind == .layout, let moved = tables.layouts[nodes[i].tableIndex] as? OffsetLayout,
        let cutout = cutout(i, moved.columns, around)
      {
        if let other = found.firstIndex(where: {
          $0.isAtEnd != cutout.isAtEnd && $0.style == cutout.style
            && cutout.drawing - $0.drawing <= Self.mostBetween
        }) {
          leaveOut(found.remove(at: other).drawing)
          leaveOut(cutout.drawing)
        } else {
          found.append(cutout)
        }
      }
      if Int(nodes[i].end) > i + 1 { around.append(i) }
    }
  }

  private func cutout(_ index: Int, _ columns: Int32, _ around: [Int]) -> Cutout? {
    let frame = index + 1
    guard columns != 0, frame + 1 < nodes.count, nodes[frame].kind == .frame,
      nodes[frame].a == nodes[frame].b, abs(columns) <= (nodes[frame].a + 1) / 2,
      frame + 2 == Int(nodes[index].end), nodes[frame + 1].kind == .custom,
      let shape = drawables[nodes[frame + 1].tableIndex] as? ShapeDrawing, shape.kind == .circle,
      shape.isFilled, shape.part == nil, stands(index, atEnd: columns > 0, around)
    else { return nil }
    return Cutout(drawing: frame + 1, isAtEnd: columns > 0, style: nodes[frame + 1].style)
  }

  /// Whether a view is the first or the last one of a row with a spacer, or lies in front of another at that side of it.
  private func stands(_ index: Int, atEnd: Bool, _ around: [Int]) -> Bool {
    guard let parent = around.last else { return false }
    switch nodes[parent].kind {
    case .row:
      let isLast = nodes[parent].end == nodes[index].end
      let children = parent + 1..<Int(nodes[parent].end)
      return (atEnd ? isLast : index == parent + 1)
        && children.contains { nodes[$0].kind == .spacer }
    case .overlay, .layers:
      return index > parent + 1 && nodes[parent].flags & 3 == (atEnd ? 2 : 0)
    default: return false
    }
  }

  /// Nodes.
  private static var mostBetween: Int { 128 }
}
