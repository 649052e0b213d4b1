import SnippetFoundation
import Testing

@testable import FlowScripts

/// Snapshots whose flow or test is gone are found, and no other.
@Suite final class SnapshotOwnersTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString
  )
  private let store: SnapshotStore

  init() { store = SnapshotStore(directory: folder.appendingPathComponent("Snapshots")) }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, _ path: String) throws {
    try store.write(text, to: store.directory.appendingPathComponent(path).path)
  }

  private func source(_ text: String, _ path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  private var orphans: [String] { get throws { try store.orphans().map(\.path) } }

  @Test func `a package without snapshots has no orphans`() throws {
    #expect(try orphans == [])
  }

  @Test func `the snapshots of a flow that is gone are orphans`() throws {
    try write("a\n", "order/one/card@44.txt")
    try write("a\n", "snap/one/card@44.txt")
    try write("a\n", "loose@44.txt")
    try source("", "Flows/order.flow")
    #expect(try orphans == ["loose@44", "snap/one/card@44"])
    try source("", "Examples/Deep/Snap.flow")
    #expect(try orphans == ["loose@44"])
  }

  @Test func `the snapshots of a test that is gone are orphans`() throws {
    try source(
      """
      @Suite struct PictureTests {
        @Test func `a card, drawn`() { assertSnippet(of: card, named: "card") }
        @Test func plain() {}
        @Test(arguments: [1]) func wide(width: Int, `in` place: Int) {}
        var picture: String { "" }
      }
      """,
      "Tests/ShopTests/Deep/PictureTests.swift"
    )
    for name in ["a-card-drawn", "plain", "wide-width-in", "picture", "init-a"] {
      try write("a\n", "picturetests/\(name)/card@44.txt")
    }
    #expect(try orphans == [])
    try write("{}\n", "picturetests/renamed-test/card@44.json")
    try write("a\n", "picturetests/plain-no-more/card@44.de_DE.txt")
    try write("a\n", "othertests/plain/card@44.txt")
    #expect(
      try orphans == [
        "othertests/plain/card@44", "picturetests/plain-no-more/card@44.de_DE",
        "picturetests/renamed-test/card@44.json",
      ]
    )
  }

  @Test func `what another file asserts for a test stays`() throws {
    try source("struct ATests { @Test func one() { check(1) } }", "Tests/T/ATests.swift")
    try source("func check(_ a: Int, filePath: String = #filePath) {}", "Tests/T/Checks.swift")
    try write("a\n", "atests/check-_-filepath/card@44.txt")
    try write("a\n", "atests/gone/card@44.txt")
    #expect(try orphans == ["atests/gone/card@44"])
    try source("// function: \"gone\"", "Tests/T/ATests.swift")
    #expect(try orphans == [])
    try write("a\n", "screens/order/card@60.txt")
    #expect(try orphans == ["screens/order/card@60"])
    try source("let name = \"screens/\\(label)@60\"", "Tests/T/Screens.swift")
    #expect(try orphans == [])
  }
}
