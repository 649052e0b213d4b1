package import SnippetFoundation
import Synchronization

/// The machine's clock, with one thread that calls who has a deadline and watches the pool's threads.
package final class RealClock: FlowClock, @unchecked Sendable {  // the lock guards what changes
  private enum Entry {
    case deadline(WeakDeadlined)
    case run(@Sendable () -> Void)
  }

  private struct State {
    var heap = DeadlineHeap<Entry>()
    var sleepsUntil = Int64.max
    var hasThread = false
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
      after(nanoseconds: nanoseconds) { sleeper.wake() }
    } onCancel: {
    }
  }

  /// Calls `body` on the clock's thread after a time; it must not block.
  func after(nanoseconds: Int64, _ body: @escaping @Sendable () -> Void) {
    let (time, overflow) = now.addingReportingOverflow(max(0, nanoseconds))
    add(.run(body), at: overflow ? .max : time)
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
    while let entry = state.withLock({ state in
      (state.heap.earliest ?? .max) <= now ? state.heap.pop()?.entry : nil
    }) {
      switch entry {
      case .deadline(let weak):
        if let who = weak.value, let later = who.due(at: now) { add(.deadline(weak), at: later) }
      case .run(let body): body()
      }
    }
  }
}
