import SnippetFoundation
import Testing

@testable import FlowScripts

/// No approved snapshot is harmed, whatever stands in the way.
@Suite final class SnapshotSafetyTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString
  )
  private let name: SnapshotName
  private let store: SnapshotStore

  init() throws {
    name = try #require(SnapshotName("a/one/card@44"))
    store = SnapshotStore(directory: folder.appendingPathComponent("Snapshots"))
    _ = try store.verify(name, "approved", mode: .all)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func files(_ path: String = "") throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.appendingPathComponent(path).path)
      .sorted()
  }

  @Test(arguments: RecordMode.allCases)
  func `a snapshot that is a link is refused and what it leads to stays`(mode: RecordMode) throws {
    let outside = folder.appendingPathComponent("outside.txt")
    try Data("approved\n".utf8).write(to: outside)
    try FileManager.default.removeItem(at: store.file(name))
    try FileManager.default.createSymbolicLink(at: store.file(name), withDestinationURL: outside)
    let error = #expect(throws: SnapshotStore.Unusable.self) {
      try store.verify(name, "new", mode: mode)
    }
    #expect(
      error?.description.hasSuffix("it is a link, and snapshots are files. Remove it") == true
    )
    #expect(throws: SnapshotStore.Unusable.self) { try store.remove([name]) }
    #expect(try String(contentsOf: outside, encoding: .utf8) == "approved\n")
  }

  @Test func `a folder of snapshots that is a link is refused`() throws {
    let outside = folder.appendingPathComponent("outside")
    try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: store.directory.appendingPathComponent("b"),
      withDestinationURL: outside
    )
    let below = try #require(SnapshotName("b/one/card@44"))
    #expect(throws: SnapshotStore.Unusable.self) { try store.verify(below, "new", mode: .all) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path).isEmpty)
  }

  @Test func `a pipe in place of a snapshot is refused and not waited for`() throws {
    try FileManager.default.removeItem(at: store.file(name))
    #expect(mkfifo(store.file(name).path, 0o600) == 0)
    let error = #expect(throws: SnapshotStore.Unusable.self) {
      try store.verify(name, "new", mode: .never)
    }
    #expect(error?.reason == "it is no file. Remove it")
  }

  @Test(arguments: ["../x", "a/../../x", "/etc/passwd", "a//b", ".hidden/x", "a/.git/x"])
  func `a name that leaves the folder is none`(text: String) {
    #expect(SnapshotName(text) == nil)
  }

  @Test func `what a killed run left half written is no snapshot and is cleared away`() throws {
    let part = store.directory.appendingPathComponent("a/one/.card@44.txt.1-2.part")
    try Data("hal".utf8).write(to: part)
    #expect(store.names() == [name])
    #expect(try store.approved(name) == "approved")
    #expect(store.removeLeftovers() == ["a/one/.card@44.txt.1-2.part"])
    #expect(try files("Snapshots") == ["a", "a/one", "a/one/card@44.txt"])
  }

  @Test func `a folder that cannot be written is said, and nothing is lost`() throws {
    // A file where the folder would be: so it is for those who may write everywhere, too.
    let below = try #require(SnapshotName("a/one/card@44.txt/x"))
    let error = #expect(throws: SnapshotStore.Unusable.self) {
      try store.verify(below, "new", mode: .all)
    }
    #expect(error?.description.contains("the folder cannot be made") == true)
    #expect(try store.approved(name) == "approved")
  }

  @Test func `many writers leave one whole text and no rest`() async throws {
    let texts = (0..<8).map { String(repeating: "row \($0)\n", count: 200) + "end" }
    await withTaskGroup(of: Void.self) { group in
      for text in texts {
        group.addTask { [store, name] in
          for mode in [RecordMode.all, .never, .all] {
            _ = try? store.verify(name, text, mode: mode)
          }
        }
      }
    }
    #expect(texts.contains(try #require(try store.approved(name))))
    #expect(try files("Snapshots") == ["a", "a/one", "a/one/card@44.txt"])
    for pending in try store.pendingSnapshots() {
      #expect(texts.contains(pending.actual))
      #expect(pending.expected.map(texts.contains) ?? true)
    }
  }
}
