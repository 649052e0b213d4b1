package import SnippetFoundation
import Synchronization

/// The machine's clock, with one thread that calls who has a deadline and watches the pool's threads.
package final class RealClock: FlowClock, @unchecked Sendable {  // the lock guards what changes
  private enum Entry {
    case deadline(WeakDeadlined)
    case run(@Sendable () -> Void)
    case sleep(Sleep)
  }

  /// A task of the app that sleeps.
  private struct Sleep {
    var isAsleep: @Sendable () -> Bool
    var wake: @Sendable () -> Void
    /// When it is over, of the time that was waited.
    var due: Int64
  }

  private struct State {
    var heap = DeadlineHeap<Entry>()
    var waited = WaitedTime(since: monotonicNow())
    var sleepsUntil = Int64.max
    var hasThread = false

    /// The next entry that is due; what a task has slept is waited.
    mutating func next(by now: Int64) -> Entry? {
      guard (heap.earliest ?? .max) <= now, let (time, entry) = heap.pop() else { return nil }
      if case .sleep(let sleep) = entry, sleep.isAsleep() { waited.woke(at: time, due: sleep.due) }
      return entry
    }
  }

  private final class WeakDeadlined {
    weak var value: (any Deadlined)?
    init(_ value: any Deadlined) { self.value = value }
  }

  private let state = Lock(State())
  private let parking = Parking()
  private let isTicking = Atomic<Bool>(false)
  /// Looks after the pool's threads; whether any of them is at work.
  ///
  /// Set once, before the first use.
  var monitor: @Sendable () -> Bool = { false }

  static let tick: Int64 = 1_000_000
  /// Ticks without work before the thread sleeps till the next deadline.
  private static let idleTicks = 50

  init() {}

  package var now: Int64 { monotonicNow() }

  package var date: Date { Date() }

  package func register(_ who: any Deadlined, at time: Int64) {
    add(.deadline(WeakDeadlined(who)), at: time)
  }

  package func sleep(nanoseconds: Int64) async throws {
    let sleeper = Sleeper()
    try await sleeper.sleep {
      sleep(nanoseconds: nanoseconds, isAsleep: { sleeper.isAsleep }, wake: { sleeper.wake() })
    } onCancel: {
    }
  }

  /// Calls `wake` on the clock's thread after a time that a task of the app sleeps; it must not block.
  func sleep(
    nanoseconds: Int64,
    isAsleep: @escaping @Sendable () -> Bool = { true },
    wake: @escaping @Sendable () -> Void
  ) {
    let due = state.withLock { $0.waited.due(after: nanoseconds) }
    add(.sleep(Sleep(isAsleep: isAsleep, wake: wake, due: due)), at: time(after: nanoseconds))
  }

  /// Calls `body` on the clock's thread after a time; it must not block.
  package func after(nanoseconds: Int64, _ body: @escaping @Sendable () -> Void) {
    add(.run(body), at: time(after: nanoseconds))
  }

  /// Calls `body` on the clock's thread after a time; it must not block.
  package func after(_ time: Duration, _ body: @escaping @Sendable () -> Void) {
    after(nanoseconds: time.nanoseconds, body)
  }

  private func time(after nanoseconds: Int64) -> Int64 {
    let (time, overflow) = now.addingReportingOverflow(max(0, nanoseconds))
    return overflow ? .max : time
  }

  // MARK: What was waited

  /// How far a virtual clock must go for everything that this one has brought.
  package var waited: Duration { .nanoseconds(state.withLock { $0.waited.nanoseconds }) }

  /// A budget of a conversation was used up at a time.
  package func expired(at time: Int64) { state.withLock { $0.waited.expired(at: time) } }

  /// A person does something, while code of the app still runs or does not.
  package func acted(isRunning: Bool) {
    let now = now
    state.withLock { state in
      let next = state.heap.entries.compactMap { entry in
        if case .sleep(let sleep) = entry, sleep.isAsleep() { sleep.due } else { nil }
      }.min()
      state.waited.acted(at: now, isRunning: isRunning, before: next)
    }
  }

  private func add(_ entry: Entry, at time: Int64) {
    let wakes = state.withLock { state in
      state.heap.push(entry, at: time)
      return time < state.sleepsUntil
    }
    startThreadOnce()
    if wakes, !isTicking.load(ordering: .relaxed) { parking.wake() }
  }

  /// Has the monitor look every millisecond till nothing runs.
  func tickSoon() {
    if isTicking.load(ordering: .sequentiallyConsistent) { return }
    let (isFirst, _) = isTicking.compareExchange(
      expected: false,
      desired: true,
      ordering: .sequentiallyConsistent
    )
    guard isFirst else { return }
    startThreadOnce()
    parking.wake()
  }

  private func startThreadOnce() {
    let isNeeded = state.withLock { state in
      defer { state.hasThread = true }
      return !state.hasThread
    }
    if isNeeded, !startThread(named: "parley-clock", { [self] in live() }) {
      state.withLock { $0.hasThread = false }
    }
  }

  private func live() {
    var idle = 0
    while true {
      fire()
      if isTicking.load(ordering: .relaxed) {
        idle = monitor() ? 0 : idle + 1
        if idle > Self.idleTicks {
          idle = 0
          isTicking.store(false, ordering: .sequentiallyConsistent)
          if monitor() { isTicking.store(true, ordering: .relaxed) }
        }
      }
      let next = state.withLock { state in
        state.sleepsUntil = state.heap.earliest ?? .max
        return state.sleepsUntil
      }
      let isTicking = isTicking.load(ordering: .relaxed)
      parking.sleep(until: isTicking ? min(next, now + Self.tick) : next)
    }
  }

  private func fire() {
    let now = now
    while let entry = state.withLock({ $0.next(by: now) }) {
      switch entry {
      case .deadline(let weak):
        if let who = weak.value, let later = who.due(at: now) { add(.deadline(weak), at: later) }
      case .run(let body): body()
      case .sleep(let sleep): sleep.wake()
      }
    }
  }
}
