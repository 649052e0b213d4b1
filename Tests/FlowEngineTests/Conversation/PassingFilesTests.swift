import AppIntents
import FlowEngine
import Testing

struct PassingFilesTests {
  /// Says something, and whether the file is there then.
  private struct Step {
    let input: FlowInput
    let isThere: Bool

    init(_ input: FlowInput, isThere: Bool) { (self.input, self.isThere) = (input, isThere) }
  }

  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "PassingFilesTests-\(UUID().uuidString)"
  )
  private var file: URL { folder.appendingPathComponent("may.txt") }

  /// Plays the steps beside a file, and returns what was said.
  private func play(_ steps: [Step]) async throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("May".utf8).write(to: file)
    let path = file.path
    return await FlowDriver(app: .kiosk()).run { driver in
      var rows: [String] = []
      for step in steps {
        rows += await driver.send(step.input).events.flatMap { $0.lines() }
        let isThere = FileManager.default.fileExists(atPath: path)
        #expect(isThere == step.isThere, "after \(step.input.name)")
      }
      return rows.joined(separator: "\n")
    }
  }

  @Test func `a marked file that is returned stays for the next intent, and is removed behind it`()
    async throws
  {
    let text = try await play([
      Step(.run(ScanLedger(path: file.path)), isThere: true),
      Step(.line("then Weigh Ledger"), isThere: false),
    ])
    #expect(text.hasSuffix("may.txt: 3 bytes."), "\(text)")
    let chained = try await play([
      Step(.chain(ScanLedger(path: file.path), then: ["Weigh Ledger"]), isThere: false)
    ])
    #expect(chained.hasSuffix("may.txt: 3 bytes."), "\(chained)")
  }

  @Test func `a marked file that nobody goes on with is removed with the next intent or the end`()
    async throws
  {
    _ = try await play([
      Step(.run(ScanLedger(path: file.path)), isThere: true), Step(.line("values"), isThere: false),
    ])
    _ = try await play([
      Step(.run(ScanLedger(path: file.path)), isThere: true), Step(.endOfInput, isThere: false),
    ])
  }

  @Test func `a marked file that is given is removed when the intent is through`() async throws {
    var given = IntentFile(fileURL: file)
    given.removedOnCompletion = true
    let text = try await play([Step(.run(WeighLedger(file: given)), isThere: false)])
    #expect(text.hasSuffix("may.txt: 3 bytes."), "\(text)")
  }

  @Test func `a file that the app did not mark stays, and so does a folder that it did`()
    async throws
  {
    _ = try await play([
      Step(.run(ScanLedger(path: file.path, isRemoved: false)), isThere: true),
      Step(.line("then Weigh Ledger"), isThere: true), Step(.endOfInput, isThere: true),
    ])
    _ = try await play([
      Step(.run(ScanLedger(path: folder.path)), isThere: true), Step(.endOfInput, isThere: true),
    ])
  }

  @Test func `code that calls an intent itself keeps its files`() async throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data("May".utf8).write(to: file)
    let returned = try await ScanLedger(path: file.path)(donate: false)
    #expect(returned.removedOnCompletion && returned.data.count == 3)
    try await WeighLedger(file: returned)(donate: false)
    #expect(FileManager.default.fileExists(atPath: file.path))
  }
}

struct HandedRepresentationTests {
  @Test func `an entity goes on as a file of a type that is wanted`() async {
    let text = await transcript(["find ledger", "then Weigh Ledger"])
    #expect(text.hasSuffix("> then Weigh Ledger\nMay.txt: 3 bytes."), "\(text)")
  }

  @Test func `a file goes on as the entity that is made of it`() async throws {
    let place = FileManager.default.temporaryDirectory.appendingPathComponent(
      "HandedRepresentationTests-\(UUID().uuidString).txt"
    )
    try Data("June".utf8).write(to: place)
    let text = await transcript([
      .run(ScanLedger(path: place.path)), .line("then Close Ledger"), .endOfInput,
    ])
    #expect(text.contains("> then Close Ledger\nClosed June."), "\(text)")
    #expect(!FileManager.default.fileExists(atPath: place.path))
  }
}
