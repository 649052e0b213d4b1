import SnippetFoundation

/// Lays rows of cells out in common columns.
struct GridLayoutNode: NodeLayout {
  let alignment: Alignment
  let columnSpacing: Int32
  let rowSpacing: Int32

  func ideal(_ i: Int32, _ pass: inout LayoutPass) -> Slot {
    let size = size(i, Proposal(.unspecified, .unspecified), &pass)
    var traits = Slot.Traits([.sharesWidth, .sharesHeight, .bends])
    var child = i &+ 1
    while child < pass.nodes[Int(i)].end {
      if pass.slots[child].traits.contains(.guided) { traits.insert(.guided) }
      child = pass.nodes[Int(child)].end
    }
    return Slot(size.width, size.height, traits)
  }

  func bounds(_ i: Int32, _ pass: inout LayoutPass) -> Bounds {
    let cells = cells(i, &pass)
    var columns = columns(cells, &pass)
    columns.findEnds()
    let all = columns.indices
    let ideal = pass.slots[i].ideal
    let height = columns.isEmpty ? 0 : ideal.height
    return Bounds(
      least: Size(columns.length(all) { $0.least }, height),
      most: Size(
        max(ideal.width, columns.length(all) { $0.most }),
        max(height, rows(cells, columns, &pass).length(0..<rowCount(cells)) { $0.most })
      )
    )
  }

  func size(_ i: Int32, _ proposal: Proposal, _ pass: inout LayoutPass) -> Size {
    let plan = plan(i, proposal, &pass)
    return Size(plan.width, plan.rows.length(plan.rows.indices) { $0.length })
  }

  func place(
    _ i: Int32,
    _ proposal: Proposal,
    _ origin: Point,
    _ size: Size,
    _ pass: inout LayoutPass
  ) {
    let plan = plan(i, proposal, &pass)
    let sides = columnSides(plan)
    var top = origin.y
    var next = plan.cells.startIndex
    for (row, track) in plan.rows.enumerated() {
      let first = next
      while next < plan.cells.endIndex, plan.cells[next].row == row { next += 1 }
      if row > 0 { top = top &+ track.gap }
      placeRow(plan.cells[first..<next], plan, sides, Point(origin.x, top), track.length, &pass)
      top = top &+ track.length
    }
  }

  func explicitGuide(
    _ guide: Guide,
    _ i: Int32,
    _ proposal: Proposal,
    _ size: Size,
    _ pass: inout LayoutPass
  ) -> CGFloat? {
    guard guide.isFirstBaseline || guide.isLastBaseline else { return nil }
    let plan = plan(i, proposal, &pass)
    let length = plan.rows.length(plan.rows.indices) { $0.length }
    return guide.isLastBaseline ? CGFloat(length) * 16 : plan.rows.isEmpty ? nil : 16
  }

  // MARK: what is where

  struct Plan {
    var cells: [GridCell]
    var columns: [GridTrack]
    var rows: [GridTrack]
    /// Of the longest line of columns.
    var width: Int32
  }

  private func plan(_ i: Int32, _ proposal: Proposal, _ pass: inout LayoutPass) -> Plan {
    let cells = cells(i, &pass)
    var columns = columns(cells, &pass)
    let isFree = proposal.width < 0 || proposal.width >= .unbounded
    let gaps = columns.length(columns.indices) { _ in 0 }
    var room = isFree ? columns.total(\.ideal) : max(0, proposal.width &- gaps)
    let members = Self.byColumn(cells, columns.count)
    if !isFree, columns.total(\.least) > room, !giveBack(cells, &columns, room, pass) {
      keep(cells, &columns, &pass)
      if columns.narrowGaps(toward: proposal.width) {
        room = columns.total(\.least)
      } else if columns.total(\.kept) > room, pass.hasWords(i, pass.nodes[Int(i)]),
        let plan = planInLines(cells, columns, members, proposal, &pass)
      {
        return plan
      } else {
        for i in columns.indices { columns[i].gap = min(columns[i].gap, 1) }
        room = max(0, proposal.width &- columns.length(columns.indices) { _ in 0 })
      }
    }
    divide(&columns, room, members, cells, &pass)
    columns.findEnds()
    return plan(cells, columns, proposal, &pass)
  }

  func plan(
    _ cells: [GridCell],
    _ columns: [GridTrack],
    _ proposal: Proposal,
    _ pass: inout LayoutPass
  ) -> Plan {
    var rows = rows(cells, columns, &pass)
    let high = rows.total(\.ideal)
    let between = rows.length(rows.indices) { _ in 0 }
    let isOpen = proposal.height < 0 || proposal.height >= .unbounded
    // As in a column, no row is lower than it must be: rather they go beyond what is proposed than over each other.
    let offered = max(rows.total(\.least), proposal.height &- between)
    rows.divide(isOpen ? high : offered) { $1 }
    return Plan(cells: cells, columns: columns, rows: rows, width: columns.end)
  }

  /// Divides room among columns, all of them or, from `start` on, those of one line.
  func divide(
    _ columns: inout [GridTrack],
    from start: Int = 0,
    _ room: Int32,
    _ members: Members,
    _ cells: [GridCell],
    _ pass: inout LayoutPass
  ) {
    columns.divide(room) { track, length in
      let track = start + track
      // Cells over several columns may need what the others leave.
      if members.isSpanned[track] { return length }
      var longest: Int32 = 0
      for index in members.starts[track]..<members.starts[track + 1] {
        let cell = cells[members.cells[index]]
        if cell.unsized.contains(.horizontal) { continue }
        longest = max(longest, pass.size(cell.node, Proposal(length, .unspecified)).width)
      }
      return longest
    }
  }

  /// The cells of one column, those of each column together and where they begin; and whether a cell over several
  /// columns goes over each.
  struct Members {
    var cells: [Int]
    var starts: [Int]
    var isSpanned: [Bool]
  }

  private static func byColumn(_ cells: [GridCell], _ count: Int) -> Members {
    var starts = [Int](repeating: 0, count: count + 1)
    // How many more cells over several columns begin than end at each.
    var open = [Int](repeating: 0, count: count + 1)
    for cell in cells {
      if cell.columns.count == 1 {
        starts[cell.columns.lowerBound + 1] += 1
      } else {
        open[cell.columns.lowerBound] += 1
        open[cell.columns.upperBound] -= 1
      }
    }
    for column in 0..<count {
      starts[column + 1] += starts[column]
      if column > 0 { open[column] += open[column - 1] }
    }
    var next = starts
    var single = [Int](repeating: 0, count: starts[count])
    for (index, cell) in cells.enumerated() where cell.columns.count == 1 {
      single[next[cell.columns.lowerBound]] = index
      next[cell.columns.lowerBound] += 1
    }
    return Members(cells: single, starts: starts, isSpanned: open[..<count].map { $0 > 0 })
  }

  private func rowCount(_ cells: [GridCell]) -> Int { (cells.last?.row ?? -1) + 1 }

  private func cells(_ i: Int32, _ pass: inout LayoutPass) -> [GridCell] {
    var (cells, alone): ([GridCell], [Int]) = ([], [])
    var (row, most, isSpanned) = (0, 1, false)
    let end = pass.nodes[Int(i)].end
    var child = i &+ 1
    while child < end {
      let node = pass.nodes[Int(child)]
      if node.kind == .row, node.flags & Node.gridRow != 0 {
        var (cell, column) = (child &+ 1, 0)
        while cell < node.end {
          let count = pass.trait(cell) { if case .columns(let count) = $0 { count } else { nil } }
          let span = max(1, min(count ?? 1, 1_000_000))
          isSpanned = isSpanned || span > 1
          cells.append(self.cell(cell, row, column..<column + span, &pass))
          cells[cells.count - 1].rowNode = child
          column += span
          cell = pass.nodes[Int(cell)].end
        }
        if column > 0 { row += 1 }
        most = max(most, column)
      } else {
        alone.append(cells.count)
        cells.append(self.cell(child, row, 0..<1, &pass))
        row += 1
      }
      child = node.end
    }
    for index in alone { cells[index].columns = 0..<most }
    return isSpanned ? joined(cells) : cells
  }

  /// Makes one column of those that all cells take together: as many as there may be, none can tell them apart.
  private func joined(_ cells: [GridCell]) -> [GridCell] {
    let edges = Set(cells.flatMap { [$0.columns.lowerBound, $0.columns.upperBound] }).sorted()
    var places: [Int: Int] = [:]
    for (place, edge) in edges.enumerated() { places[edge] = place }
    return cells.map { cell in
      let first = places[cell.columns.lowerBound, default: 0]
      var joined = cell
      joined.columns = first..<max(first + 1, places[cell.columns.upperBound, default: 0])
      return joined
    }
  }

  private func cell(
    _ node: Int32,
    _ row: Int,
    _ columns: Range<Int>,
    _ pass: inout LayoutPass
  ) -> GridCell {
    var cell = GridCell(node: node, row: row, columns: columns)
    cell.unsized =
      pass.trait(node) { if case .unsizedAxes(let axes) = $0 { axes } else { nil } } ?? []
    cell.anchor = pass.trait(node) { if case .cellAnchor(let point) = $0 { point } else { nil } }
    cell.alignment = pass.trait(node) {
      if case .columnAlignment(let side) = $0 { side } else { nil }
    }
    return cell
  }

  private func columns(_ cells: [GridCell], _ pass: inout LayoutPass) -> [GridTrack] {
    var tracks = [GridTrack](
      repeating: GridTrack(),
      count: cells.map(\.columns.upperBound).max() ?? 0
    )
    // Where no cell begins, there is none to keep apart from the one before.
    for cell in cells { tracks[cell.columns.lowerBound].gap = columnSpacing }
    if let first = cells.first { pass.findBounds(downTo: first.node) }
    let sized = cells.filter { !$0.unsized.contains(.horizontal) }
    for cell in sized where cell.columns.count == 1 {
      let (bounds, slot) = (pass.bounds[cell.node], pass.slots[cell.node])
      tracks[cell.columns.lowerBound].include(bounds.least.width, slot.width, bounds.most.width)
    }
    for cell in sized where cell.columns.count > 1 {
      let (bounds, slot) = (pass.bounds[cell.node], pass.slots[cell.node])
      let range = cell.columns
      let least = tracks.length(range) { $0.least }
      tracks.widen(range, by: min(bounds.least.width, slot.width) &- least, \.least)
      let ideal = tracks.length(range) { $0.ideal }
      tracks.widen(range, by: slot.width &- ideal, \.ideal)
      let grows = range.contains { tracks[$0].most >= .unbounded }
      if bounds.most.width >= .unbounded, !grows {
        for track in range { tracks[track].most = .unbounded }
      }
      for track in range {
        tracks[track].ideal = max(tracks[track].ideal, tracks[track].least)
        tracks[track].most = max(tracks[track].most, tracks[track].ideal)
      }
    }
    return tracks
  }

  private func rows(
    _ cells: [GridCell],
    _ columns: [GridTrack],
    _ pass: inout LayoutPass
  ) -> [GridTrack] {
    var tracks = [GridTrack](repeating: GridTrack(gap: rowSpacing), count: rowCount(cells))
    let end = columns.end
    for cell in cells {
      if cell.isBelow { tracks[cell.row].gap = 0 }
      if cell.unsized.contains(.vertical) { continue }
      let width = cell.isAlone ? end : columns.width(cell.columns)
      let high = pass.size(cell.node, Proposal(width, .unspecified)).height
      let grows = pass.slots[cell.node].traits.contains(.growsHeight)
      let isDivider = pass.nodes[Int(cell.node)].kind == .divider
      let least = pass.bounds[cell.node].least.height
      tracks[cell.row].include(least, high, grows && !isDivider ? .unbounded : high)
    }
    includeLines(cells, columns, &tracks, &pass)
    return tracks
  }

  // MARK: placing

  private func columnSides(_ plan: Plan) -> [HorizontalAlignment] {
    var sides = [HorizontalAlignment](repeating: alignment.horizontal, count: plan.columns.count)
    for cell in plan.cells {
      if let side = cell.alignment { sides[cell.columns.lowerBound] = side }
    }
    return sides
  }

  private func placeRow(
    _ cells: ArraySlice<GridCell>,
    _ plan: Plan,
    _ sides: [HorizontalAlignment],
    _ origin: Point,
    _ height: Int32,
    _ pass: inout LayoutPass
  ) {
    let side = verticalSide(cells, pass)
    let base = pass.shares.count
    _ = align(cells, plan.columns, height, side, &pass)
    for (k, cell) in cells.enumerated() {
      let share = pass.shares[base + k]
      let area = Size(share.proposal.width, height)
      var at = Point(origin.x &+ plan.columns.start(cell.columns.lowerBound), origin.y)
      let room = Size(area.width &- share.size.width, area.height &- share.size.height)
      let across = Guide(cell.isAlone ? alignment.horizontal : sides[cell.columns.lowerBound])
      if let anchor = cell.anchor {
        at.x &+= part(anchor.x, of: room.width)
        at.y &+= part(anchor.y, of: room.height)
      } else {
        let inArea = ViewDimensions(area).byDefault(across)
        let own = pass.guide(across, cell.node, share.proposal, share.size)
        at.x &+= Points.cells(inArea - own, .horizontal)
        at.y &+=
          side.code < 3
          ? Sides(bits: Alignment(.center, side).bits).offset(.vertical, room.height)
          : share.across
      }
      pass.place(cell.node, share.proposal, x: at.x, y: at.y, share.size)
    }
    pass.shares.count = base
  }

  /// A row's own alignment, else the grid's.
  func verticalSide(
    _ cells: ArraySlice<GridCell>,
    _ pass: borrowing LayoutPass
  ) -> VerticalAlignment {
    guard let node = cells.first?.rowNode else { return alignment.vertical }
    let row = pass.nodes[Int(node)]
    guard row.flags & Node.hasAlignment != 0 else { return alignment.vertical }
    return VerticalAlignment(code: UInt16(truncatingIfNeeded: row.codes &>> 16))
  }

  private func part(_ share: CGFloat, of room: Int32) -> Int32 {
    guard share.isFinite else { return 0 }
    return Int32((CGFloat(room) * max(0, min(1, share)) - 0.5).rounded(.up))
  }
}
