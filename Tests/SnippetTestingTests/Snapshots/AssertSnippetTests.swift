import SnippetFoundation
import SnippetTesting
import SwiftUI
import Testing

@Suite @MainActor struct AssertSnippetTests {
  private struct Card: View {
    var total: String

    var body: some View {
      VStack(alignment: .leading) {
        Text("Latte")
        Text(total)
      }
    }
  }

  /// A package of its own, removed afterwards; `body` gets the path of a test file in it.
  private func withPackage(_ body: (_ testFile: String, _ folder: URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("parley-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder.appendingPathComponent("Package.swift"))
    try body(folder.appendingPathComponent("Tests/CardTests.swift").path, folder)
  }

  @Test func `a view that is drawn as approved passes, at each width`() throws {
    try withPackage { file, folder in
      for columns in [20, 44] {
        let path = "Snapshots/cardtests/a-card/total@\(columns).txt"
        let snapshot = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: snapshot.deletingLastPathComponent(),
          withIntermediateDirectories: true
        )
        try Data("Latte\n$9.00\n".utf8).write(to: snapshot)
      }
      assertSnippet(
        of: Card(total: "$9.00"),
        named: "total",
        columns: [20, 44],
        filePath: file,
        function: "a card()"
      )
    }
  }

  @Test func `a view that is drawn otherwise fails with a diff, and nothing is recorded`() throws {
    try withPackage { file, folder in
      let snapshot = folder.appendingPathComponent("Snapshots/cardtests/a-card/other@44.txt")
      try FileManager.default.createDirectory(
        at: snapshot.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data("Latte\n$9.00\n".utf8).write(to: snapshot)
      withKnownIssue {
        assertSnippet(
          of: Card(total: "$9.50"),
          named: "other",
          filePath: file,
          function: "a card()"
        )
      } matching: { issue in
        issue.comments.first?.rawValue == """
          the snippet differs from Snapshots/cardtests/a-card/other@44.txt
              1  Latte
          -   2  $9.00
                    ^
          +   2  $9.50
                    ^
          Accept it: swift run parley snapshots accept cardtests/a-card/other@44
          """
      }
      #expect(try Data(contentsOf: snapshot) == Data("Latte\n$9.00\n".utf8))
    }
  }
}
