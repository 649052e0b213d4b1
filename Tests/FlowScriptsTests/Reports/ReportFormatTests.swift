import FlowEngine
import Foundation
import Snapshots
import Testing

@testable import FlowScripts

#if canImport(FoundationXML)
import FlowFormat
import FoundationXML
#endif

@Suite struct ReportFormatTests {
  /// Every outcome once, with text that is markup or a directive elsewhere.
  static let flow = """
    @app Empty
    == passes
    ! heal X

    == differs <&"'> # SKIP
    ! heal ]]>\u{7}
      ...
      hello & <b>\\u{1B}
      ... # no comment
    ? effect X = 1
    == later [skip when # it is <done>]
    > x
    == unwritten [todo]
    == known [xfail bug 7]
    ? effect X = 1
    == surprise [xfail bug 8]
    ! heal X
    == kept
    = card
    """

  @Test(
    arguments: [
      (
        "\"caf\u{E9}\"", "\"cafe\u{301}\"",
        "-  \"caf\u{E9}\"\n       ^ U+00E9\n+  \"cafe\u{301}\"\n       ^ U+0065 U+0301"
      ),
      (
        "~ {{*}} \u{E9}", "One\nNoted: e\u{301}",
        "-  ~ {{*}} \u{E9}\n           ^ U+00E9\n+  One\n+  Noted: e\u{301}\n          ^ U+0065 U+0301"
      ),
      ("~ 1 km", "1\u{202F}km", "-  ~ 1 km\n+  1\u{202F}km\n    ^ U+202F"),
      ("1 m", "1\u{202F}km", "-  1 m\n+  1\u{202F}km"),
      ("\u{E9}", "e", "-  \u{E9}\n+  e"), ("a", "b", "-  a\n+  b"),
    ]
  )
  func `a check that fails names what only looks the same`(
    expected: String,
    actual: String,
    words: String
  ) {
    #expect(ShownText.difference(expected, actual) == words)
  }

  @Test func `a run that updates does not advise to update`() async throws {
    var report = try await Self.report("@app Empty\n== differs\n! heal X\n  hello\n")
    #expect(report.text().contains("run the app's 'flow run' with --update"))
    report.updates = true
    #expect(!report.text().contains("--update"))
    #expect(report.text().contains("hello"))
  }

  static func report(_ text: String = flow) async throws -> FlowRunReport {
    let file = try FlowFile.parse(text + "\n", path: "Flows/a.flow")
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    return await FlowRun(
      app: { _ in HostedApp(name: "Empty", modules: []) },
      files: [file],
      snapshots: folder.appendingPathComponent("Snapshots")
    ).run()
  }

  /// Runs a program of the system on some text in a file; nil: the program is not installed.
  private func program(_ words: [String], on text: String) throws -> (code: Int32, output: String)?
  {
    let path = ["/usr/bin", "/bin", "/usr/local/bin"].map { "\($0)/\(words[0])" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let path else { return nil }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (input, output) = (
      folder.appendingPathComponent("in"), folder.appendingPathComponent("out")
    )
    try Data(text.utf8).write(to: input)
    try Data().write(to: output)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = words.dropFirst() + [input.path]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: folder.appendingPathComponent("out"))
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try String(contentsOf: output, encoding: .utf8))
  }

  @Test func `TAP is a point a case, and only real failures count`() async throws {
    let tap = try await Self.report().written(as: .tap)
    let points = tap.split(separator: "\n").filter {
      $0.hasPrefix("ok") || $0.hasPrefix("not ok") || $0.hasPrefix("TAP") || $0.hasPrefix("1..")
    }
    #expect(
      points == [
        "TAP version 13", "1..7", "ok 1 - Flows/a.flow:2 passes",
        ##"not ok 2 - Flows/a.flow:5 differs <&"'> \# SKIP"##,
        "ok 3 - Flows/a.flow:11 later # SKIP when # it is <done>",
        "not ok 4 - Flows/a.flow:13 unwritten # TODO not written yet",
        "not ok 5 - Flows/a.flow:14 known # TODO bug 7",
        "not ok 6 - Flows/a.flow:16 surprise", "not ok 7 - Flows/a.flow:18 kept",
      ]
    )
    #expect(tap.contains("  at: 'Flows/a.flow:6:1'\n  ...\n"))
    let newer = try await Self.report().written(as: .tap14)
    #expect(newer == tap.replacing("TAP version 13", with: "TAP version 14"))
  }

  @Test(arguments: [ReportFormat.human, .tap, .tap14])
  func `no title and no reason forges a row`(_ format: ReportFormat) async throws {
    let forged = "\u{1B}[2K\u{1B}[1Gok \u{202E}9\u{9B}2K"
    let text = """
      @app Empty
      == a\(forged)
      ! heal X
      == b\(forged) [skip \(forged)]
      == c\(forged) [todo]
      == d\(forged) [xfail \(forged)]
      ? effect X = 1
      == e\(forged) [xfail \(forged)]
      ! heal X
      == f\(forged)
      ? effect X = 1
      """
    var report = try await Self.report(text)
    report.othersFlows = ["App\(forged)"]
    report.misfits = ["misfit \(forged)"]
    report.problems = ["problem \(forged)"]
    report.cases[0].path = "Flows/\(forged).flow"
    report.cases[4].path = "Flows/\(forged).flow"
    report.cases[0].notes = ["\(forged): a note"]
    let written = report.written(as: format)
    let acting = written.unicodeScalars.filter {
      "\u{1B}\u{202E}\u{9B}".unicodeScalars.contains($0)
    }
    #expect(acting.isEmpty)
    #expect(written.components(separatedBy: "ok �9�2K").count > 12)
  }

  @Test func `prove takes the TAP and counts alike`() async throws {
    let tap = try await Self.report().written(as: .tap)
    guard let failing = try program(["prove", "--exec", "cat"], on: tap) else { return }
    #expect(failing.code == 1)
    #expect(failing.output.contains("Failed tests:  2, 6-7"))
    #expect(!failing.output.contains("Parse errors"))
    let good = try await Self.report("@app Empty\n== a\n! heal X\n== b [todo]\n== c [skip no]\n")
    let passing = try program(["prove", "--exec", "cat"], on: good.written(as: .tap))
    #expect(passing?.code == 0)
    #expect(passing?.output.contains("All tests successful") == true)
    let none = try await Self.report("@app Empty\n== a [skip no]\n")
    #expect(try program(["prove", "--exec", "cat"], on: none.written(as: .tap))?.code == 0)
  }

  @Test func `JUnit is what its schema says`() async throws {
    let junit = try await Self.report().written(as: .junit)
    let counts = #"tests="7" failures="3" errors="0""#
    #expect(junit.contains("<testsuites name=\"flows\" \(counts)>"))
    #expect(junit.contains(" \(counts) skipped=\"3\">"))
    #expect(junit.contains("name=\"differs &lt;&amp;&quot;&#39;&gt; # SKIP\""))
    #expect(XMLChecker.problem(in: junit) == nil)
    let schema = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("junit.xsd").path
    var reports = [junit]
    reports.append(FlowRunReport().written(as: .junit))
    var odd = FlowRunReport()
    odd.problems = ["a: <b>"]
    odd.hasOnly = true
    odd.obsolete = [try #require(SnapshotName("a/b/c@44"))]
    reports.append(odd.written(as: .junit))
    for report in reports {
      guard let checked = try program(["xmllint", "--noout", "--schema", schema], on: report)
      else { return }
      #expect(checked.code == 0, "\(checked.output)")
    }
  }

  @Test func `JSON is an object a line`() async throws {
    let rows = try await Self.report().written(as: .json).split(separator: "\n")
    let objects = try rows.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(objects.count == 9)
    #expect(objects.map { $0["type"] as? String }.first == "run")
    let failures = try #require(objects[2]["failures"] as? [[String: Any]])
    #expect(failures.map { $0["kind"] as? String } == ["output", "check"])
    #expect(failures[1]["expected"] as? String == "X = 1")
    #expect(failures[1]["actual"] as? String == "X = 0")
    #expect(failures[0]["line"] as? Int == 6)
    let kept = try #require(objects[7]["failures"] as? [[String: Any]])
    #expect(kept[0]["kind"] as? String == "nothing-shown")
    #expect(objects[8]["exit"] as? Int == 1)
    #expect((objects[8]["counts"] as? [String: Int])?["failed"] == 3)
  }

  @Test func `the page is well-formed and needs nothing but itself`() async throws {
    let page = try await Self.report().written(as: .html)
    #expect(XMLChecker.problem(in: page) == nil)
    for word in ["expected", "actual", "difference"] { #expect(page.contains("<h4>\(word)</h4>")) }
    #expect(page.contains("hello &amp; &lt;b&gt;"))
    // Rows of a difference stand in its column alone.
    for sign in ["-", "+", " "] { #expect(!page.contains("<p>\(sign)")) }
    #expect(!page.contains("<script") && !page.contains("src=") && !page.contains("url("))
    let targets = page.matches(of: /href="#([^"]+)"/).map(\.1)
    #expect(!targets.isEmpty)
    for target in targets { #expect(page.contains("id=\"\(target)\"")) }
    #expect(XMLChecker.problem(in: FlowRunReport().written(as: .html)) == nil)
  }

  @Test func `what a report is and where it goes is read or refused`() throws {
    #expect(try ReportRequest.parse([]) == [ReportRequest(format: .human)])
    #expect(
      try ReportRequest.parse(["junit=a=b.xml", "tap"])
        == [ReportRequest(format: .junit, file: "a=b.xml"), ReportRequest(format: .tap)]
    )
    #expect(try ReportRequest.parse(["json=x"]).map(\.format) == [.human, .json])
    let refused: [([String], String)] = [
      (["jnit"], "'jnit' is no form of report. Did you mean 'junit'? Use human"),
      (["tap="], "'tap=' names no file. Write tap=FILE"),
      (
        ["tap", "json"],
        "tap and json cannot both go to standard output. Give one a file: json=FILE"
      ),
      (["tap=a", "json=a"], "two reports cannot go to 'a'. Name another file"),
    ]
    for (texts, words) in refused {
      let error = #expect(throws: ReportRequest.Refusal.self) { try ReportRequest.parse(texts) }
      #expect(error?.description.hasPrefix(words) == true)
    }
  }

  @Test func `a report takes the place of no flow, no snapshot and no other report`() async throws {
    try await Shelf.with { shelf in
      let (folder, snapshots) = (
        shelf.folder.path, shelf.folder.appendingPathComponent("Snapshots")
      )
      func refusal(_ paths: String...) -> ReportRequest.Refusal? {
        ReportRequest.refusal(of: paths.map { "\(folder)/\($0)" }, beside: snapshots)
      }
      try FileManager.default.createDirectory(at: snapshots, withIntermediateDirectories: true)
      try shelf.write("== a\n> b\n")
      try Data().write(to: shelf.folder.appendingPathComponent("old.xml"))
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder)/kept",
        withDestinationPath: "Snapshots"
      )
      #expect(refusal("a.xml", "b.xml", "old.xml", "Snapshots.xml") == nil)
      #expect(refusal("bread.flow") == .inPlaceOfTheirs("\(folder)/bread.flow"))
      for path in ["Snapshots/bread/a/card@44.txt", "kept/card@44.txt", "./Snapshots/a"] {
        #expect(refusal(path) == .inPlaceOfTheirs("\(folder)/\(path)"))
      }
      #expect(refusal("a.xml", "./a.xml") == .sameFile("\(folder)/./a.xml"))
      #expect(refusal("old.xml", "kept/../old.xml") == .sameFile("\(folder)/kept/../old.xml"))
    }
  }
}

/// Reads XML for whether it is any.
final class XMLChecker: NSObject, XMLParserDelegate {
  static func problem(in text: String) -> String? {
    let parser = XMLParser(data: Data(text.utf8))
    return parser.parse()
      ? nil : "\(parser.parserError.map { "\($0)" } ?? "?") \(parser.lineNumber)"
  }
}
