package import Snapshots
import SnippetFoundation

/// The snapshots that a run names, for the obsolete check of runs in parts.
///
/// **Shape** of its text: a row `snapshot names 1`; `run whole`, `run some` or `run 2/3`; then `group NAME` for each
/// folder the run answers for, and `name NAME` for each snapshot.
package struct SnapshotNamesUsed: Sendable, Equatable {
  package enum Part: Sendable, Equatable {
    case whole
    /// Only cases that were asked for.
    case some
    case shard(FlowShard)
  }

  /// Why texts of names do not make up a whole run.
  package enum Incomplete: Error, Sendable, Equatable, CustomStringConvertible {
    case unreadable(String)
    case filtered
    case missing([Int], of: Int)
    case mixed

    package var description: String {
      switch self {
      case .unreadable(let path):
        "\(path): these are no names of snapshots. Give what 'flow run --names-used FILE' wrote"
      case .filtered:
        "a run of some cases only says nothing of the others. Give those of a whole run"
      case .missing(let numbers, let count):
        (numbers.count == 1
          ? "part \(numbers[0]) of \(count) is missing. "
          : "parts \(numbers.map(String.init).joined(separator: ", ")) of \(count) are missing. ")
          + "Give the names of every part"
      case .mixed: "these are parts of different runs. Give those of one"
      }
    }
  }

  package var part = Part.whole
  /// The folders below `Snapshots/` that the run answers for.
  package var groups: Set<String> = []
  package var names: Set<SnapshotName> = []

  package var text: String {
    let run =
      switch part {
      case .whole: "whole"
      case .some: "some"
      case .shard(let shard): "\(shard)"
      }
    let rows =
      ["snapshot names 1", "run \(run)"] + groups.sorted().map { "group \($0)" }
      + names.sorted().map { "name \($0)" }
    return rows.map { $0 + "\n" }.joined()
  }

  package init(part: Part = .whole, groups: Set<String> = [], names: Set<SnapshotName> = []) {
    self.part = part
    self.groups = groups
    self.names = names
  }

  /// Reads what `text` says; `path` is quoted if it does not.
  package init(_ text: String, path: String) throws(Incomplete) {
    var rows = text.split(separator: "\n").map(String.init)[...]
    guard rows.popFirst() == "snapshot names 1", let run = rows.popFirst(), run.hasPrefix("run ")
    else { throw .unreadable(path) }
    switch run.dropFirst(4) {
    case "whole": part = .whole
    case "some": part = .some
    case let shard:
      guard let read = try? FlowShard(parsing: String(shard)) else { throw .unreadable(path) }
      part = .shard(read)
    }
    for row in rows {
      if row.hasPrefix("group ") {
        groups.insert(String(row.dropFirst(6)))
      } else if row.hasPrefix("name "), let name = SnapshotName(String(row.dropFirst(5))) {
        names.insert(name)
      } else {
        throw .unreadable(path)
      }
    }
  }

  /// Puts parts together.
  ///
  /// - Throws: `Incomplete` unless they are whole runs or every part of one.
  package static func merged(_ parts: [SnapshotNamesUsed]) throws(Incomplete) -> SnapshotNamesUsed {
    var shards: [FlowShard] = []
    for part in parts {
      switch part.part {
      case .whole: break
      case .some: throw .filtered
      case .shard(let shard): shards.append(shard)
      }
    }
    if let count = shards.first?.count {
      guard shards.allSatisfy({ $0.count == count }) else { throw .mixed }
      let missing = Set(1...count).subtracting(shards.map(\.number))
      guard missing.isEmpty else { throw .missing(missing.sorted(), of: count) }
    }
    return parts.reduce(into: SnapshotNamesUsed()) { whole, part in
      whole.groups.formUnion(part.groups)
      whole.names.formUnion(part.names)
    }
  }
}

extension SnapshotStore {
  /// Snapshots in the folders of a whole run that it does not name, sorted.
  ///
  /// What stays is as in `obsolete(for:beside:includesPending:)`.
  package func obsolete(for used: SnapshotNamesUsed) throws -> [SnapshotName] {
    try unnamed(
      among: names(inPendingToo: true, of: used.groups).filter { !used.names.contains($0) }
    )
  }
}
