import SnippetFoundation

/// Waits for everything that was sent to the main actor before, but not for ever.
final class MainBarrier: Sendable {
  static let shared = MainBarrier(clock: LanePool.shared.clock)

  private struct State {
    var waiting: [Int: (until: Int64, continuation: UnsafeContinuation<Bool, Never>)] = [:]
    /// Lanes of which a visit is on its way.
    var watched: [ObjectIdentifier: Lane] = [:]
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

  /// Looks after a lane's visits to the main actor till it is forgotten.
  func watch(_ lane: Lane) {
    let isFirst = state.withLock { state in
      state.watched[ObjectIdentifier(lane)] = lane
      defer { state.isArmed = true }
      return !state.isArmed
    }
    if isFirst { arm() }
  }

  func forget(_ lane: Lane) { state.withLock { $0.watched[ObjectIdentifier(lane)] = nil } }

  private func end(_ number: Int, hasPassed: Bool) {
    let waiter = state.withLock { $0.waiting.removeValue(forKey: number) }
    waiter?.continuation.resume(returning: hasPassed)
  }

  private func arm() { clock.after(nanoseconds: Self.tick) { [self] in look() } }

  private func look() {
    let now = clock.now
    let (late, lanes, goesOn) = state.withLock { state in
      state.isArmed = !state.waiting.isEmpty || !state.watched.isEmpty
      let late = state.waiting.filter { $0.value.until <= now }.keys.sorted()
      return (late, Array(state.watched.values), state.isArmed)
    }
    for number in late { end(number, hasPassed: false) }
    for lane in lanes { lane.giveMainUp(at: now) }
    if goesOn { arm() }
  }
}
