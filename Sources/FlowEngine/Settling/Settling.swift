import SnippetFoundation

/// Decides when a step of a flow run has shown all it will: by what runs and waits, never by a pause.
package struct Settling: Sendable {
  package enum Ending: Sendable, Equatable {
    /// No call is unfinished, or a question is open.
    case complete
    /// The app sleeps by the virtual clock.
    case onClock
    /// The app holds a thread, or waits for something outside the engine; which of them.
    case stillRunning(String)
  }

  /// Why a step ends when the main actor does not come back.
  package static let mainActorIsHeld = "it holds the main actor"

  private let lane: Lane
  private let clock: VirtualClock
  private let isComplete: @Sendable () -> Bool
  private let hasLooseCode: @Sendable () -> Bool
  /// Real time that code may wait outside the engine before a step is given up.
  package var grace = Duration.seconds(1)
  /// Real time that the main actor may be away: others may be at work there.
  var mainGrace: @Sendable () -> Duration = { .seconds(30) }

  /// `hasLooseCode` says whether code goes on that no call waits for.
  package init(
    lane: Lane,
    clock: VirtualClock,
    isComplete: @escaping @Sendable () -> Bool,
    hasLooseCode: @escaping @Sendable () -> Bool = { false }
  ) {
    self.lane = lane
    self.clock = clock
    self.isComplete = isComplete
    self.hasLooseCode = hasLooseCode
  }

  /// Waits till the step is over.
  ///
  /// The caller must be a task on the lane.
  package nonisolated(nonsending) func settle() async -> Ending {
    while true {
      guard var count = await lane.quiet(mainGrace: mainGrace) else {
        return .stillRunning(Self.mainActorIsHeld)
      }
      if lane.enqueues != count { continue }
      if hasLooseCode() || !lane.isMainClear {
        // The main actor is first in, first out: once it has come to this, earlier visits are back.
        guard await MainBarrier.shared.pass(grace: mainGrace()) else {
          return .stillRunning(Self.mainActorIsHeld)
        }
        // This task was put on the lane again, unless the main actor was faster than its suspension.
        if lane.enqueues > count + 1 || lane.hasWaitingJobs { continue }
        count = lane.enqueues
        lane.mainHasPassed()
      }
      if isComplete() { return .complete }
      if clock.sleeping > 0 { return .onClock }
      if lane.stuckJobs > 0 { return .stillRunning("it holds its thread") }
      if await lane.activity(since: count, grace: grace) == false {
        return .stillRunning("it waits for something outside the engine")
      }
    }
  }

  /// Lets time pass: one entry at a time in order of time, each settled before the next.
  package nonisolated(nonsending) func wait(_ duration: Duration) async -> Ending {
    let (target, overflow) = clock.now.addingReportingOverflow(duration.nanoseconds)
    lane.appMayRun()
    var ending = await settle()
    while clock.fireNext(upTo: overflow ? .max : target) {
      lane.appMayRun()
      ending = await settle()
    }
    clock.advance(to: overflow ? .max : target)
    return ending
  }
}
