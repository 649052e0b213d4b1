package import Snapshots

extension FlowFile {
  /// Every snapshot the file names, without running it.
  package var snapshotNames: [SnapshotName] { cases.flatMap { snapshotNames(of: $0) } }

  /// Every snapshot a case names.
  package func snapshotNames(of flowCase: FlowCase) -> [SnapshotName] {
    snapshots(of: flowCase).map(\.name)
  }

  /// Every snapshot a case names, and its line.
  package func snapshots(of flowCase: FlowCase) -> [(name: SnapshotName, line: Int)] {
    let snapshots = flowCase.elements.compactMap { element in
      if case .snapshot(let snapshot) = element { snapshot } else { nil }
    }
    if snapshots.isEmpty { return [] }
    let widths = FlowSetup(settings(of: flowCase)).widths
    return snapshots.flatMap { snapshot in
      widths.compactMap { columns in
        SnapshotName(group: name, test: flowCase.title, label: snapshot.name, columns: columns)
          .map { ($0, snapshot.line) }
      }
    }
  }
}
