import SnippetFoundation

extension FlowCaptures {
  /// Whether actual rows are exactly what is expected; captures on the way, unless they are not.
  ///
  /// `...` takes as few rows as it can; it takes more where a name captured so fits nothing further down. Of a search that
  /// is too long `gaveUpPlacing` tells.
  package mutating func match(_ expected: [ExpectedRow], _ actual: [String]) -> Bool {
    var attempt = self
    let segments = expected.split(separator: .anything, omittingEmptySubsequences: false)
    guard let first = segments.first, let last = segments.last,
      attempt.matchHead(first, actual[...])
    else {
      gaveUpOn = attempt.gaveUpOn
      return false
    }
    if segments.count == 1 {
      gaveUpOn = attempt.gaveUpOn
      guard actual.count == first.count else { return false }
      self = attempt
      return true
    }
    let rest = actual.dropFirst(first.count)
    guard rest.count >= last.count else { return false }
    var search = SegmentSearch(
      middle: Array(segments.dropFirst().dropLast()),
      last: last,
      rows: rest.dropLast(last.count),
      end: rest.suffix(last.count)
    )
    let found = search.search(from: attempt)
    gaveUpOn = search.gaveUpOn
    gaveUpPlacing =
      gaveUpPlacing || search.isTooLong && attempt.mayPlace(segments.dropFirst().dropLast(), rest)
    guard let found else { return false }
    self = found
    return true
  }

  /// Whether the segments have places one after another if no name were captured on the way.
  private func mayPlace(
    _ segments: ArraySlice<ArraySlice<ExpectedRow>>,
    _ rows: ArraySlice<String>
  ) -> Bool {
    var rest = rows
    for segment in segments {
      var free = self
      while !(rest.count >= segment.count && zip(segment, rest).allSatisfy { free.fits($0, $1) }) {
        if rest.isEmpty { return false }
        rest = rest.dropFirst()
      }
      rest = rest.dropFirst(segment.count)
    }
    return true
  }

  /// Whether rows begin with what is expected; nothing is captured unless all of it fits.
  fileprivate mutating func matchHead(
    _ expected: ArraySlice<ExpectedRow>,
    _ actual: ArraySlice<String>
  ) -> Bool {
    guard actual.count >= expected.count else { return false }
    var attempt = self
    defer { gaveUpOn = attempt.gaveUpOn }
    for (row, text) in zip(expected, actual) {
      switch row {
      case .literal(let literal): if !haveSameScalars(literal, text) { return false }
      case .pattern(let pattern): if !attempt.match(pattern, text) { return false }
      case .anything: return false
      }
    }
    self = attempt
    return true
  }
}

/// A search for places of the rows between one `...` and the next.
///
/// The first place of each is tried first; without names the first that fits is the best, and nothing is gone back over.
private struct SegmentSearch {
  /// A place that is looked for: what is captured before it, where it may begin, and where to look next.
  private struct Place {
    let captures: FlowCaptures
    let from: Int
    var next: Int
  }

  /// What was captured before the places from one on.
  private struct Known: Hashable {
    var index: Int
    var values: [String: [UInt8]]
  }

  /// Places that are looked at once one was gone back over.
  private static let most = 20_000

  let middle: [ArraySlice<ExpectedRow>]
  let last: ArraySlice<ExpectedRow>
  let rows: ArraySlice<String>
  let end: ArraySlice<String>
  var gaveUpOn: [String] = []
  private(set) var isTooLong = false
  private var tries = 0
  private var trail: [Place] = []
  /// The first row from which on nothing fits.
  private var failed: [Known: Int] = [:]

  init(
    middle: [ArraySlice<ExpectedRow>],
    last: ArraySlice<ExpectedRow>,
    rows: ArraySlice<String>,
    end: ArraySlice<String>
  ) {
    (self.middle, self.last, self.rows, self.end) = (middle, last, rows, end)
  }

  /// Returns what is captured where everything has a place, else nil.
  mutating func search(from captures: FlowCaptures) -> FlowCaptures? {
    gaveUpOn = captures.gaveUpOn
    trail = [Place(captures: captures, from: rows.startIndex, next: rows.startIndex)]
    while let place = trail.last, !isTooLong {
      if trail.count > middle.count {
        if let found = fit(last, end, after: place.captures) { return found }
        goBack()
      } else if !isKnownToFail(place), let (found, next) = nextFit(of: place) {
        trail.append(Place(captures: found, from: next, next: next))
      } else {
        goBack()
      }
    }
    return nil
  }

  /// The next place of the segment; the one after it is remembered.
  private mutating func nextFit(of place: Place) -> (FlowCaptures, next: Int)? {
    let segment = middle[trail.count - 1]
    var start = place.next
    while start + segment.count <= rows.endIndex, !isTooLong {
      if let found = fit(segment, rows[start...], after: place.captures) {
        trail[trail.count - 1].next = start + 1
        return (found, start + segment.count)
      }
      start += 1
    }
    return nil
  }

  private mutating func fit(
    _ segment: ArraySlice<ExpectedRow>,
    _ rows: ArraySlice<String>,
    after captures: FlowCaptures
  ) -> FlowCaptures? {
    if !failed.isEmpty {
      tries += 1
      isTooLong = tries > Self.most
    }
    var attempt = captures
    attempt.gaveUpOn = gaveUpOn
    let fits = attempt.matchHead(segment, rows)
    gaveUpOn = attempt.gaveUpOn
    return fits ? attempt : nil
  }

  /// The last place leads nowhere, nor do those before it that captured nothing new.
  private mutating func goBack() {
    while let place = trail.popLast() {
      let known = Known(index: trail.count, values: place.captures.bytes)
      failed[known] = min(place.from, failed[known] ?? place.from)
      if trail.last?.captures.bytes != place.captures.bytes { return }
    }
  }

  private func isKnownToFail(_ place: Place) -> Bool {
    guard !failed.isEmpty else { return false }
    let known = Known(index: trail.count - 1, values: place.captures.bytes)
    return failed[known].map { place.from >= $0 } ?? false
  }
}

extension FlowCaptures {
  /// The values, byte for byte: another spelling of a letter is another value.
  fileprivate var bytes: [String: [UInt8]] { values.mapValues { Array($0.utf8) } }
}
