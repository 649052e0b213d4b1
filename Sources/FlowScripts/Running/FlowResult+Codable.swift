import Snapshots

// By hand: what the compiler writes for an enumeration is some 8 kB of code a case.

extension FlowCaseResult.Outcome: Codable {
  private struct Record: Codable {
    var kind: String
    var why: String?
  }

  package func encode(to encoder: any Encoder) throws {
    try Record(kind: told.outcome, why: told.why).encode(to: encoder)
  }

  package init(from decoder: any Decoder) throws {
    let record = try Record(from: decoder)
    let why = record.why ?? ""
    switch record.kind {
    case "passed": self = .passed
    case "failed": self = .failed
    case "skipped": self = .skipped(why)
    case "todo": self = .todo
    case "failed as expected": self = .failedAsExpected(why)
    case "passed unexpectedly": self = .passedUnexpectedly(why)
    default: throw unknown(record.kind, decoder)
    }
  }
}

private func unknown(_ kind: String, _ decoder: any Decoder) -> DecodingError {
  .dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: "'\(kind)' is none"))
}

extension FlowFailure.Reason: Codable {
  private struct Record: Codable {
    var kind: String
    /// What a case says, in the order of its parts.
    var texts: [String] = []
    /// What a case may say besides.
    var text: String?
    var rows: [String]?
    var snapshot: SnapshotName?
    var diff: Diff?
  }

  package func encode(to encoder: any Encoder) throws {
    try record.encode(to: encoder)
  }

  private var record: Record {
    switch self {
    case .output(let diff): Record(kind: kind, diff: diff)
    case .check(let usage, let expected, let actual, let rewritten, let hints):
      Record(kind: kind, texts: [usage, expected, actual], text: rewritten, rows: hints)
    case .snapshot(let name, let diff): Record(kind: kind, snapshot: name, diff: diff)
    case .missingSnapshot(let name), .recordedSnapshot(let name):
      Record(kind: kind, snapshot: name)
    case .unkeptSnapshot(let name, let diff, let why):
      Record(kind: kind, texts: [why], snapshot: name, diff: diff)
    case .unreadable(let text), .nothingShown(let text), .unusable(let text),
      .leftoverQuestion(let text), .leftoverCall(let text), .unmetFailure(let text),
      .notRun(let text):
      Record(kind: kind, texts: [text])
    case .leftoverWork(let text, let check): Record(kind: kind, texts: [text, check])
    case .processEnded(let text, let output): Record(kind: kind, texts: [text], rows: output)
    }
  }

  package init(from decoder: any Decoder) throws {
    let record = try Record(from: decoder)
    let text = record.texts.first ?? ""
    let rows = record.rows ?? []
    switch (record.kind, record.texts.count, record.snapshot, record.diff) {
    case ("output", _, _, let diff?): self = .output(diff)
    case ("check", 3, _, _):
      let texts = record.texts
      self = .check(
        usage: text,
        expected: texts[1],
        actual: texts[2],
        rewritten: record.text,
        hints: rows
      )
    case ("snapshot", _, let name?, let diff?): self = .snapshot(name, diff)
    case ("missing-snapshot", _, let name?, _): self = .missingSnapshot(name)
    case ("recorded-snapshot", _, let name?, _): self = .recordedSnapshot(name)
    case ("unkept-snapshot", 1, let name?, let diff): self = .unkeptSnapshot(name, diff, why: text)
    case ("unreadable", 1, _, _): self = .unreadable(text)
    case ("nothing-shown", 1, _, _): self = .nothingShown(text)
    case ("unusable", 1, _, _): self = .unusable(text)
    case ("leftover-question", 1, _, _): self = .leftoverQuestion(text)
    case ("leftover-call", 1, _, _): self = .leftoverCall(text)
    case ("leftover-work", 2, _, _): self = .leftoverWork(text, check: record.texts[1])
    case ("unmet-failure", 1, _, _): self = .unmetFailure(text)
    case ("not-run", 1, _, _): self = .notRun(text)
    case ("process", 1, _, _): self = .processEnded(text, output: rows)
    default: throw unknown(record.kind, decoder)
    }
  }
}
