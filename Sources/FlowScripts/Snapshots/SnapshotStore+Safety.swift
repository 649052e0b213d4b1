import SnippetFoundation

// What keeps approved snapshots from harm: other runs, links, files that are none.
extension SnapshotStore {
  /// Runs `body` while no other run, of this process or another, changes the package's snapshots.
  ///
  /// The folder of the package itself is what is held: nothing is written for it, and a killed run lets go of it.
  func alone<Result>(_ body: () throws -> Result) rethrows -> Result {
    let folder = directory.deletingLastPathComponent().path
    let file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { if file >= 0 { close(file) } }
    // Where that cannot be had, as on some network's disk, files are still replaced whole.
    if file >= 0 { while flock(file, LOCK_EX) != 0, errno == EINTR {} }
    return try body()
  }

  /// Refuses a file that a link leads to, or that is no file: it would be read or written elsewhere.
  func checkPlace(of file: URL) throws(Unusable) {
    let path = file.path
    let isApproved = path == directory.path || path.hasPrefix(directory.path + "/")
    let root = isApproved ? directory.path : pending.path
    // What is above the store's own folder may be a link, as a home folder often is.
    let places = path.dropFirst(root.count).split(separator: "/")
      .reduce(into: [root]) { $0.append("\($0[$0.count - 1])/\($1)") }
    for place in places {
      var status = stat()
      // What is not there yet is made as a folder or a file.
      guard lstat(place, &status) == 0 else { return }
      switch status.st_mode & S_IFMT {
      case S_IFLNK:
        let kind = place == root ? "are kept in a folder" : "are files"
        throw Unusable(path: place, reason: "it is a link, and snapshots \(kind). Remove it")
      case S_IFREG, S_IFDIR: continue
      default: throw Unusable(path: place, reason: "it is no file. Remove it")
      }
    }
  }

  /// Removes what a killed run left half written, and says which files that were.
  package func removeLeftovers() throws -> [String] {
    try [directory, pending].flatMap { root in
      try checkPlace(of: root)
      return try SnapshotStore.files(in: root, ending: WholeFile.partSuffix).compactMap { path in
        let file = root.appendingPathComponent(path)
        return file.lastPathComponent.hasPrefix(".") && unlink(file.path) == 0 ? path : nil
      }
    }
  }
}
