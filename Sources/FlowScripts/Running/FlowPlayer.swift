import FlowEngine
import FlowFormat
import Snapshots
import SnippetFoundation
import Snippets

/// Plays a case on a driver and notes what differs.
struct FlowPlayer: ~Copyable {
  let runner: FlowRunner
  let setup: FlowSetup
  var result: FlowCaseResult
  /// What is reached, where that is to be noted.
  private var notes: FlowReachNotes?
  /// Warnings of snippets that were noted.
  private var warned: Set<String> = []
  private var captures: FlowCaptures
  private var stage: FlowStage
  private var rows: [String] = []
  /// The failures that the case's own steps have put into effects.
  private var planted = PlantedFailures<Int>()
  /// The effects of which none was to run, and none did.
  private var absent: [(line: Int, effect: String, driver: FlowDriver)] = []
  /// The intents whose work may go on at the end: a check says so, or the cases that this one starts from left it.
  private var deferred: Set<DeferredWork.Piece> = []

  init(runner: FlowRunner, setup: FlowSetup, driver: FlowDriver) {
    self.runner = runner
    self.setup = setup
    stage = FlowStage(app: runner.file.appName, driver: driver, apps: runner.apps)
    result = runner.result(.passed)
    notes = runner.covers ? FlowReachNotes() : nil
    captures = FlowCaptures(declared: setup.names)
  }

  var driver: FlowDriver { stage.front.driver }

  mutating func play() async {
    await playOrigins()
    for element in runner.flowCase.elements {
      switch element {
      case .step(let step): await play(step)
      case .check(let check): examine(check)
      case .snapshot(let snapshot): await keep(snapshot)
      case .label: break
      }
    }
    for seat in stage.all {
      judgeOpenQuestion(seat)
      judgeUnfinishedCall(seat)
      judgeDeferredWork(seat)
      if seat.name != stage.front.name { await judgeUnread(seat) }
    }
    judgePlantedFailures()
    for (line, effect, driver) in absent {
      guard let words = doubt(aboutAbsent: effect, among: driver.begunEffects) else { continue }
      result.notes.append("\(runner.file.location(line: line)): \(visible(words))")
    }
    if runner.keepsTrace { result.trace = stage.trace }
    result.reach = notes?.reach ?? []
  }

  /// Only the steps down to a line; nothing is judged.
  mutating func lead(through line: Int) async {
    await playOrigins()
    for step in runner.flowCase.steps where step.line <= line { await play(step) }
  }

  private mutating func playOrigins() async {
    for (base, label) in runner.file.origins(of: runner.flowCase) ?? [] {
      for element in base.elements(upTo: label) {
        switch element {
        case .step(let step):
          await take(step)
          _ = captures.match(step.rows, rows)
        // What it captures holds from there on, too.
        case .check(let check): _ = verdict(of: check)
        case .snapshot, .label: break
        }
        captures.gaveUpOn = []
        captures.gaveUpPlacing = false
      }
    }
    // They were for the cases that they come from.
    planted = PlantedFailures()
    deferred = Set(stage.all.flatMap { DeferredWork.pieces(of: $0.driver) })
  }

  // MARK: Steps

  /// Does what a step says; its rows are in `rows`.
  ///
  /// False where nothing was done: the step is said to have come after the end.
  @discardableResult
  private mutating func take(_ step: FlowStep) async -> Bool {
    runner.onStep?(step)
    rows = []
    let turn: FlowDriver.Turn
    switch step.input {
    case .typed(let text):
      if isBehindTheEnd(step) { return false }
      turn = await driver.send(.line(text))
    case .event(let word, let argument, let pasted):
      guard let verb = EventVerb.named(word), let action = verb.action(argument) else {
        return false
      }
      switch verb.scene(argument) {
      case nil, .paste: if isBehindTheEnd(step) { return false }
      default: break
      }
      switch verb.scene(argument) {
      case .paste: turn = await driver.paste(pasted)
      case .app(let name): turn = await stage.turn(toApp: name)
      case .conversation(let number): turn = await stage.turn(toConversation: number)
      case nil:
        if verb.word == EventVerb.heal.word,
          let words = PlantedFailures<Int>.unplanted(argument, in: driver)
        {
          fail(step.line, .unusable(words))
        }
        let before = driver.plantedFailures.count
        turn = await action(driver)
        planted.note(since: before, of: driver, by: step.line)
      }
    }
    take(turn, of: step)
    let front = driver
    notes?.note(turn, of: front, line: step.line)
    return true
  }

  /// Whether the conversation in front takes no input any more; says so.
  private mutating func isBehindTheEnd(_ step: FlowStep) -> Bool {
    guard let end = stage.front.end.cause else { return false }
    fail(step.line, .unusable(FlowFinding.Problem.behindTheEnd(end).words))
    return true
  }

  private mutating func take(_ turn: FlowDriver.Turn, of step: FlowStep) {
    var gaveUpOn: String?
    rows = FlowOutput.rows(of: turn.events) { row in
      let (filtered, source) = setup.filters.apply(to: row)
      gaveUpOn = gaveUpOn ?? source
      return filtered
    }
    if let gaveUpOn { fail(step.line, filter: gaveUpOn) }
    if case .stillRunning(let why) = turn.ending {
      let location = runner.file.location(line: step.line)
      result.notes.append("\(location): the step ended while code still ran (\(why))")
    }
    noteWarnings(turn, line: step.line)
    let asks = turn.events.contains { event in
      switch event {
      case .asked, .rejected: true
      default: false
      }
    }
    stage.update { seat in
      seat.turn = turn
      seat.last = (step.line, false)
      seat.end.note(turn, by: step.line)
      if asks { seat.asked = (step.line, step.rows.contains { $0 != .anything }) }
    }
  }

  /// What the author of a snippet should know, once a case.
  private mutating func noteWarnings(_ turn: FlowDriver.Turn, line: Int) {
    for case .showed(let picture) in turn.events {
      for warning in picture.tree.warnings where warned.insert(warning).inserted {
        result.notes.append("\(runner.file.location(line: line)): \(visible(warning))")
      }
    }
  }

  private static func words(gaveUpOn what: String) -> String {
    "'\(what)' takes more than a million steps on a row, and was given up. "
      + "Make its regular expression simpler"
  }

  private mutating func play(_ step: FlowStep) async {
    guard await take(step) else { return }
    let before = captures
    let matches = captures.match(step.rows, rows)
    if !captures.gaveUpOn.isEmpty || captures.gaveUpPlacing { return giveUp(step) }
    result.steps.append(
      FlowStepResult(step: step, actual: rows, matches: matches, captures: before)
    )
    if !matches {
      let diff = Diff(expected: step.rows, actual: rows, captures: before)
      fail(
        step.line,
        .output(diff.isEmpty ? FlowPlayer.plainDiff(step, rows) : diff),
        expected: step.rows.map(\.shown).joined(separator: "\n"),
        actual: rows.joined(separator: "\n")
      )
    }
  }

  /// A step one of whose patterns took too many steps, or whose `...` too many places: whether it matches is not known.
  private mutating func giveUp(_ step: FlowStep) {
    for source in captures.gaveUpOn {
      let line = step.expected.first { $0.row.shown == "~ " + source }?.line
      fail(line ?? step.line, .notRun(FlowPlayer.words(gaveUpOn: "~ " + source)))
    }
    if captures.gaveUpOn.isEmpty { fail(step.line, .notRun(FlowPlayer.tooManyPlaces)) }
    captures.gaveUpOn = []
    captures.gaveUpPlacing = false
  }

  private static let tooManyPlaces =
    "the rows between '...' can stand in too many places to try them all. "
    + "Write more of the rows in place of '...', or fewer names"

  /// Where each row fits alone and yet the step does not, as when a name must be two things at once.
  private static func plainDiff(_ step: FlowStep, _ rows: [String]) -> Diff {
    Diff(
      expected: step.rows.map { .literal($0.shown) },
      actual: rows,
      captures: FlowCaptures()
    )
  }

  // MARK: Checks

  /// What comes of a check, whose names are captured, and the filter that was given up; nil: it is none.
  private mutating func verdict(of check: FlowCheck) -> (CheckVerdict, gaveUpOn: String?)? {
    guard let examine = CheckVerb.named(check.word)?.action(check.argument) else { return nil }
    let gaveUp = Lock<String?>(nil)
    var scene = CheckScene(
      view: driver.view,
      events: stage.front.turn.events,
      rows: rows,
      captures: captures,
      value: driver.value,
      filtered: { [filters = setup.filters] text in
        let (filtered, source) = filters.apply(toRowsOf: text)
        if let source { gaveUp.withLock { $0 = $0 ?? source } }
        return filtered
      }
    )
    let verdict = examine(&scene)
    captures = scene.captures
    return (verdict, gaveUp.withLock(\.self))
  }

  private mutating func examine(_ check: FlowCheck) {
    let known = captures.words(of: check.names)
    guard let (verdict, gaveUpOn) = verdict(of: check) else { return }
    if let gaveUpOn { return fail(check.line, filter: gaveUpOn) }
    if check.word == "state" {
      stage.update { seat in
        seat.asked?.isAsserted = true
        seat.last?.mayRun = true
      }
    }
    if let source = captures.gaveUpOn.first {
      captures.gaveUpOn = []
      return fail(check.line, .notRun(FlowPlayer.words(gaveUpOn: "~ " + source)))
    }
    if check.word == CheckVerb.trace.word, verdict == .holds {
      let piece = DeferredWork.pieces(of: driver).first {
        check.argument.contains(DeferredWork.sign(of: $0.title)) && !deferred.contains($0)
      }
      if let piece { deferred.insert(piece) }
    }
    if check.word == CheckVerb.effect.word, let (name, count) = assignment(check.argument),
      count == "0"
    {
      absent.append((check.line, name, driver))
    }
    if case .differs(let expected, let actual, let rewritten, let hint) = verdict {
      fail(
        check.line,
        .check(
          usage: check.word,
          expected: expected,
          actual: actual,
          rewritten: rewritten,
          hints: known + [hint].compactMap(\.self)
        ),
        expected: expected,
        actual: actual
      )
    }
  }

  private mutating func judgeOpenQuestion(_ seat: FlowStage.Seat) {
    guard let question = seat.driver.view.question, seat.asked?.isAsserted != true else { return }
    let line = seat.asked?.line ?? runner.flowCase.steps.last?.line ?? runner.flowCase.line
    fail(line, .leftoverQuestion(question.prompt))
  }

  private mutating func judgeUnfinishedCall(_ seat: FlowStage.Seat) {
    guard seat.driver.view.phase == .running, let last = seat.last, !last.mayRun else { return }
    switch seat.turn.ending {
    case .stillRunning(let why): fail(last.line, .leftoverCall("\(why). Add: ! cancel"))
    default: fail(last.line, .leftoverCall("it sleeps. Add: ! wait TIME"))
    }
  }

  /// Work that goes on past the end is seen by nobody, unless a check names it.
  private mutating func judgeDeferredWork(_ seat: FlowStage.Seat) {
    let forgotten = DeferredWork.pieces(of: seat.driver).first { !deferred.contains($0) }
    guard let title = forgotten?.title, seat.driver.view.phase != .running else { return }
    let line = seat.last?.line ?? runner.flowCase.line
    fail(line, .leftoverWork(title, check: DeferredWork.check(of: title)))
  }

  /// What a conversation in the back has shown since it was in front is expected as well.
  private mutating func judgeUnread(_ seat: FlowStage.Seat) async {
    let unread = FlowOutput.rows(of: await seat.driver.look().events)
    guard let row = unread.first else { return }
    let way = stage.way(to: seat.name)
    let line = seat.last?.line ?? runner.flowCase.line
    fail(line, .unusable("\(seat.name.words) has shown '\(row)' since. Add: \(way)"))
  }

  /// A failure that nothing met has shown nothing, unless another case starts from below it.
  private mutating func judgePlantedFailures() {
    let last = runner.flowCase.lastOrigin ?? 0
    for (line, words) in planted.unmet where line > last { fail(line, .unmetFailure(words)) }
  }

  /// A text could not be compared, since a filter was given up.
  mutating func fail(_ line: Int, filter source: String) {
    fail(line, .notRun(FlowPlayer.words(gaveUpOn: "@filter \(source)")))
  }

  mutating func fail(
    _ line: Int,
    _ reason: FlowFailure.Reason,
    expected: String? = nil,
    actual: String? = nil
  ) {
    let source = runner.file.lines.first { $0.number == line }?.text ?? ""
    result.failures.append(
      FlowFailure(
        location: runner.file.location(line: line),
        reason: reason,
        source: source,
        expected: expected,
        actual: actual
      )
    )
  }
}
