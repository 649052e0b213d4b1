import SnippetFoundation

// Grids that are too narrow for the controls and the fixed frames in them: each row goes on below, as one outside of a grid.
//
// All rows go on at the same columns.
extension GridLayoutNode {
  /// Lets the fixed frames in columns give back what cells added to their points, if there is room for all columns so.
  func giveBack(
    _ cells: [GridCell],
    _ columns: inout [GridTrack],
    _ room: Int32,
    _ pass: borrowing LayoutPass
  ) -> Bool {
    var given = columns
    for i in given.indices { given[i].least = 0 }
    let sized = cells.filter { !$0.unsized.contains(.horizontal) }
    for cell in sized.filter({ $0.columns.count == 1 }) + sized.filter({ $0.columns.count > 1 }) {
      let (node, end) = (cell.node, cell.columns.upperBound)
      var least = pass.givenLeast(of: node)
      // Words without a gap behind them keep a blank.
      let isApart = end == columns.count || columns[end].gap > 0
      if !isApart { least = max(least, pass.blankLeast(of: node)) }
      let kept = min(least, pass.bounds[node].least.width, pass.slots[node].width)
      given.widen(cell.columns, by: kept &- given.length(cell.columns) { $0.least }, \.least)
    }
    guard given.total(\.least) <= room else { return false }
    for i in columns.indices { columns[i].least = min(columns[i].least, given[i].least) }
    return true
  }

  /// Finds what columns keep where there is no room for their least lengths.
  func keep(_ cells: [GridCell], _ columns: inout [GridTrack], _ pass: inout LayoutPass) {
    // Words go on below rather than into a column of letters.
    let fewest: Int32 = 4
    for cell in cells where !cell.unsized.contains(.horizontal) && !cell.isAlone {
      let least = pass.bounds[cell.node].least.width
      var kept = min(least, pass.slots[cell.node].width)
      if !hasControl(cell.node, pass) {
        let least = max(fewest, pass.size(cell.node, Proposal(1, .unspecified)).width)
        kept = min(kept, max(least, pass.longestNumber(cell.node)))
      }
      if cell.columns.count == 1 {
        columns[cell.columns.lowerBound].kept = max(columns[cell.columns.lowerBound].kept, kept)
      } else {
        let known = columns.length(cell.columns) { $0.kept }
        columns.widen(cell.columns, by: kept &- known, \.kept)
      }
    }
  }

  private func hasControl(_ i: Int32, _ pass: borrowing LayoutPass) -> Bool {
    (i..<pass.nodes[Int(i)].end).contains { pass.nodes[Int($0)].kind == .control }
  }

  /// Puts columns on lines; nil if they are on one, or if there is no height for the lines.
  func planInLines(
    _ cells: [GridCell],
    _ columns: [GridTrack],
    _ members: Members,
    _ proposal: Proposal,
    _ pass: inout LayoutPass
  ) -> Plan? {
    let starts = lineStarts(columns, proposal.width)
    guard starts.count > 1 else { return nil }
    var lines: [GridTrack] = []
    for (line, start) in starts.enumerated() {
      let end = line + 1 < starts.count ? starts[line + 1] : columns.count
      var part = Array(columns[start..<end])
      let gaps = part.length(part.indices) { _ in 0 }
      divide(&part, from: start, max(0, proposal.width &- gaps), members, cells, &pass)
      part[0].beginsLine = true
      lines += part
    }
    lines.findEnds()
    let plan = plan(onLines(cells, starts), lines, proposal, &pass)
    let high = plan.rows.length(plan.rows.indices) { $0.ideal }
    return proposal.height < 0 || high <= proposal.height ? plan : nil
  }

  /// The columns that begin lines: as many on each as keep their least lengths.
  private func lineStarts(_ columns: [GridTrack], _ width: Int32) -> [Int] {
    var (starts, end): ([Int], Int32) = ([], 0)
    for (column, track) in columns.enumerated() {
      let next = end.plus(track.gap).plus(track.least)
      if starts.isEmpty || next > width {
        starts.append(column)
        end = track.least
      } else {
        end = next
      }
    }
    return starts
  }

  /// The cells with a row for each line; one over several columns ends with its line.
  private func onLines(_ cells: [GridCell], _ starts: [Int]) -> [GridCell] {
    var (moved, row, line) = (cells, -1, 0)
    var last = (row: -1, line: 0)
    for index in cells.indices {
      let cell = cells[index]
      let first = cell.columns.lowerBound
      if cell.row != last.row { line = 0 }
      while line + 1 < starts.count, starts[line + 1] <= first { line += 1 }
      if (cell.row, line) != last {
        moved[index].isBelow = cell.row == last.row
        (row, last) = (row + 1, (cell.row, line))
      }
      moved[index].row = row
      if !cell.isAlone, line + 1 < starts.count {
        moved[index].columns = first..<min(cell.columns.upperBound, starts[line + 1])
      }
    }
    return moved
  }
}
