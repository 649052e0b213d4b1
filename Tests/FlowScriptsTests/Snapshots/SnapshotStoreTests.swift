import FlowFormat
import FlowScripts
import SnippetFoundation
import Testing

@testable import Snapshots

@Suite struct SnapshotStoreTests {
  /// A store in a folder of its own, removed afterwards.
  private func withStore(_ body: (SnapshotStore) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("parley-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(SnapshotStore(directory: folder.appendingPathComponent("Snapshots")))
  }

  private func name() throws -> SnapshotName {
    try #require(SnapshotName(group: "Order", test: "Happy path!", label: "Card", columns: 44))
  }

  @Test func `names are slugs`() throws {
    #expect(try name().path == "order/happy-path/card@44")
    #expect(SnapshotName(group: "!", test: "a", label: "b", columns: 4) == nil)
    #expect(SnapshotName("Snapshots/a/b@4.txt")?.path == "a/b@4")
    #expect(SnapshotName("../a") == nil)
  }

  @Test(arguments: [
    (RecordMode.never, false, false), (.missing, true, false), (.changed, false, true),
    (.all, true, true),
  ])
  func `a mode records what it says and the run still fails`(
    _ mode: RecordMode,
    _ recordsMissing: Bool,
    _ recordsChanged: Bool
  ) throws {
    try withStore { store in
      let name = try name()
      let first = try store.verify(name, "a", mode: mode)
      #expect(first == (recordsMissing ? .recorded(before: nil) : .missing))
      #expect(!first.passes)
      #expect(FileManager.default.fileExists(atPath: store.directory.path) == recordsMissing)
      try store.write("a\n", to: store.file(name).path)
      let second = try store.verify(name, "b", mode: mode)
      #expect(second == (recordsChanged ? .recorded(before: "a") : .differs(expected: "a")))
      #expect(!second.passes)
      #expect(try store.approved(name) == (recordsChanged ? "b" : "a"))
    }
  }

  @Test func `whitespace counts`() throws {
    try withStore { store in
      let name = try name()
      try store.write("a\n", to: store.file(name).path)
      #expect(try store.verify(name, "a", mode: .never).passes)
      #expect(try !store.verify(name, "a ", mode: .never).passes)
      #expect(try !store.verify(name, "a\n", mode: .never).passes)
    }
  }

  @Test func `letters that look alike and are written otherwise differ`() throws {
    try withStore { store in
      let name = try name()
      let (one, two) = ("caf\u{E9}", "cafe\u{301}")
      try store.write(one + "\n", to: store.file(name).path)
      #expect(try store.verify(name, one, mode: .never).passes)
      #expect(try store.verify(name, two, mode: .never) == .differs(expected: one))
      let marks = "-   1  \(one)\n          ^ U+00E9\n+   1  \(two)\n          ^ U+0065 U+0301"
      #expect(try store.pendingSnapshot(name)?.diff.text == marks)
      #expect(try store.verify(name, two, mode: .changed) == .recorded(before: one))
      #expect(try store.verify(name, two, mode: .never).passes)
      #expect(try !store.verify(name, one, mode: .never).passes)
    }
  }

  @Test(arguments: ["a\r\nb\r", "\r", "a\r\n", "\n", "", "a\n\u{301}"])
  func `what was recorded is read again as it was`(text: String) throws {
    try withStore { store in
      let name = try name()
      #expect(try store.verify(name, text, mode: .missing) == .recorded(before: nil))
      #expect(try store.verify(name, text, mode: .never) == .same)
      #expect(try !store.verify(name, text + "\r", mode: .never).passes)
      let pending = try #require(try store.pendingSnapshot(name))
      #expect(pending.expected.map { Array($0.utf8) } == Array(text.utf8))
      #expect(Array(pending.actual.utf8) == Array((text + "\r").utf8))
      #expect(!pending.diff.isEmpty)
      try store.accept(name)
      #expect(try store.verify(name, text + "\r", mode: .never) == .same)
    }
  }

  @Test func `what differs is pending until it passes, is accepted or rejected`() throws {
    try withStore { store in
      let name = try name()
      _ = try store.verify(name, "a", mode: .never)
      #expect(try store.pendingSnapshots().map(\.name) == [name])
      try store.accept(name)
      #expect(try store.approved(name) == "a")
      #expect(try store.pendingSnapshots().isEmpty)
      _ = try store.verify(name, "b", mode: .never)
      #expect(try store.pendingSnapshot(name)?.diff.text == "-   1  a\n+   1  b")
      try store.reject(name)
      #expect(try store.approved(name) == "a")
      _ = try store.verify(name, "b", mode: .never)
      _ = try store.verify(name, "a", mode: .never)
      #expect(try store.pendingSnapshots().isEmpty)
    }
  }

  @Test func `accepting refuses what was compared with another text`() throws {
    try withStore { store in
      let name = try name()
      try store.write("a\n", to: store.file(name).path)
      _ = try store.verify(name, "b", mode: .never)
      try store.write("c\n", to: store.file(name).path)
      #expect(throws: PendingError.approvedChanged(name)) { try store.accept(name) }
      #expect(try store.approved(name) == "c")
      #expect(
        PendingError.approvedChanged(name).description
          == "'order/happy-path/card@44' was approved differently since this was written. "
          + "Run the test again, then accept"
      )
    }
  }

  @Test func `a difference to a text that is not approved any more is stale`() throws {
    try withStore { store in
      let name = try name()
      _ = try store.verify(name, "b", mode: .never)
      #expect(try store.pendingSnapshot(name)?.isStale == false)
      try store.write("a\n", to: store.file(name).path)
      #expect(try store.pendingSnapshot(name)?.isStale == true)
      _ = try store.verify(name, "b", mode: .never)
      #expect(try store.pendingSnapshot(name)?.isStale == false)
      try store.remove([name])
      #expect(try store.pendingSnapshot(name) == nil)
    }
  }

  @Test func `what a run left half pending is not pending`() throws {
    try withStore { store in
      let name = try name()
      let texts = store.pendingTexts("a", "b", "-a +b")
      #expect(texts.map(\.part) == ["expected.txt", "diff", "approved.hash", "actual.txt"])
      for count in 0..<texts.count {
        try store.writePending(name, Array(texts.prefix(count)))
        #expect(try store.pendingSnapshots().isEmpty)
      }
      try store.writePending(name, texts)
      #expect(try store.pendingSnapshots().map(\.name) == [name])
    }
  }

  @Test func `an unknown name is refused with the nearest`() throws {
    try withStore { store in
      _ = try store.verify(try name(), "a", mode: .never)
      let typed = try #require(SnapshotName("order/happy-path/card@4"))
      #expect(
        throws: PendingError.unknown(typed.path, nearest: ["order/happy-path/card@44"])
      ) { try store.accept(typed) }
    }
  }

  @Test func `only snapshots no flow names are obsolete, and nothing else is removed`() throws {
    try withStore { store in
      let flow = try FlowFile.parse(
        "@app A\n@widths 32 44\n== one\n> a\n= card\n",
        path: "Flows/order.flow"
      )
      for path in ["order/one/card@32", "order/one/card@44", "order/one/old@44", "suite/x/y@44"] {
        try store.write("a\n", to: try #require(SnapshotName(path).map(store.path)))
      }
      let obsolete = try store.obsolete(for: [flow])
      #expect(obsolete.map(\.path) == ["order/one/old@44"])
      try store.remove(obsolete)
      #expect(
        try store.names().map(\.path) == ["order/one/card@32", "order/one/card@44", "suite/x/y@44"]
      )
    }
  }

  @Test func `an unknown mode is refused`() {
    #expect(throws: RecordMode.Unknown(given: "yes")) { try RecordMode(parsing: "yes") }
    #expect(
      RecordMode.Unknown(given: "yes").description
        == "'yes' is no recording mode. Use never, missing, changed or all"
    )
  }
}
