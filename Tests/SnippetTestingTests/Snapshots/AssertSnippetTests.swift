import SnippetFoundation
import SnippetTesting
import SwiftUI
import Testing

@Suite(.withoutEnvironment) @MainActor struct AssertSnippetTests {
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

  private struct Greeting: View {
    @Environment(\.locale) private var locale
    @Environment(\.colorScheme) private var scheme
    @Environment(\.now) private var now

    var body: some View {
      Text(
        locale.identifier + (scheme == .dark ? " dark" : "") + " \(Int(now.timeIntervalSince1970))"
      )
    }
  }

  @Test func `a matrix of widths, locales and colours is one line`() throws {
    try ScratchPackage.with { package in
      let cases = [
        ("@30", "en_US"), ("@44", "en_US"), ("@30.dark", "en_US dark"), ("@44.dark", "en_US dark"),
        ("@30.de_DE", "de_DE"), ("@44.de_DE", "de_DE"), ("@30.de_DE.dark", "de_DE dark"),
        ("@44.de_DE.dark", "de_DE dark"),
      ]
      for (name, text) in cases {
        try package.write("\(text) 1767225600\n", to: "Snapshots/cardtests/a-card/all\(name).txt")
      }
      assertSnippet(
        of: Greeting(),
        named: "all",
        columns: [30, 44],
        locales: ["en_US", "de_DE"],
        colorSchemes: [.light, .dark],
        filePath: package.testFile,
        function: "a card()"
      )
    }
  }

  @Test(
    .snippets(columns: [20, 44], locale: "de_DE", clock: "2026-01-05T09:00:00Z", record: .missing)
  )
  func `the settings say what is drawn, and what is recorded fails once`() throws {
    try ScratchPackage.with { package in
      @MainActor func assert() {
        assertSnippet(
          of: Greeting(),
          named: "recorded",
          filePath: package.testFile,
          function: "a card()",
          line: 1
        )
      }
      withKnownIssue {
        assert()
      } matching: { issue in
        issue.comments.first?.rawValue.hasSuffix(
          ".txt was recorded. Read it, then run again without recording"
        ) == true
      }
      #expect(
        package.files == [
          "Snapshots/cardtests/a-card/recorded@20.de_DE.txt",
          "Snapshots/cardtests/a-card/recorded@44.de_DE.txt",
        ]
      )
      let recorded = try package.read(package.files[0])
      #expect(recorded == "de_DE 1767603600\n")
      assert()
    }
  }

  @Test func `a value of any kind is kept by a strategy of one's own`() throws {
    try ScratchPackage.with { package in
      try package.write("1,2\n", to: "Snapshots/cardtests/a-list/list@44.csv.txt")
      let csv = SnapshotStrategy<[Int]>(form: "csv") { numbers, _ in
        numbers.map { "\($0)" }.joined(separator: ",")
      }
      assertSnippet(
        of: [1, 2],
        named: "list",
        as: csv,
        filePath: package.testFile,
        function: "a list()"
      )
    }
  }

  @Test func `a strategy that throws fails with its words`() throws {
    struct Broken: Error {}
    let broken = SnapshotStrategy<Int> { _, _ in throw Broken() }
    withKnownIssue {
      assertSnippet(of: 1, named: "broken", as: broken)
    } matching: { issue in
      issue.comments.first?.rawValue == "'broken' cannot be drawn: Broken()"
    }
    withKnownIssue {
      assertSnippet(of: Card(total: ""), named: "none", columns: [])
    } matching: { issue in
      issue.comments.first?.rawValue == "nothing is drawn for 'none': a list is empty. Name one"
    }
  }
}
