import FlowScripts
import SnippetFoundation

/// The flows of a package as test cases.
///
/// ```swift
/// @Test(arguments: FlowSuite("Flows", app: TestApp(CoffeeShopApp.self)).cases)
/// func flow(_ flow: FlowCase) async throws { try await flow.run() }
/// ```
public struct FlowSuite: Sendable {
  /// One for each case; a file that cannot be read is a case that fails and says why.
  public let cases: [FlowCase]

  /// The flows in a folder, or one file, of the package that a test belongs to.
  ///
  /// Files in a folder that name another app are left to that app's tests.
  ///
  /// - Parameters:
  ///   - path: Relative to the folder that has `Package.swift`.
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
    let folder = package.appendingPathComponent(path).path
    do {
      let isFile = path.hasSuffix(".flow")
      cases = try FlowScripts.FlowSuite.expand([folder]).flatMap { file in
        FlowSuite.cases(of: file, package: package, apps: apps, evenOfOthers: isFile)
      }
    } catch {
      cases = [FlowCase(broken: error, at: folder)]
    }
  }

  /// The cases of a file; none if it names an app that is not among these and was only found in a folder.
  private static func cases(
    of path: String,
    package: URL,
    apps: [TestApp],
    evenOfOthers: Bool
  ) -> [FlowCase] {
    do {
      let names = apps.map(\.hosted.name)
      let files = try FlowScripts.FlowSuite.load(paths: [path]).filter { file in
        evenOfOthers || file.appName.isEmpty || names.contains(file.appName)
      }
      return files.flatMap { file in
        file.cases.map { FlowCase(file: file, title: $0.title, line: $0.line, apps, package) }
      }
    } catch {
      return [FlowCase(broken: error, at: path)]
    }
  }
}

/// A test's file is in no package.
struct NoPackage: Error, CustomStringConvertible {
  var filePath: String
  var description: String { "there is no Package.swift above \(filePath)" }
}
