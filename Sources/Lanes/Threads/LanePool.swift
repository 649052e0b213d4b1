import SnippetFoundation
import Synchronization

/// The threads that app code runs on: two, and more while some are held by code that blocks.
package final class LanePool: @unchecked Sendable {  // the lock guards all that changes
  enum Next {
    case drain(Lane)
    case park
    case leave
  }

  struct State {
    var ready = Queue<Lane>()
    var idle: [Worker] = []
    var all: [Worker] = []
    /// How many threads are added next while held ones are in the way.
    var step = 2
  }

  /// The pool of the process.
  package static let shared = LanePool()

  /// The real clock; its thread is also the pool's monitor.
  package let clock = RealClock()
  /// Threads that may be held before a new call is refused.
  let maximumThreads: Int
  let state = Lock(State())
  private let stuck = Atomic<Int>(0)
  /// Whether a thread looks out for a lane that is expected to be ready soon.
  private let isLookedOutFor = Atomic<Bool>(false)
  /// Nanoseconds for which one does.
  private static let longestLook: Int64 = 50_000
  static let usualThreads = 2
  /// Ticks of a millisecond that a job may spin before its thread gives way to others.
  ///
  /// Where many do, each gets so little of a processor that the clock itself would be late: they give way at once.
  static let ticksToDemotion = 20

  package init(maximumThreads: Int = 256) {
    self.maximumThreads = maximumThreads
    clock.monitor = { [weak self] in self?.tick() ?? false }
  }

  package var isAtCapacity: Bool { stuck.load(ordering: .relaxed) >= maximumThreads }

  /// Threads that the pool has now.
  package var threadCount: Int { state.withLock { $0.all.count } }

  /// Calls that hold a thread at the moment.
  package var stuckCount: Int { stuck.load(ordering: .relaxed) }

  /// Finds a thread for a lane that became ready.
  ///
  /// A lane made ready by a worker's own job wakes nobody.
  func schedule(_ lane: Lane) {
    if let worker = Worker.current, worker.pool === self, worker.keep(lane) {
      return clock.tickSoon()
    }
    push(lane)
  }

  /// Whether a lane waits for a thread.
  var hasReady: Bool { state.withLock { !$0.ready.isEmpty } }

  /// Puts a lane behind those that wait for a thread.
  func push(_ lane: Lane) {
    let (worker, isNew) = state.withLock { state -> (Worker?, Bool) in
      state.ready.push(lane)
      if let worker = state.idle.popLast() { return (worker, false) }
      guard state.all.count < Self.usualThreads else { return (nil, false) }
      let worker = Worker(self)
      state.all.append(worker)
      return (worker, true)
    }
    if let worker {
      if isNew { start(worker) } else { worker.parking.wake() }
    }
    clock.tickSoon()
  }

  private func start(_ worker: Worker) {
    if startThread(named: "parley-lane", { withSignalStack(worker.live) }) { return }
    state.withLock { $0.all.removeAll { $0 === worker } }
  }

  func next(for worker: Worker) -> Next {
    state.withLock { state in
      if let lane = state.ready.pop() { return .drain(lane) }
      if state.all.count > Self.usualThreads, state.idle.count >= Self.usualThreads {
        state.all.removeAll { $0 === worker }
        return .leave
      }
      state.idle.append(worker)
      return .park
    }
  }

  /// Parks a thread, which looks out for a while where it `expects` a lane to be ready soon; one at a time does.
  func park(_ worker: Worker, expects: Bool) {
    if expects, !isLookedOutFor.exchange(true, ordering: .relaxed) {
      worker.parking.lookOut(for: Self.longestLook)
      isLookedOutFor.store(false, ordering: .relaxed)
    }
    worker.parking.sleep()
  }

  /// A thread that was demoted goes; its priority cannot be taken back.
  func leave(_ worker: Worker) {
    state.withLock { $0.all.removeAll { $0 === worker } }
    if let lane = worker.takeKept() { push(lane) }
    clock.tickSoon()
  }

  /// Looks after the threads, every millisecond while any of them runs a job; false when nothing ran.
  private func tick() -> Bool {
    var (isActive, held) = look()
    stuck.store(held.count, ordering: .relaxed)
    var ready: [Lane] = []
    let isCrowded = held.count > 4 * Self.usualThreads
    for worker in held {
      // A thread that others keep from running would never run again if it were made nice as well.
      if worker.stuckTicks == 1 { worker.countProcessorTime() }
      let lane = worker.drained
      let isStrict = lane?.virtualClock != nil
      let isHeld = lane.map { worker.isHeld(ticks: $0.patienceNow, isStrict: isStrict) } ?? true
      // A nice thread may get no turn for long: a flow's job keeps its share for as long as the flow waits for it.
      if !isStrict || isHeld,
        isCrowded || worker.stuckTicks % Self.ticksToDemotion == 0,
        worker.hasSpun(isCrowded ? 300_000 : 2_000_000)
      {
        worker.demote()
      }
      if let kept = worker.takeKept() { ready.append(kept) }
      if let lane, isHeld, lane.handOn(from: worker) { ready.append(lane) }
    }
    let (toWake, toStart, isWaiting) = provide(for: ready, held: held.count)
    if isWaiting { isActive = true }
    for worker in toWake { worker.parking.wake() }
    for worker in toStart { start(worker) }
    return isActive
  }

  private func look() -> (isActive: Bool, held: [Worker]) {
    state.withLock { state in
      var (isActive, held) = (false, [Worker]())
      for worker in state.all {
        let (isRunning, isStuck) = worker.look()
        if isRunning { isActive = true }
        worker.stuckTicks = isStuck ? worker.stuckTicks + 1 : 0
        if isStuck { held.append(worker) }
      }
      return (isActive, held)
    }
  }

  /// Threads for the lanes that wait: parked ones first, then new ones while held ones are in the way.
  private func provide(for lanes: [Lane], held: Int) -> ([Worker], [Worker], isWaiting: Bool) {
    state.withLock { state in
      for lane in lanes { state.ready.push(lane) }
      var (toWake, toStart) = ([Worker](), [Worker]())
      var need = state.ready.count
      while need > 0, let worker = state.idle.popLast() {
        toWake.append(worker)
        need -= 1
      }
      if need == 0 {
        state.step = 2
      } else {
        let free = state.all.count - held - state.idle.count - toWake.count
        var more = min(need, state.step, maximumThreads + 64 - state.all.count)
        if held == 0 { more = min(more, Self.usualThreads - free) }
        for _ in 0..<max(0, more) {
          let worker = Worker(self)
          state.all.append(worker)
          toStart.append(worker)
        }
        if more > 0 { state.step = min(64, state.step * 2) }
      }
      return (toWake, toStart, !state.ready.isEmpty)
    }
  }
}
