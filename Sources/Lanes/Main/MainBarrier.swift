import SnippetFoundation

/// Waits for everything that was sent to the main actor before, but not for ever.
///
/// What is sent there stands behind all that others sent, and cannot tell a long line from somebody who holds it: so
/// time is counted by a `PatienceClock`.
package final class MainBarrier: Sendable {
  package static let shared = MainBarrier(clock: LanePool.shared.clock)

  private struct Waiter {
    let since: Int64
    let until: Int64
    let continuation: UnsafeContinuation<Bool, Never>
  }

  private struct State {
    /// Who waits, since when, and till which time of the patience.
    var waiting: [Int: Waiter] = [:]
    /// Lanes of which a visit is on its way, when it was sent, and the patience's time then.
    var watched: [ObjectIdentifier: (lane: Lane, sentAt: Int64, since: Int64)] = [:]
    /// Lanes that wait for a turn of the main actor's to be over, and the patience's time when they began to.
    var turns: [ObjectIdentifier: (lane: Lane, turn: Int, since: Int64)] = [:]
    var next = 0
    var isArmed = false
    /// Whether it was told that the main actor is held, since it was armed.
    var isTold = false
    /// Told once the main actor has not come back for so many nanoseconds.
    var listener: (after: Int64, tell: @Sendable () -> Void)?
    var patience = PatienceClock()

    /// Whether the clock is to be armed.
    mutating func arm(at now: Int64, worked: () -> Int64) -> Bool {
      if isArmed { return false }
      isArmed = true
      isTold = false
      patience.start(at: now, worked: worked())
      return true
    }

    /// From when a wait counts that begins now: between two looks, from the next one on.
    func start(isFirst: Bool) -> Int64 { patience.now + (isFirst ? 0 : MainBarrier.tick) }
  }

  private let clock: RealClock
  /// The processor's time that the process has used.
  private let worked: @Sendable () -> Int64
  private let state = Lock(State())
  private static let tick: Int64 = 100_000_000

  init(clock: RealClock, worked: @escaping @Sendable () -> Int64 = { processTime() }) {
    (self.clock, self.worked) = (clock, worked)
  }

  /// Whether the main actor, first in and first out, came to this within `grace` of its patience's time.
  ///
  /// Then it has run `body` as well, which else is never run.
  func pass(
    grace: Duration,
    _ body: @escaping @MainActor @Sendable () -> Void = {}
  ) async -> Bool {
    await withUnsafeContinuation { continuation in
      let now = clock.now
      let (number, isFirst) = state.withLock { state in
        let isFirst = state.arm(at: now, worked: worked)
        state.next += 1
        let until = state.start(isFirst: isFirst) + grace.nanoseconds
        state.waiting[state.next] = Waiter(since: now, until: until, continuation: continuation)
        return (state.next, isFirst)
      }
      if isFirst { arm() }
      Task { @MainActor in
        guard let waiter = self.take(number) else { return }
        body()
        waiter.continuation.resume(returning: true)
      }
    }
  }

  /// Looks after a lane's visits to the main actor, the first of them sent now, till it is forgotten.
  func watch(_ lane: Lane, sentAt now: Int64) {
    let isFirst = state.withLock { state in
      let isFirst = state.arm(at: now, worked: worked)
      state.watched[ObjectIdentifier(lane)] = (lane, now, state.start(isFirst: isFirst))
      return isFirst
    }
    if isFirst { arm() }
  }

  /// Looks after a turn of the main actor's whose end a lane waits for.
  func watch(_ lane: Lane, turn: Int) {
    let now = clock.now
    let isFirst = state.withLock { state in
      let isFirst = state.arm(at: now, worked: worked)
      state.turns[ObjectIdentifier(lane)] = (lane, turn, state.start(isFirst: isFirst))
      return isFirst
    }
    if isFirst { arm() }
  }

  /// The last of a lane's visits, of which the first was sent at that time, is back.
  func forget(_ lane: Lane, sentAt: Int64) {
    state.withLock { state in
      // It may have sent others since.
      guard state.watched[ObjectIdentifier(lane)]?.sentAt == sentAt else { return }
      state.watched[ObjectIdentifier(lane)] = nil
    }
  }

  private func forget(_ lane: Lane, turn: Int) {
    state.withLock { state in
      guard state.turns[ObjectIdentifier(lane)]?.turn == turn else { return }
      state.turns[ObjectIdentifier(lane)] = nil
    }
  }

  /// Has somebody told, once each time, when the main actor has been waited for that long.
  package func whenHeld(for time: Duration, _ tell: @escaping @Sendable () -> Void) {
    state.withLock { $0.listener = (time.nanoseconds, tell) }
  }

  /// Who waits with that number, and does so no longer; nil: it was ended.
  private func take(_ number: Int) -> Waiter? {
    state.withLock { $0.waiting.removeValue(forKey: number) }
  }

  private func arm() { clock.after(nanoseconds: Self.tick) { [self] in look() } }

  private func look() {
    let now = clock.now
    let (late, lanes, turns, goesOn) = state.withLock { state in
      state.patience.advance(to: now, worked: worked())
      let patience = state.patience.now
      state.isArmed = !(state.waiting.isEmpty && state.watched.isEmpty && state.turns.isEmpty)
      let late = state.waiting.filter { $0.value.until <= patience }.keys.sorted()
      let lanes = state.watched.values.map { ($0.lane, $0.sentAt, waited: patience - $0.since) }
      let turns = state.turns.values.map { ($0.lane, $0.turn, waited: patience - $0.since) }
      return (late, lanes, turns, state.isArmed)
    }
    tellIfHeld(at: now)
    for number in late { take(number)?.continuation.resume(returning: false) }
    for (lane, sentAt, waited) in lanes { lane.giveMainUp(sentAt: sentAt, after: waited) }
    for (lane, turn, waited) in turns where !lane.keepsWaiting(forTurn: turn, after: waited) {
      forget(lane, turn: turn)
    }
    if goesOn { arm() }
  }

  private func tellIfHeld(at now: Int64) {
    let tell = state.withLock { state -> (@Sendable () -> Void)? in
      let oldest = (state.waiting.values.map(\.since) + state.watched.values.map(\.sentAt)).min()
      guard let listener = state.listener, !state.isTold, let oldest,
        now - oldest >= listener.after
      else { return nil }
      state.isTold = true
      return listener.tell
    }
    tell?()
  }
}
