/// What a flow's lane knows of the main actor: whether it may still hold work that the flow sent there.
///
/// The main actor is first in, first out. A visit of the engine's own that has come back says that all that was sent
/// before it has been run, and nothing was sent after it where no code of the app's has run since: every step of such
/// code is a job on the lane, and jobs are counted.
package struct MainTrail {
  /// A visit to the main actor, as it was sent.
  package struct Visit {
    fileprivate var letRun: Int
    fileprivate var unexplained: Int
    /// Whether jobs waited for the lane, which run while the visit is on its way.
    fileprivate var wasAlone: Bool
  }

  /// Whether several conversations use the lane: then nothing is concluded.
  var isShared = false
  /// How often code of the app's was let run, as far as no job says so.
  private var letRun = 0
  /// Jobs put on the lane by the engine's own coming back.
  private var explained = 0
  /// Up to where nothing is left on the main actor: what it was let run till then, and the jobs put on the lane.
  private var clear: (letRun: Int, unexplained: Int)?
  /// Visits that have not come back, and when the first of them was sent.
  private(set) var visits = 0
  private(set) var since: Int64 = 0

  mutating func appMayRun() { letRun += 1 }

  /// A job will be put on the lane, or was, of which is known that it is the engine's coming back and nothing else.
  mutating func explainOne() { explained += 1 }

  /// Whether nothing that the flow sent to the main actor is still there.
  func isClear(enqueues: Int) -> Bool {
    guard !isShared, visits == 0, let clear else { return false }
    return clear == (letRun, enqueues - explained)
  }

  /// The main actor has let through what was sent after everything else.
  mutating func passed(enqueues: Int) { clear = (letRun, enqueues - explained) }

  mutating func send(enqueues: Int, isAlone: Bool, at now: Int64) -> Visit {
    if visits == 0 { since = now }
    visits += 1
    let visit = Visit(letRun: letRun, unexplained: enqueues - explained, wasAlone: isAlone)
    explained += 1
    return visit
  }

  mutating func comeBack(_ visit: Visit) {
    visits -= 1
    if visit.wasAlone { clear = (visit.letRun, visit.unexplained) }
  }

  /// A visit has something sent after it, which puts no job on the lane.
  mutating func follow() { visits += 1 }

  mutating func hasFollowed() { visits -= 1 }
}
