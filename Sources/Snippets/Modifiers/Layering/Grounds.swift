import SnippetFoundation

// Grounds behind words and lines around them, with what is around these.
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
    /// It is one of several of different colours: they say how things stand, not what is chosen.
    var isStatus = false
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

  /// What is further out is not looked at.
  private static var nearest: Int { 32 }
  /// All of the tree.
  func grounds() -> [Ground] {
    var (around, grounds): ([Int], [Ground]) = ([], [])
    for i in 0..<nodes.count {
      while let last = around.last, Int(nodes[last].end) <= i { around.removeLast() }
      if let drawing = shapeDrawing(at: i), drawing.isBehindWords {
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
      case .layout where nodeLayout(at: i) is ShapeFit: break
      // A line around it.
      case .overlay where !node.isBehind: break
      case .empty where shape != nil && isLineSign(i): break
      case .custom
      where shape != nil && shapeDrawing(at: i).map { !$0.isFilled && $0.form == nil } == true:
        break
      case .frame:
        guard node.a < 0 || node.a >= 3 else { return nil }
      case .empty where node.flags & Self.groundFlag != 0 || isFilledSign(i):
        guard shape == nil else { return nil }
        shape = i
      case .custom:
        guard shape == nil, let drawing = shapeDrawing(at: i), drawing.isFilled,
          drawing.part == nil,
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
  func isRead(_ index: Int) -> Bool {
    (index..<Int(nodes[index].end)).contains {
      nodes[$0].kind == .control || nodes[$0].kind == .text && nodes[$0].textBytes > 0
    }
  }
}
