package import IntentModel
package import SnippetFoundation
import Synchronization

/// A clock that stands still till it is told to go on.
package final class VirtualClock: FlowClock, Sendable {
  /// What happens at a time.
  private enum Entry {
    case deadline(any Deadlined)
    case sleeper(Sleeper, of: RunningCall?)
    case job(UnownedJob, Lane, of: RunningCall?)

    /// Whether a task waits for it; a cancelled sleeper waits no more.
    var isSleep: Bool {
      switch self {
      case .deadline: false
      case .sleeper(let sleeper, _): sleeper.isAsleep
      case .job: true
      }
    }

    /// The call whose sleep it is, while it sleeps; nil: no call's, or a detached task's.
    var sleepingCall: RunningCall? {
      switch self {
      case .deadline: nil
      case .sleeper(let sleeper, let call): sleeper.isAsleep ? call : nil
      case .job(_, _, let call): call
      }
    }
  }

  private struct State {
    var heap = DeadlineHeap<Entry>()
    var now: Int64 = 0
    /// The last time that code looked at again and again, waiting for another.
    var polled: Int64?
    var isDriven = true
  }

  private let start: Date
  private let state = Lock(State())
  private let lookedAt = Atomic<Int>(0)

  /// `start`: the calendar's time at nanosecond 0.
  package init(start: Date) {
    self.start = start
    _ = CalendarTime.follow
  }

  package var now: Int64 { state.withLock { $0.now } }

  package var date: Date {
    lookedAt.add(1, ordering: .relaxed)
    return start.addingTimeInterval(Double(now) / 1e9)
  }

  package var calendarNanoseconds: Int64? {
    lookedAt.add(1, ordering: .relaxed)
    let (now, isFollowed) = state.withLock { ($0.now, $0.isDriven || $0.polled == nil) }
    return isFollowed ? nanoseconds(since1970: start, and: now) : nil
  }

  /// How often the calendar's time was read.
  var readings: Int { lookedAt.load(ordering: .relaxed) }

  /// The time that code, which waits for another, was last seen to read again and again; nil: none does.
  var polled: Int64? {
    get { state.withLock(\.polled) }
    set { state.withLock { $0.polled = newValue } }
  }

  /// Whether somebody lets time pass.
  ///
  /// Where nobody does, and code waits for a time by reading it, the calendar's time is the real one, so that it ends.
  package var isDriven: Bool {
    get { state.withLock(\.isDriven) }
    set { state.withLock { $0.isDriven = newValue } }
  }

  package func register(_ who: any Deadlined, at time: Int64) {
    state.withLock { $0.heap.push(.deadline(who), at: time) }
  }

  package func sleep(nanoseconds: Int64) async throws {
    let sleeper = Sleeper()
    try await sleeper.sleep {
      add(.sleeper(sleeper, of: CurrentHost.host?.call), after: nanoseconds)
    } onCancel: { [self] in
      state.withLock { state in
        _ = state.heap.remove {
          if case .sleeper(let other, _) = $0 { other === sleeper } else { false }
        }
      }
    }
  }

  /// Puts a job back on its lane after a time.
  func wake(_ job: UnownedJob, on lane: Lane, after nanoseconds: Int64) {
    add(.job(job, lane, of: CurrentHost.host?.call), after: nanoseconds)
  }

  private func add(_ entry: Entry, after nanoseconds: Int64) {
    state.withLock { state in
      let (time, overflow) = state.now.addingReportingOverflow(max(0, nanoseconds))
      state.heap.push(entry, at: overflow ? .max : time)
    }
  }

  /// Tasks that sleep; deadlines of the engine do not count.
  package var sleeping: Int { state.withLock { $0.heap.count(where: \.isSleep) } }

  /// The calls of which something sleeps.
  package var sleepingCalls: [RunningCall] {
    state.withLock { $0.heap.entries.compactMap(\.sleepingCall) }
  }

  /// Goes on to the first entry due by `target` and lets it happen; false if there is none.
  package func fireNext(upTo target: Int64) -> Bool {
    let next = state.withLock { state -> Entry? in
      guard let time = state.heap.earliest, time <= target else { return nil }
      state.now = max(state.now, time)
      return state.heap.pop()?.entry
    }
    guard let next else { return false }
    switch next {
    case .deadline(let who): if let later = who.due(at: now) { register(who, at: later) }
    case .sleeper(let sleeper, _): sleeper.wake()
    case .job(let job, let lane, _): lane.put(Lane.Job(job: job, isGeneric: true))
    }
    return true
  }

  /// Sets the time, after everything due before has happened.
  package func advance(to time: Int64) { state.withLock { $0.now = max($0.now, time) } }
}
