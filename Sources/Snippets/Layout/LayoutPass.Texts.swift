import SnippetFoundation

extension LayoutPass {
  /// The lines of a text, the last with its ellipsis if there are more.
  func textSize(_ node: Node, _ proposal: Proposal) -> Size {
    var (widest, lines) = (Int32(0), Int32(0))
    let most = lineCap(node, proposal.height)
    var breaker = LineBreaker(node, text, width: proposal.width)
    var last: LineBreaker.Line?
    while lines < most, let line = breaker.next() {
      lines &+= 1
      widest = max(widest, line.columns)
      last = line
    }
    guard lines == most, let last, breaker.next() != nil else { return Size(widest, lines) }
    let rest = Columns.columns(text + Int(last.start), last.logicalBytes) &+ 1
    let room = proposal.width < 0 ? .unbounded : max(1, proposal.width)
    return Size(min(room, max(widest, rest)), lines)
  }

  /// The most lines that the limit and the proposed height allow.
  private func lineCap(_ node: Node, _ height: Int32) -> Int32 {
    let limit = node.lineLimit == 0 ? Int32.max : node.lineLimit
    return height < 0 ? limit : min(limit, max(1, height))
  }

  @inline(never)
  mutating func placeText(
    _ i: Int32,
    _ proposal: Proposal,
    _ x: Int32,
    _ y: Int32,
    _ size: Size
  ) {
    let node = nodes[Int(i)]
    guard node.textLines == 1, size.width >= node.textColumns, node.isDrawnWhole else {
      return placeLines(i, proposal, x, y, size)
    }
    if node.textBytes > 0 {
      runs.text(y, x, node.textOffset, node.textBytes, node.textColumns, node.style)
    }
  }

  @inline(never)
  private mutating func placeLines(
    _ i: Int32,
    _ proposal: Proposal,
    _ x: Int32,
    _ y: Int32,
    _ size: Size
  ) {
    let node = nodes[Int(i)]
    if node.style.isClear, !node.hasSpans { return }
    if node.textLines == 1, size.width >= node.textColumns {
      let end = node.textOffset &+ node.textBytes
      return emitWithCare(node, y, x, ShownLine(start: node.textOffset, end: end))
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
      let dx = side == 0 ? 0 : side == 1 ? room &>> 1 : room
      if line.hasHyphen {
        let shown = ShownLine(start: line.start, end: line.end, sign: 0x2D)
        emitWithCare(node, row, x &+ dx, shown)
      } else {
        emit(node, row, x &+ dx, line.start, line.end, line.columns)
      }
    }
  }

  /// What of a text is drawn on a row: a part, a sign, another part.
  private struct ShownLine {
    var start, end: Int32
    /// A hyphen or an ellipsis; 0: none.
    var sign: UInt32 = 0
    var tailStart: Int32 = 0
    var tailEnd: Int32 = 0
  }

  /// The last line allowed: as much of the logical line as fits beside an ellipsis.
  private mutating func truncate(
    _ node: Node,
    _ line: LineBreaker.Line,
    _ x: Int32,
    _ row: Int32,
    _ width: Int32
  ) {
    let room = width &- 1
    var shown = ShownLine(start: line.start, end: line.start, sign: 0x2026)
    let mode = Text.TruncationMode(bits: node.truncation)
    let all = mode == .tail ? 0 : Columns.columns(text + Int(line.start), line.logicalBytes)
    if mode == .tail || all <= width {
      shown.end = place(after: room, from: line.start, to: line.logicalEnd).end
    } else {
      let before = mode == .head ? 0 : room &- room / 2
      let first = place(after: before, from: line.start, to: line.logicalEnd)
      shown.end = first.end
      shown.tailStart = first.end
      shown.tailEnd = line.logicalEnd
      var left = all &- first.columns
      while shown.tailStart < shown.tailEnd {
        let rest = Int(shown.tailEnd &- shown.tailStart)
        let cluster = Columns.firstCluster(text + Int(shown.tailStart), rest)
        // What takes no column goes with the character before it.
        if left <= room &- first.columns, cluster.columns > 0 { break }
        left &-= cluster.columns
        shown.tailStart &+= Int32(cluster.bytes)
      }
    }
    emitWithCare(node, row, x, shown)
  }

  /// Where the characters end that fit into so many columns.
  private func place(
    after room: Int32,
    from start: Int32,
    to end: Int32
  ) -> (
    end: Int32, columns: Int32
  ) {
    var (i, columns) = (start, Int32(0))
    while i < end {
      let cluster = Columns.firstCluster(text + Int(i), Int(end &- i))
      if columns &+ cluster.columns > room { break }
      columns &+= cluster.columns
      i &+= Int32(cluster.bytes)
    }
    return (i, columns)
  }

  /// Emits a part of a text.
  @inline(__always)
  private mutating func emit(
    _ node: Node,
    _ row: Int32,
    _ x: Int32,
    _ start: Int32,
    _ end: Int32,
    _ columns: Int32
  ) {
    if node.isInPieces {
      emitWithCare(node, row, x, ShownLine(start: start, end: end))
    } else if end > start {
      runs.text(row, x, start, end &- start, columns, node.style)
    }
  }

  /// Emits a line in pieces: cut where spans end, without what is not written.
  ///
  /// What runs from right to left anywhere in it makes the line an isolate, so that it is read in its own order and
  /// reorders nothing that stands beside it.
  private mutating func emitWithCare(_ node: Node, _ row: Int32, _ x: Int32, _ line: ShownLine) {
    var line = line
    let isIsolate =
      node.needsCare
      && (runsRightToLeft(line.start, line.end)
        || runsRightToLeft(line.tailStart, line.tailEnd))
    if isIsolate {
      runs.isolate(row, x, begins: true)
      // Blanks behind it are not drawn: rows end in none.
      if line.sign == 0 {
        while case let blank = Blanks.bytes(text, before: line.end, from: line.start), blank > 0 {
          line.end &-= blank
        }
      }
    }
    var (column, style) = (x, node.style)
    emitSpans(node, row, &column, &style, line.start, line.end)
    if line.sign != 0 {
      if node.flags & TreeBuilder.redactedFlag != 0 { line.sign = CoveredText.mark }
      let look = line.sign == 0x2D ? style : node.style
      if !look.isClear { runs.fill(row, column, line.sign, 1, look) }
      column &+= 1
      emitSpans(node, row, &column, &style, line.tailStart, line.tailEnd)
    }
    if isIsolate { runs.isolate(row, column, begins: false) }
  }

  private mutating func emitSpans(
    _ node: Node,
    _ row: Int32,
    _ column: inout Int32,
    _ style: inout Style,
    _ start: Int32,
    _ end: Int32
  ) {
    guard node.hasSpans else { return emitPieces(node, row, &column, style, start, end) }
    var (low, high) = (0, spans.count)
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].end <= start { low = middle + 1 } else { high = middle }
    }
    var from = start
    while from < end, low < spans.count {
      let to = min(end, spans[low].end)
      style = spans[low].style
      emitPieces(node, row, &column, style, from, to)
      (from, low) = (to, low + 1)
    }
  }

  private mutating func emitPieces(
    _ node: Node,
    _ row: Int32,
    _ column: inout Int32,
    _ style: Style,
    _ start: Int32,
    _ end: Int32
  ) {
    if node.flags & TreeBuilder.redactedFlag != 0 {
      return emitCovers(row, &column, style, start, end)
    }
    var (from, i) = (start, start)
    while node.needsCare, i < end {
      let (scalar, bytes) = Columns.decode(text + Int(i))
      if Scalars.attributes(scalar).isHidden {
        emitPiece(row, &column, style, from, i)
        from = i &+ Int32(bytes)
      }
      i &+= Int32(bytes)
    }
    emitPiece(row, &column, style, from, end)
  }

  /// Emits covers, and the blanks between them, as one bar, and what else stands there as it is.
  private mutating func emitCovers(
    _ row: Int32,
    _ column: inout Int32,
    _ style: Style,
    _ start: Int32,
    _ end: Int32
  ) {
    var (from, i, bar) = (start, start, Int32(0))
    func endBar(_ column: inout Int32, _ runs: inout Runs) {
      if bar > 0, !style.isClear { runs.fill(row, column, CoveredText.mark, bar, style) }
      column &+= bar
      bar = 0
    }
    while i < end {
      let (scalar, bytes) = Columns.decode(text + Int(i))
      let covered = CoveredText.columns(scalar)
      if covered == nil, !Scalars.attributes(scalar).isHidden {
        endBar(&column, &runs)
      } else {
        emitPiece(row, &column, style, from, i)
        bar &+= covered ?? 0
        from = i &+ Int32(bytes)
      }
      i &+= Int32(bytes)
    }
    endBar(&column, &runs)
    emitPiece(row, &column, style, from, end)
  }

  private mutating func emitPiece(
    _ row: Int32,
    _ column: inout Int32,
    _ style: Style,
    _ start: Int32,
    _ end: Int32
  ) {
    guard end > start else { return }
    let width = Columns.columns(text + Int(start), Int(end &- start))
    if !style.isClear { runs.text(row, column, start, end &- start, width, style) }
    column &+= width
  }

  func runsRightToLeft(_ start: Int32, _ end: Int32) -> Bool {
    var i = start
    while i < end {
      let (scalar, bytes) = Columns.decode(text + Int(i))
      if Scalars.attributes(scalar).isRightToLeft { return true }
      i &+= Int32(bytes)
    }
    return false
  }
}
