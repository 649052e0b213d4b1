import IntentModel
import SnippetFoundation
import Synchronization

/// One thread of the pool.
final class Worker: @unchecked Sendable {  // what other threads read is atomic or behind the lock
  let pool: LanePool
  let parking = Parking()
  /// Jobs begun and ended: odd while one runs.
  private let jobs = Atomic<Int>(0)
  /// A lane made ready by this thread's own job, taken when its own lane is empty.
  private let slot = Lock<Lane?>(nil)
  /// Whether another lane may be put into the slot; only a hint.
  private let hasLane = Atomic<Bool>(false)
  private let lane = Lock<Lane?>(nil)
  /// The same lane, for this thread alone.
  private(set) var ownLane: Lane?
  /// When the job that runs began, of a virtual lane.
  private(set) var jobBegan: Int64 = 0
  private let thread = Atomic<Int>(0)
  /// The clock of the time that this thread had a processor.
  private let processor = Atomic<Int>(0)
  /// Set by the monitor: the thread was made nice and exits when its job returns.
  private let isDemoted = Atomic<Bool>(false)

  // The monitor's own, guarded by the pool's lock.
  var seen = 0
  var stuckTicks = 0
  /// Ticks at which the thread was seen to wait for something but a processor; each at which it ran takes some away.
  private var blockedTicks = 0
  private var processorTimeWhenStuck: Int64 = 0

  init(_ pool: LanePool) { self.pool = pool }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// The worker that the calling thread is; nil on any other thread.
  static var current: Worker? {
    guard let pointer = pthread_getspecific(key) else { return nil }
    return Unmanaged<Worker>.fromOpaque(pointer).takeUnretainedValue()
  }

  func begin(isVirtual: Bool) {
    if isVirtual { jobBegan = monotonicNow() }
    jobs.add(1, ordering: .sequentiallyConsistent)
    pool.clock.tickSoon()
  }

  func end() { jobs.add(1, ordering: .relaxed) }

  /// For the monitor: whether a job runs, and whether it is the same as at the last look.
  func look() -> (isRunning: Bool, isStuck: Bool) {
    let count = jobs.load(ordering: .sequentiallyConsistent)
    defer { seen = count }
    return (count & 1 == 1, count & 1 == 1 && count == seen)
  }

  /// The lane that is drained here.
  var drained: Lane? { lane.withLock { $0 } }

  /// Takes a ready lane for later; false if there is one already.
  func keep(_ ready: Lane) -> Bool {
    slot.withLock { slot in
      if slot != nil { return false }
      slot = ready
      hasLane.store(true, ordering: .relaxed)
      return true
    }
  }

  /// Whether a lane waits for this thread, or for any.
  var isAwaited: Bool { hasLane.load(ordering: .relaxed) || pool.hasReady }

  /// The lane kept for later, taken out.
  func takeKept() -> Lane? {
    guard hasLane.load(ordering: .relaxed) else { return nil }
    return slot.withLock { slot in
      hasLane.store(false, ordering: .relaxed)
      defer { slot = nil }
      return slot
    }
  }

  /// For the monitor: begins to count what a job that seems stuck uses.
  func countProcessorTime() {
    processorTimeWhenStuck = processorTime
    blockedTicks = 0
  }

  /// Whether the job itself holds the thread for so many ticks: it spins, or waits for something.
  ///
  /// Where `isStrict`, not one that only waits for a processor or the disk, however long others have them.
  func isHeld(ticks: Int, isStrict: Bool) -> Bool {
    guard isStrict else { return stuckTicks >= ticks }
    // On a busy machine a job waits a while for what a thread without a processor holds, and for the disk: that is not the
    // job's doing.
    let isRunning = "RD".contains(threadState(thread.load(ordering: .relaxed)) ?? " ")
    blockedTicks = isRunning ? max(0, blockedTicks - 8) : blockedTicks + 1
    guard stuckTicks >= ticks else { return false }
    return blockedTicks >= max(20, ticks * 4 / 5)
      || hasSpun(Int64(ticks) * 500_000 * Slowness.ofTools)
      || stuckTicks >= ticks * 20 * Int(Slowness.ofTools)
  }

  /// Whether the job kept a processor busy for so many nanoseconds: one that only waits for its turn to run, or
  /// sleeps, does not.
  func hasSpun(_ nanoseconds: Int64) -> Bool {
    processorTime - processorTimeWhenStuck > nanoseconds
  }

  private var processorTime: Int64 {
    var time = timespec()
    let clock = clockid_t(processor.load(ordering: .relaxed))
    guard clock != 0, clock_gettime(clock, &time) == 0 else { return 0 }
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  /// Gives way to others: a job spins.
  func demote() {
    isDemoted.store(true, ordering: .relaxed)
    let number = thread.load(ordering: .relaxed)
    if number > 0 { setpriority(__priority_which_t(PRIO_PROCESS.rawValue), id_t(number), 19) }
  }

  /// The thread's life: drain what is ready, park when nothing is.
  func live() {
    pthread_setspecific(Self.key, Unmanaged.passUnretained(self).toOpaque())
    thread.store(threadNumber(), ordering: .relaxed)
    var clock = clockid_t()
    if pthread_getcpuclockid(pthread_self(), &clock) == 0 {
      processor.store(Int(clock), ordering: .relaxed)
    }
    var expects = false
    while true {
      if isDemoted.load(ordering: .relaxed) { return pool.leave(self) }
      switch takeKept().map(LanePool.Next.drain) ?? pool.next(for: self) {
      case .drain(let ready):
        work(on: ready)
        expects = ready.expectsVisitor
      case .park: pool.park(self, expects: expects)
      case .leave: return
      }
    }
  }

  private func work(on ready: Lane) {
    ownLane = ready
    lane.withLock { $0 = ready }
    AppExecution.enter(ready)
    ready.drain(self)
    AppExecution.enter(nil)
    ownLane = nil
    lane.withLock { $0 = nil }
  }
}
