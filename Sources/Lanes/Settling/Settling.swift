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
  private let isAwake: @Sendable () -> Bool
  private let goesOn: @Sendable () -> Bool
  /// Real time that code may wait outside the engine before a step is given up.
  package var grace = Duration.seconds(1)
  /// How often a lane that is never quiet is waited for, 20,000 jobs each time.
  var rounds = 500
  /// Time that the main actor may be away, as `PatienceClock` counts it: others may be at work there.
  package var mainGrace: @Sendable () -> Duration = { .seconds(30) }

  /// `hasLooseCode` says whether code goes on that no call waits for; `isAwake` whether any goes on of which nothing
  /// sleeps; `goesOn` begins what was put off till the code that runs waits, and says whether there was anything.
  package init(
    lane: Lane,
    clock: VirtualClock,
    isComplete: @escaping @Sendable () -> Bool,
    hasLooseCode: @escaping @Sendable () -> Bool = { false },
    isAwake: @escaping @Sendable () -> Bool = { true },
    goesOn: @escaping @Sendable () -> Bool = { false }
  ) {
    self.lane = lane
    self.clock = clock
    self.isComplete = isComplete
    self.hasLooseCode = hasLooseCode
    self.isAwake = isAwake
    self.goesOn = goesOn
  }

  /// Waits till the step is over.
  ///
  /// The caller must be a task on the lane.
  package nonisolated(nonsending) func settle() async -> Ending {
    await showTime()
    let readings = clock.readings
    var rounds = 0
    while true {
      var count: Int
      switch await lane.quiet(mainGrace: mainGrace) {
      case .mainIsHeld: return .stillRunning(Self.mainActorIsHeld)
      case .goesOn:
        rounds += 1
        let isPolling = clock.readings - readings >= rounds * Self.manyReadings
        if let ending = await pass(round: rounds, isPolling) { return ending }
        continue
      case .quiet(let enqueues): count = enqueues
      }
      if lane.enqueues != count { continue }
      switch await passMain(&count) {
      case .held: return .stillRunning(Self.mainActorIsHeld)
      case .active: continue
      case .clear: break
      }
      // Also where no call waits for it: one that was given up.
      if lane.stuckJobs > 0, clock.readings - readings >= Self.manyReadings {
        clock.polled = clock.now
      }
      if goesOn() { continue }
      if isComplete() { return .complete }
      if clock.sleeping > 0 { return .onClock }
      if lane.stuckJobs > 0 { return .stillRunning("it holds its thread") }
      switch await waitOutside(count) {
      case .held: return .stillRunning(Self.mainActorIsHeld)
      case .active: continue
      case .clear: return .stillRunning("it waits for something outside the engine")
      }
    }
  }

  /// A lane that is never quiet: how the step ends where that is by code that reads the clock between its jobs, waiting for
  /// a time that only the next step lets come, or where it goes on too long; else nil.
  private nonisolated(nonsending) func pass(round: Int, _ isPolling: Bool) async -> Ending? {
    var count = lane.enqueues
    if await lane.visitMain(&count, grace: mainGrace()) == .held {
      return .stillRunning(Self.mainActorIsHeld)
    }
    // The second time all that does something besides has been let through the main actor.
    if round < (isPolling ? 2 : rounds) || goesOn() { return nil }
    if isPolling { clock.polled = clock.now }
    if isComplete() { return .complete }
    return .stillRunning(
      isPolling ? "it reads the clock again and again" : "it suspends again and again"
    )
  }

  /// Readings of the clock by which code is known to wait for a time.
  private static let manyReadings = 1_000

  /// Waits till code that holds its thread and reads the clock again and again has read the time that it is now.
  private nonisolated(nonsending) func showTime() async {
    guard let polled = clock.polled, polled != clock.now, lane.stuckJobs > 0 else { return }
    let (stuck, readings) = (lane.stuckJobs, clock.readings)
    var count = lane.enqueues
    for _ in 0..<Self.longestLook where clock.readings - readings < Self.manyReadings {
      if await lane.activity(since: count, grace: .milliseconds(1)) { break }
      if lane.enqueues > count + 1 || lane.hasWaitingJobs || lane.stuckJobs < stuck { break }
      count = lane.enqueues
    }
    clock.polled = clock.now
  }

  /// Milliseconds that code is given to read the time.
  private static let longestLook = 10_000

  /// Waits for what was sent to the main actor before; `count` jobs were put on the lane till now.
  ///
  /// Code of the main actor stands behind all others there again where it yields or begins a task. That puts no job on
  /// the lane. Where nothing else tells that code is not over, because no call waits for it or because something sleeps
  /// beside it, the line is let through some times more; many times, where that code cannot be what sleeps.
  private nonisolated(nonsending) func passMain(_ count: inout Int) async -> Lane.MainVisit {
    let isLoose = hasLooseCode()
    if !isLoose, lane.isMainClear { return .clear }
    let passes = isLoose || clock.sleeping > 0 ? Self.manyPasses : 1
    for pass in 0..<passes {
      if pass == Self.somePasses, !isAwake() { break }
      let visit = await lane.visitMain(&count, grace: mainGrace())
      guard visit == .clear else { return visit }
    }
    lane.mainHasPassed()
    return .clear
  }

  private static let somePasses = 4
  private static let manyPasses = 64

  /// Waits for jobs on the lane, of which there were `count` till now, for as long as the grace says.
  ///
  /// Time in which the main actor is away with others does not count: code of the lane may stand in line there.
  private nonisolated(nonsending) func waitOutside(_ count: Int) async -> Lane.MainVisit {
    var count = count
    let slice = max(grace.nanoseconds / Self.slices, 1)
    let latest = monotonicNow() + mainGrace().nanoseconds
    var rest = Self.slices
    while rest > 0 {
      if await lane.activity(since: count, grace: .nanoseconds(slice)) { return .active }
      if lane.enqueues > count + 1 || lane.hasWaitingJobs { return .active }
      count = lane.enqueues
      let sent = monotonicNow()
      let visit = await lane.visitMain(&count, grace: mainGrace())
      guard visit == .clear else { return visit }
      let now = monotonicNow()
      if now - sent > slice, now < latest { rest = Self.slices } else { rest -= 1 }
    }
    return .clear
  }

  private static let slices: Int64 = 16

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
    if clock.polled != nil {
      lane.appMayRun()
      ending = await settle()
    }
    return ending
  }
}
