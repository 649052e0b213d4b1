import FlowScripts
import Snapshots
import SnippetFoundation
import Testing

/// The tool, run as a person runs it.
@Suite struct ParleyTests {
  /// What a run of the tool said, and how it ended.
  private struct Outcome: Equatable {
    var code: Int32
    var output: String
    var errors = ""
  }

  private static func parley(_ arguments: [String], in folder: URL) -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("parley")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      return Outcome(code: -1, output: "", errors: "\(error)")
    }
    let said = output.fileHandleForReading.readDataToEndOfFile()
    let complaints = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      code: process.terminationStatus,
      output: String(decoding: said, as: UTF8.self),
      errors: String(decoding: complaints, as: UTF8.self)
    )
  }

  /// A package of its own with two snapshots pending, removed afterwards.
  private func withPackage(_ body: (URL, SnapshotStore) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("parley-\(UUID().uuidString)")
    let flows = folder.appendingPathComponent("Flows")
    try FileManager.default.createDirectory(at: flows, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("@app A\n== one\n= card\n".utf8).write(to: flows.appendingPathComponent("a.flow"))
    let store = SnapshotStore(directory: folder.appendingPathComponent("Snapshots"))
    for (label, text) in [("card", "old"), ("gone", "kept")] {
      let name = try #require(SnapshotName("a/one/\(label)@44"))
      _ = try store.verify(name, text, mode: .all)
    }
    let changed = try #require(SnapshotName("a/one/card@44"))
    _ = try store.verify(changed, "new", mode: .never)
    try body(folder, store)
  }

  @Test func `what is pending is listed, shown, accepted and rejected`() throws {
    try withPackage { folder, store in
      let name = "a/one/card@44"
      #expect(
        Self.parley(["snapshots", "list"], in: folder) == Outcome(code: 0, output: "\(name)\n")
      )
      #expect(
        Self.parley(["snapshots", "diff", name], in: folder)
          == Outcome(code: 0, output: "-   1  old\n+   1  new\n")
      )
      #expect(
        Self.parley(["snapshots", "accept", "all"], in: folder)
          == Outcome(code: 0, output: "accepted \(name)\n")
      )
      let approved = try store.approved(try #require(SnapshotName(name)))
      #expect(approved == "new")
      #expect(
        Self.parley(["snapshots", "reject", name], in: folder)
          == Outcome(
            code: 2,
            output: "",
            errors: "nothing is pending for '\(name)'. "
              + "List what is pending: swift run parley snapshots list\n"
          )
      )
    }
  }

  @Test func `where nothing is pending, that is said`() throws {
    try withPackage { folder, store in
      try store.reject(try #require(SnapshotName("a/one/card@44")))
      for words in [["list"], ["accept", "all"], ["reject", "all"], ["review"]] {
        #expect(
          Self.parley(["snapshots"] + words, in: folder)
            == Outcome(code: 0, output: "nothing is pending\n")
        )
      }
    }
  }

  @Test(arguments: [
    (["snapshot", "list"], "snapshot", "snapshots"),
    (["snapshots", "acept", "all"], "acept", "accept"),
    (["flow", "chekc"], "chekc", "check"),
  ])
  func `a misspelt command is told the nearest one`(
    arguments: [String],
    word: String,
    nearest: String
  ) throws {
    try withPackage { folder, _ in
      let outcome = Self.parley(arguments, in: folder)
      #expect(outcome.code == 2 && outcome.output.isEmpty)
      let said = "Error: There is no command '\(word)'. Did you mean '\(nearest)'?\nUsage: "
      #expect(outcome.errors.hasPrefix(said), "\(outcome.errors)")
    }
  }

  @Test func `a word that is like no command is told those there are`() throws {
    try withPackage { folder, _ in
      let outcome = Self.parley(["flow", "run"], in: folder)
      #expect(outcome.code == 2 && outcome.output.isEmpty)
      let said = "Error: There is no command 'run'. There is check, fmt\nUsage: "
      #expect(outcome.errors.hasPrefix(said), "\(outcome.errors)")
    }
  }

  @Test func `one that cannot be accepted does not keep the others`() throws {
    try withPackage { folder, store in
      let changed = try #require(SnapshotName("a/one/card@44"))
      let other = try #require(SnapshotName("a/one/other@44"))
      _ = try store.verify(other, "first", mode: .never)
      try Data("by hand\n".utf8).write(to: store.file(changed))
      let outcome = Self.parley(["snapshots", "accept", "all"], in: folder)
      #expect(outcome.code == 2 && outcome.output == "accepted \(other)\n")
      #expect(outcome.errors.hasPrefix("'\(changed)' was approved differently"))
      #expect(try store.approved(changed) == "by hand")
    }
  }

  @Test func `what is pending of a case that is gone is pruned`() throws {
    try withPackage { folder, store in
      let gone = try #require(SnapshotName("a/removed/card@44"))
      _ = try store.verify(gone, "new", mode: .never)
      let outcome = Self.parley(["snapshots", "prune"], in: folder)
      #expect(outcome.output == "removed a/one/gone@44\nremoved \(gone)\n")
      #expect(Self.parley(["snapshots", "list"], in: folder).output == "a/one/card@44\n")
    }
  }

  @Test func `what a test file asserts that has a flow's name is not pruned`() throws {
    try withPackage { folder, store in
      let tests = folder.appendingPathComponent("Tests/T")
      try FileManager.default.createDirectory(at: tests, withIntermediateDirectories: true)
      try Data("@Test func asserted() {}".utf8).write(to: tests.appendingPathComponent("A.swift"))
      let name = try #require(SnapshotName("a/asserted/card@44"))
      _ = try store.verify(name, "kept", mode: .all)
      let used = folder.appendingPathComponent("names")
      try Data("snapshot names 1\nrun whole\ngroup a\n".utf8).write(to: used)
      for choice in [["prune"], ["prune", "--used", used.path]] {
        let outcome = Self.parley(["snapshots"] + choice + ["--dry-run"], in: folder)
        #expect(outcome == Outcome(code: 0, output: "would remove a/one/gone@44\n"))
      }
    }
  }

  @Test func `a near name is asked for, also where the difference is shown`() throws {
    try withPackage { folder, _ in
      for verb in ["diff", "accept", "reject"] {
        #expect(
          Self.parley(["snapshots", verb, "a/one/cart@44"], in: folder)
            == Outcome(
              code: 2,
              output: "",
              errors: "nothing is pending for 'a/one/cart@44'. Did you mean 'a/one/card@44'?\n"
            )
        )
      }
    }
  }

  @Test func `what is pending is listed as JSON`() throws {
    try withPackage { folder, store in
      #expect(
        Self.parley(["snapshots", "list", "--json"], in: folder)
          == Outcome(
            code: 0,
            output: """
              [
                {
                  "actual" : "new",
                  "difference" : [
                    "-   1  old",
                    "+   1  new"
                  ],
                  "expected" : "old",
                  "file" : "Snapshots/a/one/card@44.txt",
                  "isNew" : false,
                  "isStale" : false,
                  "name" : "a/one/card@44"
                }
              ]

              """
          )
      )
    }
  }

  @Test func `what was compared with another approved text is said to be stale`() throws {
    try withPackage { folder, store in
      let name = try #require(SnapshotName("a/one/card@44"))
      _ = try store.verify(name, "other", mode: .all)
      _ = try store.verify(name, "new", mode: .never)
      try FileManager.default.removeItem(at: store.file(name))
      #expect(
        Self.parley(["snapshots", "list"], in: folder).output
          == "a/one/card@44 (stale: approved differently since)\n"
      )
      let list = Self.parley(["snapshots", "list", "--json"], in: folder).output
      #expect(list.contains("\"isStale\" : true"))
      #expect(
        Self.parley(["snapshots", "diff", "a/one/card@44"], in: folder)
          == Outcome(
            code: 0,
            output: "-   1  other\n+   1  new\n",
            errors: "\(PendingError.approvedChanged(name))\n"
          )
      )
    }
  }

  @Test func `a review without a terminal says what to use`() throws {
    try withPackage { folder, _ in
      let outcome = Self.parley(["snapshots", "review"], in: folder)
      #expect(outcome.code == 2 && outcome.output.isEmpty)
      #expect(
        outcome.errors
          == "a review asks about each snapshot, and there is no terminal here. "
          + "Use: list, diff NAME, accept NAME or reject NAME\n"
      )
    }
  }

  @Test func `what no flow names is pruned, after a dry run`() throws {
    try withPackage { folder, store in
      #expect(
        Self.parley(["snapshots", "prune", "--dry-run"], in: folder)
          == Outcome(code: 0, output: "would remove a/one/gone@44\n")
      )
      let kept = try store.names()
      #expect(kept.count == 2)
      #expect(
        Self.parley(["snapshots", "prune"], in: folder)
          == Outcome(code: 0, output: "removed a/one/gone@44\n")
      )
      let left = try store.names()
      #expect(left.map(\.path) == ["a/one/card@44"])
    }
  }

  @Test func `what is half written is pruned, after a dry run`() throws {
    try withPackage { folder, store in
      try store.remove([try #require(SnapshotName("a/one/gone@44"))])
      let part = store.directory.appendingPathComponent("a/one/.card@44.txt.1-2.part")
      try Data("ha".utf8).write(to: part)
      for (arguments, word) in [(["--dry-run"], "would remove"), ([], "removed")] {
        #expect(FileManager.default.fileExists(atPath: part.path))
        #expect(
          Self.parley(["snapshots", "prune"] + arguments, in: folder)
            == Outcome(code: 0, output: "\(word) a/one/.card@44.txt.1-2.part, half written\n")
        )
      }
      #expect(!FileManager.default.fileExists(atPath: part.path))
    }
  }

  @Test func `where one cannot be removed, none is`() throws {
    try withPackage { folder, store in
      let link = try #require(SnapshotName("a/one/link@44"))
      try FileManager.default.createSymbolicLink(
        at: store.file(link),
        withDestinationURL: folder.appendingPathComponent("Flows/a.flow")
      )
      let before = try store.names()
      for arguments in [["--dry-run"], []] {
        let outcome = Self.parley(["snapshots", "prune"] + arguments, in: folder)
        #expect(outcome.code == 2 && outcome.output.isEmpty)
        #expect(outcome.errors.contains("link@44.txt: it is a link, and snapshots are files."))
        #expect(try store.names() == before)
      }
    }
  }

  @Test func `what belongs to a flow that is gone is obsolete`() throws {
    try withPackage { folder, store in
      try FileManager.default.removeItem(at: folder.appendingPathComponent("Flows/a.flow"))
      #expect(
        Self.parley(["snapshots", "obsolete"], in: folder)
          == Outcome(code: 4, output: "a/one/card@44\na/one/gone@44\n")
      )
      try FileManager.default.removeItem(at: folder.appendingPathComponent("Flows"))
      #expect(
        Self.parley(["snapshots", "prune"], in: folder)
          == Outcome(code: 0, output: "removed a/one/card@44\nremoved a/one/gone@44\n")
      )
      let left = try store.names()
      #expect(left.isEmpty)
    }
  }

  @Test func `what no flow names is obsolete, wherever in the package the flow is`() throws {
    try withPackage { folder, store in
      try FileManager.default.moveItem(
        at: folder.appendingPathComponent("Flows"),
        to: folder.appendingPathComponent("Examples")
      )
      #expect(
        Self.parley(["snapshots", "obsolete"], in: folder)
          == Outcome(code: 4, output: "a/one/gone@44\n")
      )
      #expect(
        Self.parley(["snapshots", "prune"], in: folder)
          == Outcome(code: 0, output: "removed a/one/gone@44\n")
      )
      #expect(try store.names().map(\.path) == ["a/one/card@44"])
    }
  }

  @Test func `flows are checked and laid out alike`() throws {
    try withPackage { folder, _ in
      #expect(
        Self.parley(["flow", "check", "Flows"], in: folder)
          == Outcome(code: 0, output: "1 flow, 1 case: nothing wrong\n")
      )
      #expect(
        Self.parley(["flow", "check", "Flos"], in: folder)
          == Outcome(
            code: 2,
            output: "",
            errors: "Flos: there is no such file. Did you mean 'Flows'?\n"
          )
      )
      let file = folder.appendingPathComponent("Flows/a.flow")
      try Data("@app A\n== one\n! cnfirm\n".utf8).write(to: file)
      #expect(
        Self.parley(["flow", "check", "Flows"], in: folder)
          == Outcome(
            code: 2,
            output: "",
            errors: "Flows/a.flow:3:3: there is no event 'cnfirm'. Did you mean 'confirm'?\n"
          )
      )
    }
  }

  @Test func `below the package's folder it is the package's snapshots`() throws {
    try withPackage { folder, store in
      try Data().write(to: folder.appendingPathComponent("Package.swift"))
      let below = folder.appendingPathComponent("Sources/App")
      try FileManager.default.createDirectory(at: below, withIntermediateDirectories: true)
      #expect(
        Self.parley(["snapshots", "obsolete"], in: below)
          == Outcome(code: 4, output: "a/one/gone@44\n")
      )
      #expect(
        Self.parley(["snapshots", "accept", "a/one/card@44"], in: below)
          == Outcome(code: 0, output: "accepted a/one/card@44\n")
      )
      #expect(try store.approved(try #require(SnapshotName("a/one/card@44"))) == "new")
      // A folder that is named is taken as it is.
      let outcome = Self.parley(["snapshots", "obsolete", "--package", "."], in: below)
      #expect(outcome.code == 2 && outcome.output.isEmpty)
    }
  }

  @Test func `where there is no package, that is said`() throws {
    try withPackage { folder, _ in
      let other = folder.appendingPathComponent("other")
      try FileManager.default.createDirectory(at: other, withIntermediateDirectories: true)
      for verb in [["list"], ["obsolete"], ["prune"], ["accept", "all"], ["review"]] {
        let outcome = Self.parley(["snapshots"] + verb, in: other)
        #expect(outcome.code == 2 && outcome.output.isEmpty)
        #expect(
          outcome.errors.contains(
            "other: there is no package here. Name its folder: --package FOLDER"
          )
        )
      }
    }
  }

  @Test func `what cannot be understood exits with 2`() throws {
    try withPackage { folder, _ in
      let codes = [["snapshots", "bogus"], ["bogus"], ["snapshots", "list", "--package", "none"]]
        .map { Self.parley($0, in: folder).code }
      #expect(codes == [2, 2, 2])
      #expect(Self.parley(["--help"], in: folder).code == 0)
    }
  }
}
