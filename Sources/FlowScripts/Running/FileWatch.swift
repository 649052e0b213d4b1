import FlowFormat
import Snapshots
import SnippetFoundation

/// What a set of files is like, to tell which of them changed since.
package struct FileWatch: Sendable, Equatable {
  private struct Mark: Sendable, Equatable {
    var seconds: Int
    var nanoseconds: Int
    var size: Int
    var file: UInt64
  }

  private var marks: [String: Mark] = [:]

  /// Looks at files, and at every file below folders that is not hidden.
  ///
  /// - Parameters:
  ///   - paths: Files and folders.
  ///   - written: Files that whoever looks writes as well: that they change means nothing.
  package init(_ paths: [String], but written: [String] = []) {
    let written = Set(written.map { FlowSuite.identity(of: $0) })
    func isWritten(_ path: String) -> Bool {
      !written.isEmpty && written.contains(FlowSuite.identity(of: path))
    }
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      guard isFolder.boolValue else {
        if !isWritten(path) { mark(path) }
        continue
      }
      for found in SnapshotStore.readableFiles(in: path, ending: "") {
        let file = "\(path)/\(found)"
        if !isWritten(file) { mark(file) }
      }
    }
  }

  private mutating func mark(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return }
    marks[path] = Mark(
      seconds: status.st_mtim.tv_sec,
      nanoseconds: status.st_mtim.tv_nsec,
      size: status.st_size,
      file: UInt64(status.st_ino)
    )
  }

  /// The files that are not as they were before, sorted: changed, new or gone.
  package func changes(since before: FileWatch) -> [String] {
    Set(marks.keys).union(before.marks.keys).filter { marks[$0] != before.marks[$0] }.sorted()
  }
}

extension FileWatch {
  /// What a change makes worth running again.
  package enum Scope: Sendable, Equatable {
    case nothing
    /// These flow files, some of which may be gone.
    case flows([String])
    /// Everything: a file changed of which it is not known what reads it.
    case all
    /// The program itself is another.
    case program
  }

  /// What to run again after changes: of snapshots, the flows whose name their folder has.
  ///
  /// - Parameters:
  ///   - changes: The files that are not as they were.
  ///   - program: The file of the program.
  ///   - snapshots: The folder `Snapshots`.
  ///   - flows: The flow files that are watched.
  /// - Returns: What to run; nothing for a snapshot that is no flow's.
  package static func scope(
    of changes: [String],
    program: String,
    snapshots: String,
    flows: [String]
  ) -> Scope {
    if changes.contains(program) { return .program }
    var touched: Set<String> = []
    for path in changes {
      if path.hasPrefix(snapshots + "/") {
        let group = path.dropFirst(snapshots.count + 1).prefix { $0 != "/" }
        touched.formUnion(flows.filter { SnapshotOwners.group(of: $0) == group })
      } else if path.hasSuffix(".flow") {
        touched.insert(path)
      } else {
        return .all
      }
    }
    return touched.isEmpty ? .nothing : .flows(touched.sorted())
  }
}
