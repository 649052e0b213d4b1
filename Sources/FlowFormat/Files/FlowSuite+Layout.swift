import Snapshots

extension FlowSuite {
  /// Lays flows out alike.
  ///
  /// - Returns: The files that were not; with `writes` they are now.
  /// - Throws: What cannot be read, before anything is written; `WholeFile.Unwritable`; `WholeFile.Changed`.
  package static func layOut(_ paths: [String], writes: Bool) throws -> [String] {
    let files = try expand(paths).map { try read($0) }
    return try files.compactMap { file in
      let text = file.formatted()
      guard text != file.text else { return nil }
      if writes {
        try WholeFile.replace(Array(file.text.utf8), by: Array(text.utf8), in: file.path)
      }
      return file.path
    }
  }
}
