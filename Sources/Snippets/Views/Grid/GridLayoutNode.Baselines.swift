// Rows whose cells are lined up by a guide: as high as the cells are in their places.
extension GridLayoutNode {
  /// Makes rows as high as their cells need that are lined up by text or another guide.
  func includeLines(
    _ cells: [GridCell],
    _ columns: [GridTrack],
    _ rows: inout [GridTrack],
    _ pass: inout LayoutPass
  ) {
    var next = cells.startIndex
    while next < cells.endIndex {
      let first = next
      while next < cells.endIndex, cells[next].row == cells[first].row { next += 1 }
      let side = verticalSide(cells[first..<next], pass)
      if side.code < 3 || next - first < 2 { continue }
      let sized = cells[first..<next].filter { !$0.unsized.contains(.vertical) }
      let base = pass.shares.count
      let room = align(sized[...], columns, .unspecified, side, &pass)
      pass.shares.count = base
      rows[cells[first].row].include(0, room, room)
    }
  }

  /// Appends a share for each cell of a row, with its place in it, and returns the room that they take; the caller removes
  /// them.
  func align(
    _ cells: ArraySlice<GridCell>,
    _ columns: [GridTrack],
    _ height: Int32,
    _ side: VerticalAlignment,
    _ pass: inout LayoutPass
  ) -> Int32 {
    let base = pass.shares.count
    for cell in cells {
      let width = cell.isAlone ? columns.end : columns.width(cell.columns)
      var share = Share(node: cell.node, priority: 0, proposal: Proposal(width, height))
      share.size = pass.size(cell.node, share.proposal)
      pass.shares.append(share)
    }
    guard side.code >= 3, base < pass.shares.count else { return height }
    return pass.alignAcross(base..<pass.shares.count, Guide(side), .horizontal)
  }
}
