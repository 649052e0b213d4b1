import SnippetFoundation

/// A snapshot that differs, kept for a person to judge.
package struct PendingSnapshot: Sendable, Equatable {
  package var name: SnapshotName
  /// The approved text it was made against; nil if there was none.
  package var expected: String?
  package var actual: String
  /// Whether the approved text is another by now: then the difference is an old one, and cannot be accepted.
  package var isStale = false
}

/// Why a pending snapshot was not accepted or rejected.
package enum PendingError: Error, Sendable, Equatable, CustomStringConvertible {
  case unknown(String, nearest: [String])
  /// The approved text is not the one it was compared with.
  case approvedChanged(SnapshotName)

  package var description: String {
    switch self {
    case .unknown(let name, let nearest):
      "nothing is pending for '\(name)'. "
        + (nearest.isEmpty
          ? "List what is pending: swift run parley snapshots list"
          : "Did you mean '\(nearest[0])'?")
    case .approvedChanged(let name):
      "'\(name)' was approved differently since this was written. Run the test again, then accept"
    }
  }
}

extension SnapshotStore {
  /// What is pending, sorted by name.
  package func pendingSnapshots() throws -> [PendingSnapshot] {
    try checkPlace(of: pendingRoot)
    return try SnapshotStore.files(in: pendingRoot, ending: ".actual.txt").compactMap { path in
      guard let name = SnapshotName(String(path.dropLast(".actual.txt".count))) else { return nil }
      return try pendingSnapshot(name)
    }
  }

  package func pendingSnapshot(_ name: SnapshotName) throws -> PendingSnapshot? {
    guard let actual = try read(pendingFile(name, "actual.txt")) else { return nil }
    let expected = try read(pendingFile(name, "expected.txt"))
    // What cannot be read now is not what it was compared with.
    let approved = try? SnapshotStore.hash(of: read(path(of: name)))
    return PendingSnapshot(
      name: name,
      expected: expected.map { SnapshotStore.withoutLastByte($0) },
      actual: SnapshotStore.withoutLastByte(actual),
      isStale: try approvedHash(name) != approved
    )
  }

  /// Makes what is pending the approved text.
  ///
  /// - Throws: `PendingError` if nothing is pending or the approved text changed meanwhile.
  package func accept(_ name: SnapshotName) throws {
    try alone {
      let actual = try found(name).actual
      guard try approvedHash(name) == SnapshotStore.hash(of: try read(path(of: name))) else {
        throw PendingError.approvedChanged(name)
      }
      try write(actual + "\n", to: path(of: name))
      try removePending(name)
    }
  }

  /// Drops what is pending; the approved text stays.
  package func reject(_ name: SnapshotName) throws {
    try alone {
      _ = try found(name)
      try removePending(name)
    }
  }

  /// Returns what is pending for a name.
  ///
  /// - Throws: `PendingError.unknown` with the nearest names.
  package func found(_ name: SnapshotName) throws -> PendingSnapshot {
    if let snapshot = try pendingSnapshot(name) { return snapshot }
    let names = try pendingSnapshots().map(\.name.path)
    throw PendingError.unknown(name.path, nearest: nearest(name.path, in: names, limit: 3))
  }

  /// A file of what is pending: the end of its name, and what it holds.
  typealias PendingText = (part: String, text: String)

  /// What is kept of a snapshot that differs, in the order of writing: without the last, which says that it is pending,
  /// the others count for nothing.
  func pendingTexts(
    _ expected: String?,
    _ actual: String,
    _ difference: String
  ) -> [PendingText] {
    let approved = expected.map { $0 + "\n" }
    return [
      approved.map { ("expected.txt", $0) }, ("diff", difference + "\n"),
      ("approved.hash", SnapshotStore.hash(of: approved) + "\n"), ("actual.txt", actual + "\n"),
    ].compactMap(\.self)
  }

  func writePending(_ name: SnapshotName, _ texts: [PendingText]) throws {
    try removePending(name)
    try makePendingIgnored()
    for (part, text) in texts { try write(text, to: pendingFile(name, part)) }
  }

  /// Makes the folder of what is pending, where it is not there, with a file that keeps it out of git: both or none.
  ///
  /// A folder that cannot be made is said of the files that go there.
  private func makePendingIgnored() throws {
    guard !hasPending, mkdir(pendingRoot, 0o777) == 0 else { return }
    do {
      try WholeFile.write("*\n", to: "\(pendingRoot)/.gitignore")
    } catch {
      rmdir(pendingRoot)
      throw error
    }
  }

  /// Whether anything at all may be pending: what is behind a link is not the store's.
  var hasPending: Bool { SnapshotStore.isFolder(pendingRoot) }

  func removePending(_ name: SnapshotName) throws {
    guard hasPending else { return }
    for part in Self.pendingParts {
      let file = pendingFile(name, part)
      try checkPlace(of: file)
      if FileManager.default.fileExists(atPath: file) {
        try WholeFile.remove(file)
        SnapshotStore.removeEmptyFolders(from: file, to: pendingRoot)
      }
    }
  }

  private static let pendingParts = ["actual.txt", "expected.txt", "diff", "approved.hash"]

  /// Refuses what is pending for a name where a link leads to it, or where it is no file.
  func checkPendingPlaces(of name: SnapshotName) throws {
    guard hasPending else { return }
    for part in Self.pendingParts { try checkPlace(of: pendingFile(name, part)) }
  }

  /// The fingerprint of the approved text that what is pending was compared with.
  private func approvedHash(_ name: SnapshotName) throws -> String? {
    try read(pendingFile(name, "approved.hash"))?.trimmingCharacters(in: .newlines)
  }

  private func pendingFile(_ name: SnapshotName, _ part: String) -> String {
    "\(pendingRoot)/\(name.path).\(part)"
  }

  /// A fingerprint of approved text (FNV-1a, 64 bits); `none` where there is no file.
  static func hash(of text: String?) -> String {
    guard let text else { return "none" }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 16)
  }
}
