import SnippetFoundation
import Testing

@testable import FlowScripts

@Suite final class FileWatchTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString
  )

  init() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try write("a.flow", "one")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  private func watch() -> FileWatch { FileWatch([folder.path]) }

  @Test func `a file that changed, is new or is gone is told`() throws {
    let before = watch()
    #expect(watch().changes(since: before).isEmpty)
    try write("a.flow", "another")
    try write("b.flow", "new")
    try write(".c.part", "half")
    let now = watch()
    #expect(now.changes(since: before) == ["a.flow", "b.flow"].map { "\(folder.path)/\($0)" })
    try FileManager.default.removeItem(at: folder.appendingPathComponent("b.flow"))
    #expect(watch().changes(since: now) == ["\(folder.path)/b.flow"])
  }

  @Test func `what whoever watches writes is no change`() throws {
    let report = "\(folder.path)/../\(folder.lastPathComponent)/report.xml"
    func watch() -> FileWatch { FileWatch([folder.path], but: [report]) }
    let before = watch()
    try write("report.xml", "one")
    #expect(watch() == before)
    try write("other.xml", "two")
    #expect(watch().changes(since: before) == ["\(folder.path)/other.xml"])
  }

  @Test func `what is not there is watched till it is`() throws {
    let path = folder.appendingPathComponent("later.flow").path
    let before = FileWatch([path])
    try write("later.flow", "x")
    #expect(FileWatch([path]).changes(since: before) == [path])
  }

  private func scope(_ changes: String...) -> FileWatch.Scope {
    FileWatch.scope(
      of: changes,
      program: "/bin/app",
      snapshots: "/p/Snapshots",
      flows: ["Flows/a.flow", "Flows/x/a.flow", "Flows/Late Orders.flow"]
    )
  }

  @Test func `a flow is run again alone, a program begins anew`() {
    #expect(scope() == .nothing)
    #expect(scope("a.flow", "b.flow") == .flows(["a.flow", "b.flow"]))
    #expect(scope("Flows/words.json", "a.flow") == .all)
    #expect(scope("/bin/app", "a.flow") == .program)
  }

  @Test func `a snapshot runs the flows of its folder's name, and that of a test none`() {
    #expect(scope("/p/Snapshots/a/b/c@44.txt") == .flows(["Flows/a.flow", "Flows/x/a.flow"]))
    #expect(
      scope("/p/Snapshots/late-orders/b/c@44.txt", "Flows/a.flow")
        == .flows(["Flows/Late Orders.flow", "Flows/a.flow"])
    )
    #expect(scope("/p/Snapshots/cards/gone/c@44.txt", "/p/Snapshots/loose.txt") == .nothing)
  }
}
