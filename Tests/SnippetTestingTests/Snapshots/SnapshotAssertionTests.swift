import FlowScripts
import Snapshots
import SnippetFoundation
import Snippets
import Testing

@testable import SnippetTesting

@Suite(.withoutEnvironment) struct SnapshotAssertionTests {
  /// A store in a folder of its own, removed afterwards.
  private func withStore(_ body: (SnapshotStore) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("parley-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(SnapshotStore(directory: folder.appendingPathComponent("Snapshots")))
  }

  private func assertion(
    _ store: SnapshotStore,
    mode: RecordingMode = .never,
    file: String = "/p/Tests/CardTests.swift",
    line: Int = 7,
    label: String = "card"
  ) -> SnapshotAssertion {
    let place = TestPlace(fileID: "P/CardTests.swift", filePath: file, line: line)
    return SnapshotAssertion(
      place: place,
      test: "a card is drawn()",
      label: label,
      store: store,
      mode: { mode }
    )
  }

  @Test func `a missing snapshot is shown with the command that accepts it`() throws {
    try withStore { store in
      #expect(
        assertion(store, label: "missing").problem(of: "a\nb", SnippetVariation(columns: 44))?.words
          == """
          there is no Snapshots/cardtests/a-card-is-drawn/missing@44.txt yet. It would be:
          a
          b
          Accept it: swift run parley snapshots accept cardtests/a-card-is-drawn/missing@44
          """
      )
      #expect(!FileManager.default.fileExists(atPath: store.directory.path))
    }
  }

  @Test func `a difference is a diff with the command that accepts it`() throws {
    try withStore { store in
      let name = try #require(SnapshotName("cardtests/a-card-is-drawn/differs@44"))
      _ = try store.verify(name, "a\nb", mode: .all)
      #expect(
        assertion(store, label: "differs").problem(of: "a\nc", SnippetVariation(columns: 44))?.words
          == """
          the snippet differs from Snapshots/cardtests/a-card-is-drawn/differs@44.txt
              1  a
          -   2  b
          +   2  c
          Accept it: swift run parley snapshots accept cardtests/a-card-is-drawn/differs@44
          """
      )
      #expect(try store.approved(name) == "a\nb")
    }
  }

  @Test func `a test that recorded fails once`() throws {
    try withStore { store in
      let recording = assertion(store, mode: .missing, label: "recorded")
      #expect(
        recording.problem(of: "a", SnippetVariation(columns: 44))?.words
          == "Snapshots/cardtests/a-card-is-drawn/recorded@44.txt was recorded. "
          + "Read it, then run again without recording"
      )
      #expect(
        assertion(store, label: "recorded").problem(of: "a", SnippetVariation(columns: 44))?.words
          == nil
      )
    }
  }

  @Test func `two assertions may not share a name`() throws {
    try withStore { store in
      _ =
        assertion(store, line: 7, label: "shared").problem(of: "a", SnippetVariation(columns: 44))?
        .words
      #expect(
        assertion(store, line: 9, label: "shared").problem(of: "a", SnippetVariation(columns: 44))?
          .words
          == "the snapshot name 'cardtests/a-card-is-drawn/shared@44' is already used at "
          + "/p/Tests/CardTests.swift:7. Name one of them differently"
      )
    }
  }

  @Test func `two long names that become one are said to`() throws {
    try withStore { store in
      func words(_ end: String, line: Int) -> String? {
        let label = String(repeating: "x", count: 100) + end
        return assertion(store, line: line, label: label)
          .problem(of: "a", SnippetVariation(columns: 44))?.words
      }
      _ = words("one", line: 7)
      #expect(
        words("two", line: 9)?.hasSuffix(
          "is already used at /p/Tests/CardTests.swift:7: capitals do not count, nor does what "
            + "follows 100 characters or 200 bytes, and all but letters and digits is alike. "
            + "Name one of them differently"
        ) == true
      )
    }
  }

  @Test func `a file of the same name with the same test is named, since both cannot be right`()
    throws
  {
    try ScratchPackage.with { package in
      let test = "import XCTest\nclass A { func `a card is drawn`() {} }"
      try package.write(test, to: "Tests/CardTests.swift")
      try package.write(test, to: "Tests/Old/CardTests.swift")
      try package.write("func `a card is drawn`() {}", to: "Tests/Old/Cards.swift")
      let store = SnapshotStore(directory: package.folder.appendingPathComponent("Snapshots"))
      let named = "cardtests/a-card-is-drawn/card@44"
      _ = try store.verify(try #require(SnapshotName(named)), "a", mode: .all)
      func words() -> String? {
        assertion(store, file: package.testFile)
          .problem(of: "b", SnippetVariation(columns: 44))?.words
      }
      #expect(
        words() == """
          the snippet differs from Snapshots/\(named).txt
          -   1  a
          +   1  b
          Tests/Old/CardTests.swift may assert the same file: it goes by the name of the test's file, \
          not by its folder. Rename one of them.
          Accept it: swift run parley snapshots accept \(named)
          """
      )
      try package.write("// func `a card is drawn`() {}", to: "Tests/Old/CardTests.swift")
      #expect(words()?.contains("Tests/Old") == false)
      try package.write(test, to: "Tests/Old/CardTests.swift")
      #expect(
        assertion(store, mode: .all, file: package.testFile)
          .problem(of: "b", SnippetVariation(columns: 44))?.words == """
            Tests/Old/CardTests.swift may assert the same file: it goes by the name of the test's file, \
            not by its folder. Rename one of them.
            Snapshots/\(named).txt was recorded. Read it, then run again without recording
            """
      )
    }
  }

  @Test func `a test of the same name in another suite of the file is told`() throws {
    try ScratchPackage.with { package in
      let test = "{ @Test func `a card is drawn`() {} }"
      let store = SnapshotStore(directory: package.folder.appendingPathComponent("Snapshots"))
      func words() -> String? {
        assertion(store, file: package.testFile)
          .problem(of: "b", SnippetVariation(columns: 44))?.words
      }
      try package.write("@Suite struct Alpha \(test)\n", to: "Tests/CardTests.swift")
      #expect(words()?.contains("Another function") == false)
      try package.write(
        "@Suite struct Alpha \(test)\n@Suite struct Beta \(test)\n",
        to: "Tests/CardTests.swift"
      )
      let row =
        "Another function of this file has the test's name, and may assert the same file: it goes by "
        + "the name of the test's file, not by its suite. Rename one of them, or its snapshot.\n"
        + "Accept it: "
      #expect(words()?.contains(row) == true)
    }
  }

  @Test func `an unknown recording mode is said`() throws {
    try withStore { store in
      var wrong = assertion(store, label: "mode")
      wrong.mode = { try SnippetSettings().recording("on") }
      #expect(
        wrong.problem(of: "a", SnippetVariation(columns: 44))?.words
          == "PARLEY_RECORD: 'on' is no recording mode. Use never, missing, changed or all"
      )
    }
  }

  @Test func `a failure carries what was expected, what came, and the difference`() throws {
    try withStore { store in
      let name = try #require(SnapshotName("cardtests/a-card-is-drawn/attached@44"))
      _ = try store.verify(name, "a\nb", mode: .all)
      let failure = assertion(store, label: "attached").problem(
        of: "a\nc",
        SnippetVariation(columns: 44)
      )
      #expect(
        failure?.attachments == [
          .init(name: "attached@44.expected.txt", text: "a\nb\n"),
          .init(name: "attached@44.actual.txt", text: "a\nc\n"),
          .init(name: "attached@44.diff", text: "    1  a\n-   2  b\n+   2  c\n"),
        ]
      )
      let missing = assertion(store, label: "attached-too").problem(
        of: "a",
        SnippetVariation(columns: 44)
      )
      #expect(missing?.attachments == [.init(name: "attached-too@44.actual.txt", text: "a\n")])
    }
  }

  @Test func `the package is the nearest folder above with a manifest`() {
    let place = TestPlace(fileID: "A/B.swift", filePath: #filePath, line: 1)
    let manifest = place.package?.appendingPathComponent("Package.swift").path ?? ""
    #expect(FileManager.default.fileExists(atPath: manifest))
    #expect(place.suite == "SnapshotAssertionTests")
    #expect(TestPlace(fileID: "A/B.swift", filePath: "/none/B.swift", line: 1).package == nil)
  }

  @Test func `of packages within packages the innermost counts`() throws {
    try ScratchPackage.with { package in
      try package.write("", to: "Examples/Shop/Package.swift")
      for (file, folder) in [
        ("Tests/Deep/Down/ATests.swift", ""), ("Examples/Shop/Tests/ATests.swift", "Examples/Shop"),
        ("Examples/ATests.swift", ""),
      ] {
        let path = package.folder.appendingPathComponent(file).path
        let found = TestPlace(fileID: "T/ATests.swift", filePath: path, line: 1).package
        let expected =
          folder.isEmpty ? package.folder : package.folder.appendingPathComponent(folder)
        #expect(found?.standardizedFileURL.path == expected.standardizedFileURL.path)
      }
    }
  }

  @Test(arguments: [
    (SnippetVariation(columns: 32), "", "s/t/l@32.txt"),
    (SnippetVariation(columns: 32, locale: "de_DE"), "", "s/t/l@32.de_DE.txt"),
    (SnippetVariation(columns: 32, colorScheme: .dark), "", "s/t/l@32.dark.txt"),
    (SnippetVariation(columns: 8, locale: "ar", colorScheme: .dark), "", "s/t/l@8.ar.dark.txt"),
    (SnippetVariation(columns: 44), "ansi", "s/t/l@44.ansi"),
    (SnippetVariation(columns: 44, locale: "de_DE"), "json", "s/t/l@44.de_DE.json"),
    (SnippetVariation(columns: 44), "linear", "s/t/l@44.linear.txt"),
    (SnippetVariation(columns: 44, locale: "../x"), "a/b", "s/t/l@44.----x.a-b.txt"),
  ])
  func `a snapshot is named for its variation and its form`(
    variation: SnippetVariation,
    form: String,
    file: String
  ) {
    let name = SnapshotName(
      group: "S",
      test: "t",
      label: "l",
      columns: variation.columns,
      locale: variation.locale,
      isDark: variation.colorScheme == .dark,
      form: form
    )
    #expect(name?.file == file.replacingOccurrences(of: "----x", with: "---x"))
    #expect(name.flatMap { SnapshotName($0.file) } == name)
  }
}
