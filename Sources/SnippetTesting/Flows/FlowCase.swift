import FlowEngine
import FlowScripts
import SnippetFoundation
public import Testing

/// One case of a flow file, as a test.
public struct FlowCase: Sendable, CustomTestStringConvertible, CustomStringConvertible {
  private enum Content: Sendable {
    case flow(FlowFile, title: String, line: Int, apps: [TestApp], package: URL)
    case broken(String, path: String)
  }

  private let content: Content

  init(file: FlowFile, title: String, line: Int, _ apps: [TestApp], _ package: URL) {
    content = .flow(file, title: title, line: line, apps: apps, package: package)
  }

  init(broken reason: String, at path: String) {
    content = .broken(reason, path: path)
  }

  /// The file's name and the case's title.
  public var description: String {
    switch content {
    case .flow(let file, let title, _, _, _): "\(file.name): \(title)"
    case .broken(_, let path): path
    }
  }

  /// What the test's report calls it.
  public var testDescription: String { description }

  /// Runs the case; each thing that differs is a failure at the flow file's own line.
  ///
  /// - Throws: What is wrong with `PARLEY_RECORD`.
  public func run() async throws {
    switch content {
    case .broken(let reason, let path):
      TestPlace(fileID: "Flows/flow", filePath: path, line: 1).fail(reason)
    case .flow(let file, _, let line, let apps, let package):
      let run = FlowRun(
        app: { name in apps.map(\.hosted).first { $0.name == name } },
        files: [file],
        filters: [.line(path: file.path, line: line)],
        recordMode: try recordModeOfTests(),
        snapshots: package.appendingPathComponent("Snapshots")
      )
      let report = await run.run()
      for result in report.cases { FlowCase.fail(result) }
    }
  }

  private static func fail(_ result: FlowCaseResult) {
    switch result.outcome {
    case .failed:
      for failure in result.failures {
        let location = failure.location
        TestPlace(
          fileID: "Flows/\(URL(fileURLWithPath: location.path).lastPathComponent)",
          filePath: location.path,
          line: location.line,
          column: location.column
        ).fail(failure.text)
      }
    case .passedUnexpectedly(let why):
      TestPlace(
        fileID: "Flows/\(URL(fileURLWithPath: result.path).lastPathComponent)",
        filePath: result.path,
        line: result.line
      ).fail("'\(result.title)' passes, though it is marked [xfail \(why)]. Remove the mark")
    default: break
    }
  }
}
