import SnippetFoundation

extension FlowRunReport {
  /// The report as JSON lines: an object for the run, one for each case, and one for what they come to.
  ///
  /// **Shape** `type` is `run`, `case` or `summary`; members are in the order of the alphabet, and what there is
  /// nothing to say of is left out.
  package var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    func line(_ value: some Encodable) -> String {
      // Texts, numbers and lists of them can always be encoded.
      (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
    }
    let run = Run(format: 1, repeats: repeats > 1 ? repeats : nil)
    return line(run) + listed.map { line(Case($0)) }.joined() + line(Summary(self))
  }
}

private struct Run: Encodable {
  var type = "run"
  var format: Int
  var repeats: Int?
}

private struct Case: Encodable {
  struct Failure: Encodable {
    var kind: String
    var path: String
    var line: Int
    var column: Int
    var source: String?
    var words: String
    var expected: String?
    var actual: String?
    var diff: String?
    var snapshot: String?
    var accept: String?
  }

  var type = "case"
  var path: String
  var line: Int
  var title: String
  var outcome: String
  var why: String?
  var failures: [Failure]?
  var notes: [String]?

  init(_ result: FlowCaseResult) {
    path = result.path
    line = result.line
    title = result.title
    switch result.outcome {
    case .passed: outcome = "passed"
    case .failed: outcome = "failed"
    case .todo: outcome = "todo"
    case .skipped(let why): (outcome, self.why) = ("skipped", why)
    case .failedAsExpected(let why): (outcome, self.why) = ("failed as expected", why)
    case .passedUnexpectedly(let why): (outcome, self.why) = ("passed unexpectedly", why)
    }
    let failures = result.failures.map { failure in
      Failure(
        kind: failure.reason.kind,
        path: failure.location.path,
        line: failure.location.line,
        column: failure.location.column,
        source: failure.source.isEmpty ? nil : failure.source,
        words: failure.text,
        expected: failure.expected,
        actual: failure.actual,
        diff: failure.reason.diff?.text,
        snapshot: failure.reason.pendingSnapshot?.path,
        accept: failure.reason.pendingSnapshot?.acceptCommand
      )
    }
    self.failures = failures.isEmpty ? nil : failures
    notes = result.notes.isEmpty ? nil : result.notes
  }
}

private struct Summary: Encodable {
  var type = "summary"
  var counts: [String: Int]
  var exit: Int32
  /// nil: the run came to its end.
  var interrupted: String?
  /// nil: the app's code did not end the process.
  var ended: String?
  /// nil: it was not looked for any.
  var obsolete: [String]?
  var only: Bool?
  var problems: [String]?
  var updated: [String]?
  var others: [String]?

  init(_ report: FlowRunReport) {
    counts = Dictionary(report.counts.map { ($0.word, $0.count) }) { $1 }
    exit = report.exitCode
    interrupted = report.interruptionNote
    ended = report.endingNote
    obsolete = report.checkedObsolete ? report.obsolete.map(\.path) : nil
    only = report.hasOnly ? true : nil
    problems = report.problems.isEmpty ? nil : report.problems
    updated = report.updated.isEmpty ? nil : report.updated
    others = report.othersFlows.isEmpty ? nil : Set(report.othersFlows).sorted()
  }
}

extension FlowFailure.Reason {
  /// The difference, where two texts were compared.
  package var diff: Diff? {
    switch self {
    case .output(let diff), .snapshot(_, let diff): diff
    case .unkeptSnapshot(_, let diff, _): diff
    default: nil
    }
  }

  /// The snapshot that a person can accept.
  package var pendingSnapshot: SnapshotName? {
    switch self {
    case .snapshot(let name, _), .missingSnapshot(let name): name
    default: nil
    }
  }
}
