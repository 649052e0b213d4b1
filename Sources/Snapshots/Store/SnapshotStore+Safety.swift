import SnippetFoundation

// What keeps approved snapshots from harm: other runs, links, files that are none.
extension SnapshotStore {
  /// Runs `body` while no other run, of this process or another, changes the package's snapshots.
  func alone<Result>(_ body: () throws -> Result) rethrows -> Result {
    try WholeFile.alone(in: WholeFile.folder(of: root), body)
  }

  /// Refuses a file that a link leads to, or that is no file: it would be read or written elsewhere.
  ///
  /// `isFolder`: it is a folder that is asked about.
  func checkPlace(of path: String, isFolder: Bool = false) throws(Unusable) {
    let isApproved = path == root || path.utf8.starts(with: (root + "/").utf8)
    // What is above the store's own folder may be a link, as a home folder often is.
    let start = (isApproved ? root : pendingRoot).utf8.count
    var place = Array(path.utf8CString)
    let (slash, end) = (CChar(bitPattern: UInt8(ascii: "/")), place.count - 1)
    for index in min(start, end)...end where index == end || place[index] == slash {
      place[index] = 0
      var status = stat()
      // What is not there yet is made as a folder or a file.
      guard lstat(place, &status) == 0 else { return }
      // What is pending is told by who writes it: a verdict must not depend on it.
      let isAbove = isApproved && index != end
      let isFile = isApproved && index == end && index != start && !isFolder
      let reason = Self.refusal(
        status.st_mode,
        isRoot: index == start,
        isAbove: isAbove,
        isFile: isFile
      )
      if let reason {
        let bytes = place.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        throw Unusable(path: String(decoding: bytes, as: UTF8.self), reason: reason)
      }
      place[index] = index == end ? 0 : slash
    }
  }

  /// Why a place is not used; nil for files and folders, for folders alone where something is below it, and for files alone
  /// where it is a snapshot's.
  private static func refusal(
    _ mode: mode_t,
    isRoot: Bool,
    isAbove: Bool,
    isFile: Bool
  ) -> String? {
    switch mode & S_IFMT {
    case S_IFLNK:
      "it is a link, and snapshots \(isRoot ? "are kept in a folder" : "are files"). Remove it"
    case S_IFREG where isAbove:
      "a file stands where the folder of snapshots belongs. Move it away"
    case S_IFDIR where isFile: "it is a folder, and snapshots are files. Move it away"
    case S_IFREG, S_IFDIR: nil
    default: "it is no file. Remove it"
    }
  }

  /// Removes what a killed run left half written, and says which files that were; with `isDryRun` it only says it.
  package func removeLeftovers(isDryRun: Bool = false) throws -> [String] {
    try [root, pendingRoot].flatMap { root in
      try checkPlace(of: root)
      return try SnapshotStore.files(in: root, ending: WholeFile.partSuffix).compactMap { path in
        let isHidden = path.split(separator: "/").last?.hasPrefix(".") == true
        return isHidden && (isDryRun || unlink("\(root)/\(path)") == 0) ? path : nil
      }
    }
  }
}
