import SnippetFoundation

/// Which snapshots belong to a flow or a test of a package, by the package's files alone.
///
/// A folder below `Snapshots/` belongs to the flow, or to the Swift file with tests, whose name it is; a folder of a test
/// to the function of that name. A folder that a test names itself, in quotes, is the test's. What a test calls its snapshots, and in which widths they are, is known only when it runs
/// and not looked at.
struct SnapshotOwners {
  private let package: URL
  /// The names of flows.
  private var flows: Set<String> = []
  /// Swift files by name, as folders below `Snapshots/` are called.
  private var sources: [String: [String]] = [:]

  /// Finds flows anywhere in a package, and Swift files under `Tests/`.
  ///
  /// - Throws: `Unusable` if a folder cannot be read: what it owns would be taken for obsolete.
  init(package: URL) throws {
    self.package = package
    let tests = try SnapshotStore.files(
      in: package.appendingPathComponent("Tests").path,
      ending: ".swift"
    )
    for path in tests.map({ "Tests/\($0)" }) {
      sources[SnapshotOwners.group(of: path), default: []].append(path)
    }
    let folders = try FileManager.default.contentsOfDirectory(atPath: package.path)
    for folder in folders where !folder.hasPrefix(".") {
      if folder.hasSuffix(".flow") { flows.insert(SnapshotOwners.group(of: folder)) }
      let place = package.appendingPathComponent(folder)
      for path in try SnapshotStore.files(in: place.path, ending: ".flow") {
        flows.insert(SnapshotOwners.group(of: path))
      }
    }
  }

  /// The folder below `Snapshots/` that a file's snapshots are in.
  private static func group(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return Slug.of(String(name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex)))
  }

  /// Snapshots that belong to neither a flow nor a test.
  func orphans(among names: [SnapshotName]) throws -> [SnapshotName] {
    var orphans: [SnapshotName] = []
    var read: [String: [TestFunction]?] = [:]
    for name in names {
      let parts = name.path.split(separator: "/").map(String.init)
      guard !flows.contains(parts[0]) else { continue }
      guard let paths = sources[parts[0]], parts.count > 1 else {
        if try !isQuoted(parts[0]) { orphans.append(name) }
        continue
      }
      let functions = try read[parts[0]] ?? functions(in: paths)
      read[parts[0]] = .some(functions)
      if let functions, !functions.contains(where: { $0.isCalled(parts[1]) }),
        try !isShared(parts[1]), try !isQuoted(parts[0])
      {
        orphans.append(name)
      }
    }
    return orphans
  }

  /// The functions of files; nil where one says itself what its tests are called.
  private func functions(in paths: [String]) throws -> [TestFunction]? {
    var functions: [TestFunction] = []
    for path in paths {
      let source = try text(path)
      if source.contains("function:") { return nil }
      functions += TestFunction.all(in: source)
    }
    return functions
  }

  /// Whether a function that asserts for other files has a name.
  private func isShared(_ name: String) throws -> Bool {
    try sources.values.joined().contains { path in
      let source = try text(path)
      return source.contains("filePath")
        && TestFunction.all(in: source).contains { $0.isCalled(name) }
    }
  }

  /// Whether a test names a folder itself: it stands in quotes, with a slash behind it.
  private func isQuoted(_ group: String) throws -> Bool {
    try sources.values.joined().contains { try text($0).contains("\"\(group)/") }
  }

  private func text(_ path: String) throws -> String {
    let file = package.appendingPathComponent(path).path
    guard let data = FileManager.default.contents(atPath: file) else {
      throw SnapshotStore.Unusable(path: file, reason: "the file cannot be read")
    }
    return String(decoding: data, as: UTF8.self)
  }
}

/// A function, or a property, of a Swift file, as a snapshot's folder is called for it.
private struct TestFunction {
  var slug: String
  var hasParameters: Bool

  /// Whether a folder has the function's name: the labels of parameters stand behind it.
  func isCalled(_ folder: String) -> Bool {
    folder == slug || hasParameters && folder.hasPrefix(slug + "-")
  }

  static func all(in source: String) -> [TestFunction] {
    let named = ["func ", "var ", "let "].flatMap { word in
      source.components(separatedBy: word).dropFirst().map { function(at: $0) }
    }
    return named + ["init", "subscript"].map { TestFunction(slug: $0, hasParameters: true) }
  }

  private static func function(at text: String) -> TestFunction {
    let isQuoted = text.first == "`"
    let name =
      isQuoted
      ? text.dropFirst().prefix { $0 != "`" }
      : text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let rest = text[name.endIndex...].dropFirst(isQuoted ? 1 : 0)
    return TestFunction(
      slug: Slug.of(String(name)),
      hasParameters: rest.hasPrefix("(") && !rest.hasPrefix("()") || rest.hasPrefix("<")
    )
  }
}
