import SnippetFoundation

/// What one play of a case came to.
struct FlowPlay: Sendable {
  /// Its place in the order in which cases begin.
  var place: Int
  var turn: FlowOrder.Turn
  /// Equal for plays that went alike; 0 where cases are played once.
  var print: Int
  /// nil: a later round that passed, of which nothing is told.
  var result: FlowCaseResult?
  var fails: Bool
}

/// What a run has come to so far: for whoever reads along, and for the report of a run that is interrupted.
package final class FlowRunLedger: Sendable {
  private struct State {
    var plays: [[FlowPlay]] = []
    /// How often each case has begun.
    var begun: [Int] = []
    var told = 0
    /// Of a run that stops at a failure: how the plays ended that come after one that has not, by place.
    var ends: [Int: Bool] = [:]
    /// How many places, from the first, are in the report for certain.
    var certain = 0
    var hasFailed = false
    var isClosed = false

    /// What begins after the first failure is not told in the end.
    mutating func end(_ play: FlowPlay) {
      ends[play.place] = play.fails
      while !hasFailed, let fails = ends.removeValue(forKey: certain) {
        certain += 1
        hasFailed = fails
      }
    }

    func isCertain(_ plays: [FlowPlay]) -> Bool { plays.allSatisfy { $0.place < certain } }
  }

  private let state = Lock(State())
  private let tell: @Sendable (FlowCaseResult) -> Void
  private let isInterrupted: @Sendable () -> Bool

  /// - Parameters:
  ///   - isInterrupted: Whether what comes now counts no more: a case may end badly because the run is ended.
  ///   - tell: Told of each case once it and all before it have been played, in the order of the report.
  package init(
    isInterrupted: @escaping @Sendable () -> Bool = { false },
    telling tell: @escaping @Sendable (FlowCaseResult) -> Void = { _ in }
  ) {
    self.tell = tell
    self.isInterrupted = isInterrupted
  }

  /// How many cases were told.
  package var told: Int { state.withLock(\.told) }

  func begin(_ count: Int) {
    state.withLock {
      $0 = State(
        plays: Array(repeating: [], count: count),
        begun: Array(repeating: 0, count: count)
      )
    }
  }

  /// Notes that a case is played from now on, by its place in the plan.
  func noteBegin(of index: Int) { state.withLock { $0.begun[index] += 1 } }

  /// The cases that are played at the moment, by their places in the plan.
  var underWay: Set<Int> {
    state.withLock { state in
      Set(state.begun.indices.filter { state.begun[$0] > state.plays[$0].count })
    }
  }

  /// Notes a play of one of the `run`'s cases.
  func note(_ play: FlowPlay, of run: FlowRun) {
    state.withLock { state in
      if state.isClosed || isInterrupted() { return }
      state.plays[play.turn.index].append(play)
      if run.stopsAtFailure { state.end(play) }
      while state.told < state.plays.count, state.plays[state.told].count == run.repeats {
        if run.stopsAtFailure, !state.isCertain(state.plays[state.told]) { break }
        if let result = run.merged(state.plays[state.told]) { tell(result) }
        state.told += 1
      }
    }
  }

  /// Takes nothing more, and gives the plays so far, by case.
  func close() -> [[FlowPlay]] {
    state.withLock { state in
      state.isClosed = true
      return state.plays
    }
  }
}
