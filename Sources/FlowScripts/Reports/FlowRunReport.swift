/// What came of a run.
package struct FlowRunReport: Sendable {
  package var cases: [FlowCaseResult] = []
  /// Whether a case is marked `[only]`: such a run does not exit with 0.
  package var hasOnly = false
  /// The apps of the flows that were left out, one for each: other programs run them.
  package var othersFlows: [String] = []
  /// Snapshots no case read; empty where `checkedObsolete` is false.
  package var obsolete: [SnapshotName] = []
  package var checkedObsolete = false
  /// Files that `--update` rewrote.
  package var updated: [String] = []
  package var keptPatterns: [FlowLocation] = []
  /// What kept a file from being written.
  package var problems: [String] = []

  package init() {}

  package var failed: [FlowCaseResult] { cases.filter(\.outcome.fails) }

  /// The cases that were played.
  package var played: [FlowCaseResult] {
    cases.filter { result in
      switch result.outcome {
      case .skipped, .todo: false
      default: true
      }
    }
  }

  /// 0 passed; 1 differs, or holds `[only]`; 2 unreadable; 3 nothing ran; 4 only obsolete snapshots.
  package var exitCode: Int32 {
    let lacksApp = cases.contains { result in
      result.failures.contains { if case .notRun = $0.reason { true } else { false } }
    }
    if lacksApp || !problems.isEmpty { return 2 }
    if !failed.isEmpty || hasOnly { return 1 }
    if played.isEmpty { return 3 }
    return obsolete.isEmpty ? 0 : 4
  }
}
