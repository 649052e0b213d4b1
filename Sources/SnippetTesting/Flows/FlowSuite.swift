import FlowEngine
import FlowFormat
import FlowScripts
import SnippetFoundation

/// The flows of a package as test cases.
///
/// ```swift
/// @Test(arguments: FlowSuite("order").cases)
/// func order(_ flow: FlowCase) async throws { try await flow.run() }
/// ```
public struct FlowSuite: Sendable {
  /// One for each case; a file that cannot be read is a case that fails and says why.
  ///
  /// Flows of a folder whose `@app` is none of the apps are other test suites': the last case only counts and names them.
  public let cases: [FlowCase]

  /// The flows of a package, run by the `App` of the test executable whose name a file's `@app` is.
  ///
  /// Every module of the test executable counts; where there are fixtures of several apps, say which modules are whose:
  /// `TestApp(_:modules:)`.
  ///
  /// - Parameters:
  ///   - path: A folder or a file, as below.
  ///   - filePath: The test's own file.
  public init(_ path: String, filePath: String = #filePath) {
    self.init(path, apps: TestApp.image, filePath: filePath)
  }

  /// The flows in a folder, or one file, of the package that a test belongs to.
  ///
  /// - Parameters:
  ///   - path: Relative to the folder that has `Package.swift`; a bare name such as `order` is `Flows/order.flow`, or
  ///     the folder `Flows/order`.
  ///   - app: What runs every file whose `@app` is its name.
  ///   - filePath: The test's own file.
  public init(_ path: String, app: TestApp, filePath: String = #filePath) {
    self.init(path, apps: [app], filePath: filePath)
  }

  /// The flows of several apps: each file's `@app` is the name of one of them.
  public init(_ path: String, apps: [TestApp], filePath: String = #filePath) {
    let place = TestPlace(fileID: "Flows/\(path)", filePath: filePath, line: 1)
    guard let package = place.package else {
      cases = [FlowCase(broken: NoPackage(filePath: filePath), at: filePath)]
      return
    }
    let folder = FlowSuite.place(of: path, in: package).path
    do {
      let known = try apps.map { try $0.known.name }
      var others: [String] = []
      let cases = try FlowFormat.FlowSuite.expand([folder]).flatMap { file in
        if file != folder, let app = FlowSuite.otherApp(of: file, known: known) {
          others.append(app)
          return [FlowCase]()
        }
        return FlowSuite.cases(of: file, package: package, apps: apps)
      }
      if cases.isEmpty, !others.isEmpty { throw NoFlows(folder: folder, apps: known) }
      let note = FlowRunReport.note(onFlowsOf: others).map { FlowCase(note: $0) }
      self.cases = cases + [note].compactMap(\.self)
    } catch {
      cases = [FlowCase(broken: error, at: folder)]
    }
  }

  /// Where the flows of a name are: a bare one below `Flows/`, any other first where it says.
  static func place(of path: String, in package: URL) -> URL {
    let here = package.appendingPathComponent(path)
    let folder = package.appendingPathComponent("Flows").appendingPathComponent(path)
    let file = folder.appendingPathExtension("flow")
    let isBare = !path.contains("/") && !path.hasSuffix(".flow")
    let places = isBare ? [file, folder, here] : [here, file, folder]
    let found = places.first { FileManager.default.fileExists(atPath: $0.path) }
    if let found { return found }
    // What is not there is looked for where flows are, so that near names are found.
    let isFolderThere =
      path.contains("/")
      && FileManager.default.fileExists(atPath: here.deletingLastPathComponent().path)
    if isFolderThere { return here }
    return path.hasSuffix(".flow") ? folder : file
  }

  /// The app of a flow that is none of those known, nor a slip for one; nil where it is, or cannot be read.
  private static func otherApp(of path: String, known: [String]) -> String? {
    guard let name = try? FlowFormat.FlowSuite.read(path).appName, !name.isEmpty,
      !known.contains(name), nearMisses(of: name, in: known).isEmpty
    else { return nil }
    return name
  }

  private static func cases(of path: String, package: URL, apps: [TestApp]) -> [FlowCase] {
    do {
      let files = try FlowFormat.FlowSuite.load(paths: [path])
      return files.flatMap { file in
        file.cases.map { FlowCase(file: file, title: $0.title, line: $0.line, apps, package) }
      }
    } catch {
      return [FlowCase(broken: error, at: path)]
    }
  }
}

/// A folder holds flows, but none of the apps that a test runs.
struct NoFlows: Error, CustomStringConvertible {
  var folder: String
  var apps: [String]
  var description: String {
    apps.isEmpty
      ? "\(folder): the test executable has no App that could run flows. "
        + "Let the test target depend on the module with the App, or give one: FlowSuite(..., app:)"
      : "\(folder): the folder holds no flow of \(apps.joined(separator: ", ")). "
        + "Flows name their app with @app"
  }
}

/// A test's file is in no package.
struct NoPackage: Error, CustomStringConvertible {
  var filePath: String
  var description: String { "there is no Package.swift above \(filePath)" }
}
