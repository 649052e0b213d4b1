import SnippetFoundation

/// How expected rows and actual rows go together, with the fewest rows that do not.
package enum RowAlignment {
  package enum Pair: Sendable, Equatable {
    /// An expected row and the actual row that fits it, by index.
    case same(Int, Int)
    case missing(Int)
    case extra(Int)
    /// `...`, and the actual rows it takes.
    case taken(Int, Range<Int>)
  }

  /// What is compared at the most, a pattern counted as twenty rows: some seconds of work.
  private static let most = 2_000_000

  /// Returns the pairs in order; `fits` says whether an expected row fits an actual one.
  ///
  /// Rows that are too many to compare are all missing and all extra, but for those alike at both ends.
  package static func of(
    _ expected: [ExpectedRow],
    _ actual: [String],
    fits: (ExpectedRow, String) -> Bool
  ) -> [Pair] {
    let head = commonHead(expected, actual)
    let tail = commonTail(expected.dropFirst(head), actual.dropFirst(head))
    let old = Array(expected[head..<(expected.count - tail)])
    let new = Array(actual[head..<(actual.count - tail)])
    var pairs = (0..<head).map { Pair.same($0, $0) }
    if cost(of: old) <= most / max(1, new.count) {
      pairs += walk(costs(old, new, fits: fits), offset: head)
    } else {
      pairs += old.enumerated().map { index, row in
        row == .anything ? .taken(head + index, head..<head) : .missing(head + index)
      }
      pairs += new.indices.map { .extra(head + $0) }
    }
    pairs += (0..<tail).map { .same(expected.count - tail + $0, actual.count - tail + $0) }
    return pairs
  }

  /// Returns the pairs under what was captured before, each row under what those above it capture.
  ///
  /// A row that would fit but for a name which already has a value is missing, and what stands there is extra.
  package static func of(
    _ expected: [ExpectedRow],
    _ actual: [String],
    _ captures: FlowCaptures
  ) -> [Pair] {
    var trial = captures
    let pairs = of(expected, actual) { trial.fits($0, $1) }
    var captured = captures
    return pairs.flatMap { pair -> [Pair] in
      guard case .same(let row, let place) = pair, case .pattern(let pattern) = expected[row],
        !captured.match(pattern, actual[place])
      else { return [pair] }
      return [.missing(row), .extra(place)]
    }
  }

  private enum Move: UInt8 { case end, same, missing, extra, replace, take, leave }

  private static func cost(of rows: [ExpectedRow]) -> Int {
    rows.reduce(0) { if case .pattern = $1 { $0 + 20 } else { $0 + 1 } }
  }

  private static func commonHead(_ expected: [ExpectedRow], _ actual: [String]) -> Int {
    zip(expected, actual).prefix { isLiterally($0, $1) }.count
  }

  private static func commonTail(
    _ expected: ArraySlice<ExpectedRow>,
    _ actual: ArraySlice<String>
  ) -> Int {
    zip(expected.reversed(), actual.reversed()).prefix { isLiterally($0, $1) }.count
  }

  private static func isLiterally(_ expected: ExpectedRow, _ actual: String) -> Bool {
    if case .literal(let text) = expected { haveSameScalars(text, actual) } else { false }
  }

  /// The best move from each place.
  ///
  /// A row that does not fit costs 100, one taken by `...` 10, so that `...` takes no more than it must.
  ///
  /// One row in place of another costs 105: less than to leave the new one to `...`, more than to find rows that fit.
  private static func costs(
    _ expected: [ExpectedRow],
    _ actual: [String],
    fits: (ExpectedRow, String) -> Bool
  ) -> [[Move]] {
    let columns = actual.count
    var moves = [[Move]](
      repeating: [Move](repeating: .extra, count: columns + 1),
      count: expected.count + 1
    )
    var below = (0...columns).map { (columns - $0) * 100 }
    moves[expected.count][columns] = .end
    for row in expected.indices.reversed() {
      var line = [Int](repeating: 0, count: columns + 1)
      for column in stride(from: columns, through: 0, by: -1) {
        var best: (cost: Int, move: Move)
        if expected[row] == .anything {
          best = (below[column], .leave)
          if column < columns, line[column + 1] + 10 < best.cost {
            best = (line[column + 1] + 10, .take)
          }
        } else {
          best = (below[column] + 100, .missing)
          if column < columns {
            if line[column + 1] + 100 < best.cost { best = (line[column + 1] + 100, .extra) }
            if below[column + 1] + 105 < best.cost { best = (below[column + 1] + 105, .replace) }
            if below[column + 1] <= best.cost, fits(expected[row], actual[column]) {
              best = (below[column + 1], .same)
            }
          }
        }
        line[column] = best.cost
        moves[row][column] = best.move
      }
      below = line
    }
    return moves
  }

  private static func walk(_ moves: [[Move]], offset: Int) -> [Pair] {
    var pairs: [Pair] = []
    var row = 0
    var column = 0
    var taken = 0
    // The new rows of a block that is replaced come after all of its old ones.
    var replacing: [Pair] = []
    while true {
      let move = moves[row][column]
      if move != .replace, move != .missing {
        pairs += replacing
        replacing = []
      }
      switch move {
      case .end: return pairs
      case .same:
        pairs.append(.same(offset + row, offset + column))
        row += 1
        column += 1
        taken = column
      case .missing:
        pairs.append(.missing(offset + row))
        row += 1
      case .extra:
        pairs.append(.extra(offset + column))
        column += 1
        taken = column
      case .replace:
        pairs.append(.missing(offset + row))
        replacing.append(.extra(offset + column))
        row += 1
        column += 1
        taken = column
      case .take: column += 1
      case .leave:
        pairs.append(.taken(offset + row, (offset + taken)..<(offset + column)))
        row += 1
        taken = column
      }
    }
  }
}
