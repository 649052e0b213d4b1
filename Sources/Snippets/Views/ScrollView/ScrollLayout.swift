import SnippetFoundation

/// As large as the content where there is room; else as large as the room, saying what is hidden.
struct ScrollLayout: NodeLayout {
  let axes: Axis.Set
  /// As wide as it may be, as lists are.
  let isWide: Bool
  /// Its name as a coordinate space, and who asks for that.
  let path: UInt64
  let tables: LayoutTables

  private func scrolls(_ axis: Axis) -> Bool {
    axes.contains(axis == .horizontal ? .horizontal : .vertical)
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    var inner = proposal
    for axis in Axis.allCases where scrolls(axis) { inner[axis] = .unspecified }
    return inner
  }

  private static func words(_ hidden: Int32) -> String {
    "… \(hidden) more \(hidden == 1 ? "row" : "rows")"
  }

  /// The same in fewer words where there is no room for all: `… 12 more`, `… 12`, `…`.
  private static func words(_ hidden: Int32, columns: Int32) -> String {
    let forms = [words(hidden), "… \(hidden) more", "… \(hidden)"]
    return forms.first { $0.unicodeScalars.count <= columns } ?? "…"
  }

  func ideal(_ i: Int32, _ pass: inout LayoutPass) -> Slot {
    let child = pass.slots[i &+ 1]
    var traits = child.traits
    for axis in Axis.allCases where scrolls(axis) {
      traits.remove(.grows(axis))
      traits.remove(.shares(axis))
    }
    if isWide { traits.insert(.growsWidth) }
    return Slot(child.width, child.height, traits.subtracting(.spacer))
  }

  func bounds(_ i: Int32, _ pass: inout LayoutPass) -> Bounds {
    var bounds = pass.bounds[i &+ 1]
    let ideal = pass.slots[i &+ 1].ideal
    for axis in Axis.allCases where scrolls(axis) {
      bounds.least[axis] = min(1, ideal[axis])
      bounds.most[axis] = ideal[axis]
    }
    if isWide { bounds.most.width = .unbounded }
    return bounds
  }

  func size(_ i: Int32, _ proposal: Proposal, _ pass: inout LayoutPass) -> Size {
    var size = pass.size(i &+ 1, inner(proposal))
    if isWide, proposal.width >= 0, proposal.width < .unbounded {
      size.width = max(size.width, proposal.width)
    }
    let rows = size.height
    for axis in Axis.allCases where scrolls(axis) && proposal[axis] >= 0 {
      size[axis] = min(size[axis], proposal[axis])
    }
    if size.height < rows, proposal.width < 0 || size.width < proposal.width {
      // Room for the words that say what is hidden.
      let words = Self.words(rows &- size.height &+ 1).utf8.count &- 2
      let width = max(size.width, Int32(words))
      size.width = proposal.width < 0 ? width : min(proposal.width, width)
    }
    return size
  }

  func place(
    _ i: Int32,
    _ proposal: Proposal,
    _ origin: Point,
    _ size: Size,
    _ pass: inout LayoutPass
  ) {
    let inner = inner(proposal)
    let whole = pass.size(i &+ 1, inner)
    if tables.used[path] != nil {
      tables.found[path] = LayoutTables.Area(origin: origin, size: size)
    }
    let first = pass.runs.all.count
    pass.place(i &+ 1, inner, x: origin.x, y: origin.y, whole)
    let isTall = scrolls(.vertical) && whole.height > size.height
    let isCut = scrolls(.horizontal) && whole.width > size.width
    guard isTall || isCut else { return }
    guard size.width > 0, size.height > 0 else { return pass.clip(from: first, origin, Size(0, 0)) }
    let style = pass.nodes[Int(i)].style
    var room = size
    if isTall { room.height &-= 1 }
    if isCut {
      // A row that ends with the room is whole.
      let ends = pass.rows(beyond: origin.x &+ size.width, since: first)
      pass.clip(from: first, origin, room, earlierOn: ends)
      let last = origin.x &+ size.width &- 1
      for row in ends where row >= origin.y && row < origin.y &+ room.height {
        // The label of a control ends in one already.
        if pass.endsInEllipsis(row, last, since: first) { continue }
        pass.runs.fill(row, last, 0x2026, 1, style)
      }
    } else {
      pass.clip(from: first, origin, room)
    }
    guard isTall else { return }
    let hidden = whole.height &- room.height
    let words = Self.words(hidden, columns: size.width)
    let row = origin.y &+ size.height &- 1
    for (column, letter) in zip(origin.x..<(origin.x &+ size.width), words.unicodeScalars) {
      pass.runs.fill(row, column, letter.value, 1, style)
    }
  }
}

extension LayoutPass {
  /// Whether the last thing placed on a row before a column since `first` is an ellipsis.
  fileprivate func endsInEllipsis(_ row: Int32, _ column: Int32, since first: Int) -> Bool {
    (first..<runs.all.count).contains {
      let run = runs.all[$0]
      return run.bytes == -1 && run.offset == 0x2026 && run.row == row
        && run.column &+ run.columns == column
    }
  }

  /// The rows on which something placed since `first` goes beyond a column.
  fileprivate func rows(beyond column: Int32, since first: Int) -> Set<Int32> {
    var rows: Set<Int32> = []
    for i in first..<runs.all.count {
      let run = runs.all[i]
      if run.column &+ run.columns > column { rows.insert(run.row) }
    }
    return rows
  }
}
