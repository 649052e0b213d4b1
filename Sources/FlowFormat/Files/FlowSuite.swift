import Snapshots
import SnippetFoundation
import Snippets

/// A flow file or folder that is not there or cannot be read.
///
/// The command line exits 2.
package enum FlowLoadError: Error, Sendable, Equatable, CustomStringConvertible {
  case noSuchFile(String, nearest: [String])
  case unreadable(String)
  case danglingLink(String)
  case notAFile(String)
  case noFlows(String)
  case notAFlow(String)

  package var description: String {
    switch self {
    case .noSuchFile(let path, let nearest):
      "\(visible(path)): there is no such file"
        + (nearest.isEmpty ? "" : ". Did you mean '\(visible(nearest[0]))'?")
    case .unreadable(let path): "\(visible(path)): the file cannot be read. Check its permissions"
    case .danglingLink(let path): "\(visible(path)): a link to what is not there"
    case .notAFile(let path): "\(visible(path)): not a file. Name a flow, or a folder of flows"
    case .noFlows(let path):
      "\(visible(path)): the folder holds no flow. Flows are files ending in .flow"
    case .notAFlow(let path): "\(visible(path)): not a flow. Flows are files ending in .flow"
    }
  }
}

/// Which cases of a run are played.
///
/// Several: a case that one of the places holds and one of the titles fits, where there are any of them.
package enum FlowFilter: Sendable, Equatable {
  /// Every case of a file.
  case file(String)
  /// The case that holds a line of a file.
  case line(path: String, line: Int)
  /// A case by its title, or by a part of it.
  case title(String)

  package func includes(_ flowCase: FlowCase, of file: FlowFile) -> Bool {
    switch self {
    case .file(let path): haveSameScalars(path, file.path)
    case .line(let path, let line):
      haveSameScalars(path, file.path)
        && (flowCase.line...max(flowCase.line, flowCase.lastLine)).contains(line)
    case .title(let title):
      flowCase.title.lowercased().contains(title.lowercased())
    }
  }

  fileprivate var isPlace: Bool { if case .title = self { false } else { true } }

  /// What is said where it fits none of the cases of files; nil: it fits one.
  package func misfit(in files: [FlowFile]) -> String? {
    if files.contains(where: { file in file.cases.contains { includes($0, of: file) } }) {
      return nil
    }
    switch self {
    // A file without a case is an error, and one of another program's app is told.
    case .file: return nil
    case .line(let path, let line): return "\(visible(path)):\(line): no case holds this line"
    case .title(let title):
      let near = nearest(title, in: files.flatMap(\.cases).map(\.title), limit: 1).first
      return "no case has '\(visible(title))' in its title"
        + (near.map { ". Did you mean '\(visible($0))'?" } ?? "")
    }
  }
}

extension [FlowFilter] {
  /// Whether a case is played; every case is where nothing is said.
  package func include(_ flowCase: FlowCase, of file: FlowFile) -> Bool {
    func isOne(of filters: [FlowFilter]) -> Bool {
      filters.isEmpty || filters.contains { $0.includes(flowCase, of: file) }
    }
    return isOne(of: filter(\.isPlace)) && isOne(of: filter { !$0.isPlace })
  }
}

/// Finds and reads flow files.
package enum FlowSuite {
  /// Reads, parses and checks flows.
  ///
  /// - Parameter paths: Files, folders (every `.flow` in them, sorted), or `FILE:LINE`, where the line is
  ///   left to `filters(in:)`.
  /// - Returns: The files, in the order given.
  /// - Throws: `FlowLoadError` for what is not there, `FlowSyntaxError` with everything that cannot be run.
  package static func load(paths: [String]) throws -> [FlowFile] {
    var files: [FlowFile] = []
    var findings: [FlowFinding] = []
    let written = Set(paths.map { Array(split($0).path.utf8) })
    lazy var named = Set(paths.map { identity(of: split($0).path) })
    for path in try expand(paths) {
      do {
        var file = try read(path)
        file.isFromFolder =
          !written.contains(Array(path.utf8)) && !named.contains(identity(of: path))
        findings += file.check()
        files.append(file)
      } catch let error as FlowSyntaxError {
        findings += error.findings
      }
    }
    if findings.isEmpty { findings = SharedSnapshots.findings(in: files) }
    if !findings.isEmpty { throw FlowSyntaxError(findings) }
    return files
  }

  /// Reads and parses one file, without checking it.
  package static func read(_ path: String) throws -> FlowFile {
    guard access(path, F_OK) == 0 else { throw absence(of: path) }
    return try FlowFile.read(path)
  }

  /// The filters that `FILE:LINE` among the paths stand for; the paths without a line stand for all of their cases.
  ///
  /// None where no path has a line, and for a path that is not there.
  package static func filters(in paths: [String]) -> [FlowFilter] {
    guard paths.contains(where: { split($0).line != nil }) else { return [] }
    let files = (try? expand(paths)) ?? []
    let paths = paths.map { split($0) }
    let known = Dictionary(files.map { (identity(of: $0), $0) }) { first, _ in first }
    return paths.flatMap { path, line -> [FlowFilter] in
      let found = (try? expand(path)) ?? [path]
      return found.map { file in
        let file = known[identity(of: file)] ?? file
        return line.map { .line(path: file, line: $0) } ?? .file(file)
      }
    }
  }

  /// The files that paths stand for, each once, however it is written.
  package static func expand(_ paths: [String]) throws -> [String] {
    let files = try paths.flatMap { try expand(split($0).path) }
    if files.count < 2 { return files }
    var seen: Set<FileIdentity> = []
    return files.filter { seen.insert(identity(of: $0)).inserted }
  }

  /// What tells a file from all others, by whichever path it is reached.
  ///
  /// Bytes: Swift takes names for equal that only look alike, as an `é` that is one letter or two.
  package typealias FileIdentity = [UInt8]

  package static func identity(of path: String) -> FileIdentity { Array(realPath(of: path).utf8) }

  /// Whether two paths lead to one file or folder, which is there.
  package static func isSameFile(_ one: String, _ other: String) -> Bool {
    access(one, F_OK) == 0 && identity(of: one) == identity(of: other)
  }

  /// The one path of a file that may be reached by several.
  static func realPath(of path: String) -> String {
    guard let real = realpath(path, nil) else {
      return URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    }
    defer { free(real) }
    return String(cString: real)
  }

  private static func expand(_ path: String) throws -> [String] {
    var status = stat()
    guard stat(path, &status) == 0 else { throw absence(of: path) }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      guard path.hasSuffix(".flow") else { throw FlowLoadError.notAFlow(path) }
      return [path]
    }
    let found = try SnapshotStore.linkedFiles(in: path, ending: ".flow")
    if found.isEmpty { throw FlowLoadError.noFlows(path) }
    return found.map { path.hasSuffix("/") ? path + $0 : "\(path)/\($0)" }
  }

  /// Why there is nothing at a path.
  private static func absence(of path: String) -> FlowLoadError {
    var status = stat()
    let isLink = lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    return isLink ? .danglingLink(path) : .noSuchFile(path, nearest: neighbours(of: path))
  }

  /// `Flows/order.flow:12` in its parts.
  private static func split(_ path: String) -> (path: String, line: Int?) {
    guard let colon = path.utf8.lastIndex(of: UInt8(ascii: ":")),
      let line = Int(path[path.index(after: colon)...]),
      !FileManager.default.fileExists(atPath: path)
    else { return (path, nil) }
    return (String(path[..<colon]), line)
  }

  private static func neighbours(of path: String) -> [String] {
    let folder =
      path.contains("/") ? String(path[..<(path.lastIndex(of: "/") ?? path.endIndex)]) : "."
    let found = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let paths = found.sorted().map { folder == "." ? $0 : "\(folder)/\($0)" }
    let candidates = paths.filter { path in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      return isFolder.boolValue || path.hasSuffix(".flow")
    }
    return nearest(path, in: candidates, limit: 3)
  }
}
