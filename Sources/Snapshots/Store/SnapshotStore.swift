package import SnippetFoundation

/// The snapshots of a package: `Snapshots/` holds what is approved, `.parley-pending/` what differs.
///
/// A snapshot's file is its rows and one final newline. Nothing under `Snapshots/` is written but by
/// recording and by `accept`.
package struct SnapshotStore: Sendable {
  /// Bytes that a file has at the most, as a flow's: comparing takes time and room by the size.
  package static let largest = 16 &<< 20

  let root: String
  let pendingRoot: String

  /// - Parameters:
  ///   - directory: The folder `Snapshots`.
  ///   - pending: The folder of what differs; beside `Snapshots` if nil.
  package init(directory: URL, pending: URL? = nil) {
    root = directory.path
    pendingRoot = pending?.path ?? WholeFile.folder(of: root) + "/.parley-pending"
  }

  /// The folder `Snapshots` of the package in whose folders the program runs: beside the nearest `Package.swift`; where
  /// there is none, right here.
  package static var folder: URL {
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    var folder = here
    while access("\(folder.path)/Package.swift", F_OK) != 0 {
      let above = folder.deletingLastPathComponent()
      // A folder that is gone has no path, and none is above it.
      if above.path.utf8.count >= folder.path.utf8.count {
        return here.appendingPathComponent("Snapshots")
      }
      folder = above
    }
    return folder.appendingPathComponent("Snapshots")
  }

  package var directory: URL { URL(fileURLWithPath: root, isDirectory: true) }
  package var pending: URL { URL(fileURLWithPath: pendingRoot, isDirectory: true) }

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

  /// A snapshot was compared, but what came cannot be kept for `accept`.
  package struct NotKept: Error, Sendable, CustomStringConvertible {
    package var verdict: Verdict
    /// Why, with the path.
    package var reason: String
    package var description: String {
      "\(reason). So there is nothing to accept: mend that, then run again"
    }
  }

  /// A file of the store that cannot be read or written.
  package struct Unusable: Error, Sendable, CustomStringConvertible {
    package var path: String
    package var reason: String
    /// Whether it is a file in its place, and only what is in it is none of ours: that may be recorded again.
    package var isDamage: Bool
    package var description: String { "\(path): \(reason)" }

    package init(path: String, reason: String, isDamage: Bool = false) {
      (self.path, self.reason, self.isDamage) = (path, reason, isDamage)
    }
  }

  package func file(_ name: SnapshotName) -> URL { URL(fileURLWithPath: path(of: name)) }

  func path(of name: SnapshotName) -> String { "\(root)/\(name.file)" }

  /// The approved text of a snapshot without its final newline; nil if there is none.
  package func approved(_ name: SnapshotName) throws -> String? {
    guard let text = try read(path(of: name)) else { return nil }
    // The last byte, not the last character: of "\r\n" Swift makes one.
    guard text.utf8.last == UInt8(ascii: "\n") else {
      throw Unusable(
        path: path(of: name),
        reason: "the snapshot does not end in a newline. Add one, or record it again",
        isDamage: true
      )
    }
    return SnapshotStore.withoutLastByte(text)
  }

  static func withoutLastByte(_ text: String) -> String {
    String(decoding: text.utf8.dropLast(), as: UTF8.self)
  }

  /// Compares rows with the approved ones, byte by byte; records them where the mode says so, else leaves them pending.
  ///
  /// `difference` says in rows what is other than was approved, for what is left pending.
  ///
  /// - Throws: `NotKept` with the verdict if nothing can be left pending; `Unusable` or `WholeFile.Unwritable` if there
  ///   is none.
  package func verify(
    _ name: SnapshotName,
    _ actual: String,
    mode: RecordMode,
    difference: (_ expected: String?, _ actual: String) -> String
  ) throws -> Verdict {
    // Nothing is written that would not be read.
    if actual.utf8.count >= SnapshotStore.largest {
      let words = "a snapshot has at most 16 MB, and what came is larger. Draw less of it"
      throw Unusable(path: path(of: name), reason: words)
    }
    let known: String?
    do {
      known = try approved(name)
    } catch let error as Unusable where error.isDamage && mode.writes(over: "") {
      try alone {
        try write(actual + "\n", to: path(of: name))
        try removePending(name)
      }
      return .recorded(before: nil)
    }
    if let known, haveSameScalars(known, actual) {
      if hasPending { try alone { try removePending(name) } }
      return .same
    }
    // Another run may write at the same time: what is approved is read again, and compared again where it is another.
    while true {
      let expected = try approved(name)
      // A difference may take long, and every other run waits for what is done alone.
      let pending =
        mode.writes(over: expected)
        ? [] : pendingTexts(expected, actual, difference(expected, actual))
      let verdict = try alone {
        try keep(name, actual, pending, comparedWith: expected, mode: mode)
      }
      if let verdict { return verdict }
    }
  }

  /// Records what came, or leaves it pending; nil: it was compared with a text that is not the approved one any more.
  private func keep(
    _ name: SnapshotName,
    _ actual: String,
    _ pending: [PendingText],
    comparedWith expected: String?,
    mode: RecordMode
  ) throws -> Verdict? {
    let approved = try approved(name)
    if let approved, haveSameScalars(approved, actual) { return .same }
    if mode.writes(over: approved) {
      try write(actual + "\n", to: path(of: name))
      try removePending(name)
      return .recorded(before: approved)
    }
    guard approved.map({ Array($0.utf8) }) == expected.map({ Array($0.utf8) }) else { return nil }
    let verdict = approved.map { Verdict.differs(expected: $0) } ?? .missing
    do {
      try writePending(name, pending)
    } catch {
      throw NotKept(verdict: verdict, reason: "\(error)")
    }
    return verdict
  }

  /// Every approved snapshot, sorted, in one walk.
  ///
  /// - Throws: `Unusable` if a link stands where a folder is looked for, or a folder cannot be read.
  package func names(under group: String? = nil) throws -> [SnapshotName] {
    let folder = group.map { "\(root)/\($0)" } ?? root
    try checkPlace(of: folder, isFolder: true)
    return try SnapshotStore.files(in: folder, ending: ".ansi", ".html", ".json", ".svg", ".txt")
      .compactMap { SnapshotName((group.map { $0 + "/" } ?? "") + $0) }.sorted()
  }

  /// Refuses snapshots that `remove` would, before anything is removed.
  ///
  /// - Throws: `Unusable` for the first that a link leads to, or that is no file.
  package func checkPlaces(of names: [SnapshotName]) throws {
    for name in names {
      try checkPlace(of: path(of: name))
      try checkPendingPlaces(of: name)
    }
  }

  /// Removes snapshots, approved and pending, and folders left empty.
  package func remove(_ names: [SnapshotName]) throws {
    try alone {
      for name in names {
        let path = path(of: name)
        try checkPlace(of: path)
        if FileManager.default.fileExists(atPath: path) {
          try WholeFile.remove(path)
          SnapshotStore.removeEmptyFolders(from: path, to: root)
        }
        try removePending(name)
      }
    }
  }

  // MARK: Files

  func read(_ path: String) throws -> String? {
    try checkPlace(of: path)
    let descriptor = open(path, O_RDONLY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw Unusable(path: path, reason: "the file cannot be read")
    }
    defer { close(descriptor) }
    guard let bytes = WholeFile.bytes(of: descriptor, upTo: SnapshotStore.largest + 1) else {
      throw Unusable(path: path, reason: "the file cannot be read")
    }
    if bytes.count > SnapshotStore.largest {
      let words = "a snapshot has at most 16 MB, and the file is larger. "
      let advice = "Record it again, or remove it"
      throw Unusable(path: path, reason: words + advice, isDamage: true)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Unusable(
        path: path,
        reason: "the file is not UTF-8. Save it as UTF-8, or record it again",
        isDamage: true
      )
    }
    return text
  }

  /// Writes a file whole, or not at all.
  ///
  /// Another case may remove the folder in between, where it leaves it empty: then once more.
  func write(_ text: String, to path: String) throws {
    try checkPlace(of: path)
    do {
      try writeOnce(text, to: path)
    } catch {
      try writeOnce(text, to: path)
    }
  }

  private func writeOnce(_ text: String, to path: String) throws {
    let folder = WholeFile.folder(of: path)
    if !SnapshotStore.isFolder(folder) { try SnapshotStore.makeFolder(folder) }
    try WholeFile.write(text, to: path)
  }

  /// Makes a folder, and those above it that are not there.
  private static func makeFolder(_ path: String) throws(Unusable) {
    if mkdir(path, 0o777) == 0 { return }
    var error = errno
    let above = WholeFile.folder(of: path)
    if [ENOENT, ENOTDIR].contains(error), !above.isEmpty, above != path {
      try makeFolder(above)
      if mkdir(path, 0o777) == 0 { return }
      error = errno
    }
    var status = stat()
    let isThere = stat(path, &status) == 0
    // Another case may have made it in between.
    if isThere, status.st_mode & S_IFMT == S_IFDIR { return }
    let reason = isThere ? "a file stands there" : String(cString: strerror(error))
    throw Unusable(path: path, reason: "the folder cannot be made: \(reason)")
  }

  static func removeEmptyFolders(from path: String, to root: String) {
    var folder = WholeFile.folder(of: path)
    // rmdir refuses what is not empty, even if another case has just written there.
    while folder.hasPrefix(root + "/"), rmdir(folder) == 0 {
      folder = WholeFile.folder(of: folder)
    }
  }
}
