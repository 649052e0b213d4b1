import FlowFormat
import Snapshots
import SnippetFoundation

/// Which snapshots belong to a flow or a test of a package, by the package's files alone.
///
/// A folder below `Snapshots/` belongs to the flows, and to the Swift files with tests, whose name it is; a folder of a test
/// to the function of that name. A folder that a test names itself, in quotes, is the test's. In which widths a test's
/// snapshots are is known only when it runs, and what it calls them where its file says so in plain words.
struct SnapshotOwners {
  private let package: URL
  private var tests: TestSources
  /// The flows of a name, as folders below `Snapshots/` are called, from the package on.
  private var flows: [String: [String]] = [:]
  /// What the flows of a name name; nil: one of them cannot be played, and may name any.
  private var named: [String: Set<SnapshotName>?] = [:]

  /// Finds flows and Swift files anywhere in a package.
  ///
  /// - Throws: `Unusable` if a folder cannot be read: what it owns would be taken for obsolete.
  init(package: URL) throws {
    self.package = package
    tests = try TestSources(package: package)
    for path in try SnapshotOwners.files(of: package, ending: ".flow") {
      flows[SnapshotOwners.group(of: path), default: []].append(path)
    }
  }

  /// The files of a package, from its folder on, but for what is hidden, which no build takes; linked folders are followed.
  static func files(of package: URL, ending end: String) throws -> [String] {
    var walk = FolderWalk([end], followsLinks: true, skipsHidden: true)
    try walk.go(through: package.path)
    return walk.found
  }

  /// The folder below `Snapshots/` that a file's snapshots are in.
  static func group(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    return Slug.of(String(name.prefix(upTo: name.lastIndex(of: ".") ?? name.endIndex)))
  }

  /// Snapshots that no flow of the package names, wherever it is, and no test may assert.
  mutating func unnamed(among names: [SnapshotName]) throws -> [SnapshotName] {
    let folders = Dictionary(grouping: names, by: \.folder)
    return try names.filter { name in
      guard let named = flowNames(in: name.group), !named.contains(name),
        try !tests.mayAssert(name, among: Set((folders[name.folder] ?? []).map(\.label)))
      else { return false }
      return try !tests.quotes(name.group)
    }
  }

  /// What the flows of a name name, nothing where there are none; nil: that is not known.
  private mutating func flowNames(in group: String) -> Set<SnapshotName>? {
    if let known = named[group] { return known }
    var names: Set<SnapshotName>? = []
    for path in flows[group] ?? [] {
      var file = try? FlowFile.read(package.appendingPathComponent(path).path)
      if file?.check().isEmpty == false { file = nil }
      names = file.flatMap { names?.union($0.snapshotNames) }
    }
    named[group] = .some(names)
    return names
  }
}
