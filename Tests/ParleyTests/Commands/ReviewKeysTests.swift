import FlowScripts
import Snapshots
import SnippetFoundation
import Testing

/// A review on a terminal, key by key.
@Suite struct ReviewKeysTests {
  /// The tool on a terminal of its own, with three snapshots pending.
  private final class Review {
    let store: SnapshotStore
    private let folder: URL
    private let master: Int32
    private let process = Process()
    private var said = ""
    private var isOver = false

    init() throws {
      folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("parley-\(UUID().uuidString)")
      store = SnapshotStore(directory: folder.appendingPathComponent("Snapshots"))
      for label in ["one", "three", "two"] {
        _ = try store.verify(try Self.name(label), "new", mode: .never)
      }
      // What `unlockpt` and `ptsname` ask the kernel; the two are hidden from Swift.
      let (unlock, askNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
      var (isLocked, number): (Int32, Int32) = (0, 0)
      master = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC)
      try #require(master >= 0 && ioctl(master, unlock, &isLocked) == 0)
      try #require(ioctl(master, askNumber, &number) == 0)
      let terminal = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY | O_CLOEXEC)
      // While it is open here, its end is never seen.
      defer { close(terminal) }
      let handle = FileHandle(fileDescriptor: terminal, closeOnDealloc: false)
      process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
        .deletingLastPathComponent().appendingPathComponent("parley")
      process.arguments = ["snapshots", "review", "--package", folder.path]
      (process.standardInput, process.standardOutput, process.standardError) = (
        handle, handle, handle
      )
      try process.run()
    }

    deinit {
      if process.isRunning { process.terminate() }
      close(master)
      try? FileManager.default.removeItem(at: folder)
    }

    static func name(_ label: String) throws -> SnapshotName {
      try #require(SnapshotName("a/case/\(label)@44"))
    }

    /// What it says till its next question or its end; what it has said if it takes too long.
    func next() -> String {
      said = ""
      var bytes = [UInt8](repeating: 0, count: 4096)
      var source = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
      while !said.hasSuffix("left > "), !isOver {
        guard poll(&source, 1, 120_000) != 0 else {
          process.terminate()
          break
        }
        let count = read(master, &bytes, bytes.count)
        if count > 0 {
          said += String(decoding: bytes[..<count], as: UTF8.self)
        } else if count == 0 || errno != EINTR {
          isOver = true
        }
      }
      return said.replacing("\r\n", with: "\n")
    }

    func hit(_ keys: String) { _ = keys.withCString { write(master, $0, strlen($0)) } }

    var code: Int32 {
      _ = next()
      process.waitUntilExit()
      return process.terminationStatus
    }

    func pending() throws -> [String] { try store.pendingSnapshots().map { "\($0.name)" } }
  }

  @Test func `each key judges by itself, and Enter behind it changes nothing`() throws {
    let review = try Review()
    #expect(review.next().contains("1 of 3: a/case/one@44 (new)\n"))
    review.hit("a")
    #expect(review.next().hasPrefix("a\n2 of 3: a/case/three@44 (new)\n"))
    review.hit("\n\u{1B}[A")
    review.hit("x")
    #expect(review.next().hasPrefix("x\n'x' is none of the letters."))
    review.hit("r")
    #expect(review.next().hasPrefix("r\n3 of 3: "))
    review.hit("s")
    #expect(review.code == 0)
    #expect(try review.store.approved(try Review.name("one")) == "new")
    #expect(try review.pending() == ["a/case/two@44"])
  }

  @Test func `a capital judges all that are left, with Enter behind it alone`() throws {
    let review = try Review()
    _ = review.next()
    review.hit("Ax")
    #expect(review.next().hasPrefix("A\na accept, "))
    #expect(try review.pending().count == 3)
    review.hit("A\n")
    #expect(review.code == 0)
    #expect(try review.pending() == [])
    #expect(try review.store.names().count == 3)
  }

  @Test func `what was typed before a question answers nothing`() throws {
    let review = try Review()
    _ = review.next()
    review.hit("aaa")
    let second = review.next()
    #expect(second.hasPrefix("a\n2 of 3: "))
    review.hit("\u{4}")
    #expect(review.next().contains("2 not judged"))
    #expect(review.code == 130)
    #expect(try review.pending() == ["a/case/three@44", "a/case/two@44"])
  }

  @Test(arguments: ["\u{3}", "\u{4}"])
  func `leaving judges nothing more`(key: String) throws {
    let review = try Review()
    _ = review.next()
    review.hit(key)
    #expect(review.next() == "\n3 not judged\n")
    #expect(review.code == 130)
  }
}
