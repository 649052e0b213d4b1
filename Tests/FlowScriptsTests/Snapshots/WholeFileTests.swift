import FlowEngine
import Lanes
import SnippetFoundation
import Testing

@testable import Snapshots

@Suite struct WholeFileTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func `a file is replaced and nothing is left beside it`() throws {
    try withFolder { folder in
      let path = folder.appendingPathComponent("a.txt").path
      try WholeFile.write("one\n", to: path)
      #expect(chmod(path, 0o600) == 0)
      try WholeFile.write("two\n", to: path)
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "two\n")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.txt"])
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      #expect(mode == 0o600)
    }
  }

  @Test func `a full disk is said and the old text stays`() throws {
    #expect(
      throws: WholeFile.Unwritable(path: "/dev/full", reason: "No space left on device")
    ) { try WholeFile.write("x", to: "/dev/full") }
  }

  @Test func `a folder is no file to write`() throws {
    try withFolder { folder in
      let error = #expect(throws: WholeFile.Unwritable.self) {
        try WholeFile.write("x", to: folder.path)
      }
      #expect(error?.reason == "Is a directory")
      let inside = #expect(throws: WholeFile.Unwritable.self) {
        try WholeFile.write("x", to: folder.appendingPathComponent("no/a.txt").path)
      }
      #expect(inside?.reason == "No such file or directory")
    }
  }

  @Test func `what cannot be removed says why, and is as it was`() throws {
    try withFolder { folder in
      #expect(throws: WholeFile.Unwritable(path: folder.path, reason: "Is a directory")) {
        try WholeFile.remove(folder.path)
      }
      #expect(FileManager.default.fileExists(atPath: folder.path))
    }
  }

  @Test func `what a killed run left half written goes when a file beside it is replaced`() throws {
    try withFolder { folder in
      // No process has the first number; the second is that of this one.
      let parts = [
        ".a.flow.\(pid_t.max)-7.part", ".a.flow.\(getpid())-7.part", ".a.flow.x-7.part",
        ".notes.part", "a.flow.\(pid_t.max)-7.part",
      ]
      for part in parts { try WholeFile.write("hal", to: folder.appendingPathComponent(part).path) }
      let path = folder.appendingPathComponent("b.flow").path
      try WholeFile.replace(nil, by: Array("one\n".utf8), in: path)
      let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      #expect(Set(files) == Set(parts.dropFirst() + ["b.flow"]))
    }
  }

  @Test func `who replaces a file waits for who holds its folder, and is told what happened there`()
    throws
  {
    try withFolder { folder in
      let path = folder.appendingPathComponent("a.flow").path
      try WholeFile.write("one\n", to: path)
      let outcome = Lock<Result<Void, any Error>?>(nil)
      let other = Lock(0)
      let thread = Thread {
        other.withLock { $0 = threadNumber() }
        let result = Result {
          try WholeFile.replace(Array("one\n".utf8), by: Array("two\n".utf8), in: path)
        }
        outcome.withLock { $0 = result }
      }
      try WholeFile.alone(in: folder.path) {
        thread.start()
        // Till it waits, or has not.
        while outcome.withLock({ $0 == nil }), threadState(other.withLock { $0 }) != "S" {
          sched_yield()
        }
        #expect(outcome.withLock { $0 == nil })
        try WholeFile.write("other\n", to: path)
      }
      while outcome.withLock({ $0 == nil }) { sched_yield() }
      #expect(throws: WholeFile.Changed.self) { try outcome.withLock { try $0?.get() } }
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "other\n")
    }
  }
}
