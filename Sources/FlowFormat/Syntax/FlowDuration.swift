/// Durations as flow files write them: `500ms`, `2s`, `1.5s`, `3m`, `1h`.
package enum FlowDuration {
  /// The longest one: a year.
  package static let longest = Duration.seconds(366 * 24 * 3_600)

  /// Returns the duration, or nil if the text is none, is negative or is longer than a year.
  package static func parse(_ text: String) -> Duration? {
    let units: [(suffix: String, milliseconds: Double)] = [
      ("ms", 1), ("s", 1_000), ("m", 60_000), ("h", 3_600_000),
    ]
    for unit in units where text.hasSuffix(unit.suffix) {
      let digits = text.dropLast(unit.suffix.count)
      guard let first = digits.first, first.isASCII, first.isNumber,
        digits.allSatisfy({ $0 == "." || ($0.isASCII && $0.isNumber) }),
        let number = Double(digits)
      else { return nil }
      let milliseconds = number * unit.milliseconds
      guard milliseconds <= 366 * 24 * 3_600_000 else { return nil }
      return .milliseconds(Int64(milliseconds.rounded()))
    }
    return nil
  }

  /// The duration as a flow file writes it, to the millisecond.
  package static func text(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    let milliseconds = attoseconds / 1_000_000_000_000_000
    return milliseconds == 0 ? "\(seconds)s" : "\(seconds * 1_000 + milliseconds)ms"
  }
}
