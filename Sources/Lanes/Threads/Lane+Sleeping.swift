import CClock
import IntentModel
import SnippetFoundation
@_spi(ExperimentalScheduling) import _Concurrency

extension Lane: AppExecutor {
  /// Sleeps by the flow's clock, else by the real one.
  package func sleep(nanoseconds: Int64) async throws {
    let clock: any FlowClock = clockOfCaller ?? pool.clock
    try await clock.sleep(nanoseconds: nanoseconds)
  }

  package func sleep(rest nanoseconds: Int64) async throws {
    try await sleep(nanoseconds: clockOfCaller == nil ? nanoseconds : exact(nanoseconds))
  }

  /// The virtual clock that the calling code sleeps by; nil: it sleeps in real time.
  ///
  /// A test's body does so on a flow's lane too: nobody moves the clock while it sleeps.
  private var clockOfCaller: VirtualClock? { OnlookerWorld.isCurrent ? nil : virtualClock }

  /// The duration that was asked for, from what is left of it now.
  ///
  /// The real clock was read a moment ago, in this job: the true duration lies between `rest` and `rest` plus the time since
  /// the job began. It is known where the thread still knows what it was told then; else the roundest there is taken, but
  /// for one that is right beside `rest`.
  private func exact(_ rest: Int64) -> Int64 {
    if rest <= 0 { return 0 }
    let millisecond: Int64 = 1_000_000
    let latest = rest + (monotonicNow() - (Worker.current?.jobBegan ?? monotonicNow()))
    // The last reading is that which gave `rest`.
    for place in 1..<UInt32(clock_told_most) {
      let asked = rest + clock_told(0) - clock_told(place)
      // A fraction of a second has been cut off to a nanosecond.
      if asked <= latest, asked >= rest, (asked + 1) % millisecond <= 1 {
        return (asked + 1) / millisecond * millisecond
      }
    }
    func rounded(_ step: Int64) -> Int64 { (rest + step - 1) / step * step }
    if latest - rest < millisecond {
      return rounded(millisecond) <= latest ? rounded(millisecond) : rest
    }
    // A busy machine makes the job long, but rarely comes between the reading of the clock and this one.
    let near = rounded(millisecond)
    if near % (10 * millisecond) == 0, near - rest < millisecond / 10 { return near }
    let steps = [1000, 100, 10, 1].map { $0 * millisecond }
    return steps.map(rounded).first { $0 <= latest } ?? rest
  }
}

#if compiler(>=6.3)
// Every sleep of a task that prefers the lane arrives here (SE-0505), also those of modules without the shadows.
extension Lane: SchedulingExecutor {
  package func enqueue<Clock: _Concurrency.Clock>(
    _ job: consuming ExecutorJob,
    at instant: Clock.Instant,
    tolerance: Clock.Duration?,
    clock: Clock
  ) {
    let rest: Duration =
      switch instant {
      case let instant as ContinuousClock.Instant: ContinuousClock.now.duration(to: instant)
      case let instant as SuspendingClock.Instant: SuspendingClock.now.duration(to: instant)
      default: .zero
      }
    wake(UnownedJob(job), after: rest.nanoseconds, isExact: false)
  }

  package func enqueue<Clock: _Concurrency.Clock>(
    _ job: consuming ExecutorJob,
    after delay: Clock.Duration,
    tolerance: Clock.Duration?,
    clock: Clock
  ) {
    wake(UnownedJob(job), after: (delay as? Duration ?? .zero).nanoseconds, isExact: true)
  }

  private func wake(_ job: UnownedJob, after nanoseconds: Int64, isExact: Bool) {
    if let clock = clockOfCaller {
      let duration = isExact ? nanoseconds : exact(nanoseconds)
      clock.wake(job, on: self, after: duration)
    } else {
      let isGeneric = virtualClock != nil
      pool.clock.sleep(nanoseconds: nanoseconds) { [self] in
        put(Job(job: job, isGeneric: isGeneric))
      }
    }
  }
}
#endif
