import SnippetFoundation

extension SnapshotStore {
  /// Paths below a folder, relative to it, sorted; none if the folder is not there.
  ///
  /// Links are not followed.
  ///
  /// - Throws: `Unusable` if a folder cannot be read: what it holds would be taken for not there.
  static func files(
    in folder: String,
    ending endings: String...
  ) throws(Unusable) -> [String] {
    var walk = FolderWalk(endings)
    try walk.go(through: folder)
    return walk.found.sorted()
  }

  /// The same with what linked folders hold, each folder once, however many links lead to it, and without what is hidden.
  package static func linkedFiles(
    in folder: String,
    ending endings: String...
  ) throws(Unusable) -> [String] {
    var walk = FolderWalk(endings, followsLinks: true, skipsHidden: true)
    try walk.go(through: folder)
    return walk.found.sorted()
  }

  /// The same, leaving out what cannot be read.
  package static func readableFiles(in folder: String, ending endings: String...) -> [String] {
    var walk = FolderWalk(endings, followsLinks: true, skipsHidden: true)
    try? walk.go(through: folder)
    return walk.found.sorted()
  }

  /// Some file systems do not say with an entry what it is.
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}

/// A walk through folders for the files whose names have certain endings.
package struct FolderWalk {
  private struct Identity: Hashable {
    var device: dev_t
    var inode: ino_t
  }

  /// The paths found, from the folder on.
  package private(set) var found: [String] = []
  private let endings: [String]
  private let followsLinks: Bool
  private let skipsHidden: Bool
  private var seen: Set<Identity> = []
  private var problem: SnapshotStore.Unusable?
  /// Linked folders that are still to be walked: what is there without a link is found there.
  private var links: [(path: String, prefix: String)] = []

  /// - Parameters:
  ///   - endings: How the names of the files end.
  ///   - followsLinks: Whether what linked folders hold is found too, each folder once.
  ///   - skipsHidden: Whether files and folders are left out whose names begin with a dot: editors leave such beside what is
  ///     open in them, also links to nothing.
  package init(_ endings: [String], followsLinks: Bool = false, skipsHidden: Bool = false) {
    self.endings = endings
    self.followsLinks = followsLinks
    self.skipsHidden = skipsHidden
  }

  /// Walks a folder; nothing is found if it is not there.
  ///
  /// - Throws: `Unusable` for the first folder that cannot be read, when all others were walked.
  package mutating func go(through folder: String) throws(SnapshotStore.Unusable) {
    let hasSlash = folder.utf8.count > 1 && folder.hasSuffix("/")
    walk(hasSlash ? String(folder.dropLast()) : folder, "")
    while !links.isEmpty {
      let now = links.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
      links = []
      for (path, prefix) in now { walk(path, prefix) }
    }
    if let problem { throw problem }
  }

  private mutating func walk(_ path: String, _ prefix: String) {
    guard let stream = opendir(path) else {
      // A folder may be removed while others are read.
      if errno == ENOENT || errno == ENOTDIR { return }
      let reason = "the folder cannot be read. Check its permissions"
      problem = problem ?? SnapshotStore.Unusable(path: path, reason: reason)
      return
    }
    defer { closedir(stream) }
    if followsLinks, !isFirst(dirfd(stream)) { return }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name == "." || name == ".." || skipsHidden && name.hasPrefix(".") { continue }
      let (place, kind) = ("\(path)/\(name)", Int32(entry.pointee.d_type))
      if kind == Int32(DT_DIR) {
        walk(place, "\(prefix)\(name)/")
      } else if followsLinks, [Int32(DT_LNK), Int32(DT_UNKNOWN)].contains(kind),
        leadsToFolder(place)
      {
        links.append((place, "\(prefix)\(name)/"))
      } else if endings.contains(where: { name.hasSuffix($0) }) {
        found.append(prefix + name)
      } else if kind == Int32(DT_UNKNOWN), SnapshotStore.isFolder(place) {
        walk(place, "\(prefix)\(name)/")
      }
    }
  }

  /// Whether an open folder was not walked yet.
  private mutating func isFirst(_ descriptor: Int32) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return true }
    return seen.insert(Identity(device: status.st_dev, inode: status.st_ino)).inserted
  }

  private func leadsToFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
