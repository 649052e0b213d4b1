extension FlowSuite {
  /// Lays flows out alike.
  ///
  /// - Returns: The files that were not; with `writes` they are now.
  /// - Throws: What cannot be read, before anything is written; `WholeFile.Unwritable`.
  package static func layOut(_ paths: [String], writes: Bool) throws -> [String] {
    let files = try expand(paths).map { try read($0) }
    return try files.compactMap { file in
      let text = file.formatted()
      guard text != file.text else { return nil }
      if writes { try WholeFile.write(text, to: file.path) }
      return file.path
    }
  }
}
