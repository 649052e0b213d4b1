import SnippetFoundation

@testable import Snapshots

/// Files of this package that tests read.
enum PackageFolder {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Every flow of the package, as text.
  static func flows() throws -> [String] {
    let flows = root.appendingPathComponent("Flows")
    return try SnapshotStore.files(in: flows.path, ending: ".flow").map { try text("Flows/\($0)") }
  }
}
