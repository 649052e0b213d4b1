import FlowEngine
import FlowFormat
import Snapshots
import SnippetFoundation
import Testing

@testable import FlowScripts

/// A folder for one test, with the flows and snapshots of the bakery in it.
struct Shelf: Sendable {
  let folder: URL

  /// Gives `body` a shelf of its own, and removes it afterwards.
  static func with<Result>(_ body: (Shelf) async throws -> Result) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("parley-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await body(Shelf(folder: folder))
  }

  /// Writes a flow of the bakery; the header is its first line.
  func write(_ text: String, named name: String = "bread") throws {
    let file = folder.appendingPathComponent("\(name).flow")
    try Data("@app Bakery\n\(text)".utf8).write(to: file)
  }

  func text(named name: String = "bread") throws -> String {
    let data = try Data(contentsOf: folder.appendingPathComponent("\(name).flow"))
    return String(decoding: data, as: UTF8.self)
  }

  /// Every file on the shelf, sorted.
  var files: [String] {
    var walk = FolderWalk([".flow", ".txt", ".diff", ".hash"], followsLinks: true)
    try? walk.go(through: folder.path)
    return walk.found.sorted()
  }

  /// Runs the flows on the shelf.
  func run(
    _ recordMode: RecordMode = .never,
    update: FlowRun.Update = .never,
    width: Int = 4,
    barrier: Barrier = Barrier(),
    shuffled: Bool = false
  ) async throws -> FlowRunReport {
    let app = HostedApp.bakery(barrier)
    var files = try FlowSuite.load(paths: [folder.path])
    if shuffled { files.shuffle() }
    return await FlowRun(
      app: { $0 == "Bakery" ? app : nil },
      files: files,
      recordMode: recordMode,
      snapshots: folder.appendingPathComponent("Snapshots"),
      update: update,
      width: width
    ).run()
  }

  /// A run of the flows on the shelf that may be changed first.
  func flowRun() throws -> FlowRun {
    let app = HostedApp.bakery(Barrier())
    return FlowRun(
      app: { $0 == "Bakery" ? app : nil },
      files: try FlowSuite.load(paths: [folder.path]),
      snapshots: folder.appendingPathComponent("Snapshots")
    )
  }

  /// The report with paths relative to the shelf.
  func words(_ report: FlowRunReport) -> String {
    report.text().replacingOccurrences(of: folder.path + "/", with: "")
  }
}

/// Runs one flow of the bakery and compares its report.
func expectReport(
  of flow: String,
  _ words: String,
  barrier: Barrier = Barrier(),
  sourceLocation: SourceLocation = #_sourceLocation
) async throws {
  let report = try await Shelf.with { shelf in
    try shelf.write(flow)
    return shelf.words(try await shelf.run(barrier: barrier))
  }
  #expect(report == words, sourceLocation: sourceLocation)
}
