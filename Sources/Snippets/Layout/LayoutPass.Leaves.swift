extension LayoutPass {
  mutating func placeControl(
    _ i: Int32,
    _ node: Node,
    _ proposal: Proposal,
    _ x: Int32,
    _ y: Int32,
    _ size: Size
  ) {
    let inner = Proposal(proposal.width.less(node.controlInsets.width), proposal.height)
    let (bytes, columns) = (node.prefixBytes, node.prefixBytes)
    let first = runs.all.count
    if size.height <= 1 { runs.text(y, x, node.prefixOffset, bytes, columns, node.style) }
    place(i &+ 1, inner, x: x &+ columns, y: y, self.size(i &+ 1, inner))
    // The brackets stand on the first and the last row that the label draws, not beside its padding.
    var (top, last) = (y, y)
    if size.height > 1 {
      (top, last) = rows(since: first) ?? (y, y &+ size.height &- 1)
      runs.text(top, x, node.prefixOffset, bytes, columns, node.style)
    }
    guard node.suffix != 0 else { return }
    let end = last > top ? endOfRow(last, since: first) : nil
    let column = end ?? x &+ size.width &- 1
    runs.fill(last, column, UInt32(bitPattern: node.suffix), 1, node.style)
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

  /// The column behind what was placed on a row since; nil: nothing was.
  private func endOfRow(_ row: Int32, since first: Int) -> Int32? {
    var end: Int32?
    for i in first..<runs.all.count where runs.all[i].row == row {
      end = max(end ?? 0, runs.all[i].column &+ runs.all[i].columns)
    }
    return end
  }

  /// Full and empty cells, or a mark on a line; the share in words behind them where there is room.
  mutating func placeBar(_ node: Node, _ x: Int32, _ y: Int32, _ size: Size) {
    if node.isMark {
      let mark = ((size.width &- 1) &* node.a &+ 500) / 1000
      runs.fill(y, x, 0x2500, size.width, node.style)
      return runs.fill(y, x &+ mark, 0x25CF, 1, node.style)
    }
    let words = node.d == 1 && size.width >= 12
    let cells = words ? size.width &- 5 : size.width
    let full = min(cells, (cells &* node.a &+ 500) / 1000)
    if full > 0 { runs.fill(y, x, 0x2588, full, node.style) }
    if full < cells { runs.fill(y, x &+ full, 0x2591, cells &- full, node.style) }
    if words { runs.text(y, x &+ size.width &- node.c, node.b, node.c, node.c, node.style) }
  }

  mutating func placeText(
    _ i: Int32,
    _ node: Node,
    _ proposal: Proposal,
    _ x: Int32,
    _ y: Int32,
    _ size: Size
  ) {
    if node.textLines == 1, size.width >= node.textColumns {
      let all = (node.textOffset, node.textOffset &+ node.textBytes)
      return emit(node, y, x, all.0, all.1, node.textColumns)
    }
    let width = proposal.width < 0 ? size.width : max(1, proposal.width)
    var breaker = LineBreaker(node, text, width: width)
    var next = breaker.next()
    for row in y..<(y &+ size.height) {
      guard let line = next else { return }
      next = breaker.next()
      if row == y &+ size.height &- 1, next != nil { return truncate(node, line, x, row, width) }
      let room = max(0, size.width &- line.columns)
      let side = node.textSide
      let dx = side == 0 ? 0 : side == 1 ? room >> 1 : room
      emit(node, row, x &+ dx, line.start, line.end, line.columns)
    }
  }

  /// The last line allowed: as much of the logical line as fits before an ellipsis.
  private mutating func truncate(
    _ node: Node,
    _ line: LineBreaker.Line,
    _ x: Int32,
    _ row: Int32,
    _ width: Int32
  ) {
    var (i, columns) = (line.start, Int32(0))
    while i < line.logicalEnd {
      let cluster = Columns.firstCluster(text + Int(i), Int(line.logicalEnd &- i))
      if columns &+ cluster.columns > width &- 1 { break }
      columns &+= cluster.columns
      i &+= Int32(cluster.bytes)
    }
    emit(node, row, x, line.start, i, columns)
    runs.fill(row, x &+ columns, 0x2026, 1, node.style)
  }

  /// Emits a part of a text, cut where its spans end.
  @inline(__always)
  private mutating func emit(
    _ node: Node,
    _ row: Int32,
    _ x: Int32,
    _ start: Int32,
    _ end: Int32,
    _ columns: Int32
  ) {
    if node.hasSpans { return emitSpans(row, x, start, end) }
    if end > start { runs.text(row, x, start, end &- start, columns, node.style) }
  }

  private mutating func emitSpans(_ row: Int32, _ x: Int32, _ start: Int32, _ end: Int32) {
    var (low, high) = (0, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].end <= start { low = middle + 1 } else { high = middle }
    }
    var (from, column) = (start, x)
    while from < end, low < spans.count {
      let to = min(end, spans[low].end)
      let width = Columns.measureLines(text + Int(from), Int(to &- from)).0
      runs.text(row, column, from, to &- from, width, spans[low].style)
      column = column &+ width
      (from, low) = (to, low + 1)
    }
  }
}
