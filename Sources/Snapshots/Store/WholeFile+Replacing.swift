import SnippetFoundation

// What keeps runs apart that write one file, and what a killed one left.
extension WholeFile {
  /// A file is not what was read of it any more; it is as it is.
  package struct Changed: Error, Sendable, CustomStringConvertible {
    var path: String
    package var description: String {
      "\(path): the file was changed meanwhile, and is as it was. Run again"
    }
  }

  /// Runs `body` while no other thread or process holds the same folder so.
  ///
  /// The folder itself is what is held: nothing is written for it, and a killed run lets go of it.
  package static func alone<Result>(
    in folder: String,
    _ body: () throws -> Result
  ) rethrows -> Result {
    let file = open(folder.isEmpty ? "/" : folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    defer { if file >= 0 { close(file) } }
    // Where that cannot be had, as on some network's disk, files are still replaced whole.
    if file >= 0 { while flock(file, LOCK_EX) != 0, errno == EINTR {} }
    return try body()
  }

  /// Replaces what was read of a file, nil where there was none, and clears away what killed runs left beside it.
  ///
  /// - Throws: `Changed` if it is not that any more; `Unwritable`.
  package static func replace(_ known: [UInt8]?, by bytes: [UInt8], in name: String) throws {
    // Others may come to the file by another link.
    let target = realpath(name, nil)
    defer { free(target) }
    let folder = folder(of: target.map { String(cString: $0) } ?? name)
    try alone(in: folder) {
      guard FileManager.default.contents(atPath: name).map({ Array($0) }) == known else {
        throw Changed(path: name)
      }
      try write(bytes, to: name)
      removeLeftovers(in: folder)
    }
  }

  /// Removes what processes that are no more left half written in a folder.
  private static func removeLeftovers(in folder: String) {
    let place = folder.isEmpty ? "/" : folder
    for name in (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? [] {
      guard let writer = writer(ofPart: name), kill(writer, 0) != 0, errno == ESRCH else {
        continue
      }
      unlink("\(folder)/\(name)")
    }
  }

  /// The process that writes a file of that name beside another, as `partName` makes it; nil: it is none.
  private static func writer(ofPart name: String) -> pid_t? {
    guard name.hasPrefix("."), name.hasSuffix(partSuffix),
      let end = name.dropLast(partSuffix.count).split(separator: ".").last
    else { return nil }
    let numbers = end.split(separator: "-", omittingEmptySubsequences: false)
    guard numbers.count == 2, UInt64(numbers[1]) != nil, let writer = pid_t(numbers[0]), writer > 0
    else { return nil }
    return writer
  }
}
