import SnippetFoundation

extension LayoutPass {
  mutating func placeControl(
    _ i: Int32,
    _ node: Node,
    _ proposal: Proposal,
    _ x: Int32,
    _ y: Int32,
    _ size: Size
  ) {
    if hasLabelBelow(node, proposal) {
      runs.text(y, x, node.prefixOffset, node.prefixBytes, node.prefixBytes, node.style)
      let below = Proposal(proposal.width, .unspecified)
      return place(i &+ 1, below, x: x, y: y &+ 1, self.size(i &+ 1, below))
    }
    // Of what goes beyond the last column a bracket alone would be seen.
    if x > 0, x < columns, x >= columns &- 2, node.suffix != 0, x &+ size.width > columns,
      mirror == nil
    {
      return runs.fill(y, x, 0x2026, 1, node.style)
    }
    let inner = Proposal(proposal.width.less(node.controlInsets.width), proposal.height)
    let (bytes, columns) = (node.prefixBytes, node.prefixBytes)
    let first = runs.all.count
    if size.height <= 1 { runs.text(y, x, node.prefixOffset, bytes, columns, node.style) }
    place(i &+ 1, inner, x: x &+ columns, y: y, self.size(i &+ 1, inner))
    // The brackets stand on the first and the last row that the label draws, not beside its padding; in the middle of one that
    // draws nothing. Where several texts stand below each other, and the label is as wide as there is room or its first row does
    // not begin where it does, both stand in that row, so that those of several buttons side by side pair.
    var (top, last, isWide) = (y, y, false)
    if size.height > 1 {
      (top, last, isWide) = rowsOfLabel(i, since: first, x &+ columns, y, size)
      runs.text(top, x, node.prefixOffset, bytes, columns, node.style)
    }
    guard node.suffix != 0 else { return }
    let end = last > top && !isWide ? endOfRow(last, since: first) : nil
    var column = end ?? x &+ size.width &- 1
    if column >= self.columns, x < self.columns &- 2, mirror == nil {
      column = self.columns &- 1
      cutLabel(last, since: first &+ 1, node.style)
    }
    runs.fill(last, column, UInt32(bitPattern: node.suffix), 1, node.style)
  }

  /// The rows on which the brackets of a control stand that is higher than one, and whether it grows.
  @inline(never)
  private mutating func rowsOfLabel(
    _ i: Int32,
    since first: Int,
    _ x: Int32,
    _ y: Int32,
    _ size: Size
  ) -> (top: Int32, last: Int32, isWide: Bool) {
    let (node, middle) = (nodes[Int(i)], y &+ (size.height &- 1) / 2)
    var (top, last) = rows(since: first) ?? (middle, middle)
    while last > top, isLine(last, since: first) { last &-= 1 }
    guard last > top else { return (top, last, false) }
    let isWide = slots[i].traits.contains(.grows(.horizontal))
    let isInside = startOfRow(top, since: first) > x
    if isInside || isWide && beginsText(i, node, below: top, since: first), hasTexts(i, node) {
      last = top
    }
    return (top, last, isWide)
  }

  /// Whether a toggle has no column for its label beside its mark: the label is below that then.
  func hasLabelBelow(_ node: Node, _ proposal: Proposal) -> Bool {
    node.suffix == 0 && proposal.width > 0 && proposal.width <= node.controlInsets.width
  }

  /// The label of a control that goes beyond the last column ends in an ellipsis before its bracket, which stands there.
  private mutating func cutLabel(_ row: Int32, since first: Int, _ style: Style) {
    let isCut = (first..<max(first, runs.all.count)).contains {
      let run = runs.all[$0]
      return run.row == row && run.column &+ run.columns > columns &- 1 && run.column < columns
    }
    if isCut { runs.fill(row, columns &- 2, 0x2026, 1, style) }
  }

  /// The first and the last row of what was placed since; nil: nothing was.
  private func rows(since first: Int) -> (Int32, Int32)? {
    guard first < runs.all.count else { return nil }
    var (top, last) = (Int32.max, Int32.min)
    for i in first..<runs.all.count {
      let row = runs.all[i].row
      (top, last) = (min(top, row), max(last, row))
    }
    return (top, last)
  }

  /// Whether nothing but a line across was placed on a row since.
  private func isLine(_ row: Int32, since first: Int) -> Bool {
    var isLine = false
    for i in first..<runs.all.count where runs.all[i].row == row {
      guard runs.all[i].bytes < 0, Self.lines.contains(runs.all[i].offset) else { return false }
      isLine = true
    }
    return isLine
  }

  /// Lines across, as shapes, dividers and underlines draw them.
  private static let lines: Set<Int32> = [0x2500, 0x2501, 0x2504, 0x2550, 0x2D]

  /// Whether there is more than one text in a control's label.
  private func hasTexts(_ i: Int32, _ node: Node) -> Bool {
    var texts = 0
    for k in Int(i) + 1..<Int(node.end) where nodes[k].kind == .text && nodes[k].textBytes > 0 {
      texts += 1
    }
    return texts > 1
  }

  /// Whether a text of a control's label begins below a row: it does not only go on there.
  private func beginsText(_ i: Int32, _ node: Node, below top: Int32, since first: Int) -> Bool {
    let lower = (first..<max(first, runs.all.count)).filter {
      runs.all[$0].row > top && runs.all[$0].bytes > 0
    }
    return (Int(i) + 1..<Int(node.end)).contains { k in
      nodes[k].kind == .text && lower.contains { runs.all[$0].offset == nodes[k].textOffset }
    }
  }

  /// The column of what stands first on a row of those placed since.
  private func startOfRow(_ row: Int32, since first: Int) -> Int32 {
    var start = Int32.max
    for i in first..<runs.all.count where runs.all[i].row == row {
      start = min(start, runs.all[i].column)
    }
    return start
  }

  /// The column behind what was placed on a row since; nil: nothing was.
  private func endOfRow(_ row: Int32, since first: Int) -> Int32? {
    var end: Int32?
    for i in first..<runs.all.count where runs.all[i].row == row {
      end = max(end ?? 0, runs.all[i].column &+ runs.all[i].columns)
    }
    return end
  }

  /// Full and empty cells, a line to write on, or a mark on a line; the share in words behind them where there is room.
  mutating func placeBar(_ node: Node, _ x: Int32, _ y: Int32, _ size: Size) {
    if node.isBlank { return runs.fill(y, x, 0x5F, size.width, node.style) }
    if node.isRedacted { return runs.fill(y, x, 0x2592, size.width, node.style) }
    if node.isMark {
      let mark = ((size.width &- 1) &* node.a &+ 500) / 1000
      runs.fill(y, x, 0x2500, size.width, node.style)
      return runs.fill(y, x &+ mark, 0x25CF, 1, node.style)
    }
    let words = node.d == 1 && hasRoomForWords(y, size.width)
    let cells = words ? size.width &- 5 : size.width
    let full = min(cells, (cells &* node.a &+ 500) / 1000)
    if full > 0 { runs.fill(y, x, 0x2588, full, node.style) }
    if full < cells { runs.fill(y, x &+ full, 0x2591, cells &- full, node.style) }
    if words { placeBarWords(node, x &+ size.width, y) }
  }

  /// Whether a bar keeps some cells beside words behind it.
  ///
  /// Of equal parts of a row the first ones have the columns that are left over: one a column shorter does as they do.
  private mutating func hasRoomForWords(_ row: Int32, _ width: Int32) -> Bool {
    let least: Int32 = 10
    if width == least { rowOfShortBar = row }
    return width >= least || width == least &- 1 && rowOfShortBar == row
  }

  /// The words behind a bar, which end before a column.
  private mutating func placeBarWords(_ node: Node, _ end: Int32, _ y: Int32) {
    let columns = Columns.columns(text + Int(node.b), Int(node.c))
    let isIsolate = columns != node.c && runsRightToLeft(node.b, node.b &+ node.c)
    if isIsolate { runs.isolate(y, end &- columns, begins: true) }
    runs.text(y, end &- columns, node.b, node.c, columns, node.style)
    if isIsolate { runs.isolate(y, end, begins: false) }
  }
}
