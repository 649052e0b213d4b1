import FlowEngine
import FlowFormat
import Snapshots
import SnippetFoundation
import Testing

@testable import FlowScripts

@Suite struct FlowOrderTests {
  /// Twelve cases; every third fails.
  private static let text = (1...12).map {
    "== case \($0)\n! heal X\n? effect X = \($0 % 3 == 0 ? 1 : 0)\n"
  }

  private func run(
    _ text: String = text.joined(),
    prepare: (inout FlowRun) -> Void = { _ in }
  ) async throws -> FlowRunReport {
    let file = try FlowFile.parse("@app Empty\n" + text, path: "Flows/a.flow")
    var run = FlowRun(
      app: { _ in HostedApp(name: "Empty", modules: []) },
      files: [file],
      snapshots: FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    )
    prepare(&run)
    return await run.run()
  }

  @Test func `twenty rounds in any order on eight jobs give the same bytes`() async throws {
    var seen: [ReportFormat: Set<String>] = [:]
    for seed in [nil, 1, 2] as [UInt64?] {
      let report = try await run(Self.text.prefix(4).joined()) { run in
        run.shuffle = seed
        run.repeats = 20
        run.width = seed == nil ? 1 : 8
      }
      for format in ReportFormat.allCases {
        seen[format, default: []].insert(report.written(as: format))
      }
    }
    for format in ReportFormat.allCases { #expect(seen[format]?.count == 1) }
    #expect(seen[.human]?.first?.contains("3 passed, 1 failed, each played 20 times") == true)
  }

  @Test func `a seed gives one order, and another seed another`() {
    let orders = [1, 1, 2].map { FlowOrder(seed: $0, rounds: 2).turns(of: 0..<20).map(\.index) }
    #expect(orders[0] == orders[1])
    #expect(orders[0] != orders[2])
    #expect(orders[0].prefix(20) != orders[0].suffix(20))
    #expect(orders[0].prefix(20).sorted() == Array(0..<20))
    #expect(FlowOrder(seed: nil, rounds: 1).turns(of: [3, 5]).map(\.index) == [3, 5])
  }

  @Test(arguments: [1, 2, 8])
  func `nothing that begins after the first failure is told`(width: Int) async throws {
    let report = try await run { run in
      run.stopsAtFailure = true
      run.width = width
    }
    #expect(report.cases.map(\.title) == ["case 1", "case 2", "case 3"])
    #expect(
      report.text().hasSuffix(
        "2 passed, 1 failed, 9 not run after the first failure; obsolete snapshots not checked"
      )
    )
    #expect(report.exitCode == 1)
  }

  @Test func `a program reads which cases were not played after a failure`() async throws {
    let report = try await run(Self.text.prefix(5).joined()) { $0.stopsAtFailure = true }
    let why = "not run after the first failure"
    let tap = report.written(as: .tap)
    #expect(tap.contains("\n1..5\n"))
    #expect(tap.contains("\nok 4 - Flows/a.flow:11 case 4 # SKIP \(why)\nok 5 - "))
    let junit = report.written(as: .junit)
    #expect(junit.contains(#"tests="5" failures="1" errors="0" skipped="2""#))
    #expect(junit.components(separatedBy: "<skipped message=\"\(why)\"/>").count == 3)
    let json = report.written(as: .json)
    #expect(json.contains(#""outcome":"skipped","path":"Flows/a.flow","title":"case 5""#))
    #expect(json.contains("\"\(why)\":2"))
    #expect(report.written(as: .html).contains("<b>skip</b> Flows/a.flow:11 case 4 (\(why))"))
  }

  @Test func `the parts of a run are all of it, each case once`() async throws {
    var titles: [String] = []
    for number in 1...5 {
      let report = try await run { $0.shard = try? FlowShard(parsing: "\(number)/5") }
      titles += report.cases.map(\.title)
      #expect(!report.checkedObsolete)
    }
    #expect(titles.sorted() == (1...12).map { "case \($0)" }.sorted())
  }

  @Test(arguments: ["0/3", "4/3", "1/0", "1", "a/b", "1/2/3", "-1/3", ""])
  func `what is no part of a run is refused`(text: String) {
    #expect(throws: FlowShard.Unknown(given: text)) { try FlowShard(parsing: text) }
  }

  @Test func `the names of all parts make a whole, and of fewer none`() throws {
    let names = try ["a/b/c@44", "a/b/d@44"].map { try #require(SnapshotName($0)) }
    let parts = try (1...2).map { number in
      SnapshotNamesUsed(
        part: .shard(try FlowShard(parsing: "\(number)/2")),
        groups: ["a"],
        names: [names[number - 1]]
      )
    }
    let read = try parts.map { try SnapshotNamesUsed($0.text, path: "x") }
    #expect(read == parts)
    #expect(try SnapshotNamesUsed.merged(read).names == Set(names))
    #expect(throws: SnapshotNamesUsed.Incomplete.missing([2], of: 2)) {
      try SnapshotNamesUsed.merged([parts[0]])
    }
    #expect(throws: SnapshotNamesUsed.Incomplete.filtered) {
      try SnapshotNamesUsed.merged([SnapshotNamesUsed(part: .some)])
    }
    #expect(throws: SnapshotNamesUsed.Incomplete.unreadable("x")) {
      try SnapshotNamesUsed("snapshot names 2\n", path: "x")
    }
  }

  @Test func `a case may be kept apart alone, and what starts from it is too`() async throws {
    let file = try FlowFile.parse(
      "@app Empty\n== a\n@isolate process\n:x\n== b\n! heal X\n== c\n@from a :x\n",
      path: "a.flow"
    )
    var run = FlowRun(app: { _ in HostedApp(name: "Empty", modules: []) }, files: [file])
    run.isolated = { runner in runner.result(.skipped("apart")) }
    let apart = FlowCaseResult.Outcome.skipped("apart")
    #expect(await run.run().cases.map(\.outcome) == [apart, .passed, apart])
  }

  @Test func `a case in another zone has a process of its own, or is refused`() async throws {
    let text =
      "@app Empty\n== a\n! heal X\n== b\n@timezone UTC\n! heal X\n"
      + "== c\n@timezone Asia/Tokyo\n! heal X\n"
    let file = try FlowFile.parse(text, path: "a.flow")
    var run = FlowRun(app: { _ in HostedApp(name: "Empty", modules: []) }, files: [file])
    let report = await run.run()
    #expect(report.cases.map(\.outcome) == [.passed, .passed, .failed])
    #expect(report.text().contains("a.flow:8:1: a case in the zone 'Asia/Tokyo' needs a process"))
    run.isolated = { runner in
      runner.result(.skipped(runner.timeZone?.identifier ?? ""))
    }
    let apart = await run.run().cases.map(\.outcome)
    #expect(apart == [.passed, .passed, .skipped("Asia/Tokyo")])
  }

  @Test func `a case that goes otherwise in another round is told`() async throws {
    let count = Lock(0)
    let file = try FlowFile.parse("@app Empty\n@isolate process\n== a\n! heal X\n", path: "a.flow")
    var run = FlowRun(app: { _ in HostedApp(name: "Empty", modules: []) }, files: [file])
    run.repeats = 3
    run.width = 1
    run.isolated = { runner in
      let number = count.withLock { count in
        count += 1
        return count
      }
      var result = runner.result(.passed)
      let step = runner.flowCase.steps[0]
      result.steps = [
        FlowStepResult(
          step: step,
          actual: number == 3 ? ["other"] : [],
          matches: true,
          captures: FlowCaptures()
        )
      ]
      return result
    }
    let report = await run.run()
    #expect(
      report.cases.flatMap(\.notes) == [
        "a.flow:3: round 3 of 3 went otherwise than the first. "
          + "What the app shows depends on more than the flow"
      ]
    )
  }
}
