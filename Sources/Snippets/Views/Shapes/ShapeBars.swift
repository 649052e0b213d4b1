import SnippetFoundation

// A bar that an app makes of two filled shapes, one of them a part of the other's length.
extension TreeBuilder {
  /// Nothing is drawn of a filled shape, unless it turns out to be part of a bar.
  static var groundFlag: UInt8 { 1 }
  /// The parts of a bar are near each other: a row of a thousand shapes is not searched for each.
  private static var nearNodes: Int { 64 }

  /// Whether the shape that comes next, in a frame of its own width, is the filled part of a bar: it stands in front of
  /// another filled shape, or in a reader of the room that it takes a part of.
  ///
  /// What is behind it becomes the rest of the bar, and a frame that is too low for a row gets one. A slim one in front of a
  /// filled part is a mark on the bar. One with padding within its own width, `isSet`, fills what it stands in from its side.
  mutating func fillsBar(isSlim: Bool = false, isSet: Bool = false) -> Bool {
    var (rests, passed, frames): ([Int], [Int], [Int]) = ([], [], [])
    var (lines, paddings, covered): ([Int], [Int], [Int]) = ([], [], [])
    var (isWide, isInReader) = (false, false)
    let highest = Int32(ShapeDrawing.highestBar)
    var i = nodes.count - 1
    let last = max(0, i - Self.nearNodes)
    while i > last {
      let node = nodes[i]
      if node.end != 0 {
        if isRest(i) {
          passed.append(i)
        } else if isLineAround(i) {
          lines.append(i)
        } else if !isPartOfBar(node.kind) {
          if isLayered(before: i) { return false }
          break
        }
      } else {
        switch node.kind {
        case .frame where passed.isEmpty:
          if node.c > highest || node.c < 0 && node.d > highest && node.d < .unbounded {
            return false
          }
          isWide = isWide || node.b >= 0 && node.b < .unbounded
          if node.c == 0, node.d == 0 { frames.append(i) }
        case .fixed where passed.isEmpty: break
        case .padding where passed.isEmpty: paddings.append(i)
        case .layout where passed.isEmpty:
          let isReader = tables?.isReader(node.tableIndex) ?? false
          isInReader = isInReader || isReader
          isWide = isWide || isScaled(i)
        case .layers, .overlay:
          // A case with what is in it: a battery is filled from its side.
          let isFromSide = node.flags & 3 == 0
          if isSet, !isFromSide { return false }
          if node.isBehind, isFromSide, passed.isEmpty, !lines.isEmpty { covered.append(i) }
          rests += passed + (isFromSide ? lines : [])
          (passed, lines) = ([], [])
        default:
          i = 0
          continue
        }
      }
      i -= 1
    }
    guard isWide, !rests.isEmpty || isInReader else { return false }
    if isSlim, rests.contains(where: { shapeDrawing(at: $0)?.barPart == .filled }) { return false }
    for rest in rests { becomeRest(rest) }
    // What lies behind a line is seen in it.
    for i in covered { nodes[i].flags &= ~16 }
    for i in paddings { (nodes[i].a, nodes[i].b, nodes[i].c, nodes[i].d) = (0, 0, 0, 0) }
    for frame in frames { (nodes[frame].c, nodes[frame].d) = (1, 1) }
    if rests.isEmpty, isRedacted { hideLength() }
    return true
  }

  /// Makes the frames around the part of a reader's width that comes next as wide as the reader.
  private mutating func hideLength() {
    var i = nodes.count - 1
    while i > 0, nodes[i].end == 0 {
      switch nodes[i].kind {
      case .frame where nodes[i].b >= 0: (nodes[i].a, nodes[i].b) = (.unspecified, .unbounded)
      case .layout where tables?.isReader(nodes[i].tableIndex) == true: return
      case .frame, .fixed, .layout, .layers, .overlay: break
      default: return
      }
      i -= 1
    }
  }

  /// Whether a filled shape without a width of its own is what remains of a bar: it stands behind the filled part, or
  /// right beside it.
  mutating func isRestOfBar() -> Bool {
    if environment.decorated >= 0 {
      let content = Int(environment.decorated)
      let parent = nodes[content - 1]
      return parent.kind == .overlay && parent.isBehind && isFilledPart(content, raised: true)
    }
    guard environment.axis == 0, let row = openRow(), mayBeBar(row) else { return false }
    var (last, child) = (0, row + 1)
    while child < nodes.count, nodes[child].end != 0 {
      (last, child) = (child, Int(nodes[child].end))
    }
    let isApart = nodes[row].spacing > 0
    return last > 0 && child == nodes.count && isFilledPart(last, raised: false, isApart: isApart)
  }

  /// Whether what was lowered since `start` is no text and no column.
  @usableFromInline
  func mayBeBar(from start: Int) -> Bool {
    guard start < next, Int(nodes[start].end) == next else { return false }
    switch nodes[start].kind {
    case .frame, .layout, .layers, .row: return true
    default: return false
    }
  }

  /// Draws the rest of a bar behind what was lowered since `start`, if that is the filled part of one.
  @usableFromInline
  mutating func restOfBar(behind start: Int, _ change: StyleChange) {
    guard change.bits & Style.clearBit == 0, isFilledPart(start, raised: true) else { return }
    var rest = ShapeDrawing(kind: .rectangle)
    rest.barPart = .rest
    rest.isRedacted =
      isRedacted || (start..<next).contains { shapeDrawing(at: $0)?.isRedacted == true }
    drawables.append(rest)
    let style = change.applied(to: environment.style)
    leaf(Node(.custom, style: style, Int32(drawables.count - 1)))
    gather(from: start, in: Node(.overlay, flags: Alignment.center.bits | 16))
  }

  /// Whether the parts of a row are right beside each other; or hardly apart, in a reader of the room that they share or in
  /// a frame that is too low for anything else.
  private func mayBeBar(_ row: Int) -> Bool {
    switch nodes[row].spacing {
    case 0: true
    case 1: openReader(around: row) || isTooLow(row)
    default: false
    }
  }

  /// Whether the frame around an open row is too low for a row of cells.
  private func isTooLow(_ row: Int) -> Bool {
    let frame = nodes[row - 1]
    return frame.kind == .frame && frame.end == 0 && frame.c == 0 && frame.d == 0
      && frame.flags & Node.noHeight == 0
  }

  /// Whether the shape that comes next, in a frame of its own width, is one of the parts of a bar that are hardly apart.
  func isPartInBar() -> Bool {
    guard environment.axis == 0 else { return false }
    var row = nodes.count - 1
    let last = max(0, row - Self.nearNodes)
    while row > last, nodes[row].kind != .row || nodes[row].end != 0 {
      let node = nodes[row]
      guard isPartOfBar(node.kind), node.end != 0 || node.kind != .frame || node.c < 0 else {
        return false
      }
      row -= 1
    }
    guard row > last, mayBeBar(row) else { return false }
    return nodes[row].spacing == 1
  }

  /// The row that the next view stands in, if it is in nothing else.
  private func openRow() -> Int? {
    var i = nodes.count - 1
    let last = max(0, i - Self.nearNodes)
    while i > last, nodes[i].end != 0 {
      guard isPartOfBar(nodes[i].kind) else { return nil }
      i -= 1
    }
    return nodes[i].kind == .row ? i : nil
  }

  /// Whether a view is made of shapes, one of which has a width of its own; that becomes the filled part of a bar.
  private mutating func isFilledPart(_ start: Int, raised: Bool, isApart: Bool = false) -> Bool {
    let end = Int(nodes[start].end)
    guard end > start else { return false }
    var (filled, frames): ([Int], [Int]) = ([], [])
    for i in start..<end {
      let node = nodes[i]
      guard isPartOfBar(node.kind) || node.kind == .row || node.kind == .spacer else {
        return false
      }
      if isScaled(i),
        let shape = (i + 1..<min(i + 3, end)).first(where: { shapeDrawing(at: $0) != nil }),
        let drawing = self.shapeDrawing(at: shape), drawing.kind != .circle, drawing.isFilled,
        drawing.part == nil
      {
        filled.append(shape)
      }
      if node.kind == .frame {
        if node.c == 0, node.d == 0 { frames.append(i) }
        if node.c > Int32(ShapeDrawing.highestBar) { return false }
        if node.b >= 0, node.b < .unbounded,
          node.b >= 3 || isApart || isInReader(i, from: start),
          i + 1 < end, let drawing = shapeDrawing(at: i + 1), drawing.kind != .circle,
          drawing.isFilled, drawing.part == nil
        {
          filled.append(i + 1)
        }
      }
    }
    guard !filled.isEmpty else { return false }
    for i in filled { setBarPart(.filled, at: i) }
    if raised { for i in frames { (nodes[i].c, nodes[i].d) = (1, 1) } }
    return true
  }

  private func isInReader(_ index: Int, from start: Int) -> Bool {
    (start..<index).contains {
      nodes[$0].kind == .layout && tables?.isReader(nodes[$0].tableIndex) == true
    } || openReader(around: start)
  }

  /// Whether the content of a reader is being lowered, with nothing but frames and layers in between.
  private func openReader(around index: Int) -> Bool {
    guard tables != nil else { return false }
    var i = index - 1
    let last = max(0, i - Self.nearNodes)
    while i > last {
      switch nodes[i].kind {
      case _ where nodes[i].end != 0: break
      case .layout where tables?.isReader(nodes[i].tableIndex) == true: return true
      case .layers, .frame, .fixed, .overlay, .row: break
      default: return false
      }
      i -= 1
    }
    return false
  }

  /// The innermost open node, if it is near: what stands before the next view in it is passed over.
  func openNode() -> Int {
    var i = nodes.count - 1
    let last = max(0, i - Self.nearNodes)
    while i > last, nodes[i].end != 0 { i -= 1 }
    return i
  }

  /// Whether what is open around a closed node lays its children over each other; only near ones are looked at.
  private func isLayered(before index: Int) -> Bool {
    for i in stride(from: index, to: max(0, index - Self.nearNodes), by: -1) where nodes[i].end == 0
    {
      return nodes[i].kind == .layers || nodes[i].kind == .overlay
    }
    return false
  }

  private func isPartOfBar(_ kind: Node.Kind) -> Bool {
    switch kind {
    case .frame, .fixed, .layers, .overlay, .layout, .empty, .custom: true
    default: false
    }
  }

  /// A filled shape that is nothing by itself, or a line.
  private func isRest(_ index: Int) -> Bool {
    if nodes[index].kind == .empty { return nodes[index].flags & Self.groundFlag != 0 }
    guard let drawing = shapeDrawing(at: index) else { return false }
    let frame = nodes[index - 1]
    let isSmall =
      frame.kind == .frame
      && (frame.b >= 0 && frame.b <= 2 || frame.c > Int32(ShapeDrawing.highestBar))
    return drawing.isFilled && drawing.part == nil && drawing.kind != .circle && !isSmall
  }

  /// The line of a shape, of which nothing or a box is drawn.
  private func isLineAround(_ index: Int) -> Bool {
    if nodes[index].kind == .empty { return isLineSign(index) }
    var frame = index - 1
    while frame > 0, nodes[frame].kind == .overlay, nodes[frame].end == 0 { frame -= 1 }
    guard let drawing = shapeDrawing(at: index), nodes[frame].kind == .frame else { return false }
    let rows = nodes[frame].c
    return !drawing.isFilled && drawing.part == nil && drawing.kind != .circle
      && drawing.form == nil && drawing.edges == nil && rows > 0
      && rows <= Int32(ShapeDrawing.highestBar)
  }

  private mutating func setBarPart(_ part: ShapeDrawing.BarPart, at index: Int) {
    guard var drawing = shapeDrawing(at: index) else { return }
    drawing.barPart = part
    drawables[nodes[index].tableIndex] = drawing
  }

  private mutating func becomeRest(_ index: Int) {
    if nodes[index].kind == .empty {
      var rest = ShapeDrawing(kind: .rectangle)
      rest.isRedacted = isRedacted
      drawables.append(rest)
      nodes[index].kind = .custom
      nodes[index].flags = 0
      (nodes[index].a, nodes[index].b, nodes[index].c) = (Int32(drawables.count - 1), 0, 0)
    }
    setBarPart(.rest, at: index)
  }
}

extension LayoutTables {
  /// Whether a layout is that of a `GeometryReader`.
  func isReader(_ index: Int) -> Bool { layouts[index] is ReaderLayout }
}
