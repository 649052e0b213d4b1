import SnippetFoundation

/// A cell of a grid, with the columns that it takes.
struct GridCell {
  var node: Int32
  var row: Int
  var columns: Range<Int>
  var unsized: Axis.Set = []
  var alignment: HorizontalAlignment?
  var anchor: UnitPoint?
  /// The node of its row; nil: it stands in the grid outside of one, over all columns.
  var rowNode: Int32?

  /// It goes on below what stands before it in its row.
  var isBelow = false

  var isAlone: Bool { rowNode == nil }
}

/// What a column or a row of a grid can take.
struct GridTrack {
  var least: Int32 = 0
  var ideal: Int32 = 0
  var most: Int32 = 0
  /// What it keeps where there is no room for the least lengths: of controls and fixed frames all, of a text four letters.
  var kept: Int32 = 0
  var length: Int32 = 0
  /// What stands between it and the one before.
  var gap: Int32 = 0
  /// It and those behind it go on below the ones before.
  var beginsLine = false
  /// Where it ends on its line, once all lengths are known.
  var end: Int32 = 0

  mutating func include(_ least: Int32, _ ideal: Int32, _ most: Int32) {
    self.least = max(self.least, min(least, ideal))
    self.ideal = max(self.ideal, ideal)
    self.most = max(self.most, most, ideal)
  }
}

extension [GridTrack] {
  /// The length of some tracks with the gaps between them.
  func length(_ range: Range<Int>, _ part: (GridTrack) -> Int32) -> Int32 {
    var all: Int32 = 0
    for track in self[range] { all = all.plus(part(track)) }
    for track in self[range].dropFirst() { all = all.plus(track.gap) }
    return all
  }

  /// Notes where each track ends, for `width`.
  mutating func findEnds() {
    var end: Int32 = 0
    for i in indices {
      if self[i].beginsLine { end = 0 }
      end = end.plus(i == 0 || self[i].beginsLine ? 0 : self[i].gap).plus(self[i].length)
      self[i].end = end
    }
  }

  /// Where a track begins on its line.
  func start(_ track: Int) -> Int32 {
    track == 0 || self[track].beginsLine ? 0 : self[track - 1].end.plus(self[track].gap)
  }

  /// Where the longest line ends.
  var end: Int32 { reduce(0) { Swift.max($0, $1.end) } }

  /// The length of some tracks of one line with the gaps between them, without adding them up.
  func width(_ range: Range<Int>) -> Int32 {
    guard let last = range.last else { return 0 }
    return self[last].end >= .unbounded
      ? length(range) { $0.length } : self[last].end &- start(range.lowerBound)
  }

  /// Makes tracks longer until a cell over several has room, evenly, those that grow first.
  mutating func widen(
    _ range: Range<Int>,
    by missing: Int32,
    _ part: WritableKeyPath<GridTrack, Int32>
  ) {
    guard missing > 0, !range.isEmpty else { return }
    let growing = range.filter { self[$0].most >= .unbounded }
    let tracks = growing.isEmpty ? [Int](range) : growing
    var left = missing
    for (index, track) in tracks.enumerated() {
      let members = Int32(tracks.count - index)
      let more = (left &+ members &- 1) / members
      self[track][keyPath: part] = self[track][keyPath: part].plus(more)
      left &-= more
    }
  }

  /// Divides room among the tracks.
  ///
  /// Of a surplus those that grow get even parts, at least their ideal lengths. If room is missing, all keep their least lengths
  /// and share the rest, the least flexible first; `measure` says what a track makes of its length. Without room even for
  /// these none is shorter than what stands in it: rather all go beyond the room than over each other.
  mutating func divide(_ room: Int32, _ measure: (Int, Int32) -> Int32) {
    let (ideals, leasts) = (total(\.ideal), total(\.least))
    if ideals <= room {
      let even = EvenLengths(map { ($0.ideal, $0.most) }, in: room)
      for i in indices { self[i].length = even.all[i] }
      return
    }
    let isTight = leasts > room
    let keeps = isTight && total(\.kept) <= room
    let floor: (GridTrack) -> Int32 =
      !isTight ? { $0.least } : keeps ? { $0.kept } : { _ in 0 }
    let limit: (GridTrack) -> Int32 = !isTight ? { $0.ideal } : { $0.least }
    var left = room
    for track in self { left = left &- floor(track) }
    var members = Int32(count)
    let able = map { Swift.max(0, limit($0) &- floor($0)) }
    for i in indices.sorted(by: { (able[$0], $0) < (able[$1], $1) }) {
      let (least, spare) = (floor(self[i]), able[i])
      let offered = least &+ Swift.min(spare, (left &+ members &- 1) / members)
      let measured = measure(i, offered)
      let length = Swift.max(least, isTight ? measured : Swift.min(offered, measured))
      self[i].length = length
      left = Swift.max(0, left &- (length &- least))
      members &-= 1
    }
  }

  /// Makes gaps of more than one as much smaller, evenly, as the least lengths need to be within a length; false: that
  /// would not be enough.
  mutating func narrowGaps(toward length: Int32) -> Bool {
    let gapped = indices.dropFirst().filter { self[$0].gap > 1 }
    let others = indices.dropFirst().filter { self[$0].gap == 1 }
    let left = Int64(length) - Int64(total(\.least)) - Int64(others.count)
    guard !gapped.isEmpty, left >= gapped.count else { return false }
    let most = Int32(left / Int64(gapped.count))
    for i in gapped { self[i].gap = Swift.min(self[i].gap, most) }
    return true
  }

  /// The length of all tracks without the gaps between them.
  func total(_ part: (GridTrack) -> Int32) -> Int32 {
    reduce(0) { $0.plus(part($1)) }
  }
}
