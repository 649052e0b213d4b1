import SnippetFoundation

// Columns that are as long as the grid says, because what brackets add to the fixed frames in them lies within those in points.
extension FlowGridLayout {
  /// Tracks whose lengths are given, as long as their children need them once fixed frames give back what cells added; nil if
  /// there is no room for that, or none gives back anything.
  ///
  /// The room that is left goes to all of them evenly, up to what the children have without giving back, and on both sides of
  /// what stands in the middle.
  func givenBack(
    _ tracks: [Track],
    _ runs: SectionRuns,
    _ width: Int32,
    _ pass: borrowing LayoutPass
  ) -> [Track]? {
    guard tracks.allSatisfy(\.isLimited) else { return nil }
    var (given, wanted) = (tracks.map(\.length), tracks.map(\.length))
    for (child, place) in zip(runs.cells, runs.places) {
      let (track, ideal) = (place % tracks.count, pass.slots[child].width)
      given[track] = max(given[track], min(pass.givenLeast(of: child), ideal))
      wanted[track] = max(wanted[track], min(pass.bounds[child].least.width, ideal))
    }
    let gaps = tracks.dropLast().reduce(Int32(0)) { $0.plus($1.gap) }
    let taken = given.reduce(gaps) { $0.plus($1) }
    guard given != wanted, taken <= width else { return nil }
    let more = (width &- taken) / Int32(tracks.count)
    return tracks.indices.map { i in
      var track = tracks[i]
      let missing = wanted[i] &- given[i].plus(more)
      track.length = missing <= 0 ? wanted[i] : given[i].plus(more &- (min(more, missing & 1)))
      return track
    }
  }
}
