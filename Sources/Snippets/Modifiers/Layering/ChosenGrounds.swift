// Which grounds are drawn: those that other views of the same form do not have.
extension TreeBuilder {
  /// A ground behind words, or a line around them.
  struct Ground {
    /// The node of what is drawn.
    let mark: Int
    /// The node around the words and it.
    let owner: Int
    /// The nodes around that, the innermost last.
    let around: [Int]
    /// How many of those are around the last container that was looked at.
    var left: Int
    let isFaint: Bool
    let kind: Kind
    /// The rows that frames give a shape; -1: none.
    var rows: Int32 = -1
    /// It is one of two buttons, of which it may be the more important one.
    var isOfPair = false
    /// The container in which it is marked.
    var container = 0
    /// The views that it is marked among have lines too.
    var isAmongLines = false

    enum Kind {
      /// Its sides are drawn, unless it turns out not to be marked.
      case sides
      /// Its sides are drawn.
      case disc
      /// Nothing is drawn of it unless it is marked.
      case shape
      /// A line around words, which is drawn in any case.
      case line
    }
  }

  /// The grounds that a child of a container has.
  struct Child {
    let node: Int
    var grounds: [Ground] = []
    var form: [FormPart]?

    var isFaint: Bool { grounds.allSatisfy(\.isFaint) }
  }

  /// What a view is made of, as far as others of the same kind have it too.
  struct FormPart: Equatable {
    var kind: Node.Kind
    var lengths: [Int32] = []
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
      nodes[ground.mark].kind = .empty
      (nodes[ground.mark].flags, nodes[ground.mark].a) = (0, 0)
    }
    for ground in marked where ground.kind == .shape { drawSides(ground) }
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
    for ground in marked where !ground.isOfPair { speakChosen(ground, words, told) }
  }

  /// So many stacks around views are compared.
  private static var levels: Int { 3 }
  /// What is further out is not looked at.
  private static var nearest: Int { 32 }
  /// A view of more nodes is no choice among several.
  private static var mostOfForm: Int { 96 }

  private func grounds() -> [Ground] {
    var (around, grounds): ([Int], [Ground]) = ([], [])
    for i in 0..<nodes.count {
      while let last = around.last, Int(nodes[last].end) <= i { around.removeLast() }
      if let drawing = groundShape(i), drawing.isBehindWords {
        if let owner = around.lastIndex(where: { nodes[$0].kind == .overlay }) {
          let outer = Array(around[max(0, owner - Self.nearest)..<owner])
          let kind = drawing.kind == .circle ? Ground.Kind.disc : .sides
          grounds.append(ground(i, owner: around[owner], outer, kind))
        }
      } else if let shape = shapeBehindWords(i) {
        var shapeGround = ground(shape, owner: i, Array(around.suffix(Self.nearest)), .shape)
        shapeGround.rows = rows(of: shape, in: i)
        grounds.append(shapeGround)
      } else if isLine(i), isRead(around.last { nodes[$0].kind == .overlay } ?? i) {
        let owner = nodes[i].kind == .layout ? nil : around.lastIndex { nodes[$0].kind == .overlay }
        let outer = Array(around[..<(owner ?? around.count)].suffix(Self.nearest))
        grounds.append(ground(i, owner: owner.map { around[$0] } ?? i, outer, .line))
      }
      if Int(nodes[i].end) > i + 1 { around.append(i) }
    }
    return grounds
  }

  private func ground(_ mark: Int, owner: Int, _ around: [Int], _ kind: Ground.Kind) -> Ground {
    let isFaint = nodes[mark].style.bits & Style.dim.bits != 0
    return Ground(
      mark: mark,
      owner: owner,
      around: around,
      left: around.count,
      isFaint: isFaint,
      kind: kind
    )
  }

  func groundShape(_ index: Int) -> ShapeDrawing? {
    guard nodes[index].kind == .custom else { return nil }
    return drawables[nodes[index].tableIndex] as? ShapeDrawing
  }

  private func rows(of shape: Int, in owner: Int) -> Int32 {
    for i in stride(from: shape - 1, to: owner, by: -1) where Int(nodes[i].end) > shape {
      if nodes[i].kind == .frame, nodes[i].c >= 0, nodes[i].c == nodes[i].d { return nodes[i].c }
    }
    return -1
  }

  /// The filled shape that words stand in front of, among layers.
  private func shapeBehindWords(_ index: Int) -> Int? {
    let node = nodes[index]
    guard node.kind == .layers || node.kind == .overlay, Int(node.end) - index <= Self.mostOfForm
    else { return nil }
    var (child, shape): (Int, Int?) = (index + 1, nil)
    var hasWords = false
    while child < Int(node.end) {
      let end = Int(nodes[child].end)
      if isRead(child) {
        hasWords = true
      } else if let filled = filledShape(child..<end) {
        guard shape == nil, hasWords == (node.kind == .overlay && node.isBehind) else { return nil }
        shape = filled
      }
      child = end
    }
    return hasWords ? shape : nil
  }

  /// The one shape in a view that is nothing else, if it is filled and no part of a bar or a circle.
  private func filledShape(_ range: Range<Int>) -> Int? {
    var shape: Int?
    for i in range {
      let node = nodes[i]
      switch node.kind {
      case .fixed, .padding: break
      // A line around it.
      case .overlay where !node.isBehind: break
      case .empty where shape != nil && isLineSign(i): break
      case .custom
      where shape != nil && groundShape(i).map { !$0.isFilled && $0.form == nil } == true:
        break
      case .frame:
        guard node.a < 0 || node.a >= 3 else { return nil }
      case .empty where node.flags & Self.groundFlag != 0 || isFilledSign(i):
        guard shape == nil else { return nil }
        shape = i
      case .custom:
        guard shape == nil, let drawing = groundShape(i), drawing.isFilled, drawing.part == nil,
          drawing.barPart == nil, drawing.edges == nil, drawing.form == nil, !drawing.isThin,
          !drawing.isUpright
        else { return nil }
        shape = i
      default: return nil
      }
    }
    return shape
  }

  /// Whether a word, a sign or a control is in a view.
  private func isRead(_ index: Int) -> Bool {
    (index..<Int(nodes[index].end)).contains {
      nodes[$0].kind == .control || nodes[$0].kind == .text && nodes[$0].textBytes > 0
    }
  }

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
      for one in chosen {
        marked += one.grounds.map {
          var ground = $0
          ground.isOfPair = alike.count == 2 && isInButton(ground)
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

  private func hasNoWords(_ children: [Child]) -> Bool {
    !children.contains { child in
      let owner = child.grounds[0].owner
      return (owner..<Int(nodes[owner].end)).contains { saysWords(at: $0) }
    }
  }

  private func form(of index: Int) -> [FormPart]? {
    guard Int(nodes[index].end) - index <= Self.mostOfForm else { return nil }
    var parts: [FormPart] = []
    var i = index
    while i < Int(nodes[index].end) {
      let node = nodes[i]
      guard isRead(i) else {
        i = Int(node.end)
        continue
      }
      switch node.kind {
      case .padding, .frame:
        parts.append(FormPart(kind: node.kind, lengths: [node.a, node.b, node.c, node.d]))
      case .overlay: if !isRead(i + 1) { parts.append(FormPart(kind: node.kind)) }
      case .fixed: break
      default: parts.append(FormPart(kind: node.kind))
      }
      i += 1
    }
    return parts
  }

  /// Whether two forms are the same but for a word or two: what is chosen may have a tick.
  private func isAlike(_ one: [FormPart]?, _ other: [FormPart]?) -> Bool {
    guard let one, let other else { return false }
    if one == other { return true }
    let (short, long) = one.count < other.count ? (one, other) : (other, one)
    guard long.count - short.count <= 2 else { return false }
    var place = 0
    for part in long {
      if place < short.count, short[place] == part {
        place += 1
      } else if part.kind != .text {
        return false
      }
    }
    return place == short.count
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
    drawables.append(drawing)
    nodes[index].kind = .custom
    nodes[index].flags = 0
    (nodes[index].a, nodes[index].b, nodes[index].c) = (Int32(drawables.count - 1), 0, 0)
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
