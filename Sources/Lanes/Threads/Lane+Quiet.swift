import SnippetFoundation

extension Lane {
  /// Suspends till nothing is queued or running here, nor on its way to the main actor and back, or till so many jobs came
  /// that there is always one more.
  ///
  /// The caller must itself be on the lane. After a quiet moment `enqueues` says as many as were counted, unless
  /// something came since. The main actor is given as long as `mainGrace` says, as `PatienceClock` counts.
  package func quiet(
    mainGrace: @escaping @Sendable () -> Duration = { .seconds(30) }
  ) async -> Quiet {
    await withUnsafeContinuation { continuation in
      state.withLock { state in
        state.quietWaiter = QuietWaiter(
          continuation: continuation,
          latest: state.enqueues + Self.manyJobs,
          mainGrace: mainGrace
        )
      }
    }
  }

  /// Jobs after which a lane is not expected to be quiet.
  static let manyJobs = 20_000

  /// What a visit to the main actor, behind all that was sent there before, came upon.
  package enum MainVisit {
    /// The main actor has not come back in its time.
    case held
    /// Jobs were put on the lane.
    case active
    case clear
  }

  /// Lets what was sent to the main actor before happen; `count` jobs were put on the lane till now.
  ///
  /// The caller must itself be on the lane.
  package nonisolated(nonsending) func visitMain(
    _ count: inout Int,
    grace: Duration
  ) async -> MainVisit {
    // The main actor is first in, first out: once it has come to this, earlier visits are back.
    guard await visitMain(grace: grace) else { return .held }
    // The caller was put on the lane again, unless the main actor was faster than its suspension.
    if enqueues > count + 1 || hasWaitingJobs { return .active }
    count = enqueues
    return .clear
  }

  /// How many jobs were ever put on the lane.
  package var enqueues: Int { state.withLock { $0.enqueues } }

  /// Whether jobs wait for the lane's thread.
  package var hasWaitingJobs: Bool { state.withLock { !$0.isEmpty } }

  /// Jobs that hold a thread and were left behind.
  package var stuckJobs: Int { state.withLock { $0.stuck } }

  /// Waits for a job to be put on the lane since `count` were; false when `grace` of real time has passed first.
  package func activity(since count: Int, grace: Duration) async -> Bool {
    await withUnsafeContinuation { continuation in
      let id = state.withLock { state -> Int? in
        guard state.enqueues == count, state.isEmpty else { return nil }
        state.nextActivity += 1
        state.activityWaiter = (state.nextActivity, continuation)
        return state.nextActivity
      }
      guard let id else { return continuation.resume(returning: true) }
      pool.clock.after(nanoseconds: grace.nanoseconds) { [self] in
        let waiter = state.withLock { state in
          guard state.activityWaiter?.id == id else {
            return UnsafeContinuation<Bool, Never>?.none
          }
          defer { state.activityWaiter = nil }
          return state.activityWaiter?.continuation
        }
        waiter?.resume(returning: false)
      }
    }
  }
}
