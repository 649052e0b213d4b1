import ArgumentParser
import FlowFormat
import FlowScripts
import Foundation
import Snapshots

/// `parley snapshots ...`.
struct SnapshotsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "snapshots",
    abstract: "Reviews snapshots that differ.",
    subcommands: [
      List.self, Review.self, ShowDiff.self, Accept.self, Reject.self, Obsolete.self, Prune.self,
    ]
  )

  /// What is said where there is nothing to judge.
  static let nothing = "nothing is pending"

  struct Place: ParsableArguments {
    @Option(
      help: "The folder of the package; the one in whose folders the tool runs where none is named."
    )
    var package: String?

    func validate() throws {
      if let package, !FileManager.default.fileExists(atPath: package) {
        throw ValidationError("\(package): there is no such folder")
      }
      let isPackage = ["Package.swift", "Snapshots", ".parley-pending", "Flows"].contains {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
      }
      if isPackage { return }
      throw ValidationError(
        "\(folder.path): there is no package here. Name its folder: --package FOLDER"
      )
    }

    /// The folder of the package.
    var folder: URL {
      package.map { URL(fileURLWithPath: $0) } ?? SnapshotStore.folder.deletingLastPathComponent()
    }

    var store: SnapshotStore {
      SnapshotStore(directory: folder.appendingPathComponent("Snapshots"))
    }
  }

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Lists the snapshots that are pending."
    )
    @OptionGroup var place: Place
    @Flag(help: "As JSON, with the texts and their difference.") var json = false

    func run() throws {
      try failing {
        let pending = try place.store.pendingSnapshots()
        if json { return print(try Listed.text(of: pending)) }
        for snapshot in pending {
          print("\(snapshot.name)\(snapshot.marks)")
        }
        if pending.isEmpty { print(SnapshotsCommand.nothing) }
      }
    }
  }

  struct ShowDiff: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "diff",
      abstract: "Shows how a pending snapshot differs."
    )
    @OptionGroup var place: Place
    @Argument(help: "The snapshot's name.") var name: String

    func run() throws {
      try failing {
        let name = try snapshotName(self.name)
        let snapshot = try place.store.found(name)
        if snapshot.isStale { Output.error("\(PendingError.approvedChanged(name))") }
        print(snapshot.diff.text)
      }
    }
  }

  struct Accept: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Makes a pending snapshot the approved one."
    )
    @OptionGroup var place: Place
    @Argument(help: "The snapshot's name, or all.") var name: String

    func run() throws {
      try settle(name, in: place, as: "accepted") { try $0.accept($1) }
    }
  }

  struct Reject: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Drops a pending snapshot; the approved one stays."
    )
    @OptionGroup var place: Place
    @Argument(help: "The snapshot's name, or all.") var name: String

    func run() throws {
      try settle(name, in: place, as: "rejected") { try $0.reject($1) }
    }
  }

  struct Obsolete: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Lists the snapshots that nothing names, and exits 4 if there are some.",
      discussion: """
        A folder of Snapshots belongs to the flow, or to the Swift file under Tests, whose name it is; to all of them, \
        where several have it. Of a flow every snapshot is compared with what its cases name; of a file with tests, \
        every folder with its functions.
        """
    )
    @OptionGroup var place: Place
    @OptionGroup var names: Names

    func run() throws {
      try failing {
        let obsolete = try names.obsolete(in: place)
        for name in obsolete { print("\(name)") }
        if obsolete.isEmpty {
          print("nothing is obsolete")
        } else {
          throw ExitCode(4)
        }
      }
    }
  }

  struct Prune: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Removes the snapshots that nothing names."
    )
    @OptionGroup var place: Place
    @OptionGroup var names: Names
    @Flag(help: "Only say what would be removed.") var dryRun = false

    func run() throws {
      try failing {
        let obsolete = try names.obsolete(in: place)
        // All are looked at before the first is gone.
        try place.store.checkPlaces(of: obsolete)
        for name in obsolete {
          if !dryRun { try place.store.remove([name]) }
          print("\(dryRun ? "would remove" : "removed") \(name)")
        }
        let leftovers = try place.store.removeLeftovers(isDryRun: dryRun)
        for path in leftovers {
          print("\(dryRun ? "would remove" : "removed") \(path), half written")
        }
        if obsolete.isEmpty, leftovers.isEmpty { print("nothing to prune") }
      }
    }
  }

  /// What says which snapshots are named: the flows of the package, or what runs wrote.
  struct Names: ParsableArguments {
    @Option(
      parsing: .upToNextOption,
      help: "Files that 'flow run --names-used' wrote: of a whole run, or of all its parts."
    )
    var used: [String] = []

    /// Snapshots that none of these name, and those that belong to no flow and no test.
    func obsolete(in place: Place) throws -> [SnapshotName] {
      Set(try unnamed(in: place) + place.store.orphans(includesPending: true)).sorted()
    }

    /// Snapshots in the folders of flows that none of these name.
    private func unnamed(in place: Place) throws -> [SnapshotName] {
      if used.isEmpty {
        let folder = place.folder.appendingPathComponent("Flows").path
        guard FileManager.default.fileExists(atPath: folder) else { return [] }
        do {
          let flows = try FlowSuite.expand([folder]).map { try FlowSuite.read($0) }
          return try place.store.obsolete(for: flows, includesPending: true)
        } catch FlowLoadError.noFlows {
          return []
        }
      }
      let parts = try used.map { path in
        guard let data = FileManager.default.contents(atPath: path) else {
          throw FlowLoadError.noSuchFile(path, nearest: [])
        }
        return try SnapshotNamesUsed(String(decoding: data, as: UTF8.self), path: path)
      }
      return try place.store.obsolete(for: SnapshotNamesUsed.merged(parts))
    }
  }
}

/// Runs `body`; what it throws is said on standard error, and the tool exits 2.
func failing(_ body: () throws -> Void) throws {
  do {
    try body()
  } catch let code as ExitCode {
    throw code
  } catch {
    Output.error("\(error)")
    throw ExitCode(2)
  }
}

/// Does something to each pending snapshot that a name stands for, and says what was done.
private func settle(
  _ name: String,
  in place: SnapshotsCommand.Place,
  as done: String,
  _ body: (SnapshotStore, SnapshotName) throws -> Void
) throws {
  try failing {
    let store = place.store
    let names = try names(name, in: store)
    if names.isEmpty { print(SnapshotsCommand.nothing) }
    try each(names) { name in
      try body(store, name)
      print("\(done) \(name)")
    }
  }
}

/// Runs `body` for every name; what it throws is said, and does not keep the others from their turn.
private func each(_ names: [SnapshotName], _ body: (SnapshotName) throws -> Void) throws {
  var isRefused = false
  for name in names {
    do {
      try body(name)
    } catch {
      Output.error("\(error)")
      isRefused = true
    }
  }
  if isRefused { throw ExitCode(2) }
}

/// A snapshot's name as typed.
private func snapshotName(_ text: String) throws -> SnapshotName {
  guard let name = SnapshotName(text) else {
    throw PendingError.unknown(text, nearest: [])
  }
  return name
}

/// The pending snapshots that a name stands for; `all` for every one.
private func names(_ text: String, in store: SnapshotStore) throws -> [SnapshotName] {
  if text == "all" { return try store.pendingSnapshots().map(\.name) }
  return [try snapshotName(text)]
}
