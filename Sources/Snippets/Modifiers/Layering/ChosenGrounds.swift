import SnippetFoundation

// Which grounds are drawn: those that other views of the same form do not have.
extension TreeBuilder {
  /// The grounds that a child of a container has.
  struct Child {
    let node: Int
    var grounds: [Ground] = []
    var form: [FormPart]?

    var isFaint: Bool { grounds.allSatisfy(\.isFaint) }
  }

  /// Draws the grounds of what is chosen, and none of the others.
  ///
  /// Of the views of the same form in a stack or a grid those are marked that have a ground where others have none, or,
  /// beside each other, a faint one; and the one whose ground has another colour than that of all others. Where a view is
  /// the only one of its form, those around it are compared.
  mutating func settleGrounds() {
    let (lines, all) = grounds().parted { $0.kind == .line }
    let marked = marked(of: all)
    let places = Set(marked.map(\.mark))
    for ground in all where ground.kind == .sides && !places.contains(ground.mark) {
      leaveOut(ground.mark)
    }
    for ground in marked where ground.kind == .shape {
      releaseShapes(in: ground.container)
      drawSides(ground)
    }
    for ground in marked { leaveOutSides(in: ground.owner) }
    speakChosen(marked)
    if !lines.isEmpty { settleLines(lines, beside: marked) }
  }

  /// Those of some grounds, or lines, that the views like theirs do not have.
  func marked(of grounds: [Ground]) -> [Ground] {
    var (open, marked) = (grounds, [Ground]())
    for level in 0..<Self.levels where !open.isEmpty {
      var rest: [Ground] = []
      for (container, grounds) in byContainer(open) {
        settle(grounds, in: container, isNearest: level == 0, &marked, &rest)
      }
      open = rest
    }
    // Of the seats of a hall those are chosen that are not faint, in another row too.
    let full = marked.filter { !$0.isFaint }
    if !full.isEmpty, full.count < marked.count {
      marked.removeAll { one in one.isFaint && full.contains { isInRow(like: one, $0) } }
    }
    return marked.sorted { $0.mark < $1.mark }
  }

  /// Whether two grounds stand in rows of the same form, below each other.
  private func isInRow(like one: Ground, _ other: Ground) -> Bool {
    func outer(_ ground: Ground) -> Int? {
      ground.around.last { $0 < ground.container && isContainer($0) }
    }
    return one.container != other.container && outer(one) == outer(other)
      && isAlike(form(of: one.container), form(of: other.container))
  }

  /// Says of views that they are those that are meant, unless the app does.
  mutating func speakChosen(_ marked: [Ground]) {
    guard collectsControls, !marked.isEmpty else { return }
    let words = AccessibilityTraits.isSelected.words[0]
    let told = Set(spoken.lazy.filter { $0.isValue && $0.words == words }.map { Int($0.first) })
    for ground in marked where !ground.isOfPair && !ground.isStatus {
      speakChosen(ground, words, told)
    }
  }

  /// So many stacks around views are compared.
  private static var levels: Int { 3 }
  /// Grounds by the next container around them.
  private func byContainer(_ grounds: [Ground]) -> [Int: [Int: Child]] {
    var containers: [Int: [Int: Child]] = [:]
    for var ground in grounds {
      var child = ground.left < ground.around.count ? ground.around[ground.left] : ground.owner
      while ground.left > 0 {
        ground.left -= 1
        let parent = ground.around[ground.left]
        if isContainer(parent) {
          containers[parent, default: [:]][child, default: Child(node: child)].grounds.append(
            ground
          )
          break
        }
        child = parent
      }
    }
    return containers
  }

  private func isContainer(_ index: Int) -> Bool {
    switch nodes[index].kind {
    case .row, .column, .layout:
      index + 1 < nodes.count && nodes[index + 1].end < nodes[index].end
    default: false
    }
  }

  /// Finds what is marked in a container; what nothing else in it is like is left for those around it.
  private func settle(
    _ grounds: [Int: Child],
    in container: Int,
    isNearest: Bool,
    _ marked: inout [Ground],
    _ rest: inout [Ground]
  ) {
    var children: [Child] = []
    var child = container + 1
    while child < Int(nodes[container].end) {
      var one = grounds[child] ?? Child(node: child)
      one.form = form(of: child)
      children.append(one)
      child = Int(nodes[child].end)
    }
    for _ in 0..<Self.levels {
      guard let first = children.first(where: { !$0.grounds.isEmpty }) else { return }
      let (alike, others) = children.parted { isAlike($0.form, first.form) }
      if alike.count < 2 {
        rest += first.grounds
        children = children.filter { $0.grounds.first?.mark != first.grounds[0].mark }
        continue
      }
      let isLined = first.grounds[0].kind == .line
      var chosen = isLined ? lined(among: alike) : chosen(among: alike, isNearest: isNearest)
      if isTitle(chosen, of: alike, in: container) { chosen = [] }
      let withGround = alike.count { !$0.grounds.isEmpty }
      let isStatus = !isLined && hasColors(chosen)
      for one in chosen {
        marked += one.grounds.map {
          var ground = $0
          ground.isOfPair = alike.count == 2 && isInButton(ground)
          ground.isStatus = isStatus
          ground.container = container
          ground.isAmongLines = isLined && withGround > chosen.count
          return ground
        }
      }
      children = others
    }
  }

  private func chosen(among children: [Child], isNearest: Bool) -> [Child] {
    let grounded = children.filter { !$0.grounds.isEmpty }
    // The bars of a chart, the steps of a podium: their heights say something, and nothing is chosen.
    let heights = Set(grounded.flatMap { $0.grounds.lazy.map(\.rows) })
    guard heights.count < 2 else { return [] }
    var chosen = grounded
    if isNearest, grounded.contains(where: \.isFaint) {
      let full = grounded.filter { !$0.isFaint }
      if !full.isEmpty { chosen = full }
    }
    if chosen.count < children.count {
      // Signs may have a ground each, some of them of a faint colour.
      let isMost = chosen.count * 2 > children.count
      return isMost && grounded.count == children.count && hasNoWords(chosen) ? [] : chosen
    }
    guard isNearest, children.count > 2 else { return [] }
    let styles = Dictionary(grouping: chosen) { nodes[$0.grounds[0].mark].style.bits }
    guard styles.count == 2 else { return [] }
    return styles.values.first { $0.count == 1 } ?? []
  }

  /// Whether the one ground is that of a title: above all others, in bold letters as none of them is.
  private func isTitle(_ chosen: [Child], of children: [Child], in container: Int) -> Bool {
    guard nodes[container].kind == .column, chosen.count == 1, chosen[0].node == container + 1,
      isBold(container + 1)
    else { return false }
    return !children.contains { $0.node > container + 1 && isBold($0.node) }
  }

  private func isBold(_ index: Int) -> Bool {
    (index..<Int(nodes[index].end)).contains {
      nodes[$0].kind == .text && nodes[$0].style.bits & Style.bold.bits != 0
    }
  }

  private func isInButton(_ ground: Ground) -> Bool {
    ground.around.contains { nodes[$0].kind == .control }
      || (ground.owner..<Int(nodes[ground.owner].end)).contains { nodes[$0].kind == .control }
  }

  /// Whether the grounds of some views are of several colours.
  private func hasColors(_ children: [Child]) -> Bool {
    Set(children.map { nodes[$0.grounds[0].mark].style.bits & Style.colourMask }).count > 1
  }

  private func hasNoWords(_ children: [Child]) -> Bool {
    !children.contains { child in
      let owner = child.grounds[0].owner
      return (owner..<Int(nodes[owner].end)).contains { saysWords(at: $0) }
    }
  }

  /// Draws the sides of a shape in place of it.
  private mutating func drawSides(_ ground: Ground) {
    let index = ground.mark
    var frame = index - 1
    while frame > ground.owner, nodes[frame].kind != .frame || nodes[frame].c < 0 { frame -= 1 }
    if frame <= ground.owner { frame = ground.around.last ?? 0 }
    var rows = Int32(1)
    if nodes[frame].kind == .frame, nodes[frame].c > 1 { rows = nodes[frame].c }
    let above = nodes[ground.owner].sides.offset(.vertical, rows &- 1)
    var drawing = ShapeDrawing(kind: .rectangle)
    drawing.isBehindWords = true
    drawing.edges = .sides(above: Int(above), below: Int(rows &- 1 &- above))
    let isDisc = shapeDrawing(at: index)?.kind == .circle || isFilledCircle(index)
    let isFramed = (ground.owner..<index).contains {
      nodes[$0].kind == .frame && nodes[$0].a >= 3 && Int(nodes[$0].end) > index
    }
    if let word = wordOfMark(ground.owner), isDisc || !isFramed && isNumberOfDay(word) {
      drawing.mostColumns = Int(word.textColumns) + 2
      drawing.isRightToLeft = isMirrored(index)
    }
    drawables.append(drawing)
    nodes[index].kind = .custom
    nodes[index].flags = 0
    (nodes[index].a, nodes[index].b, nodes[index].c) = (Int32(drawables.count - 1), 0, 0)
  }

  /// Whether lines begin at the right where a node stands.
  private func isMirrored(_ index: Int) -> Bool {
    var isMirrored = false
    for i in 0..<index where Int(nodes[i].end) > index {
      isMirrored = (nodeLayout(at: i) as? MirrorLayout)?.isRightToLeft ?? isMirrored
    }
    return isMirrored
  }

  /// The only word of a view, beside which the sides of a disc stand.
  private func wordOfMark(_ owner: Int) -> Node? {
    let words = (owner..<Int(nodes[owner].end)).filter {
      nodes[$0].kind == .text && nodes[$0].textBytes > 0
    }
    guard words.count == 1, nodes[words[0]].textLines == 1 else { return nil }
    return nodes[words[0]]
  }

  /// Says that a view is the one that is meant, unless the app says so of it or of what begins around it.
  private mutating func speakChosen(_ ground: Ground, _ words: String, _ told: Set<Int>) {
    let place = ground.around.last { nodes[$0].kind == .control } ?? ground.owner
    let end = Int(nodes[place].end)
    if !told.isEmpty, ground.around.contains(where: told.contains) { return }
    if !told.isEmpty, (place..<end).contains(where: told.contains) { return }
    speakValue(words, from: place, to: end)
  }
}

extension Array {
  /// The elements that are so, and the others, each in their order.
  fileprivate func parted(_ isSo: (Element) -> Bool) -> (those: [Element], others: [Element]) {
    var (those, others): ([Element], [Element]) = ([], [])
    for element in self {
      if isSo(element) { those.append(element) } else { others.append(element) }
    }
    return (those, others)
  }
}
