import FlowFormat
import Snapshots
package import SnippetFoundation

/// The Swift files of a package that may hold tests, and which snapshots may be those of their tests.
///
/// All below `Tests/`, and elsewhere, where a target of tests may be as well, those that hold a test or call an assertion of
/// the library, whatever they import.
package struct TestSources {
  private struct Source {
    /// What of it can be in quotes.
    var text: String
    /// nil: it is not understood.
    var tests: TestSource?
    /// What its plain literals say, as files are called.
    var words: Set<String> = []
    /// Whether it is below `Tests/`, or holds what a test does.
    var mayTest = true
  }

  /// What a file of tests that is not below `Tests/` holds one of: the library or a test may come by way of another module
  /// or another file, and what an assertion is called with, by its name.
  private static let signs = [
    "SnippetTesting", "import Testing", "import XCTest", "XCTestCase", "@Test", "@Suite",
    "assertSnippet", "assertAwaitedSnippet", "assertSummary", "assertTranscript",
  ].map { Data($0.utf8) }

  private let package: URL
  /// The files of a name, as folders below `Snapshots/` are called, from the package on.
  private var paths: [String: [String]] = [:]
  private var read: [[UInt8]: Source] = [:]

  /// Finds the files, without reading one.
  ///
  /// - Throws: `Unusable` if a folder cannot be read: what it owns would be taken for obsolete.
  package init(package: URL) throws {
    self.package = package
    for path in try SnapshotOwners.files(of: package, ending: ".swift") {
      paths[SnapshotOwners.group(of: path), default: []].append(path)
    }
  }

  /// Whether a snapshot may be one that a test asserts.
  ///
  /// `labels` are those of all snapshots in its folder.
  mutating func mayAssert(_ name: SnapshotName, among labels: Set<String>) throws -> Bool {
    guard let paths = paths[name.group], let test = name.test else { return false }
    for path in paths where try mayHold(path, { $0.isCalled(test) }) {
      if try mayName(name.label, among: labels, in: path) { return true }
    }
    // At the top of a file, the name of its module is what stands for a test's.
    for path in paths where try source(path).mayTest {
      if path.split(separator: "/").dropLast().contains(where: { Slug.of(String($0)) == test }) {
        return true
      }
    }
    return try isShared(test)
  }

  /// The files other than one that keep what they assert under the same names: their name and a test's are the same.
  ///
  /// - Parameters:
  ///   - file: The file, as the compiler names it.
  ///   - test: What the test's folder is called, or its file.
  ///   - isLabelled: Whether a label may stand behind the test's name.
  /// - Returns: Their paths from the package on, sorted; none that cannot be read.
  package mutating func namesakes(
    of file: String,
    holding test: String,
    isLabelled: Bool = false
  ) -> [String] {
    sameNamed(as: file).others.filter { path in
      (try? mayHold(path) { isLabelled ? $0.begins(test) : $0.isCalled(test) }) ?? false
    }
  }

  /// Whether a file declares several functions of a name, as two of its suites may: they keep what they assert under the
  /// same names too.
  package mutating func repeats(
    _ test: String,
    in file: String,
    isLabelled: Bool = false
  ) -> Bool {
    guard let path = sameNamed(as: file).own, let tests = try? source(path).tests else {
      return false
    }
    return tests.repeated.contains { isLabelled ? $0.begins(test) : $0.isCalled(test) }
  }

  /// The files whose name a file has, from the package on: itself, and the others.
  private func sameNamed(as file: String) -> (own: String?, others: [String]) {
    let identity = FlowSuite.identity(of: file)
    let all = paths[SnapshotOwners.group(of: file)] ?? []
    let own = all.first {
      FlowSuite.identity(of: package.appendingPathComponent($0).path) == identity
    }
    return (own, all.filter { path in own.map { !haveSameScalars($0, path) } ?? true })
  }

  /// Whether a file has a declaration, or may give its tests any name.
  private mutating func mayHold(
    _ path: String,
    _ isWanted: (TestFunction) -> Bool
  ) throws -> Bool {
    guard let tests = try source(path).tests, !tests.namesTests else { return true }
    return tests.functions.contains(where: isWanted)
  }

  /// Whether the tests of a file may give a snapshot a label.
  ///
  /// They do not where they name others of its folder in plain words, and this one nowhere: neither they nor what asserts for
  /// them.
  private mutating func mayName(
    _ label: String,
    among labels: Set<String>,
    in path: String
  ) throws -> Bool {
    let source = try source(path)
    guard let tests = source.tests, !tests.namesTests, let named = tests.labels,
      !source.words.contains(label), !named.isDisjoint(with: labels)
    else { return true }
    for path in paths.values.joined() {
      let other = try self.source(path)
      guard let tests = other.tests else {
        if other.text.contains("filePath") { return true }
        continue
      }
      if tests.takesFilePath, tests.labels == nil || other.words.contains(label) { return true }
    }
    return false
  }

  /// Whether a function that asserts for other files has a name, or gives it.
  private mutating func isShared(_ test: String) throws -> Bool {
    for path in paths.values.joined() {
      let source = try source(path)
      guard let tests = source.tests else {
        if source.text.contains("filePath") { return true }
        continue
      }
      guard tests.takesFilePath else { continue }
      if tests.namesTestsAnew || tests.functions.contains(where: { $0.isCalled(test) }) {
        return true
      }
    }
    return false
  }

  /// Whether a test names a folder below `Snapshots/` itself: it stands in quotes, with a slash behind it.
  mutating func quotes(_ group: String) throws -> Bool {
    for path in paths.values.joined() {
      if try source(path).text.contains("\"\(group)/") { return true }
    }
    return false
  }

  private mutating func source(_ path: String) throws -> Source {
    let key = Array(path.utf8)
    if let source = read[key] { return source }
    let source = try opened(path)
    read[key] = source
    return source
  }

  private func opened(_ path: String) throws -> Source {
    let file = package.appendingPathComponent(path).path
    guard let data = FileManager.default.contents(atPath: file) else {
      throw SnapshotStore.Unusable(path: file, reason: "the file cannot be read")
    }
    let isTest = TestSources.signs.contains { data.range(of: $0) != nil }
    guard isTest || path.hasPrefix("Tests/") else {
      return Source(text: "", tests: TestSource(SwiftSource("")), mayTest: false)
    }
    let text = String(decoding: data, as: UTF8.self)
    let swift = SwiftSource(text)
    return Source(
      text: swift.isUnderstood ? swift.uncommented : text,
      tests: swift.isUnderstood ? TestSource(swift) : nil,
      words: Set(swift.plainTexts.map { Slug.of($0) })
    )
  }
}
