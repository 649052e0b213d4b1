import Foundation

/// A folder of this process alone, which is gone when it ends.
package enum ScratchFolder {
  private static let made = Lock<String?>(nil)
  private static let given = Lock<String?>(nil)

  /// Says which folder it is; who made that one removes it.
  ///
  /// Called before it is first asked for.
  package static func use(_ folder: String) { given.withLock { $0 = folder } }

  /// Its path; the folder is made when it is first asked for.
  package static let path: String = {
    if let given = given.withLock({ $0 }) { return given }
    var name = Array("\(NSTemporaryDirectory())/parley-XXXXXX".utf8CString)
    guard mkdtemp(&name) != nil else { return NSTemporaryDirectory() }
    let path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    made.withLock { $0 = path }
    atexit {
      guard let path = made.withLock({ $0 }) else { return }
      // What another thread removes in it meanwhile ends a try.
      for _ in 0..<100 where access(path, F_OK) == 0 {
        try? FileManager.default.removeItem(atPath: path)
      }
    }
    return path
  }()
}
