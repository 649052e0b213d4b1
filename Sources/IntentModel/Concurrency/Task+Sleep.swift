extension Task where Success == Never, Failure == Never {
  /// Suspends for at least `duration`, by the conversation's clock where there is one.
  public static func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    guard let executor = AppExecution.current else {
      return try await _Concurrency.Task<Never, Never>
        .sleep(for: duration, tolerance: tolerance, clock: ContinuousClock())
    }
    try await executor.sleep(nanoseconds: duration.wholeNanoseconds)
  }

  /// Suspends for at least this many nanoseconds, by the conversation's clock where there is one.
  public static func sleep(nanoseconds: UInt64) async throws {
    try await sleep(for: .nanoseconds(Int64(clamping: nanoseconds)))
  }

  /// Suspends until `deadline`, by the conversation's clock where there is one.
  public static func sleep(
    until deadline: ContinuousClock.Instant,
    tolerance: Duration? = nil,
    clock: ContinuousClock = ContinuousClock()
  ) async throws {
    guard let executor = AppExecution.current else {
      return try await clock.sleep(until: deadline, tolerance: tolerance)
    }
    try await executor.sleep(rest: clock.now.duration(to: deadline).wholeNanoseconds)
  }
}

extension ContinuousClock {
  /// Suspends for at least `duration`, by the conversation's clock where there is one.
  public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    try await Task<Never, Never>.sleep(for: duration, tolerance: tolerance)
  }
}

extension Duration {
  fileprivate var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (product, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    return overflow ? .max / 2 : min(product, .max / 2) + attoseconds / 1_000_000_000
  }
}
