package import FlowEngine
import FlowFormat
import Snapshots
import SnippetFoundation

/// What a process that plays one case is told: everything it needs but the app.
package struct FlowCaseRequest: Sendable, Codable {
  package var path: String
  /// The flow as it was read: the file may be another by now.
  package var text: String
  /// The line of the case's title.
  package var line: Int
  package var snapshots: String
  package var pending: String
  package var recordMode: String
  package var covers: Bool
  package var keepsTrace: Bool

  package init(_ runner: FlowRunner) {
    path = runner.file.path
    text = runner.file.text
    line = runner.flowCase.line
    snapshots = runner.store.directory.path
    pending = runner.store.pending.path
    recordMode = runner.recordMode.rawValue
    covers = runner.covers
    keepsTrace = runner.keepsTrace
  }

  /// The runner that is asked for.
  ///
  /// - Throws: what is wrong with the flow; nil is returned for a case or an app that is not there.
  package func runner(apps: @escaping @Sendable (String) -> HostedApp?) throws -> FlowRunner? {
    let file = try FlowFile.parse(text, path: path)
    guard let flowCase = file.cases.first(where: { $0.line == line }), let app = apps(file.appName)
    else { return nil }
    let store = SnapshotStore(
      directory: URL(fileURLWithPath: snapshots),
      pending: URL(fileURLWithPath: pending)
    )
    var runner = FlowRunner(
      file: file,
      flowCase: flowCase,
      app: app,
      store: store,
      recordMode: try RecordMode(parsing: recordMode),
      covers: covers,
      apps: apps
    )
    runner.keepsTrace = keepsTrace
    return runner
  }
}

/// What such a process says, a JSON object a row: which step it comes to, and at the end what came of the case.
package struct FlowCaseMessage: Sendable, Codable {
  /// The line of the step it comes to.
  package private(set) var step: Int?
  package private(set) var result: Result?

  package init(step: Int) { self.step = step }

  package init(_ result: FlowCaseResult) { self.result = Result(result) }

  /// A result without what the reader of the flow knows itself.
  package struct Result: Sendable, Codable {
    struct Step: Codable {
      var line: Int
      var actual: [String]
      var matches: Bool
      var captures: FlowCaptures
    }

    struct Entry: Codable {
      var us: Int64
      var kind: String
      var line: String
      var facts: [String: JSONValue]
    }

    var outcome: FlowCaseResult.Outcome
    var failures: [FlowFailure]
    var steps: [Step]
    var notes: [String]
    var snapshots: [SnapshotName]
    var trace: [Entry]
    var reach: [FlowReach]

    init(_ result: FlowCaseResult) {
      outcome = result.outcome
      failures = result.failures
      notes = result.notes
      snapshots = result.snapshots
      reach = result.reach
      steps = result.steps.map { step in
        Step(
          line: step.step.line,
          actual: step.actual,
          matches: step.matches,
          captures: step.captures
        )
      }
      trace = result.trace.map { entry in
        Entry(
          us: entry.microseconds,
          kind: entry.kind.rawValue,
          line: entry.line,
          facts: entry.facts.mapValues(JSONValue.init)
        )
      }
    }

    /// The result of a case that a process has played for `runner`.
    package func result(of runner: FlowRunner) -> FlowCaseResult {
      var result = runner.result(outcome)
      result.failures = failures
      result.notes = notes
      result.snapshots = snapshots
      result.reach = reach
      let known = Dictionary(runner.flowCase.steps.map { ($0.line, $0) }) { first, _ in first }
      result.steps = steps.compactMap { step in
        known[step.line].map {
          FlowStepResult(
            step: $0,
            actual: step.actual,
            matches: step.matches,
            captures: step.captures
          )
        }
      }
      result.trace = trace.map { entry in
        TraceEntry(
          microseconds: entry.us,
          kind: TraceEntry.Kind(rawValue: entry.kind) ?? .note,
          line: entry.line,
          facts: entry.facts.compactMapValues(TraceEntry.Fact.init)
        )
      }
      return result
    }
  }

  /// The message on one row, with its newline.
  package var row: [UInt8] {
    // Texts, numbers and lists of them can always be encoded.
    ((try? JSONEncoder().encode(self)).map(Array.init) ?? []) + [UInt8(ascii: "\n")]
  }

  /// Reads a row; nil for what is none.
  package init?(row: some Collection<UInt8>) {
    guard let message = try? JSONDecoder().decode(FlowCaseMessage.self, from: Data(row)) else {
      return nil
    }
    self = message
  }
}

extension JSONValue {
  fileprivate init(_ fact: TraceEntry.Fact) {
    self =
      switch fact {
      case .text(let text): .text(text)
      case .number(let number): .integer(Int(number))
      case .object(let members): .object(members.mapValues { $0.map(JSONValue.text) ?? .null })
      }
  }
}

extension TraceEntry.Fact {
  /// nil: it is none.
  fileprivate init?(_ value: JSONValue) {
    switch value {
    case .text(let text): self = .text(text)
    case .integer(let number): self = .number(Int64(number))
    case .object(let members):
      self = .object(
        members.mapValues { member -> String? in
          if case .text(let text) = member { text } else { nil }
        }
      )
    default: return nil
    }
  }
}

extension FlowRunner {
  /// What came of a case whose process did not come to its end.
  ///
  /// `line`: the step it had come to; nil: none.
  package func result(ofProcessThat what: String, line: Int?, output: [String]) -> FlowCaseResult {
    let place = line ?? flowCase.line
    let source = file.lines.first { $0.number == place }?.text ?? ""
    let step = line == nil ? "before the first step" : "after '\(source)'"
    var result = result(.passed)
    result.failures = [
      FlowFailure(
        location: file.location(line: place),
        reason: .processEnded("the process of the case \(what), \(step)", output: output),
        source: source
      )
    ]
    return judged(result)
  }
}
