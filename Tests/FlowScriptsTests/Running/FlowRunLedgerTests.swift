import AppExits
import FlowEngine
import FlowFormat
import SnippetFoundation
import Testing

@testable import FlowScripts

@Suite struct FlowRunLedgerTests {
  private let told = Lock<[String]>([])

  private func run(repeats: Int = 1, isInterrupted: Bool = false) throws -> FlowRun {
    let text = "@app A\n== a\n! heal X\n== b\n! heal X\n== c\n! heal X\n? effect X = 1\n"
    var run = FlowRun(
      app: { HostedApp(name: $0, modules: []) },
      files: [try FlowFile.parse(text, path: "a.flow")],
      snapshots: FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    )
    run.repeats = repeats
    run.ledger = FlowRunLedger(
      isInterrupted: { isInterrupted },
      telling: { [told] result in told.withLock { $0.append(result.title) } }
    )
    return run
  }

  private func note(
    _ index: Int,
    round: Int = 0,
    place: Int = 0,
    fails: Bool = false,
    in run: FlowRun
  ) {
    let flowCase = run.files[0].cases[index]
    let result = FlowCaseResult(
      path: "a.flow",
      line: flowCase.line,
      title: flowCase.title,
      outcome: fails ? .failed : .passed
    )
    let turn = FlowOrder.Turn(index: index, round: round)
    run.ledger.note(
      FlowPlay(
        place: place,
        turn: turn,
        print: 0,
        result: round == 0 ? result : nil,
        fails: fails
      ),
      of: run
    )
  }

  @Test func `each case is told once those before it are over`() throws {
    let run = try run()
    run.ledger.begin(3)
    note(1, in: run)
    #expect(told.withLock { $0 } == [])
    note(0, in: run)
    #expect(told.withLock { $0 } == ["a", "b"])
    note(2, in: run)
    #expect(told.withLock { $0 } == ["a", "b", "c"])
    #expect(run.ledger.told == 3)
  }

  @Test func `a case that is played several times is told after the last`() throws {
    let run = try run(repeats: 2)
    run.ledger.begin(3)
    note(0, in: run)
    note(1, in: run)
    note(1, round: 1, in: run)
    #expect(told.withLock { $0 } == [])
    note(0, round: 1, in: run)
    #expect(told.withLock { $0 } == ["a", "b"])
    #expect(
      run.interrupted(by: SIGINT).text()
        == """
        ok    a.flow:2 a
        ok    a.flow:4 b
        interrupted after 4 of 6 plays of cases
        2 passed; obsolete snapshots not checked
        """
    )
  }

  @Test func `of a run that stops at a failure each case is told that is surely in the report`()
    throws
  {
    var run = try run()
    run.stopsAtFailure = true
    run.ledger.begin(3)
    note(1, place: 1, fails: true, in: run)
    #expect(told.withLock { $0 } == [])
    note(0, place: 0, in: run)
    #expect(told.withLock { $0 } == ["a", "b"])
    note(2, place: 2, in: run)
    #expect(told.withLock { $0 } == ["a", "b"])
    #expect(run.ledger.told == 2)
  }

  @Test(arguments: [(SIGINT, 130), (SIGTERM, 143)] as [(Int32, Int32)])
  func `an interrupted run reports what was played, in every form`(
    signal: Int32,
    code: Int32
  ) throws {
    let run = try run()
    run.ledger.begin(3)
    note(1, in: run)
    let report = run.interrupted(by: signal)
    note(0, in: run)
    #expect(report.exitCode == code)
    let words = "interrupted after 1 of 3 cases"
    #expect(
      report.text() == "ok    a.flow:4 b\n\(words)\n1 passed; obsolete snapshots not checked"
    )
    for format in ReportFormat.allCases {
      #expect(report.written(as: format).contains(words))
    }
    #expect(report.written(as: .tap).contains("1..2\nok 1 - a.flow:4 b\nnot ok 2 - interrupted\n"))
    #expect(report.names.part == .some)
    #expect(run.interrupted(by: signal).cases.count == 1)
  }

  @Test func `a case that may not have ended the process says so`() throws {
    let run = try run()
    run.ledger.begin(3)
    run.ledger.noteBegin(of: 0)
    let alone = run.cutOff(by: .signal(5))
    #expect(alone.cases.map(\.outcome) == [.failed] && alone.unplayed.count == 2)
    #expect(alone.text().contains("the process ended here, by signal 5\n"), "\(alone.text())")
    let both = try self.run()
    both.ledger.begin(3)
    both.ledger.noteBegin(of: 0)
    both.ledger.noteBegin(of: 2)
    let report = both.cutOff(by: .signal(5))
    let words =
      "the process ended here, by signal 5. It was still running: 1 case beside it may have ended "
      + "the process. Play them with --jobs 1 to see which"
    #expect(report.cases.count == 2)
    #expect(report.text().split(separator: words).count == 3, "\(report.text())")
    let known = both.cutOff(by: .exit, of: .play("a.flow:6 c"))
    #expect(known.cases.map(\.title) == ["c"] && known.unplayed.count == 2, "\(known.text())")
    let before = both.cutOff(by: .exit, of: .before)
    #expect(before.cases.isEmpty && before.unplayed.count == 3)
    let note = "the app's code called 'exit'. A case before had left that code behind\n"
    #expect(before.text().contains(note), "\(before.text())")
  }

  @Test func `what comes once the run is interrupted does not count`() throws {
    let run = try run(isInterrupted: true)
    run.ledger.begin(3)
    note(0, in: run)
    #expect(run.interrupted(by: SIGINT).cases.isEmpty)
    #expect(told.withLock { $0 } == [])
  }

  @Test(arguments: [false, true])
  func `what was told and the rest are the whole report`(stopsAtFailure: Bool) async throws {
    var run = try run()
    run.stopsAtFailure = stopsAtFailure
    let report = await run.run()
    #expect(told.withLock { $0 } == ["a", "b", "c"])
    for count in 0...3 {
      let rows = report.cases.prefix(count).flatMap { report.rows(of: $0) }
      let text = (rows + [report.text(after: count)]).joined(separator: "\n")
      #expect(text == report.text())
    }
  }
}
