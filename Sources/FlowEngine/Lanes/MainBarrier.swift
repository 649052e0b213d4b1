import SnippetFoundation

/// Waits for everything that was sent to the main actor before, but not for ever.
final class MainBarrier: Sendable {
  static let shared = MainBarrier(clock: LanePool.shared.clock)

  private struct State {
    var waiting: [Int: (until: Int64, continuation: UnsafeContinuation<Bool, Never>)] = [:]
    var next = 0
    var isArmed = false
  }

  private let clock: RealClock
  private let state = Lock(State())
  private static let tick: Int64 = 100_000_000

  init(clock: RealClock) { self.clock = clock }

  /// Whether the main actor, first in and first out, came to this within `grace` of real time.
  func pass(grace: Duration) async -> Bool {
    await withUnsafeContinuation { continuation in
      let (number, isFirst) = state.withLock { state in
        state.next += 1
        state.waiting[state.next] = (clock.now + grace.nanoseconds, continuation)
        defer { state.isArmed = true }
        return (state.next, !state.isArmed)
      }
      if isFirst { arm() }
      Task { @MainActor in self.end(number, hasPassed: true) }
    }
  }

  private func end(_ number: Int, hasPassed: Bool) {
    let waiter = state.withLock { $0.waiting.removeValue(forKey: number) }
    waiter?.continuation.resume(returning: hasPassed)
  }

  private func arm() { clock.after(nanoseconds: Self.tick) { [self] in look() } }

  private func look() {
    let now = clock.now
    let (late, goesOn) = state.withLock { state in
      state.isArmed = !state.waiting.isEmpty
      return (state.waiting.filter { $0.value.until <= now }.keys.sorted(), state.isArmed)
    }
    for number in late { end(number, hasPassed: false) }
    if goesOn { arm() }
  }
}
