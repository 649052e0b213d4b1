import AppExits
import FlowFormat
import Snapshots
import SnippetFoundation

/// A case that is going to be played.
struct FlowPlan: Sendable {
  var file: FlowFile
  var flowCase: FlowCase
  var part: Part

  indirect enum Part: Sendable {
    case played(by: FlowRunner)
    /// This program does not run the app: what is said of that.
    case refused(FlowCaseResult)
  }

  var isolation: FlowSetting.Isolation? { file.isolation(of: flowCase) }

  var place: String { file.place(of: flowCase) }

  /// What is said of it where no other case was to begin, or could, and why.
  func unplayed(_ why: String) -> FlowCaseResult {
    FlowCaseResult(
      path: file.path,
      line: flowCase.line,
      title: flowCase.title,
      outcome: .skipped(why)
    )
  }

  /// What is said of it where the process ended while it was played.
  ///
  /// `others`: how many were played beside it, any of which may have ended it.
  func cutOff(by ending: CasesAtPlay.Ending, others: Int) -> FlowCaseResult {
    var result = unplayed("")
    result.outcome = .failed
    let location = file.location(line: flowCase.line)
    let reason = FlowFailure.Reason.processEnded(ending.words(beside: others), output: [])
    result.failures = [
      FlowFailure(
        location: location,
        reason: reason,
        source: file.lines[flowCase.line - 1].text
      )
    ]
    return result
  }
}

extension FlowRun {
  /// Plays every case, and says which were not because one before them failed.
  func play(_ plan: [FlowPlan]) async -> (results: [FlowCaseResult], unplayed: [FlowCaseResult]) {
    ledger.begin(plan.count)
    let order = FlowOrder(seed: shuffle, rounds: repeats)
    let alone = Set(plan.indices.filter { isAlone(plan[$0]) })
    let together = order.turns(of: plan.indices.filter { !alone.contains($0) })
    let turns = together + order.turns(of: alone.sorted())
    // A case that is not told must not have written: none begins before it is known that it is.
    let width = stopsAtFailure && recordMode != .never ? 1 : width
    var played = await play(together, from: 0, width: width, plan)
    if !stopsAtFailure || !played.contains(where: \.fails) {
      played += await play(Array(turns[together.count...]), from: together.count, width: 1, plan)
    }
    if stopsAtFailure, let first = played.filter(\.fails).map(\.place).min() {
      // What began before that was known and comes after it is not told: the report is the same each time.
      played.removeAll { $0.place > first }
    }
    return merge(played, of: plan)
  }

  private func isAlone(_ plan: FlowPlan) -> Bool {
    switch plan.isolation {
    case nil: false
    case .process: isolated == nil
    case .serial: true
    }
  }

  private func play(
    _ turns: [FlowOrder.Turn],
    from start: Int,
    width: Int,
    _ plan: [FlowPlan]
  ) async -> [FlowPlay] {
    var played: [FlowPlay] = []
    if min(width, turns.count) <= 1 {
      for (offset, turn) in turns.enumerated() {
        if stopsAtFailure, played.contains(where: \.fails) { break }
        played.append(await play(turn, place: start + offset, plan[turn.index]))
      }
      return played
    }
    await withTaskGroup(of: FlowPlay.self) { group in
      for (offset, turn) in turns.enumerated() {
        if offset >= width, let done = await group.next() { played.append(done) }
        if stopsAtFailure, played.contains(where: \.fails) { break }
        group.addTask { await play(turn, place: start + offset, plan[turn.index]) }
      }
      for await done in group { played.append(done) }
    }
    return played
  }

  private func play(_ turn: FlowOrder.Turn, place: Int, _ plan: FlowPlan) async -> FlowPlay {
    let result: FlowCaseResult
    ledger.noteBegin(of: turn.index)
    switch plan.part {
    case .refused(let refusal): result = refusal
    case .played(let runner):
      let zone = plan.file.timeZone(of: plan.flowCase)
      if plan.isolation == .process || zone != nil, let isolated, runner.flowCase.isPlayed {
        result = await isolated(runner)
      } else if let zone, runner.flowCase.isPlayed {
        result = runner.result(without: zone)
      } else {
        result = await runner.run()
      }
    }
    let isTold = turn.round == 0 || result.outcome.fails
    let done = FlowPlay(
      place: place,
      turn: turn,
      print: repeats > 1 ? result.print : 0,
      result: isTold ? result : nil,
      fails: result.outcome.fails
    )
    ledger.note(done, of: self)
    return done
  }

  /// One result a case, in the order of the files, and the cases that have none.
  private func merge(
    _ played: [FlowPlay],
    of plan: [FlowPlan]
  ) -> (results: [FlowCaseResult], unplayed: [FlowCaseResult]) {
    var byCase: [[FlowPlay]] = Array(repeating: [], count: plan.count)
    for play in played { byCase[play.turn.index].append(play) }
    let unplayed = zip(plan, byCase).filter { $1.isEmpty }.map {
      $0.0.unplayed(FlowRunReport.stopped)
    }
    return (byCase.compactMap(merged), unplayed)
  }

  /// One result a case: that of the first round, or of the first that failed; nil: it was not played.
  func merged(_ plays: [FlowPlay]) -> FlowCaseResult? {
    let plays = plays.sorted { $0.turn.round < $1.turn.round }
    guard let first = plays.first,
      var result = (plays.first(where: \.fails) ?? first).result
    else { return nil }
    if let other = plays.first(where: { $0.print != first.print }) {
      result.notes.append(
        "\(result.path):\(result.line): round \(other.turn.round + 1) of \(repeats) went otherwise "
          + "than the first. What the app shows depends on more than the flow"
      )
    }
    return result
  }
}

extension FlowCaseResult {
  /// Equal for plays that went alike, in this process.
  fileprivate var print: Int {
    var hasher = Hasher()
    hasher.combine("\(outcome)")
    for step in steps { hasher.combine(step.actual) }
    for failure in failures { hasher.combine(failure.text) }
    return hasher.finalize()
  }
}
