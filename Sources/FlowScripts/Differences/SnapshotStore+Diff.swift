package import Snapshots

extension Diff {
  /// What differs from what was approved; all of it is new where nothing was.
  init(approved: String?, actual: String) {
    if let approved {
      self.init(expected: approved, actual: actual)
    } else {
      self.init(expected: [], actual: Diff.rows(of: actual), captures: FlowCaptures())
    }
  }
}

extension PendingSnapshot {
  /// What differs from what was approved.
  package var diff: Diff { Diff(approved: expected, actual: actual) }
}

extension SnapshotStore {
  /// Compares rows with the approved ones, byte by byte; records them where the mode says so, else leaves them pending.
  ///
  /// - Throws: `NotKept` with the verdict if nothing can be left pending; `Unusable` or `WholeFile.Unwritable` if there
  ///   is none.
  package func verify(
    _ name: SnapshotName,
    _ actual: String,
    mode: RecordMode
  ) throws -> Verdict {
    try verify(name, actual, mode: mode) { Diff(approved: $0, actual: $1).text }
  }
}
