import SnippetFoundation
import Testing

@testable import FlowScripts

/// Snapshots that a passed run of their test did not ask for are found, and none that a test may still need.
@Suite final class SnapshotNamesAskedTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString
  )
  private let store: SnapshotStore

  init() throws {
    store = SnapshotStore(directory: folder.appendingPathComponent("Snapshots"))
    for name in ["card@44", "card@32", "old@44"] {
      let path = store.directory.appendingPathComponent("picturetests/drawn/\(name).txt").path
      try store.write("a\n", to: path)
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func source(_ body: String, _ path: String = "Tests/PictureTests.swift") throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data("@Test func drawn() {\n\(body)\n}\n".utf8).write(to: file)
  }

  /// What is obsolete after a run of the test that asked for one snapshot, in these lines.
  private func obsolete(
    _ lines: [Int],
    names: [String] = ["card@44", "card@32"]
  ) throws -> [String] {
    var used = SnapshotNamesUsed(part: .tests)
    used.tests = ["picturetests/drawn": Set(lines)]
    used.names = Set(names.compactMap { SnapshotName("picturetests/drawn/\($0)") })
    let parts = try SnapshotNamesUsed.all(in: used.text + used.text, path: "names")
    #expect(parts == [used, used])
    return try store.obsolete(for: SnapshotNamesUsed.merged(parts)).map(\.path)
  }

  @Test func `what a test without branches did not ask for is obsolete`() throws {
    try source("  assertSnippet(of: card, named: \"card\", columns: [32, 44])")
    #expect(try obsolete([2]) == ["picturetests/drawn/old@44"])
    #expect(
      try obsolete([2], names: ["card@44"]) == [
        "picturetests/drawn/card@32", "picturetests/drawn/old@44",
      ]
    )
    try source("  for name in names {\n    assertSnippet(\n  of: card, named: name)\n  }")
    #expect(try obsolete([3]) == ["picturetests/drawn/old@44"])
  }

  @Test func `a test that may ask for more is left alone`() throws {
    let call = "assertSnippet(of: card, named: \"card\")"
    let bodies = [
      "  if isWide { \(call) }", "  guard isWide else { return }; \(call)",
      "  \(call)\n  assertSnippet(of: card, named: \"old\")", "  switch card { default: \(call) }",
      "  assertSnippet(of: card, named: isOld ? \"old\" : \"card\")", "  func old() {}; \(call)",
      "  withKnownIssue { \(call) }", "#if os(Linux)\n  \(call)\n#endif", "  check(card)",
      "  try? \(call)", "  Task { \(call) }", "  // \(call)",
    ]
    for body in bodies {
      try source(body)
      #expect(try obsolete([2]) == [], "\(body)")
    }
  }

  @Test func `a test that was not run to its end, or that was changed, is left alone`() throws {
    try source("\n  assertSnippet(of: card, named: \"card\")\n  assertSnippet(of: a, named: \"b\")")
    #expect(try obsolete([2]) == [])
    #expect(try obsolete([3]) == [])
    #expect(try obsolete([3, 4]) == ["picturetests/drawn/old@44"])
    #expect(try obsolete([]) == [])
  }

  @Test func `a folder that others may have is left alone`() throws {
    try source("  assertSnippet(of: card, named: \"card\")")
    try source("", "Tests/Other/PictureTests.swift")
    #expect(try obsolete([2]) == [])
    try FileManager.default.removeItem(at: folder.appendingPathComponent("Tests/Other"))
    #expect(try obsolete([2]) == ["picturetests/drawn/old@44"])
    try source("  try Test.cancel()", "Tests/OtherTests.swift")
    #expect(try obsolete([2]) == [])
    try source("  check(function: \"drawn()\", filePath: path)", "Tests/OtherTests.swift")
    #expect(try obsolete([2]) == [])
    try source("", "Tests/OtherTests.swift")
    let flow = folder.appendingPathComponent("PictureTests.flow")
    try Data("@flow 1\n== drawn\n> a\n= old\n".utf8).write(to: flow)
    #expect(try obsolete([2]) == [])
  }

  @Test func `a file that holds something else is told`() {
    for text in ["", "names\n", "snapshot names 1\nrun tests\ntest a b\n"] {
      #expect(throws: SnapshotNamesUsed.Incomplete.unreadable("x")) {
        try SnapshotNamesUsed.all(in: text, path: "x")
      }
    }
  }
}
