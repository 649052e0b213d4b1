import FlowScripts
import SnippetFoundation
import Testing

@testable import SnippetTesting

@Suite struct SnapshotAssertionTests {
  /// A store in a folder of its own, removed afterwards.
  private func withStore(_ body: (SnapshotStore) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("parley-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(SnapshotStore(directory: folder.appendingPathComponent("Snapshots")))
  }

  private func assertion(
    _ store: SnapshotStore,
    mode: RecordMode = .never,
    file: String = "/p/Tests/CardTests.swift",
    line: Int = 7,
    label: String = "card"
  ) -> SnapshotAssertion {
    let place = TestPlace(fileID: "P/CardTests.swift", filePath: file, line: line)
    return SnapshotAssertion(
      place: place,
      test: "a card is drawn()",
      label: label,
      store: store,
      mode: { mode }
    )
  }

  @Test func `a missing snapshot is shown with the command that accepts it`() throws {
    try withStore { store in
      #expect(
        assertion(store, label: "missing").problem(of: "a\nb", columns: 44) == """
          there is no Snapshots/cardtests/a-card-is-drawn/missing@44.txt yet. It would be:
          a
          b
          Accept it: swift run parley snapshots accept cardtests/a-card-is-drawn/missing@44
          """
      )
      #expect(!FileManager.default.fileExists(atPath: store.directory.path))
    }
  }

  @Test func `a difference is a diff with the command that accepts it`() throws {
    try withStore { store in
      let name = try #require(SnapshotName("cardtests/a-card-is-drawn/differs@44"))
      _ = try store.verify(name, "a\nb", mode: .all)
      #expect(
        assertion(store, label: "differs").problem(of: "a\nc", columns: 44) == """
          the snippet differs from Snapshots/cardtests/a-card-is-drawn/differs@44.txt
              1  a
          -   2  b
          +   2  c
          Accept it: swift run parley snapshots accept cardtests/a-card-is-drawn/differs@44
          """
      )
      #expect(try store.approved(name) == "a\nb")
    }
  }

  @Test func `a test that recorded fails once`() throws {
    try withStore { store in
      let recording = assertion(store, mode: .missing, label: "recorded")
      #expect(
        recording.problem(of: "a", columns: 44)
          == "Snapshots/cardtests/a-card-is-drawn/recorded@44.txt was recorded. "
          + "Read it, then run again without recording"
      )
      #expect(assertion(store, label: "recorded").problem(of: "a", columns: 44) == nil)
    }
  }

  @Test func `two assertions may not share a name`() throws {
    try withStore { store in
      _ = assertion(store, line: 7, label: "shared").problem(of: "a", columns: 44)
      #expect(
        assertion(store, line: 9, label: "shared").problem(of: "a", columns: 44)
          == "the snapshot name 'cardtests/a-card-is-drawn/shared@44' is already used at "
          + "/p/Tests/CardTests.swift:7. Name one of them differently"
      )
    }
  }

  @Test func `an unknown recording mode is said`() throws {
    try withStore { store in
      var wrong = assertion(store, label: "mode")
      wrong.mode = { throw BadRecordMode(reason: RecordMode.Unknown(given: "on").description) }
      #expect(
        wrong.problem(of: "a", columns: 44)
          == "PARLEY_RECORD: 'on' is no recording mode. Use never, missing, changed or all"
      )
    }
  }

  @Test func `the package is the nearest folder above with a manifest`() {
    let place = TestPlace(fileID: "A/B.swift", filePath: #filePath, line: 1)
    let manifest = place.package?.appendingPathComponent("Package.swift").path ?? ""
    #expect(FileManager.default.fileExists(atPath: manifest))
    #expect(place.suite == "SnapshotAssertionTests")
    #expect(TestPlace(fileID: "A/B.swift", filePath: "/none/B.swift", line: 1).package == nil)
  }
}
