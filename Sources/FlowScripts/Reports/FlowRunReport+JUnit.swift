import Snapshots
import SnippetFoundation
import Snippets

extension FlowRunReport {
  /// The report as JUnit's XML: a suite a flow file, and one for what is wrong with the run itself.
  ///
  /// There are no times in it: by a virtual clock there is none to tell, and the same run gives the same report. Nothing is
  /// in it but what Jenkins's schema has (`junit-10.xsd` of its xUnit plug-in), the one that most tools are checked against.
  package var junit: String {
    var suites: [(name: String, rows: [String], failed: Int, skipped: Int)] = []
    for path in paths {
      let results = listed.filter { haveSameScalars($0.path, path) }
      let skipped = results.count { result in
        switch result.outcome {
        case .skipped, .todo, .failedAsExpected: true
        default: false
        }
      }
      suites.append((path, results.flatMap(rows), results.count(where: \.outcome.fails), skipped))
    }
    if !runProblems.isEmpty {
      let rows = runProblems.flatMap { problem in
        element(problem.name, in: "run", [failure("run", problem.words)])
      }
      suites.append(("run", rows, runProblems.count, 0))
    }
    let tests = listed.count + runProblems.count
    let failed = suites.reduce(0) { $0 + $1.failed }
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<testsuites name="flows" tests="\#(tests)" failures="\#(failed)" errors="0">"#,
    ]
    for suite in suites {
      let isRun = suite.name == "run"
      let count = isRun ? runProblems.count : listed.count { haveSameScalars($0.path, suite.name) }
      let name = Markup.attribute(suite.name)
      lines.append(
        "  <testsuite name=\"\(name)\" \(isRun ? "" : "file=\"\(name)\" ")tests=\"\(count)\" "
          + "failures=\"\(suite.failed)\" errors=\"0\" skipped=\"\(suite.skipped)\">"
      )
      lines += suite.rows + ["  </testsuite>"]
    }
    return (lines + ["</testsuites>"]).map { $0 + "\n" }.joined()
  }

  /// The files of the cases, in their order.
  var paths: [String] {
    var seen: Set<[UInt8]> = []
    return listed.map(\.path).filter { seen.insert(Array($0.utf8)).inserted }
  }

  private func rows(_ result: FlowCaseResult) -> [String] {
    var children: [String] = []
    switch result.outcome {
    case .passed: break
    case .skipped(let why): children = [skipped(why)]
    case .todo: children = [skipped("not written yet")]
    case .failedAsExpected(let why): children = [skipped("known to fail: \(why)")]
    case .passedUnexpectedly: children = [failure("xfail", result.surprise ?? "")]
    case .failed:
      children = result.failures.map { failure($0.reason.kind, $0.text) }
    }
    if !result.notes.isEmpty {
      let notes = Markup.escaped(result.notes.joined(separator: "\n"))
      children.append("      <system-out>\(notes)</system-out>")
    }
    return element(result.title, in: result.path, children)
  }

  private func element(_ name: String, in path: String, _ children: [String]) -> [String] {
    let group = path.hasSuffix(".flow") ? String(path.dropLast(5)) : path
    let start =
      "    <testcase name=\"\(Markup.attribute(name))\" classname=\"\(Markup.attribute(group))\""
    return children.isEmpty ? [start + "/>"] : [start + ">"] + children + ["    </testcase>"]
  }

  private func skipped(_ why: String) -> String {
    "      <skipped message=\"\(Markup.attribute(why))\"/>"
  }

  private func failure(_ kind: String, _ words: String) -> String {
    let first = words.split(separator: "\n", maxSplits: 1).first.map(String.init) ?? ""
    return "      <failure type=\"\(kind)\" message=\"\(Markup.attribute(first))\">"
      + Markup.escaped(words) + "</failure>"
  }
}

extension FlowFailure.Reason {
  /// What went wrong, in one word for programs.
  var kind: String {
    switch self {
    case .output: "output"
    case .check: "check"
    case .snapshot: "snapshot"
    case .missingSnapshot: "missing-snapshot"
    case .unkeptSnapshot: "unkept-snapshot"
    case .recordedSnapshot: "recorded-snapshot"
    case .unreadable: "unreadable"
    case .nothingShown: "nothing-shown"
    case .unusable: "unusable"
    case .leftoverQuestion: "leftover-question"
    case .leftoverCall: "leftover-call"
    case .leftoverWork: "leftover-work"
    case .unmetFailure: "unmet-failure"
    case .notRun: "not-run"
    case .processEnded: "process"
    }
  }
}
