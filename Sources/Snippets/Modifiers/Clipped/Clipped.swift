import SnippetFoundation

/// Draws of its child what lies within its room.
struct ClipLayout: NodeLayout {
  func place(
    _ i: Int32,
    _ proposal: Proposal,
    _ origin: Point,
    _ size: Size,
    _ pass: inout LayoutPass
  ) {
    let first = pass.runs.all.count
    let child = pass.size(i &+ 1, proposal)
    pass.place(i &+ 1, proposal, x: origin.x, y: origin.y, child)
    pass.clip(from: first, origin, size)
  }
}

extension LayoutPass {
  /// Cuts the runs placed since `first` to an area, a column earlier on some rows.
  ///
  /// A wide character that lies half outside is not drawn.
  mutating func clip(
    from first: Int,
    _ origin: Point,
    _ size: Size,
    earlierOn rows: Set<Int32> = []
  ) {
    var kept = first
    for k in first..<runs.all.count {
      var run = runs.all[k]
      guard run.row >= origin.y, run.row < origin.y &+ size.height else { continue }
      let isEarlier = !rows.isEmpty && rows.contains(run.row)
      let (left, right) = (origin.x, origin.x &+ size.width &- (isEarlier ? 1 : 0))
      if run.isIsolate {
        // What is left of its text still reorders nothing beside it.
        run.column = min(max(run.column, left), right)
      } else {
        if run.column < left || run.column &+ run.columns > right { cut(&run, left, right) }
        guard run.columns > 0 else { continue }
      }
      runs.all[kept] = run
      kept += 1
    }
    runs.all.count = kept
    forgetMoved(since: first)
  }

  private func cut(_ run: inout Run, _ left: Int32, _ right: Int32) {
    if run.bytes < 0 {
      let from = max(run.column, left)
      run.columns = max(0, min(run.column &+ run.columns, right) &- from)
      run.column = from
      return
    }
    let end = run.offset &+ run.bytes
    var (i, column) = (run.offset, run.column)
    var (start, first, last, lastByte) = (run.offset, run.column, run.column, run.offset)
    var isEmpty = true
    while i < end {
      let cluster = Columns.firstCluster(text + Int(i), Int(end &- i))
      let next = column &+ cluster.columns
      // What takes no column goes with the character before it.
      if column >= left, next <= right, !isEmpty || cluster.columns > 0 {
        if isEmpty { (start, first, isEmpty) = (i, column, false) }
        (last, lastByte) = (next, i &+ Int32(cluster.bytes))
      }
      i &+= Int32(cluster.bytes)
      column = next
    }
    run.column = first
    (run.offset, run.bytes) = (start, isEmpty ? 0 : lastByte &- start)
    run.columns = isEmpty ? 0 : last &- first
  }
}

extension View {
  /// Draws of a view what lies within its room; the rest is cut off at cells.
  public nonisolated func clipped(antialiased: Bool = false) -> LaidOut<Self> {
    LaidOut(self, ClipLayout())
  }
}
