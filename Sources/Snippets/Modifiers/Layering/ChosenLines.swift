import SnippetFoundation

// Lines around words: those of what is chosen are others than those of the rest.
extension TreeBuilder {
  /// Whether a node draws a line around a view.
  func isLine(_ index: Int) -> Bool {
    if border(at: index) != nil { return !nodes[index].style.isClear }
    guard let shape = shapeDrawing(at: index) else { return false }
    return !shape.isFilled && shape.edges != nil && shape.part == nil
  }

  private func border(at index: Int) -> BorderLayout? {
    nodeLayout(at: index) as? BorderLayout
  }

  /// How thick a line is, in points.
  private func lineWidth(_ index: Int) -> Double {
    border(at: index)?.lineWidth ?? shapeDrawing(at: index)?.lineWidth ?? 1
  }

  /// Those of some views of the same form whose lines say that they are chosen: they are not faint where others are, are
  /// there where most have none, or the one is thicker than all others.
  func lined(among children: [Child]) -> [Child] {
    let lined = children.filter { !$0.grounds.isEmpty }
    let full = lined.filter { !$0.isFaint }
    if !full.isEmpty, full.count < lined.count { return full }
    if lined.count < children.count {
      return lined.count == 1 || lined.count * 2 <= children.count ? lined : []
    }
    func width(_ child: Child) -> Double { child.grounds.map { lineWidth($0.mark) }.max() ?? 0 }
    let most = lined.map(width).max() ?? 0
    let thick = lined.filter { width($0) == most }
    return thick.count == 1 ? thick : []
  }

  /// Draws the lines around what is chosen double where others have lines too, and says that it is.
  ///
  /// Where a ground says what is chosen, lines around the others do not. A line beside the label of a button, which has brackets, is left out.
  mutating func settleLines(_ lines: [Ground], beside grounds: [Ground]) {
    let marked = marked(of: lines).filter { line in
      let others = grounds.filter { line.container < $0.mark && $0.mark < end(line.container) }
      return others.isEmpty || others.contains { isSame($0, line) }
    }
    for line in marked where line.isAmongLines { drawDouble(line.mark) }
    speakChosen(marked.filter { line in !grounds.contains { isSame($0, line) } })
    let places = Set(marked.map(\.mark))
    for line in lines where !places.contains(line.mark) {
      if isLabel(line) || grounds.contains(where: { isSame($0, line) }) { leaveOutSides(line.mark) }
    }
  }

  /// Leaves out lines at the sides of a view whose ground is marked there.
  mutating func leaveOutSides(in owner: Int) {
    for i in owner..<end(owner) { leaveOutSides(i) }
  }

  private mutating func leaveOutSides(_ index: Int) {
    guard let shape = shapeDrawing(at: index), !shape.isFilled, case .sides? = shape.edges else {
      return
    }
    leaveOut(index)
  }

  private func end(_ index: Int) -> Int { Int(nodes[index].end) }

  private func isSame(_ ground: Ground, _ line: Ground) -> Bool {
    line.owner <= ground.mark && ground.mark < end(line.owner)
      || ground.owner <= line.mark && line.mark < end(ground.owner)
  }

  private mutating func drawDouble(_ index: Int) {
    if var border = border(at: index) {
      border.isDouble = true
      tables?.layouts[nodes[index].tableIndex] = border
    } else if var shape = shapeDrawing(at: index) {
      shape.isDouble = true
      drawables[nodes[index].tableIndex] = shape
    }
  }

  /// Whether the sides of a box are all that stands between a button's brackets and its label.
  private func isLabel(_ line: Ground) -> Bool {
    guard case .sides? = shapeDrawing(at: line.mark)?.edges,
      let control = line.around.last(where: { nodes[$0].kind == .control }),
      nodes[control].suffix != 0, nodes[control].end == nodes[line.owner].end
    else { return false }
    return (control + 1..<line.owner).allSatisfy {
      nodes[$0].end == nodes[control].end && nodes[$0].kind != .row && nodes[$0].kind != .column
    }
  }
}
