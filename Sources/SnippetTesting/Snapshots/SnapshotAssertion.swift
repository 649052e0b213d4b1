import FlowScripts
import Snapshots
import SnippetFoundation
import Snippets

/// Compares a rendering with its file under `Snapshots/` and says how to accept a difference.
struct SnapshotAssertion {
  var place: TestPlace
  var test: String
  var label: String
  var form = ""
  var store: SnapshotStore?
  var mode: () throws -> RecordingMode = { try SnippetSettings.current.recording() }

  /// Returns what to say about a rendering; nil if it is as approved.
  func problem(of text: String, _ variation: SnippetVariation) -> TestFailure? {
    guard let name = name(of: variation) else {
      return TestFailure(
        "'\(label)' in \(place.suite), \(test) cannot name a file. Use letters or digits"
      )
    }
    guard let store = store ?? packageStore else {
      return TestFailure(
        "there is no Package.swift above \(place.filePath), so nowhere to look for Snapshots/"
      )
    }
    if let taken = SnapshotNamesInUse.take(store.file(name).path, at: place, text: text) {
      return TestFailure(
        "the snapshot name '\(name)' is already used at \(taken)"
          + place.reason(forSameNameOf: [test, label]) + ". Name one of them differently"
      )
    }
    do {
      return failure(for: try store.verify(name, text, mode: mode().mode), name, text)
    } catch let error as SnapshotStore.NotKept {
      return failure(for: error.verdict, name, text, advice: "\(error)")
    } catch {
      return TestFailure("\(error)")
    }
  }

  private func name(of variation: SnippetVariation) -> SnapshotName? {
    SnapshotName(
      group: place.suite,
      test: test,
      label: label,
      columns: variation.columns,
      locale: variation.locale,
      isDark: variation.colorScheme == .dark,
      form: form
    )
  }

  private var packageStore: SnapshotStore? {
    place.package.map { SnapshotStore(directory: $0.appendingPathComponent("Snapshots")) }
  }

  private func failure(
    for verdict: SnapshotStore.Verdict,
    _ name: SnapshotName,
    _ text: String,
    advice: String? = nil
  ) -> TestFailure? {
    if verdict.passes { return nil }
    let warning = place.warning(ofNamesakesWith: name.test ?? test)
    let advice = warning + (advice ?? "Accept it: \(name.acceptCommand)")
    let last = String(name.path.split(separator: "/").last ?? "snapshot")
    switch verdict {
    case .same: return nil
    case .missing:
      return TestFailure(
        """
        there is no Snapshots/\(name.file) yet. It would be:
        \(text)
        \(advice)
        """,
        of: last,
        expected: nil,
        actual: text,
        difference: ""
      )
    case .differs(let expected):
      let difference = Diff(expected: expected, actual: text).text
      return TestFailure(
        """
        the snippet differs from Snapshots/\(name.file)
        \(difference)
        \(advice)
        """,
        of: last,
        expected: expected,
        actual: text,
        difference: difference
      )
    case .recorded(let before):
      return TestFailure(
        """
        \(warning)Snapshots/\(name.file) was recorded. Read it, then run again without recording
        """,
        of: last,
        expected: before,
        actual: text,
        difference: before.map { Diff(expected: $0, actual: text).text } ?? ""
      )
    }
  }
}
