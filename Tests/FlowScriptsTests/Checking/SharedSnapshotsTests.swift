import FlowFormat
import SnippetFoundation
import Testing

/// Flow files of one name in several folders.
@Suite final class SharedSnapshotsTests {
  private let folder = FileManager.default.temporaryDirectory
    .resolvingSymlinksInPath().appendingPathComponent("parley-\(UUID().uuidString)")

  init() throws {
    try write("// swift-tools-version: 6.2\n", to: "Package.swift")
    try write("@app A\n== one\n> a\n= card\n", to: "Flows/a/order.flow")
    try write("@app A\n@widths 32 44\n== two\n> a\n== One\n> a\n= card\n", to: "Flows/b/order.flow")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func path(_ path: String) -> String { folder.appendingPathComponent(path).path }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  private func problem(_ paths: String...) -> String? {
    do {
      _ = try FlowSuite.load(paths: paths.map { path($0) })
      return nil
    } catch {
      return "\(error)"
    }
  }

  private func words(_ place: String, _ other: String) -> String {
    "\(path(place)): the snapshot 'order/one/card@44' is also that of \(path(other)): "
      + "a flow's snapshots go by the name of its file, not by its folder. "
      + "Rename one of the files, or the snapshot"
  }

  @Test func `two files that share a snapshot are refused in any order, and each alone`() {
    let (one, other) = ("Flows/a/order.flow", "Flows/b/order.flow")
    let inFirst = words("\(one):4:3", "\(other):7")
    let inSecond = words("\(other):7:3", "\(one):4")
    #expect(problem("Flows") == inSecond)
    #expect(problem(one, other) == inSecond)
    #expect(problem(other, one) == inFirst)
    #expect(problem(one) == inFirst)
    #expect(problem(other) == inSecond)
  }

  @Test func `files of one name without a common snapshot are none`() throws {
    try write("@app A\n== one\n> a\n= plate\n", to: "Flows/b/order.flow")
    #expect(problem("Flows") == nil)
    try write("@app A\n== one\n> a\n", to: "Flows/b/order.flow")
    #expect(problem("Flows/a/order.flow") == nil)
    try write("no flow", to: "Flows/b/order.flow")
    #expect(problem("Flows/a/order.flow") == nil)
  }

  @Test func `a link to a file is that file`() throws {
    try FileManager.default.removeItem(atPath: path("Flows/b/order.flow"))
    try FileManager.default.createSymbolicLink(
      atPath: path("Flows/b/order.flow"),
      withDestinationPath: "../a/order.flow"
    )
    #expect(problem("Flows") == nil)
    #expect(problem("Flows/b/order.flow") == nil)
  }

  @Test func `a link in a folder to what is not there is said to be one`() throws {
    try FileManager.default.removeItem(atPath: path("Flows/b/order.flow"))
    try FileManager.default.createSymbolicLink(
      atPath: path("Flows/b/gone.flow"),
      withDestinationPath: "nowhere"
    )
    #expect(problem("Flows") == "\(path("Flows/b/gone.flow")): a link to what is not there")
  }
}
