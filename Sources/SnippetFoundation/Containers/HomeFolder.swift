import Foundation

/// The folder that `~` stands for: the one that the command line has told, else what the system knows.
package enum HomeFolder {
  private static let told = Lock<String?>(nil)

  /// Says which folder it is.
  package static func use(_ folder: String?) { told.withLock { $0 = folder } }

  /// Its path.
  package static var path: String { told.withLock { $0 } ?? NSHomeDirectory() }

  /// A path with the folder in place of a `~` that begins it.
  package static func expanded(_ path: String) -> String {
    guard path == "~" || path.hasPrefix("~/") else {
      return (path as NSString).expandingTildeInPath
    }
    return self.path + path.dropFirst()
  }
}
