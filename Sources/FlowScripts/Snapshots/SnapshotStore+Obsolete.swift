import SnippetFoundation

extension SnapshotStore {
  /// Snapshots that belong to no flow and no test of the package, sorted: those of flows that are gone or renamed, and of
  /// tests whose function is.
  ///
  /// - Parameter includesPending: Whether those that are only pending are looked at too.
  /// - Returns: Their names.
  /// - Throws: `Unusable` for folders and files that cannot be read.
  package func orphans(includesPending: Bool = false) throws -> [SnapshotName] {
    let pending = includesPending ? try pendingSnapshots().map(\.name) : []
    let names = Set(try names() + pending).sorted()
    guard !names.isEmpty else { return [] }
    return try SnapshotOwners(package: directory.deletingLastPathComponent())
      .orphans(among: names)
  }

  /// Snapshots in the folders of flows that no flow names, sorted.
  ///
  /// Other folders are not looked at, as `orphans()` does; nor are those of other apps' flows, and what these name stays.
  package func obsolete(
    for flows: [FlowFile],
    beside others: [FlowFile] = [],
    includesPending: Bool = false
  ) throws -> [SnapshotName] {
    let named = Set((flows + others).flatMap(\.snapshotNames))
    return try names(inPendingToo: includesPending, of: Set(flows.map { Slug.of($0.name) }))
      .filter { !named.contains($0) }
  }

  /// The names of what is approved in some folders, and of what is pending there, each once, sorted.
  func names(inPendingToo: Bool, of groups: Set<String>) throws -> [SnapshotName] {
    let approved = try groups.flatMap { try names(under: $0) }
    let pending = inPendingToo ? try pendingSnapshots().map(\.name) : []
    return Set(approved + pending.filter { groups.contains($0.group) }).sorted()
  }
}
