import FlowFormat
import FlowScripts
import SnippetFoundation
import Testing

@testable import Snapshots

/// Updating and recording what an app really shows.
@Suite struct RealUpdatesTests {
  private static let stale = """
    # Bread, as it was.

    == an order
    > buy bread
      What loaf?
    ...
    > rye
      How many?
    > 2
    ...
      [3: Buy]
    ? param number = 3
    ! tap More


    # Kept as it is.
    == expected to fail [xfail known]
    > buy bread
      Nothing

    """

  @Test func `an update writes what was shown, once`() async throws {
    try await Shelf.with { shelf in
      try shelf.write(
        Self.stale.replacingOccurrences(of: "? param number = 3", with: "? state asking")
      )
      #expect(try await shelf.run(update: .steps).exitCode == 1)
      let updated = """
        @app Bakery
        # Bread, as it was.

        == an order
        > buy bread
          Which loaf?
        ...
        > rye
          How many?
        > 2
        ...
          [3: Pay]
        ? state idle
        ! tap More
          Bread in the basket, fresh from the oven: 3
          [1: More]
          [2:  ] Sliced
          [3: Pay]


        # Kept as it is.
        == expected to fail [xfail known]
        > buy bread
          Nothing

        """
      var text = try shelf.text()
      #expect(text == updated)
      let second = try await shelf.run(update: .steps)
      #expect(second.exitCode == 0)
      #expect(second.updated.isEmpty)
      text = try shelf.text()
      #expect(text == updated)
    }
  }

  @Test func `a row that no line of a flow can hold leaves its step as it is, and is told`()
    async throws
  {
    try await Shelf.with { shelf in
      // Each z of a row becomes half of what a line may have.
      let long = String(repeating: "x", count: FlowLine.longest / 2)
      let flow = "@filter z => \(long)\n== a\n> recall bread\n  What?\n> zz\n  leave\n"
      try shelf.write(flow)
      let report = try await shelf.run(update: .steps)
      let text = try shelf.text()
      #expect(
        text == "@app Bakery\n"
          + flow.replacing("What?", with: "Which number?\n  (any text; /cancel to stop)")
      )
      let words =
        "bread.flow:6:1: what came fits no line of a flow, which has at most 65536 bytes and no tab, "
        + "and was not written. Expect it with ... or {{*}}"
      #expect(shelf.words(report).split(separator: "\n").contains { $0 == words })
      #expect(report.exitCode == 1)
      let second = try await shelf.run()
      #expect(second.exitCode == 1, "\(shelf.words(second).prefix(500))")
    }
  }

  @Test func `a file that passes is not written`() async throws {
    try await Shelf.with { shelf in
      try shelf.write("\n\n== a\n> recall bread\n~ Which {{*}}?\n...\n\n\n! cancel\n...\n# end")
      let path = shelf.folder.appendingPathComponent("bread.flow").path
      let text = try shelf.text()
      try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
      let before = try FileManager.default.attributesOfItem(atPath: path)
      let report = try await shelf.run(.all, update: .stepsAndPatterns)
      #expect(report.exitCode == 0)
      #expect(report.updated.isEmpty)
      let after = try FileManager.default.attributesOfItem(atPath: path)
      #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
      #expect(try shelf.text() == text)
      #expect(shelf.files == ["bread.flow"])
    }
  }

  private static let pictured = """
    @widths 20 44

    == an order
    > buy bread
    ...
    > rye
    ...
    > 2
    ...
    = basket

    """

  @Test func `snapshots are recorded only where the mode says so`() async throws {
    try await Shelf.with { shelf in
      try shelf.write(Self.pictured)
      let names = [20, 44].map { "bread/an-order/basket@\($0)" }
      #expect(
        shelf.words(try await shelf.run(.changed)) == """
          FAIL  bread.flow:4 an order
            bread.flow:11:1: there is no Snapshots/\(names[0]).txt yet. \
          Accept it: swift run parley snapshots accept \(names[0])
            bread.flow:11:1: there is no Snapshots/\(names[1]).txt yet. \
          Accept it: swift run parley snapshots accept \(names[1])
          1 failed
          """
      )
      #expect(!shelf.files.contains { $0.hasPrefix("Snapshots") })
      #expect(
        shelf.words(try await shelf.run(.missing)) == """
          FAIL  bread.flow:4 an order
            bread.flow:11:1: Snapshots/\(names[0]).txt was recorded. \
          Read it, then run again without recording
            bread.flow:11:1: Snapshots/\(names[1]).txt was recorded. \
          Read it, then run again without recording
          1 failed
          """
      )
      #expect(shelf.files == names.map { "Snapshots/\($0).txt" } + ["bread.flow"])
      let narrow = shelf.folder.appendingPathComponent("Snapshots/\(names[0]).txt")
      let picture = """
        Bread in the basket,
        fresh from the oven:
        2
        [More]
        [ ] Sliced
        [Pay]

        """
      #expect(try String(contentsOf: narrow, encoding: .utf8) == picture)
      #expect(try await shelf.run().exitCode == 0)

      try Data("Bread\n".utf8).write(to: narrow)
      #expect(try await shelf.run(.missing).exitCode == 1)
      #expect(try String(contentsOf: narrow, encoding: .utf8) == "Bread\n")
      #expect(try await shelf.run(.changed).exitCode == 1)
      #expect(try String(contentsOf: narrow, encoding: .utf8) == picture)
      let last = try await shelf.run()
      #expect(last.exitCode == 0)
      #expect(shelf.words(last) == "ok    bread.flow:4 an order\n1 passed")
      #expect(!shelf.files.contains { $0.hasPrefix(".parley-pending") })
    }
  }

  @Test func `a case that is to fail and records fails`() async throws {
    try await Shelf.with { shelf in
      try shelf.write(Self.pictured.replacing("== an order", with: "== an order [xfail one day]"))
      #expect(try await shelf.run().exitCode == 0)
      let recorded = try await shelf.run(.missing)
      #expect(recorded.exitCode == 1)
      #expect(recorded.cases.map(\.outcome) == [.failed])
      #expect(
        try await shelf.run().cases.map(\.outcome) == [.passedUnexpectedly("one day")]
      )
    }
  }

  @Test func `a snapshot that cannot be read or written makes the run exit with 2`() async throws {
    try await Shelf.with { shelf in
      try shelf.write(Self.pictured)
      _ = try await shelf.run(.missing)
      let file = try #require(shelf.files.first { $0.hasSuffix(".txt") })
      let path = shelf.folder.appendingPathComponent(file).path
      try FileManager.default.removeItem(atPath: path)
      try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/null")
      for mode in [RecordMode.never, .all] {
        let linked = try await shelf.run(mode)
        #expect(linked.exitCode == 2)
        #expect(shelf.words(linked).contains("it is a link, and snapshots are files. Remove it"))
        #expect(linked.junit.contains("<failure type=\"unreadable\""))
      }
      try FileManager.default.removeItem(atPath: path)
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      let folder = try await shelf.run()
      #expect(folder.exitCode == 2)
      #expect(
        shelf.words(folder).contains("it is a folder, and snapshots are files. Move it away")
      )
    }
  }

  @Test func `a snapshot that no case reads is obsolete`() async throws {
    try await Shelf.with { shelf in
      try shelf.write(Self.pictured)
      _ = try await shelf.run(.missing)
      try shelf.write(Self.pictured.replacingOccurrences(of: "20 44", with: "44"))
      let report = try await shelf.run()
      #expect(report.exitCode == 4)
      #expect(report.obsolete.map(\.path) == ["bread/an-order/basket@20"])
    }
  }

  @Test func `a snapshot of a flow that is gone is obsolete after a run of the whole package`()
    async throws
  {
    try await Shelf.with { shelf in
      try shelf.write(Self.pictured)
      _ = try await shelf.run(.missing)
      let snapshots = shelf.folder.appendingPathComponent("Snapshots")
      let gone = snapshots.appendingPathComponent("gone/one/card@44.txt")
      try SnapshotStore(directory: snapshots).write("a\n", to: gone.path)
      #expect(try await shelf.run().exitCode == 0)
      var run = try shelf.flowRun()
      run.isOfWholePackage = true
      #expect(await run.run().obsolete.map(\.path) == ["gone/one/card@44"])
      // A flow of that name elsewhere in the package names another.
      try FileManager.default.createDirectory(
        at: shelf.folder.appendingPathComponent("Examples"),
        withIntermediateDirectories: true
      )
      try shelf.write("== one\n> a\n= other\n", named: "Examples/gone")
      #expect(await run.run().obsolete.map(\.path) == ["gone/one/card@44"])
      run.filters = [.title("order")]
      #expect(await run.run().obsolete.isEmpty)
    }
  }

  @Test func `side by side, one by one and shuffled give the same report`() async throws {
    try await Shelf.with { shelf in
      for name in ["a", "b", "c"] {
        try shelf.write(
          "@seed \(name.utf8.first ?? 0)\n" + Self.stale + "\n== rests\n> rest\n! wait 1m\n",
          named: name
        )
      }
      var reports: Set<String> = []
      for turn in 0..<20 {
        let report = try await shelf.run(width: [1, 4, 12][turn % 3], shuffled: turn % 2 == 1)
        var sorted = report
        sorted.cases.sort { ($0.path, $0.line) < ($1.path, $1.line) }
        reports.insert(
          sorted.text() + sorted.cases.flatMap(\.steps).map { "\($0.actual)" }.joined()
        )
      }
      #expect(reports.count == 1)
    }
  }

  @Test func `a case that is known to fail stays as it is though it records a snapshot`()
    async throws
  {
    try await Shelf.with { shelf in
      try shelf.write(
        "== a [xfail known]\n> buy bread\n  Nothing\n> rye\n...\n> 2\n...\n= card\n"
      )
      let before = try shelf.text()
      let report = try await shelf.run(.missing, update: .steps)
      #expect(report.exitCode == 1 && report.updated.isEmpty)
      #expect(try shelf.text() == before)
      #expect(shelf.files == ["Snapshots/bread/a/card@44.txt", "bread.flow"])
    }
  }

  @Test func `a run that stops at a failure records nothing of cases that it does not tell`()
    async throws
  {
    try await Shelf.with { shelf in
      let cases = ["b", "c", "d"].map {
        "== \($0)\n> buy bread\n...\n> rye\n...\n> 2\n...\n= card\n"
      }
      try shelf.write(
        "== a\n> buy bread\n  Nothing\n! cancel\n...\n\n" + cases.joined(separator: "\n")
      )
      var run = try shelf.flowRun()
      (run.width, run.recordMode, run.stopsAtFailure) = (8, .all, true)
      let report = await run.run()
      #expect(report.cases.map(\.title) == ["a"])
      #expect(shelf.files == ["bread.flow"])
    }
  }
}
