import FlowFormat
import SnippetFoundation
import Snippets

extension FlowRunReport {
  /// The report as TAP: a test point a case, then one for each thing that is wrong with the run itself.
  ///
  /// What is not written yet and what is known to fail are `# TODO`, which no harness counts as failing. The two versions
  /// say the same in the same form: 14 is refused by `prove` before 3.48, and 13 is taken by every harness.
  package func tap(version: Int) -> String {
    let problems = runProblems
    let count = listed.count + problems.count
    var lines = [
      "TAP version \(version)", count == 0 ? "1..0 # SKIP no case was run" : "1..\(count)",
    ]
    for (index, result) in listed.enumerated() { lines += point(result, index + 1) }
    for (index, problem) in problems.enumerated() {
      lines.append("not ok \(listed.count + index + 1) - \(FlowRunReport.plain(problem.name))")
      lines += FlowRunReport.block(problem.words)
    }
    if !checkedObsolete, !cases.isEmpty { lines.append("# obsolete snapshots not checked") }
    if !unplayed.isEmpty {
      lines.append("# \(counted(unplayed.count, "case")) \(whyUnplayed)")
    }
    lines += notes.map { "# \(FlowRunReport.oneRow($0))" }
    return lines.map { $0 + "\n" }.joined()
  }

  /// What is worth knowing though nothing failed by it.
  var notes: [String] {
    var notes = cases.flatMap(\.notes) + misfits
    notes += updated.map { "updated: \($0)" }
    notes += keptPatterns.map { "\($0): this ~ line matches nothing and was kept" }
    notes += unsayable.map { "\($0): what came \(FlowLine.misfit), and was not written" }
    if let othersNote { notes.append(othersNote) }
    return notes
  }

  private func point(_ result: FlowCaseResult, _ number: Int) -> [String] {
    let name = FlowRunReport.plain("\(result.path):\(result.line) \(result.title)")
    switch result.outcome {
    case .passed: return ["ok \(number) - \(name)"]
    case .skipped(let why): return ["ok \(number) - \(name) # SKIP \(FlowRunReport.oneRow(why))"]
    case .todo: return ["not ok \(number) - \(name) # TODO not written yet"]
    case .failedAsExpected(let why):
      return ["not ok \(number) - \(name) # TODO \(FlowRunReport.oneRow(why))"]
    case .passedUnexpectedly:
      return ["not ok \(number) - \(name)"]
        + FlowRunReport.block(result.surprise ?? "", at: "\(result.path):\(result.line):1")
    case .failed:
      let words = result.failures.map(\.text).joined(separator: "\n")
      let place = result.failures.first.map { "\($0.location)" }
      return ["not ok \(number) - \(name)"] + FlowRunReport.block(words, at: place)
    }
  }

  /// A YAML block; its words are a literal text, so that nothing in them means anything.
  private static func block(_ words: String, at place: String? = nil) -> [String] {
    let rows = words.split(separator: "\n", omittingEmptySubsequences: false)
    let at = place.map { ["  at: '\(visible($0).replacing("'", with: "''"))'"] } ?? []
    return ["  ---", "  message: |"] + rows.map { "    \(visible(String($0)))" } + at + ["  ..."]
  }

  /// A description in which `#` begins no directive.
  private static func plain(_ text: String) -> String {
    oneRow(text).replacing("\\", with: "\\\\").replacing("#", with: "\\#")
  }

  private static func oneRow(_ text: String) -> String {
    visible(text.replacing("\r", with: " "))
  }
}

extension FlowCaseResult {
  /// What is said of a case that passes though it is marked not to; nil of any other.
  var surprise: String? {
    guard case .passedUnexpectedly(let why) = outcome else { return nil }
    return visible(
      "\(path):\(line):1: the case passes, though it is marked [xfail \(why)]. Remove the mark"
    )
  }
}
