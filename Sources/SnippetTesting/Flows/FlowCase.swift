import FlowEngine
import FlowFormat
import FlowScripts
import Snapshots
import SnippetFoundation
public import Testing

/// One case of a flow file, as a test.
public struct FlowCase: Sendable, CustomTestStringConvertible, CustomStringConvertible {
  private enum Content: Sendable {
    case flow(FlowFile, title: String, line: Int, apps: [TestApp], package: URL)
    case broken([Problem], path: String)
    /// Nothing to run: what the end of a suite has to say.
    case note(String)
  }

  /// Why a file cannot be run, at its own line.
  struct Problem: Sendable {
    var line = 1
    var column = 1
    var words: String
  }

  private let content: Content

  init(file: FlowFile, title: String, line: Int, _ apps: [TestApp], _ package: URL) {
    content = .flow(file, title: title, line: line, apps: apps, package: package)
  }

  init(note: String) { content = .note(note) }

  init(broken error: any Error, at path: String) {
    if let error = error as? FlowSyntaxError {
      let problems = error.findings.map { finding in
        Problem(
          line: finding.location.line,
          column: finding.location.column,
          words: finding.description
        )
      }
      content = .broken(problems, path: path)
    } else {
      content = .broken([Problem(words: "\(error)")], path: path)
    }
  }

  /// The file's name and the case's title.
  public var description: String {
    switch content {
    case .flow(let file, let title, _, _, _): "\(file.name): \(title)"
    case .broken(_, let path): path
    case .note(let words): words
    }
  }

  /// What the test's report calls it.
  public var testDescription: String { description }

  /// Runs the case; each thing that differs is a failure at the flow file's own line.
  ///
  /// A case with `@isolate` runs while no other case of a flow does. A process of its own, as `@isolate process` wants
  /// and `APP flow run` gives it, it does not have here: what the app keeps in globals stays from case to case.
  ///
  /// - Throws: What is wrong with `PARLEY_RECORD`.
  public func run() async throws {
    switch content {
    case .note: return
    case .broken(let problems, let path):
      for problem in problems {
        FlowCase.fail(at: path, line: problem.line, column: problem.column, problem.words)
      }
    case .flow(let file, _, let line, let apps, let package):
      let run = FlowRun(
        app: { name in apps.map(\.hosted).first { $0.name == name } },
        knownApps: apps.map(\.hosted.name),
        files: [file],
        filters: [.line(path: file.path, line: line)],
        recordMode: try SnippetSettings.current.recording().mode,
        snapshots: package.appendingPathComponent("Snapshots")
      )
      let flowCase = file.cases.first { $0.line == line }
      if let flowCase, FlowCase.sharesSnapshot(flowCase, of: file, run.store) { return }
      let isolation = flowCase.flatMap { file.isolation(of: $0) }
      let report = await CaseTurns.shared.run(alone: isolation != nil) { await run.run() }
      for result in report.cases {
        FlowCase.fail(result, isolation)
        for note in result.notes { FlowCase.place(result.path, result.line, 1).warn(note) }
      }
      if report.hasOnly {
        FlowCase.fail(
          at: file.path,
          line: line,
          "a case of this file is marked [only]. Remove the mark to pass"
        )
      }
    }
  }

  /// Whether an assertion of this process keeps what it draws under the name of one of a case's snapshots; says so.
  private static func sharesSnapshot(
    _ flowCase: FlowFormat.FlowCase,
    of file: FlowFile,
    _ store: SnapshotStore
  ) -> Bool {
    for (name, line) in flowCase.isPlayed ? file.snapshots(of: flowCase) : [] {
      let place = place(file.path, line, 1)
      guard let taken = SnapshotNamesInUse.take(store.file(name).path, at: place, text: "") else {
        continue
      }
      place.fail("the snapshot name '\(name)' is already used at \(taken). Rename the flow, or it")
      return true
    }
    return false
  }

  /// What a test cannot do, said where a case may fail of it.
  private static let noProcess =
    "In a test a case with '@isolate process' runs alone, but in the test's own process: what the "
    + "app keeps in globals stays from case to case. 'APP flow run' gives each a process of its own"

  private static func fail(
    _ result: FlowCaseResult,
    _ isolation: FlowSetting.Isolation?
  ) {
    switch result.outcome {
    case .failed:
      for failure in result.failures {
        let location = failure.location
        let words = failure.text + (isolation == .process ? "\n\(noProcess)" : "")
        place(location.path, location.line, location.column).fail(
          TestFailure(words, attachments: attachments(of: failure))
        )
      }
    case .passedUnexpectedly(let why):
      fail(
        at: result.path,
        line: result.line,
        "'\(result.title)' passes, though it is marked [xfail \(why)]. Remove the mark"
      )
    default: break
    }
  }

  private static func fail(at path: String, line: Int, column: Int = 1, _ words: String) {
    place(path, line, column).fail(words)
  }

  private static func place(_ path: String, _ line: Int, _ column: Int) -> TestPlace {
    let file = URL(fileURLWithPath: path).lastPathComponent
    return TestPlace(fileID: "Flows/\(file)", filePath: path, line: line, column: column)
  }

  /// What was expected, what came, and the difference, where a failure has them.
  static func attachments(of failure: FlowFailure) -> [TestFailure.Attached] {
    guard let actual = failure.actual else { return [] }
    let location = failure.location
    let file = URL(fileURLWithPath: location.path).deletingPathExtension().lastPathComponent
    // The widths of a snapshot are of one line.
    let snapshot = failure.reason.pendingSnapshot?.path.split(separator: "/").last
    return TestFailure(
      "",
      of: snapshot.map(String.init) ?? "\(file)-\(location.line)",
      expected: failure.expected,
      actual: actual,
      difference: failure.reason.diff?.text ?? ""
    ).attachments
  }
}
