package import FlowFormat
package import Snapshots
import SnippetFoundation

extension SnapshotStore {
  /// Snapshots that no flow of the package names, wherever in it that is, and no test may assert, sorted: those of flows
  /// that are gone or renamed or name others by now, and of tests whose function is gone.
  ///
  /// - Parameter includesPending: Whether those that are only pending are looked at too.
  /// - Returns: Their names.
  /// - Throws: `Unusable` for folders and files that cannot be read.
  package func orphans(includesPending: Bool = false) throws -> [SnapshotName] {
    let pending = includesPending ? try pendingSnapshots().map(\.name) : []
    let names = Set(try names() + pending).sorted()
    return try unnamed(among: names)
  }

  /// Snapshots in the folders of some flows that no flow names, sorted.
  ///
  /// Other folders are not looked at, as `orphans()` does; nor are those of other apps' flows, and what these name stays.
  /// So does what another flow of the package names that is called as one of these, and what may be of a test whose file
  /// is, or names itself.
  package func obsolete(
    for flows: [FlowFile],
    beside others: [FlowFile] = [],
    includesPending: Bool = false
  ) throws -> [SnapshotName] {
    let named = Set((flows + others).flatMap(\.snapshotNames))
    let groups = Set(flows.map { Slug.of($0.name) })
    return try unnamed(
      among: names(inPendingToo: includesPending, of: groups).filter { !named.contains($0) }
    )
  }

  /// Of snapshots that some flows do not name, those that nothing else of the package may have.
  func unnamed(among names: [SnapshotName]) throws -> [SnapshotName] {
    // The package is not searched where there is nothing to ask about.
    if names.isEmpty { return [] }
    var owners = try SnapshotOwners(package: directory.deletingLastPathComponent())
    return try owners.unnamed(among: names)
  }

  /// The names of what is approved in some folders, and of what is pending there, each once, sorted.
  func names(inPendingToo: Bool, of groups: Set<String>) throws -> [SnapshotName] {
    let approved = try groups.flatMap { try names(under: $0) }
    let pending = inPendingToo ? try pendingSnapshots().map(\.name) : []
    return Set(approved + pending.filter { groups.contains($0.group) }).sorted()
  }
}
