import SnippetFoundation

extension FlowCaptures {
  /// Whether actual rows are exactly what is expected; captures on the way, unless they are not.
  ///
  /// `...` takes as few rows as it can, then the rest must fit.
  package mutating func match(_ expected: [ExpectedRow], _ actual: [String]) -> Bool {
    var attempt = self
    defer { gaveUpOn = attempt.gaveUpOn }
    let segments = expected.split(separator: .anything, omittingEmptySubsequences: false)
    guard let first = segments.first, let last = segments.last,
      attempt.matchHead(first, actual[...])
    else { return false }
    if segments.count == 1 {
      guard actual.count == first.count else { return false }
      self = attempt
      return true
    }
    var rest = actual.dropFirst(first.count)
    guard rest.count >= last.count else { return false }
    let end = rest.suffix(last.count)
    rest = rest.dropLast(last.count)
    for segment in segments.dropFirst().dropLast() {
      while !attempt.matchHead(segment, rest) {
        if rest.isEmpty { return false }
        rest = rest.dropFirst()
      }
      rest = rest.dropFirst(segment.count)
    }
    guard attempt.matchHead(last, end) else { return false }
    self = attempt
    return true
  }

  /// Whether rows begin with what is expected; nothing is captured unless all of it fits.
  private mutating func matchHead(
    _ expected: ArraySlice<ExpectedRow>,
    _ actual: ArraySlice<String>
  ) -> Bool {
    guard actual.count >= expected.count else { return false }
    var attempt = self
    defer { gaveUpOn = attempt.gaveUpOn }
    for (row, text) in zip(expected, actual) {
      switch row {
      case .literal(let literal): if !isSame(literal, text) { return false }
      case .pattern(let pattern): if !attempt.match(pattern, text) { return false }
      case .anything: return false
      }
    }
    self = attempt
    return true
  }
}

/// Whether two rows are the same, scalar by scalar: an accent that is a scalar of its own makes another row.
func isSame(_ first: String, _ second: String) -> Bool {
  var (first, second) = (first, second)
  return first.withUTF8 { first in
    second.withUTF8 { second in
      guard let one = first.baseAddress, let other = second.baseAddress else {
        return first.isEmpty && second.isEmpty
      }
      return first.count == second.count && memcmp(one, other, first.count) == 0
    }
  }
}
