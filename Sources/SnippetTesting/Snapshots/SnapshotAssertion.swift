import FlowScripts
import SnippetFoundation

/// Compares a rendering with its file under `Snapshots/` and says how to accept a difference.
struct SnapshotAssertion {
  var place: TestPlace
  var test: String
  var label: String
  var store: SnapshotStore?
  var mode: () throws -> RecordMode = recordModeOfTests

  /// Returns what to say about a rendering; nil if it is as approved.
  func problem(of text: String, columns: Int) -> String? {
    guard let name = SnapshotName(group: place.suite, test: test, label: label, columns: columns)
    else {
      return "'\(label)' in \(place.suite), \(test) cannot name a file. Use letters or digits"
    }
    if let taken = SnapshotNamesInUse.take(name.path, at: place, text: text) {
      return "the snapshot name '\(name)' is already used at \(taken). Name one of them differently"
    }
    guard let store = store ?? packageStore else {
      return "there is no Package.swift above \(place.filePath), so nowhere to look for Snapshots/"
    }
    do {
      return words(for: try store.verify(name, text, mode: mode()), name, text)
    } catch {
      return "\(error)"
    }
  }

  private var packageStore: SnapshotStore? {
    place.package.map { SnapshotStore(directory: $0.appendingPathComponent("Snapshots")) }
  }

  private func words(
    for verdict: SnapshotStore.Verdict,
    _ name: SnapshotName,
    _ text: String
  ) -> String? {
    switch verdict {
    case .same: nil
    case .missing:
      """
      there is no Snapshots/\(name).txt yet. It would be:
      \(text)
      Accept it: \(name.acceptCommand)
      """
    case .differs(let expected):
      """
      the snippet differs from Snapshots/\(name).txt
      \(Diff(expected: expected, actual: text).text)
      Accept it: \(name.acceptCommand)
      """
    case .recorded:
      "Snapshots/\(name).txt was recorded. Read it, then run again without recording"
    }
  }
}
