import SnippetFoundation

/// Runs that an offset or a position put elsewhere.
struct MovedRuns: BitwiseCopyable {
  var first, end: Int
  /// How far, if that is known.
  var rows: Int32
}

// Words that are moved out of the rows of the snippet, or a little at a side, stay in it.
extension LayoutPass {
  /// Notes that what was placed since a run was moved by some rows: what goes as far as a screen is not meant to be seen.
  mutating func noteMoved(since first: Int, rows: Int32) {
    guard first < runs.all.count, abs(rows) <= Self.furthest, moved.count < Self.mostMoved else {
      return
    }
    moved.append(MovedRuns(first: first, end: runs.all.count, rows: rows))
  }

  /// Forgets what was moved since a run: what is cut to a room, or seen through a mask, is meant to be.
  mutating func forgetMoved(since first: Int) {
    if !moved.isEmpty { moved.removeAll { $0.first >= first } }
  }

  /// Puts words that were moved out of the snippet into the nearest of its rows in which nothing else stands: those of
  /// what was placed since a run.
  mutating func keepMoved(since first: Int, rows: Range<Int32>) {
    for part in moved where part.first >= first && part.end <= runs.all.count {
      let indices = part.first..<part.end
      var (left, right, top, bottom) = (Int32.max, Int32.min, Int32.max, Int32.min)
      var hasWords = false
      for i in indices {
        let run = runs.all[i]
        (left, right) = (min(left, run.column), max(right, run.column &+ run.columns))
        (top, bottom) = (min(top, run.row), max(bottom, run.row))
        hasWords = hasWords || run.bytes > 0
      }
      guard hasWords, bottom &- top < Int32(rows.count) else { continue }
      let below =
        top < rows.lowerBound ? rows.lowerBound &- top : min(0, rows.upperBound &- 1 &- bottom)
      let aside = left < 0 ? -left : min(0, columns &- right)
      guard abs(below) <= Self.furthest else { continue }
      let isNear = abs(aside) <= Self.margin && right &- left <= columns
      let beside = isNear ? aside : 0
      if below == 0 {
        if beside != 0, isFree(indices, columns: beside, rows: 0) { move(indices, beside, 0) }
        continue
      }
      let inward: Int32 = below > 0 ? 1 : -1
      var by = below
      while rows.contains(top &+ by), rows.contains(bottom &+ by),
        !isFree(indices, columns: beside, rows: by)
      {
        by &+= inward
      }
      // Where no row is free its own one is, or is as good as any.
      if !rows.contains(top &+ by) || !rows.contains(bottom &+ by) {
        by = -part.rows
        if !rows.contains(top &+ by) || !rows.contains(bottom &+ by) { by = below }
      }
      move(indices, beside, by)
    }
    forgetMoved(since: first)
  }

  private mutating func move(_ part: Range<Int>, _ columns: Int32, _ rows: Int32) {
    for i in part {
      runs.all[i].column = runs.all[i].column &+ columns
      runs.all[i].row = runs.all[i].row &+ rows
    }
    runs.loseOrder()
  }

  /// Whether nothing stands where some runs would stand if they were moved.
  private func isFree(_ part: Range<Int>, columns: Int32, rows: Int32) -> Bool {
    !part.contains { i in
      let run = runs.all[i]
      let (row, start) = (run.row &+ rows, run.column &+ columns)
      return (0..<runs.all.count).contains { k in
        let other = runs.all[k]
        return other.row == row && !part.contains(k) && !other.coversNoLetter
          && other.column < start &+ run.columns && start < other.column &+ other.columns
      }
    }
  }

  /// Rows, of 200 points.
  private static var furthest: Int32 { 12 }
  /// What is moved beyond so many views is not kept: each of them is compared with all that is drawn.
  private static var mostMoved: Int { 256 }
  /// Columns, of 32 points.
  private static var margin: Int32 { 4 }
}
