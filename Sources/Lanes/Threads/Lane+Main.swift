import CMainActor
import SnippetFoundation
import Synchronization

// What a flow's lane knows of the main actor; a live lane need not.
extension Lane {
  /// Says that code of the app's runs from here on, though no job of its own is put on the lane.
  package func appMayRun() {
    if virtualClock != nil { state.withLock { $0.main.appMayRun() } }
  }

  /// The main actor's code begins its own tasks behind itself, in the order in which it makes them; on the lane's own
  /// threads they begin once the job there is over, so that the two do not race.
  package func beginsNextOnMain() -> Bool {
    if Worker.current != nil { return false }
    main_actor_begins_next()
    return true
  }

  /// Has a job begin on the main actor: in a flow, once it is the main actor's turn.
  func send(_ visit: MainLine.Visit) {
    guard virtualClock != nil else { return visit.begin() }
    let begins = state.withLock { $0.turns.send(visit, isAtWork: $0.isScheduled) }
    if begins { visit.begin() }
  }

  /// A job of the main actor's is over.
  func isBack() {
    guard virtualClock != nil else { return }
    if state.withLock({ $0.turns.end() && $0.schedule() }) { pool.schedule(self) }
  }

  /// Whether that turn of the main actor's goes on and is waited for.
  ///
  /// Where it was for longer than a job may hold the lane, the lane goes on beside it.
  func keepsWaiting(forTurn turn: Int, after waited: Int64) -> Bool {
    if waited < Int64(patienceMilliseconds) * 1_000_000 {
      return state.withLock { $0.turns.waits(for: turn) }
    }
    let isReady = state.withLock { state in
      state.turns.giveUp(turn)
      return state.schedule()
    }
    if isReady { pool.schedule(self) }
    return false
  }

  /// Says that several conversations go on here, of which none knows all.
  package func shareMain() { state.withLock { $0.main.isShared = true } }

  /// Whether nothing that the flow sent to the main actor is still there; the caller must be on the lane.
  var isMainClear: Bool {
    state.withLock { $0.stuck == 0 && $0.main.isClear(enqueues: $0.enqueues) }
  }

  /// The main actor has let the caller through, and no job was put on the lane since but the caller's.
  func mainHasPassed() { state.withLock { $0.main.passed(enqueues: $0.enqueues) } }

  /// Whether a flow expects somebody back from the main actor soon.
  ///
  /// Not so a conversation with a person: its thread and the main one would stay on processors of their own, and each visit
  /// of an app's code, of which nothing is known, would have the other one awake.
  var expectsVisitor: Bool { virtualClock != nil && atMain.load(ordering: .relaxed) > 0 }

  /// Lets the main actor come to the engine's own visit; returns whether it did so within `grace`, as `MainBarrier` says.
  package func visitMain(
    grace: Duration,
    _ body: @escaping @MainActor @Sendable () -> Void = {}
  ) async -> Bool {
    atMain.add(1, ordering: .relaxed)
    defer { atMain.subtract(1, ordering: .relaxed) }
    // It stands behind all that was sent there before.
    state.withLock { $0.turns.begin() }
    return await MainBarrier.shared.pass(grace: grace, body)
  }

  /// Sends the calling task to the main actor; nil on a live lane, which does not ask.
  package func sendToMain() -> MainTrail.Visit? {
    guard virtualClock != nil else { return nil }
    atMain.add(1, ordering: .relaxed)
    let now = monotonicNow()
    let (visit, isFirst) = state.withLock { state in
      let isFirst = state.main.visits == 0
      let visit = state.main.send(enqueues: state.enqueues, isAlone: state.isEmpty, at: now)
      return (visit, isFirst)
    }
    if isFirst { MainBarrier.shared.watch(self, sentAt: now) }
    return visit
  }

  /// The calling task is back from the main actor; the lane is not quiet yet.
  package func isBackFromMain(_ visit: MainTrail.Visit?) {
    guard let visit else { return }
    atMain.subtract(1, ordering: .relaxed)
    let (isLast, sentAt) = state.withLock { state in
      state.main.comeBack(visit)
      return (state.main.visits == 0, state.main.since)
    }
    if isLast { MainBarrier.shared.forget(self, sentAt: sentAt) }
  }

  /// On the main actor, at the end of a visit: what the visit itself sent there is run before the lane is quiet.
  @MainActor
  package func followOnMain() {
    guard virtualClock != nil else { return }
    state.withLock { $0.main.follow() }
    // Not by suspending here: a task that has a lane goes on there first.
    Task.detached { @MainActor in self.hasFollowed() }
  }

  private func hasFollowed() {
    let (isLast, sentAt, waiter) = state.withLock { state in
      state.main.hasFollowed()
      let isIdle = state.isQuiet && !state.isScheduled
      return (state.main.visits == 0, state.main.since, isIdle ? state.takeQuietWaiter() : nil)
    }
    if isLast { MainBarrier.shared.forget(self, sentAt: sentAt) }
    if let (waiter, quiet) = waiter { waiter.continuation.resume(returning: quiet) }
  }

  /// Wakes who waits for quiet where the visit of that time takes longer than they would wait.
  func giveMainUp(sentAt: Int64, after waited: Int64) {
    let grace = state.withLock { $0.main.visits > 0 ? $0.quietWaiter?.mainGrace : nil }
    // Outside the lock: it asks the conversation.
    guard let grace = grace?(), waited >= grace.nanoseconds else { return }
    let waiter = state.withLock { state -> QuietWaiter? in
      guard state.main.visits > 0, state.main.since == sentAt else { return nil }
      defer { state.quietWaiter = nil }
      return state.quietWaiter
    }
    waiter?.continuation.resume(returning: .mainIsHeld)
  }
}
