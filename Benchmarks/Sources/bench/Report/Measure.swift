enum Measure {
  /// Microseconds of one call of each of three bodies: medians over the rounds.
  @MainActor
  static func interleaved(
    rounds: Int,
    calls: Int,
    _ first: () -> Void,
    _ second: () -> Void,
    _ third: () -> Void
  ) -> (view: Double, floor: Double, limit: Double) {
    var times: [(Double, Double, Double)] = []
    for round in 0...rounds {
      let time = (
        microseconds(calls, first), microseconds(calls, second), microseconds(calls, third)
      )
      // The first round warms up.
      if round > 0 { times.append(time) }
    }
    return (median(times.map(\.0)), median(times.map(\.1)), median(times.map(\.2)))
  }

  static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }

  static func microseconds(_ duration: Duration) -> Double {
    let parts = duration.components
    return Double(parts.seconds) * 1e6 + Double(parts.attoseconds) / 1e12
  }

  private static func microseconds(_ calls: Int, _ body: () -> Void) -> Double {
    let clock = ContinuousClock()
    let time = clock.measure { for _ in 0..<calls { body() } }
    return microseconds(time) / Double(calls)
  }
}

/// Uses a value, so that nothing which makes it is left out.
@inline(never)
func keep<T>(_ value: T) { withExtendedLifetime(value) {} }
