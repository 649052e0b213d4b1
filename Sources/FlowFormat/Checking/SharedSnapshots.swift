import Snapshots
import SnippetFoundation

/// Snapshots that two flow files would share: below `Snapshots/` only the name of a flow's file counts, not its folder.
enum SharedSnapshots {
  /// What is wrong in `files`, each at the line of the snapshot: another of them has it, or a flow of the same package that
  /// is not among them.
  static func findings(in files: [FlowFile]) -> [FlowFinding] {
    let naming = files.filter { !$0.snapshotLines.isEmpty }
    if naming.isEmpty { return [] }
    var owners: [SnapshotName: FlowLocation] = [:]
    for other in others(than: files, named: Set(naming.map { Slug.of($0.name) })) {
      for (name, line) in other.snapshotLines where owners[name] == nil {
        owners[name] = other.location(line: line)
      }
    }
    return naming.flatMap { file in
      var lines: Set<Int> = []
      return file.snapshotLines.compactMap { name, line -> FlowFinding? in
        guard let owner = owners[name], !haveSameScalars(owner.path, file.path) else {
          owners[name] = file.location(line: line)
          return nil
        }
        guard lines.insert(line).inserted else { return nil }
        return FlowFinding(
          file.location(line: line, column: 3),
          .sharedSnapshot(name, with: owner)
        )
      }
    }
  }

  /// The flows of the packages of `files` that are called as one of them; what cannot be read is left to its own run.
  private static func others(than files: [FlowFile], named groups: Set<String>) -> [FlowFile] {
    var known = Set(files.map { FlowSuite.identity(of: $0.path) })
    var packages: Set<String> = []
    return files.flatMap { file -> [FlowFile] in
      guard let package = package(of: file.path), packages.insert(package).inserted else {
        return []
      }
      let here = FileManager.default.currentDirectoryPath + "/"
      let folder = package + "/Flows"
      return SnapshotStore.readableFiles(in: folder, ending: ".flow").compactMap { path in
        let name = path.split(separator: "/").last?.dropLast(5) ?? ""
        let path = "\(folder)/\(path)"
        guard groups.contains(Slug.of(String(name))),
          known.insert(FlowSuite.identity(of: path)).inserted
        else { return nil }
        var file = try? FlowFile.read(path)
        if path.hasPrefix(here) { file?.path = String(path.dropFirst(here.count)) }
        return file
      }
    }
  }

  /// The folder of the package that a file is in: the nearest one above it with a `Package.swift`.
  private static func package(of path: String) -> String? {
    var folder = WholeFile.folder(of: FlowSuite.realPath(of: path))
    while !folder.isEmpty {
      if access("\(folder)/Package.swift", F_OK) == 0 { return folder }
      folder = WholeFile.folder(of: folder)
    }
    return nil
  }
}

extension FlowFile {
  /// Every snapshot the file names, and its line.
  fileprivate var snapshotLines: [(name: SnapshotName, line: Int)] {
    cases.flatMap { flowCase in
      snapshots(of: flowCase).map { ($0.name, $0.line) }
    }
  }
}
