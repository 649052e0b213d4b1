package import SnippetFoundation

/// The snapshots of a package: `Snapshots/` holds what is approved, `.parley-pending/` what differs.
///
/// A snapshot's file is its rows and one final newline. Nothing under `Snapshots/` is written but by
/// recording and by `accept`.
package struct SnapshotStore: Sendable {
  package var directory: URL
  package var pending: URL

  /// - Parameters:
  ///   - directory: The folder `Snapshots`.
  ///   - pending: The folder of what differs; beside `Snapshots` if nil.
  package init(directory: URL, pending: URL? = nil) {
    self.directory = directory
    self.pending =
      pending ?? directory.deletingLastPathComponent().appendingPathComponent(".parley-pending")
  }

  /// What came of comparing a snapshot.
  package enum Verdict: Sendable, Equatable {
    case same
    /// No such snapshot was approved yet.
    case missing
    case differs(expected: String)
    /// Written; `before` is what was there. The run still fails.
    case recorded(before: String?)

    package var passes: Bool { self == .same }
  }

  /// A file of the store that cannot be read or written.
  package struct Unusable: Error, Sendable, CustomStringConvertible {
    package var path: String
    package var reason: String
    package var description: String { "\(path): \(reason)" }
  }

  package func file(_ name: SnapshotName) -> URL {
    directory.appendingPathComponent(name.file)
  }

  /// The approved text of a snapshot without its final newline; nil if there is none.
  package func approved(_ name: SnapshotName) throws -> String? {
    guard let text = try read(file(name)) else { return nil }
    guard text.hasSuffix("\n") else {
      throw Unusable(
        path: file(name).path,
        reason: "the snapshot does not end in a newline. Add one, or record it again"
      )
    }
    return String(text.dropLast())
  }

  /// Compares rows with the approved ones; records them where the mode says so, else leaves them pending.
  package func verify(
    _ name: SnapshotName,
    _ actual: String,
    mode: RecordMode
  ) throws -> Verdict {
    if try approved(name) == actual {
      if FileManager.default.fileExists(atPath: pending.path) {
        try alone { try removePending(name) }
      }
      return .same
    }
    // Another run may write at the same time: what is approved is read again.
    return try alone { try keep(name, actual, mode: mode, over: try approved(name)) }
  }

  private func keep(
    _ name: SnapshotName,
    _ actual: String,
    mode: RecordMode,
    over expected: String?
  ) throws -> Verdict {
    if expected == actual { return .same }
    let records =
      switch mode {
      case .never: false
      case .missing: expected == nil
      case .changed: expected != nil
      case .all: true
      }
    if records {
      try write(actual + "\n", to: file(name))
      try removePending(name)
      return .recorded(before: expected)
    }
    try writePending(name, expected: expected, actual: actual)
    return expected.map { .differs(expected: $0) } ?? .missing
  }

  /// Every approved snapshot, sorted, in one walk.
  package func names(under group: String? = nil) -> [SnapshotName] {
    let root = group.map { directory.appendingPathComponent($0) } ?? directory
    return [".ansi", ".json", ".txt"].flatMap { SnapshotStore.files(in: root, ending: $0) }
      .compactMap { SnapshotName((group.map { $0 + "/" } ?? "") + $0) }.sorted()
  }

  /// Removes approved snapshots, and folders left empty.
  package func remove(_ names: [SnapshotName]) throws {
    try alone {
      for name in names {
        try checkPlace(of: file(name))
        try FileManager.default.removeItem(at: file(name))
        SnapshotStore.removeEmptyFolders(from: file(name), to: directory)
      }
    }
  }

  // MARK: Files

  func read(_ file: URL) throws -> String? {
    try checkPlace(of: file)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw Unusable(path: file.path, reason: "the file cannot be read")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw Unusable(path: file.path, reason: "the file is not UTF-8")
    }
    return text
  }

  /// Writes a file whole, or not at all.
  ///
  /// Another case may remove the folder in between, where it leaves it empty: then once more.
  func write(_ text: String, to file: URL) throws {
    try checkPlace(of: file)
    do {
      try writeOnce(text, to: file)
    } catch {
      try writeOnce(text, to: file)
    }
  }

  private func writeOnce(_ text: String, to file: URL) throws {
    let folder = file.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw Unusable(
        path: folder.path,
        reason: "the folder cannot be made: \(error.localizedDescription)"
      )
    }
    try WholeFile.write(text, to: file.path)
  }

  /// Paths below a folder, relative to it, sorted; none if the folder is not there.
  static func files(in folder: URL, ending: String) -> [String] {
    let walk = FileManager.default.enumerator(atPath: folder.path)
    return (walk?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(ending) }.sorted()
  }

  static func removeEmptyFolders(from file: URL, to root: URL) {
    var folder = file.deletingLastPathComponent()
    // rmdir refuses what is not empty, even if another case has just written there.
    while folder.path.hasPrefix(root.path + "/"), rmdir(folder.path) == 0 {
      folder = folder.deletingLastPathComponent()
    }
  }
}
