import SnippetFoundation

extension SnapshotStore {
  /// Snapshots that belong to no flow and no test of the package, sorted: those of flows that are gone or renamed, and of
  /// tests whose function is.
  ///
  /// - Throws: `Unusable` for folders and files that cannot be read.
  package func orphans() throws -> [SnapshotName] {
    let names = try names()
    guard !names.isEmpty else { return [] }
    return try SnapshotOwners(package: directory.deletingLastPathComponent())
      .orphans(among: names)
  }

  /// Snapshots in the folders of flows that no flow names, sorted.
  ///
  /// Other folders are not looked at, as `orphans()` does; nor are those of other apps' flows, and what these name stays.
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
