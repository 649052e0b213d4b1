import FlowEngine
import SnippetFoundation
import Snippets

/// Plays a case on a driver and notes what differs.
struct FlowPlayer {
  let runner: FlowRunner
  let setup: FlowSetup
  let driver: FlowDriver
  private(set) var result: FlowCaseResult
  private var captures: FlowCaptures
  private var turn = FlowDriver.Turn(events: [], ending: .complete)
  private var rows: [String] = []
  /// The line of the step that last asked something, and whether its output says so.
  private var asked: (line: Int, isAsserted: Bool)?
  /// The line of the last step, and whether a check says that code may still run after it.
  private var last: (line: Int, mayRun: Bool)?

  init(runner: FlowRunner, setup: FlowSetup, driver: FlowDriver) {
    self.runner = runner
    self.setup = setup
    self.driver = driver
    result = runner.result(.passed)
    captures = FlowCaptures(declared: setup.names)
  }

  mutating func play() async {
    for (base, label) in runner.file.origins(of: runner.flowCase) ?? [] {
      for case .step(let step) in base.elements(upTo: label) {
        await take(step)
        _ = captures.match(step.rows, rows)
      }
    }
    for element in runner.flowCase.elements {
      switch element {
      case .step(let step): await play(step)
      case .check(let check): examine(check)
      case .snapshot(let snapshot): await keep(snapshot)
      case .label: break
      }
    }
    judgeOpenQuestion()
    judgeUnfinishedCall()
    result.trace = driver.trace
  }

  // MARK: Steps

  /// Does what a step says; its rows are in `rows`.
  private mutating func take(_ step: FlowStep) async {
    switch step.input {
    case .typed(let text): turn = await driver.send(.line(text))
    case .event(let word, let argument, _):
      guard let action = EventVerb.named(word)?.action(argument) else { return }
      turn = await action(driver)
    }
    rows = FlowOutput.rows(of: turn.events)
    last = (step.line, false)
    if case .stillRunning(let why) = turn.ending {
      let location = runner.file.location(line: step.line)
      result.notes.append("\(location): the step ended while code still ran (\(why))")
    }
    let asks = turn.events.contains { event in
      switch event {
      case .asked, .rejected: true
      default: false
      }
    }
    if asks {
      asked = (step.line, step.rows.contains { $0 != .anything })
    }
  }

  private mutating func play(_ step: FlowStep) async {
    await take(step)
    let before = captures
    let matches = captures.match(step.rows, rows)
    result.steps.append(
      FlowStepResult(step: step, actual: rows, matches: matches, captures: before)
    )
    if !matches {
      let diff = Diff(expected: step.rows, actual: rows, captures: before)
      fail(step.line, .output(diff.isEmpty ? FlowPlayer.plainDiff(step, rows) : diff))
    }
  }

  /// Where each row fits alone and yet the step does not, as when a name must be two things at once.
  private static func plainDiff(_ step: FlowStep, _ rows: [String]) -> Diff {
    Diff(
      expected: step.rows.map { .literal($0.shown) },
      actual: rows,
      captures: FlowCaptures()
    )
  }

  // MARK: Checks

  private mutating func examine(_ check: FlowCheck) {
    guard let verb = CheckVerb.named(check.word), let examine = verb.action(check.argument) else {
      return
    }
    var scene = CheckScene(view: driver.view, events: turn.events, rows: rows, captures: captures)
    let verdict = examine(&scene)
    captures = scene.captures
    if check.word == "state" {
      asked?.isAsserted = true
      last?.mayRun = true
    }
    if case .differs(let expected, let actual, let rewritten) = verdict {
      fail(
        check.line,
        .check(usage: verb.word, expected: expected, actual: actual, rewritten: rewritten)
      )
    }
  }

  private mutating func judgeOpenQuestion() {
    guard let question = driver.view.question, asked?.isAsserted != true else { return }
    let line = asked?.line ?? runner.flowCase.steps.last?.line ?? runner.flowCase.line
    fail(line, .leftoverQuestion(question.prompt))
  }

  private mutating func judgeUnfinishedCall() {
    guard driver.view.phase == .running, let last, !last.mayRun else { return }
    switch turn.ending {
    case .stillRunning(let why): fail(last.line, .leftoverCall("\(why). Add: ! cancel"))
    default: fail(last.line, .leftoverCall("it sleeps. Add: ! wait TIME"))
    }
  }

  // MARK: Snapshots

  private mutating func keep(_ snapshot: FlowSnapshot) async {
    for columns in setup.widths {
      guard
        let name = SnapshotName(
          group: runner.file.name,
          test: runner.flowCase.title,
          label: snapshot.name,
          columns: columns
        )
      else { continue }
      result.snapshots.append(name)
      do {
        guard let picture = try await driver.picture(columns: columns, style: .plain) else {
          return fail(snapshot.line, .nothingShown(snapshot.name))
        }
        let verdict = try runner.store.verify(name, picture, mode: runner.recordMode)
        judge(verdict, of: name, picture, line: snapshot.line)
      } catch {
        fail(snapshot.line, .unusable("\(error)"))
      }
    }
  }

  private mutating func judge(
    _ verdict: SnapshotStore.Verdict,
    of name: SnapshotName,
    _ picture: String,
    line: Int
  ) {
    switch verdict {
    case .same: break
    case .missing: fail(line, .missingSnapshot(name))
    case .differs(let expected):
      fail(line, .snapshot(name, Diff(expected: expected, actual: picture)))
    case .recorded: fail(line, .recordedSnapshot(name))
    }
  }

  private mutating func fail(_ line: Int, _ reason: FlowFailure.Reason) {
    let source = runner.file.lines.first { $0.number == line }?.text ?? ""
    result.failures.append(
      FlowFailure(
        location: runner.file.location(line: line),
        reason: reason,
        source: source
      )
    )
  }
}
