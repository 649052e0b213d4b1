import SnippetFoundation

/// The files of snapshots and transcripts that this test process asserts: two assertions may not share one.
enum SnapshotNamesInUse {
  private struct Use: Equatable {
    var file: String
    var line: Int
    var column: Int
    /// Its bytes.
    var text: [UInt8]
  }

  private static let uses = Lock<[String: Use]>([:])

  /// Notes a use; returns where the name is taken already, if it is.
  ///
  /// The same call with the same text may come twice: a test that is repeated.
  static func take(_ file: String, at place: TestPlace, text: String) -> String? {
    let use = Use(
      file: place.filePath,
      line: place.line,
      column: place.column,
      text: Array(text.utf8)
    )
    let earlier = uses.withLock { uses -> Use? in
      if let earlier = uses[file] { return earlier == use ? nil : earlier }
      uses[file] = use
      return nil
    }
    return earlier.map { "\($0.file):\($0.line)" }
  }
}
