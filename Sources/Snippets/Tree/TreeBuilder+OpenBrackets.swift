import SnippetFoundation

// A control may be put together from several texts: what stands behind a bracket is seen once all is placed.
extension TreeBuilder {
  /// Draws the brackets kept in mind with braces where what was placed behind them makes them look like a control's, and those that
  /// close them too.
  mutating func settleBrackets(_ runs: borrowing Buffer<Run>) {
    let places = rowsOfBrackets(runs)
    var rows: [Int32: [Run]] = [:]
    for row in places.values { rows[row] = [] }
    for k in 0..<runs.count { rows[runs[k].row]?.append(runs[k]) }
    let seen = rows.mapValues { cells($0) }
    for (bracket, row) in places {
      let opener = bytes.base[bracket]
      guard opener == Bracket.square || opener == Bracket.round, let cells = seen[row],
        let place = cells.firstIndex(where: { $0.offset == bracket }),
        Self.beginsControl(place, cells)
      else { continue }
      bytes.base[bracket] = Bracket.brace
      if let end = Self.end(of: place, opener, cells), let offset = cells[end].offset {
        bytes.base[offset] = Bracket.braceEnd
      }
    }
  }

  /// What is seen in a column.
  private struct SeenCell {
    /// 0: nothing, or the rest of a wide character.
    var scalar: UInt32 = 0
    /// Where it stands in the arena; nil: it is drawn.
    var offset: Int?
    var isUnseen = false
  }

  /// The rows in which the brackets are drawn that are kept in mind.
  private func rowsOfBrackets(_ runs: borrowing Buffer<Run>) -> [Int: Int32] {
    let brackets = openBrackets.sorted()
    var rows: [Int: Int32] = [:]
    for k in 0..<runs.count where runs[k].bytes > 0 {
      let text = Int(runs[k].offset)..<Int(runs[k].offset &+ runs[k].bytes)
      var (low, high) = (0, brackets.count)
      while low < high {
        let middle = (low + high) / 2
        if brackets[middle] < text.lowerBound { low = middle + 1 } else { high = middle }
      }
      while low < brackets.count, brackets[low] < text.upperBound {
        rows[brackets[low]] = runs[k].row
        low += 1
      }
    }
    return rows
  }

  /// The cells of a row of which something is seen.
  private func cells(_ runs: [Run]) -> [SeenCell] {
    let width = columns
    var cells: [SeenCell] = []
    func put(_ cell: SeenCell, _ column: Int) {
      guard column >= 0, column < width else { return }
      while cells.count <= column { cells.append(SeenCell()) }
      cells[column] = cell
    }
    for run in runs {
      var column = Int(run.column)
      if run.bytes == -1 {
        let scalar = UInt32(bitPattern: run.offset)
        for place in column..<column + Int(run.columns) { put(SeenCell(scalar: scalar), place) }
      }
      var i = Int(run.offset)
      let end = Int(run.offset &+ run.bytes)
      while run.bytes > 0, i < end {
        let cluster = Columns.firstCluster(bytes.base + i, end - i)
        let scalar = Columns.decode(bytes.base + i).scalar
        let isUnseen = scalar >= 0x80 && Scalars.isUnseen(scalar)
        for place in 0..<Int(cluster.columns) where place == 0 || isUnseen {
          put(SeenCell(scalar: scalar, offset: i, isUnseen: isUnseen), column + place)
        }
        column += Int(cluster.columns)
        i += cluster.bytes
      }
    }
    return cells.filter { !$0.isUnseen }
  }

  /// Whether digits, a colon and a blank, or nothing, stand behind a bracket.
  private static func beginsControl(_ place: Int, _ cells: [SeenCell]) -> Bool {
    var next = place + 1
    while next < cells.count, cells[next].scalar >= 0x30, cells[next].scalar <= 0x39 { next += 1 }
    guard next > place + 1, next < cells.count, Bracket.isColon(cells[next].scalar) else {
      return false
    }
    guard next + 1 < cells.count else { return true }
    return cells[next + 1].scalar == 0 || Bracket.isBlank(cells[next + 1].scalar)
  }

  /// The bracket that closes one.
  private static func end(of place: Int, _ opener: UInt8, _ cells: [SeenCell]) -> Int? {
    let closer = opener == Bracket.square ? Bracket.squareEnd : Bracket.roundEnd
    var depth = 0
    for next in place + 1..<max(place + 1, cells.count) {
      if cells[next].scalar == UInt32(opener) { depth += 1 }
      guard cells[next].scalar == UInt32(closer) else { continue }
      if depth == 0 { return next }
      depth -= 1
    }
    return nil
  }
}
