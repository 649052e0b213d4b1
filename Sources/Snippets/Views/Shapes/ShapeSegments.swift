import SnippetFoundation

// A bar that an app makes of several filled shapes, each of another colour: how a whole is shared.
extension TreeBuilder {
  /// Fills the parts of such a bar by turns, so that each can be told from the one beside it.
  ///
  /// They are all that stands in a row without spacing, and two at least have widths of their own and are not dim: one alone
  /// is the filled part of a bar with its rest.
  mutating func settleSegments() {
    for i in 0..<nodes.count where nodes[i].kind == .row && nodes[i].spacing == 0 {
      guard let segments = segments(of: i) else { continue }
      var (last, isOther) = (Style?.none, false)
      for index in segments {
        guard var drawing = shapeDrawing(at: index) else { continue }
        drawing.isSegment = true
        if !drawing.isDim {
          if let last, last != nodes[index].style { isOther.toggle() }
          (drawing.isOtherSegment, last) = (isOther, nodes[index].style)
        }
        drawables[nodes[index].tableIndex] = drawing
      }
    }
  }

  /// The shapes of a row, if it is such a bar.
  private func segments(of row: Int) -> [Int]? {
    var (segments, parts, colors, child) = ([Int](), 0, 0, row + 1)
    while child < Int(nodes[row].end) {
      let end = Int(nodes[child].end)
      guard nodes[end - 1].kind == .custom, let drawing = shapeDrawing(at: end - 1),
        drawing.mayBePillar || drawing.barPart != nil, !drawing.isPillar,
        (child..<end - 1).allSatisfy({ isAroundSegment(nodes[$0].kind) })
      else { return nil }
      if drawing.barPart != .rest, !drawing.isDim { parts += 1 }
      if !drawing.isDim { colors += 1 }
      segments.append(end - 1)
      child = end
    }
    // Of two the second may be the rest of the first; of more it is another part.
    return parts > 1 || segments.count > 2 && colors > 1 ? segments : nil
  }

  private func isAroundSegment(_ kind: Node.Kind) -> Bool {
    kind == .frame || kind == .fixed || kind == .padding || kind == .layout
  }
}
