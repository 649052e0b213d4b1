import FlowEngine
import FlowFormat
package import Snapshots

extension FlowRunReport {
  /// The report as JSON lines: an object for the run, one for each case, and one for what they come to.
  ///
  /// **Shape** `type` is `run`, `case` or `summary`; members are in the order of the alphabet, and what there is
  /// nothing to say of is left out.
  package var json: String {
    let run = JSONValue([
      "type": .text("run"), "format": .integer(1),
      "repeats": repeats > 1 ? .integer(repeats) : nil,
    ])
    return ([run] + listed.map(\.json) + [summary]).map { $0.written() + "\n" }.joined()
  }

  private var summary: JSONValue {
    let counts = counts.map { ($0.word, JSONValue.integer($0.count)) }
    let others = othersFlows.isEmpty ? nil : Set(othersFlows).sorted()
    return JSONValue([
      "type": .text("summary"),
      "counts": .object(Dictionary(counts) { $1 }),
      "exit": .integer(Int(exitCode)),
      "interrupted": interruptionNote.map(JSONValue.text),
      "ended": endingNote.map(JSONValue.text),
      "obsolete": .texts(checkedObsolete ? obsolete.map(\.path) : nil),
      "only": hasOnly ? .boolean(true) : nil,
      "problems": .texts(problems.isEmpty ? nil : problems),
      "updated": .texts(updated.isEmpty ? nil : updated),
      "others": .texts(others),
    ])
  }
}

extension FlowCaseResult {
  fileprivate var json: JSONValue {
    let (outcome, why) = outcome.told
    return JSONValue([
      "type": .text("case"),
      "path": .text(path),
      "line": .integer(line),
      "title": .text(title),
      "outcome": .text(outcome),
      "why": why.map(JSONValue.text),
      "failures": failures.isEmpty ? nil : .list(failures.map(\.json)),
      "notes": .texts(notes.isEmpty ? nil : notes),
    ])
  }
}

extension FlowCaseResult.Outcome {
  /// The outcome in words for programs, and why it is that.
  var told: (outcome: String, why: String?) {
    switch self {
    case .passed: ("passed", nil)
    case .failed: ("failed", nil)
    case .todo: ("todo", nil)
    case .skipped(let why): ("skipped", why)
    case .failedAsExpected(let why): ("failed as expected", why)
    case .passedUnexpectedly(let why): ("passed unexpectedly", why)
    }
  }
}

extension FlowFailure {
  fileprivate var json: JSONValue {
    JSONValue([
      "kind": .text(reason.kind),
      "path": .text(location.path),
      "line": .integer(location.line),
      "column": .integer(location.column),
      "source": source.isEmpty ? nil : .text(source),
      "words": .text(text),
      "expected": expected.map(JSONValue.text),
      "actual": actual.map(JSONValue.text),
      "diff": (reason.diff?.text).map(JSONValue.text),
      "snapshot": (reason.pendingSnapshot?.path).map(JSONValue.text),
      "accept": (reason.pendingSnapshot?.acceptCommand).map(JSONValue.text),
    ])
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
