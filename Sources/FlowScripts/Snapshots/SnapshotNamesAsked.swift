import SnippetFoundation

/// The snapshots that the tests of this process ask for, written to a file once they all have passed.
package enum SnapshotNamesAsked {
  private struct State {
    var file: String?
    var used = SnapshotNamesUsed(part: .tests)
    /// Folders of tests for which something other than their test asked.
    var shared: Set<String> = []
  }

  private static let state = Lock(State())

  /// Notes that a snapshot is asked for.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - line: The line of its test's own file that asks; nil: something other than its test does.
  ///   - file: Where the names are to be written.
  ///   - mayEnd: Whether the process may end now, with no test under way on the thread that ends it.
  package static func note(
    _ name: SnapshotName,
    line: Int?,
    file: String,
    mayEnd: @escaping @Sendable () -> Bool
  ) {
    let isFirst = state.withLock { state in
      let isFirst = state.file == nil
      state.file = file
      state.used.names.insert(name)
      let folder = name.test.map { "\(name.group)/\($0)" } ?? ""
      if let line {
        state.used.tests[folder, default: []].insert(line)
      } else {
        state.shared.insert(folder)
      }
      return isFirst
    }
    guard isFirst else { return }
    end.withLock { $0 = mayEnd }
    on_exit({ status, _ in SnapshotNamesAsked.write(after: status) }, nil)
  }

  private static let end = Lock<(@Sendable () -> Bool)?>(nil)

  /// What of the tests is written once the process has ended well.
  package static var text: String {
    state.withLock { state in
      var used = state.used
      for folder in state.shared { used.tests[folder] = nil }
      return used.text
    }
  }

  /// Appends the names: the tests of a package run in several processes.
  private static func write(after status: Int32) {
    guard status == 0, end.withLock({ $0 })?() == true, let file = state.withLock(\.file) else {
      return
    }
    let descriptor = open(file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      let reason = String(cString: strerror(errno))
      return FileHandle.standardError.write(Data("\(file): cannot be written: \(reason)\n".utf8))
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    try? handle.write(contentsOf: Data(text.utf8))
  }
}
