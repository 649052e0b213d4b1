import CMainActor
import IntentModel
import SnippetFoundation
import Synchronization
@_spi(ExperimentalScheduling) import _Concurrency

/// One conversation's own queue of jobs: first in, first out, on the pool's threads, at most one at a time.
///
/// Not a serial executor: a job that holds its thread is left behind and the lane goes on without it, so what must be
/// exclusive is guarded by a lock, never by the lane.
package final class Lane: TaskExecutor, @unchecked Sendable {  // the lock guards all that changes
  /// A job, and whether it runs on the generic executor: a sleep's wake-up would go to the shared pool otherwise.
  struct Job {
    var job: UnownedJob
    var isGeneric = false
  }

  /// How a wait for the lane to be quiet ended.
  package enum Quiet: Sendable {
    /// With the enqueues counted then, the resumption of who waited among them.
    case quiet(enqueues: Int)
    /// There is always one job more.
    case goesOn
    /// The main actor has not come back in its time.
    case mainIsHeld
  }

  /// Who waits for the lane to be quiet, till how many jobs were put on it, and how long for the main actor.
  struct QuietWaiter {
    let continuation: UnsafeContinuation<Quiet, Never>
    let latest: Int
    let mainGrace: @Sendable () -> Duration
  }

  struct State {
    var local = Queue<Job>()
    /// Of a virtual lane: what came from foreign threads, admitted only when nothing local is left, or never is.
    var arrivals = Queue<Job>()
    /// Local jobs in a row while arrivals waited.
    var passedBy = 0
    var isScheduled = false
    /// Counts how often the lane was handed on.
    var epoch = 0
    var owner: ObjectIdentifier?
    var running = 0
    /// Jobs that were left behind on threads they hold.
    var stuck = 0
    var enqueues = 0
    var main = MainTrail()
    var turns = MainTurns()
    var quietWaiter: QuietWaiter?
    var activityWaiter: (id: Int, continuation: UnsafeContinuation<Bool, Never>)?
    var nextActivity = 0

    var isEmpty: Bool { local.isEmpty && arrivals.isEmpty }

    /// Whether there is something to run now.
    var hasNext: Bool { !local.isEmpty || (!arrivals.isEmpty && turns.isTheLanes) }

    mutating func next() -> Job? {
      if arrivals.isEmpty || !turns.isTheLanes { return local.pop() }
      passedBy += 1
      if passedBy <= Lane.manyJobs, let job = local.pop() { return job }
      passedBy = 0
      return arrivals.pop()
    }

    /// Whether the lane is to be put to a thread, which it was not.
    mutating func schedule() -> Bool {
      if isScheduled || !hasNext { return false }
      isScheduled = true
      return true
    }

    /// Nothing is queued, runs, or is about to come back from the main actor.
    var isQuiet: Bool { isEmpty && running == 0 && main.visits == 0 }

    /// Who waits for quiet, taken out where there is quiet or will be none.
    mutating func takeQuietWaiter() -> (QuietWaiter, Quiet)? {
      guard let waiter = quietWaiter else { return nil }
      let isQuiet = isQuiet
      guard isQuiet || enqueues >= waiter.latest else { return nil }
      quietWaiter = nil
      main.explainOne()
      return (waiter, isQuiet ? .quiet(enqueues: enqueues + 1) : .goesOn)
    }
  }

  package let pool: LanePool
  package let virtualClock: VirtualClock?
  let state = Lock(State())
  /// Visits to the main actor that the engine waits for, which are back soon as a rule.
  let atMain = Atomic<Int>(0)
  /// Milliseconds that a job may hold the lane while others wait; in a flow run, the real grace.
  private let patience = Atomic<Int>(1)

  /// With a virtual clock the lane is a flow run's: sleeps follow the clock, and foreign threads cannot interleave.
  package init(pool: LanePool = .shared, clock: VirtualClock? = nil) {
    self.pool = pool
    virtualClock = clock
    if clock != nil { patience.store(1000, ordering: .relaxed) }
    _ = MainLine.isInUse
  }

  /// How long, in milliseconds of real time, a job may hold the lane before the lane goes on without it.
  package var patienceMilliseconds: Int {
    get { patience.load(ordering: .relaxed) }
    set { patience.store(newValue, ordering: .relaxed) }
  }

  /// How long the job that runs now may hold the lane: the more jobs already hold their threads, the shorter.
  ///
  /// What many children of a group hold would else take as many times as long.
  var patienceNow: Int {
    let all = patienceMilliseconds
    return min(all, max(Self.leastPatience, all >> min(stuckJobs, 16)))
  }

  private static let leastPatience = 10

  /// The lane that the calling thread works for.
  package static var current: Lane? { Worker.current?.ownLane }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    if Worker.current == nil, main_actor_took_next() { return MainLine.begin(job, for: self) }
    put(Job(job: job))
  }

  func put(_ job: Job) {
    let isLocal = Worker.current?.ownLane === self
    let (isReady, turn, waiter) = state.withLock { state in
      if virtualClock != nil, !isLocal { state.arrivals.push(job) } else { state.local.push(job) }
      state.enqueues += 1
      let waiter = state.activityWaiter?.continuation
      state.activityWaiter = nil
      return (state.schedule(), isLocal ? nil : state.turns.watch(), waiter)
    }
    if isReady { pool.schedule(self) }
    if let turn { MainBarrier.shared.watch(self, turn: turn) }
    waiter?.resume(returning: true)
  }

  /// Jobs in a row after which a lane that still has some gives way to others that have waited for a thread.
  private static let mostJobsInARow = 256

  /// Runs jobs till there are none, others wait for the thread, or the lane was handed on while a job held it.
  func drain(_ worker: Worker) {
    let me = asUnownedTaskExecutor()
    var turn = Self.mostJobsInARow
    let (first, epoch) = state.withLock { state in
      state.owner = ObjectIdentifier(worker)
      return (take(&state), state.epoch)
    }
    var job = first
    while let current = job {
      worker.begin(isVirtual: virtualClock != nil)
      if current.isGeneric {
        current.job.runSynchronously(on: unsafeBitCast((0, 0), to: UnownedSerialExecutor.self))
      } else {
        current.job.runSynchronously(on: me)
      }
      worker.end()
      turn -= 1
      if turn == 0 {
        turn = Self.mostJobsInARow
        if worker.isAwaited, state.withLock({ giveWay(&$0, epoch: epoch) }) {
          return pool.push(self)
        }
      }
      let (next, waiter) = state.withLock { finish(&$0, epoch: epoch) }
      job = next
      if let (waiter, quiet) = waiter {
        waiter.continuation.resume(returning: quiet)
        job = state.withLock { $0.epoch == epoch ? take(&$0) : nil }
      }
    }
  }

  private func take(_ state: inout State) -> Job? {
    if let job = state.next() {
      state.running += 1
      return job
    }
    state.isScheduled = false
    state.owner = nil
    state.turns.begin()
    return nil
  }

  /// After a job: whether the lane, which has more of them, is left to be drained later.
  private func giveWay(_ state: inout State, epoch: Int) -> Bool {
    guard state.epoch == epoch, state.quietWaiter == nil, !state.isEmpty else { return false }
    state.running -= 1
    state.owner = nil
    return true
  }

  /// After a job: the next one, or who waits for the lane to be quiet, resumed while the lane is kept.
  private func finish(
    _ state: inout State,
    epoch: Int
  ) -> (Job?, (QuietWaiter, Quiet)?) {
    if state.epoch != epoch {  // handed on while this job held its thread
      state.stuck -= 1
      state.main.appMayRun()
      return (nil, nil)
    }
    state.running -= 1
    if let waiter = state.takeQuietWaiter() { return (nil, waiter) }
    return (take(&state), nil)
  }

  /// Takes the lane from a worker whose job holds its thread.
  ///
  /// What is to be scheduled again, and who to resume.
  func handOn(from worker: Worker) -> Bool {
    let (isReady, waiter) = state.withLock { state -> (Bool, (QuietWaiter, Quiet)?) in
      guard state.owner == ObjectIdentifier(worker), state.running > 0,
        !state.isEmpty || state.quietWaiter != nil
      else { return (false, nil) }
      state.epoch += 1
      state.owner = nil
      state.running -= 1
      state.stuck += 1
      if !state.isEmpty { return (true, nil) }
      state.isScheduled = false
      state.turns.begin()
      return (false, state.takeQuietWaiter())
    }
    if let (waiter, quiet) = waiter { waiter.continuation.resume(returning: quiet) }
    return isReady
  }

  /// Runs `body` as a task on this lane and returns what it returns.
  package func run<Result: Sendable>(
    _ body: @escaping @Sendable () async -> Result
  ) async -> Result {
    await Task(executorPreference: self) { await body() }.value
  }

  /// Starts `body` as a task on this lane.
  ///
  /// In a flow run it has the task-local values of whoever starts it, as a test expects of the code it calls. Live it
  /// has none: there would be as many as there are listeners, and each is copied for each call.
  @inline(__always)
  package func start(_ body: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    if virtualClock == nil { return Task.detached(executorPreference: self, operation: body) }
    appMayRun()
    return Task(executorPreference: self, operation: body)
  }

  /// Whether so many threads are held that a new call is refused.
  package var isAtCapacity: Bool { pool.isAtCapacity }
}
