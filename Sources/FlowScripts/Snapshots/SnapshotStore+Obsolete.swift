extension SnapshotStore {
  /// Snapshots in the folders of flows that no flow names, sorted.
  ///
  /// Folders of test suites are not looked at: what a test names is known only when it runs. Nor are those of other
  /// apps' flows, and what these name stays.
  package func obsolete(
    for flows: [FlowFile],
    beside others: [FlowFile] = []
  ) throws -> [SnapshotName] {
    let named = Set((flows + others).flatMap(\.snapshotNames))
    return try Set(flows.map { Slug.of($0.name) }).sorted()
      .flatMap { try names(under: $0) }
      .filter { !named.contains($0) }
  }
}
