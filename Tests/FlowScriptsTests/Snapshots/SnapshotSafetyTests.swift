import FlowFormat
import FlowScripts
import SnippetFoundation
import Testing

@testable import Snapshots

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

  @Test(arguments: [
    ([0x78], "the snapshot does not end in a newline. Add one, or record it again"),
    ([0xFF, 0x0A], "the file is not UTF-8. Save it as UTF-8, or record it again"),
  ])
  func `a damaged snapshot is recorded again where that is asked for alone`(
    bytes: [UInt8],
    words: String
  ) throws {
    let file = store.file(name)
    for mode in RecordMode.allCases {
      try Data(bytes).write(to: file)
      if mode == .changed || mode == .all {
        #expect(try store.verify(name, "new", mode: mode) == .recorded(before: nil))
        #expect(try store.approved(name) == "new")
      } else {
        let error = #expect(throws: SnapshotStore.Unusable.self) {
          try store.verify(name, "new", mode: mode)
        }
        #expect(error?.reason == words)
        #expect(try Data(contentsOf: file) == Data(bytes))
      }
    }
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

  @Test func `snapshots or what is pending behind a link are neither read nor written`() throws {
    let outside = folder.appendingPathComponent("outside")
    _ = try store.verify(name, "other", mode: .never)
    for place in [store.pending, store.directory] {
      try? FileManager.default.removeItem(at: outside)
      try FileManager.default.moveItem(at: place, to: outside)
      try FileManager.default.createSymbolicLink(at: place, withDestinationURL: outside)
      let before = try files("outside")
      // What is right has nothing to write, so what is pending is not looked at.
      if place == store.pending {
        #expect(try store.verify(name, "approved", mode: .never) == .same)
      }
      for text in place == store.pending ? ["new"] : ["approved", "new"] {
        let error = #expect(throws: (any Error).self) {
          try store.verify(name, text, mode: .never)
        }
        let words = "\(place.path): it is a link, and snapshots are kept in a folder. Remove it"
        #expect(error.map { "\($0)".hasPrefix(words) } == true)
      }
      #expect(throws: (any Error).self) { try store.accept(name) }
      #expect(throws: SnapshotStore.Unusable.self) { try store.removeLeftovers() }
      #expect(try files("outside") == before)
      if place == store.directory {
        #expect(throws: SnapshotStore.Unusable.self) { try store.names() }
      } else {
        #expect(throws: SnapshotStore.Unusable.self) { try store.pendingSnapshots() }
      }
      try FileManager.default.removeItem(at: place)
    }
  }

  @Test func `a folder that cannot be read is said and is not taken for empty`() throws {
    // A link to itself: so it is for those who may read everything, too.
    let loop = folder.appendingPathComponent("loop")
    try FileManager.default.createSymbolicLink(at: loop, withDestinationURL: loop)
    let error = #expect(throws: SnapshotStore.Unusable.self) {
      try SnapshotStore.files(in: loop.path, ending: ".txt")
    }
    #expect(
      error?.description == "\(loop.path): the folder cannot be read. Check its permissions"
    )
    #expect(try SnapshotStore.files(in: folder.path + "/none") == [])
  }

  @Test(.enabled(if: getuid() != 0, "whoever may read everything is refused nothing"))
  func `a folder of snapshots without permissions is said`() throws {
    let locked = store.directory.appendingPathComponent("a").path
    #expect(chmod(locked, 0) == 0)
    defer { chmod(locked, 0o755) }
    #expect(throws: SnapshotStore.Unusable.self) { try store.names() }
    #expect(throws: SnapshotStore.Unusable.self) { try store.names(under: "a") }
    #expect(throws: SnapshotStore.Unusable.self) { try store.approved(name) }
    #expect(throws: SnapshotStore.Unusable.self) { try FlowSuite.expand([locked]) }
  }

  @Test func `a pipe in place of a snapshot is refused and not waited for`() throws {
    try FileManager.default.removeItem(at: store.file(name))
    #expect(mkfifo(store.file(name).path, 0o600) == 0)
    let error = #expect(throws: SnapshotStore.Unusable.self) {
      try store.verify(name, "new", mode: .never)
    }
    #expect(error?.reason == "it is no file. Remove it")
  }

  @Test func `a folder in place of a snapshot is refused and stays`() throws {
    try FileManager.default.removeItem(at: store.file(name))
    try FileManager.default.createDirectory(
      at: store.file(name).appendingPathComponent("mine"),
      withIntermediateDirectories: true
    )
    for mode in RecordMode.allCases {
      let error = #expect(throws: SnapshotStore.Unusable.self) {
        try store.verify(name, "new", mode: mode)
      }
      #expect(error?.reason == "it is a folder, and snapshots are files. Move it away")
    }
    #expect(throws: SnapshotStore.Unusable.self) { try store.remove([name]) }
    #expect(try store.names() == [])
    #expect(try store.names(under: "a") == [])
    #expect(
      try files("Snapshots") == ["a", "a/one", "a/one/card@44.txt", "a/one/card@44.txt/mine"]
    )
  }

  @Test(arguments: ["../x", "a/../../x", "/etc/passwd", "a//b", ".hidden/x", "a/.git/x"])
  func `a name that leaves the folder is none`(text: String) {
    #expect(SnapshotName(text) == nil)
  }

  @Test func `what a killed run left half written is no snapshot and is cleared away`() throws {
    let part = store.directory.appendingPathComponent("a/one/.card@44.txt.1-2.part")
    try Data("hal".utf8).write(to: part)
    #expect(try store.names() == [name])
    #expect(try store.approved(name) == "approved")
    #expect(try store.removeLeftovers() == ["a/one/.card@44.txt.1-2.part"])
    #expect(try files("Snapshots") == ["a", "a/one", "a/one/card@44.txt"])
  }

  @Test func `the verdict is told where nothing can be left pending`() throws {
    try Data().write(to: store.pending)
    let error = #expect(throws: SnapshotStore.NotKept.self) {
      try store.verify(name, "new", mode: .never)
    }
    #expect(error?.verdict == .differs(expected: "approved"))
    #expect(
      error?.description
        == "\(store.pending.path): the folder cannot be made: a file stands there. "
        + "So there is nothing to accept: mend that, then run again"
    )
    let other = try #require(SnapshotName("a/one/other@44"))
    #expect(throws: SnapshotStore.NotKept.self) { try store.verify(other, "x", mode: .changed) }
    #expect(try store.approved(name) == "approved")
  }

  @Test func `a folder that cannot be written is said, and nothing is lost`() throws {
    // A file where the folder would be: so it is for those who may write everywhere, too.
    let below = try #require(SnapshotName("a/one/card@44.txt/x"))
    let error = #expect(throws: SnapshotStore.Unusable.self) {
      try store.verify(below, "new", mode: .all)
    }
    #expect(
      error?.description
        == "\(store.file(name).path): a file stands where the folder of snapshots belongs. "
        + "Move it away"
    )
    #expect(try store.approved(name) == "approved")
    // Nothing is left pending that could not be accepted.
    #expect(throws: SnapshotStore.Unusable.self) { try store.verify(below, "new", mode: .never) }
    #expect(try store.pendingSnapshots() == [])
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

  // MARK: Sizes

  @Test func `a snapshot that is too large is neither compared nor lost`() throws {
    let text = String(repeating: "x", count: SnapshotStore.largest) + "\n"
    try Data(text.utf8).write(to: store.file(name))
    let error = #expect(throws: SnapshotStore.Unusable.self) {
      try store.verify(name, "new", mode: .never)
    }
    #expect(
      error?.reason == "a snapshot has at most 16 MB, and the file is larger. "
        + "Record it again, or remove it"
    )
    #expect(
      try files() == ["Snapshots"] + ["a", "a/one", "a/one/card@44.txt"].map { "Snapshots/\($0)" }
    )
    #expect(try Data(contentsOf: store.file(name)).count == text.utf8.count)
    #expect(try store.verify(name, "new", mode: .all) == .recorded(before: nil))
  }

  @Test func `what is too large to be read again is not written`() throws {
    let error = #expect(throws: SnapshotStore.Unusable.self) {
      try store.verify(name, String(repeating: "x", count: SnapshotStore.largest), mode: .all)
    }
    let words = "a snapshot has at most 16 MB, and what came is larger. Draw less of it"
    #expect(error?.reason == words)
    #expect(try store.approved(name) == "approved")
  }

  // MARK: Git

  @Test func `what is pending is left out by git`() throws {
    _ = try store.verify(name, "new", mode: .never)
    let ignored = store.pending.appendingPathComponent(".gitignore")
    #expect(try String(contentsOf: ignored, encoding: .utf8) == "*\n")
    _ = try store.verify(name, "approved", mode: .never)
    #expect(try files(".parley-pending") == [".gitignore"])
    #expect(try store.pendingSnapshots() == [])
    // Who removes it, or writes another, wants it so.
    try FileManager.default.removeItem(at: ignored)
    _ = try store.verify(name, "new", mode: .never)
    #expect(try !files(".parley-pending").contains(".gitignore"))
  }

  @Test func `a folder of what is pending is not there without the file that keeps it out of git`()
    throws
  {
    // A path has at most 4,095 bytes: room for the folder, and for no file in it.
    var place = folder
    while place.path.utf8.count < 4_080 {
      let room = min(200, 4_084 - place.path.utf8.count)
      place.appendPathComponent(String(repeating: "d", count: room))
    }
    let above = place.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: above, withIntermediateDirectories: true)
    let store = SnapshotStore(directory: store.directory, pending: place)
    let error = #expect(throws: SnapshotStore.NotKept.self) {
      try store.verify(name, "new", mode: .never)
    }
    #expect(error?.reason.contains("File name too long") == true)
    #expect(!FileManager.default.fileExists(atPath: place.path))
  }
}
