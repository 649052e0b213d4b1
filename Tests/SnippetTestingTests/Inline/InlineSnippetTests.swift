import SnippetFoundation
import SwiftUI
import Testing

@testable import SnippetTesting

@Suite(.withoutEnvironment) @MainActor struct InlineSnippetTests {
  private struct Card: View {
    var body: some View {
      VStack(alignment: .leading) {
        Text("Latte")
        Text("$9.00")
      }
    }
  }

  @Test func `a picture behind the call is what is drawn`() {
    assertSnippet(of: Card(), columns: 32) {
      """
      Latte
      $9.00
      """
    }
    assertSnippet(of: Text("Latte")) { "Latte" }
    assertSnippet(of: Text("O-17"), as: .plain.filter(/\d+/, "#")) { "O-#" }
  }

  @Test func `another picture fails with the difference, and nothing is written`() throws {
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    withKnownIssue {
      assertSnippet(of: Card()) { "Latte\n$9.50" }
    } matching: { issue in
      issue.comments.first?.rawValue == """
        what is drawn differs from the picture here
            1  Latte
        -   2  $9.50
                  ^
        +   2  $9.00
                  ^
        Write it: PARLEY_RECORD=changed swift test
        """
    }
    #expect(try String(contentsOfFile: #filePath, encoding: .utf8) == source)
  }

  @Test func `a call without a picture fails with the one it would be`() {
    withKnownIssue {
      assertSnippet(of: Text("Latte"))
    } matching: { issue in
      issue.comments.first?.rawValue == """
        no picture stands behind this assertSnippet yet. It would be:
        Latte
        Write it: PARLEY_RECORD=missing swift test
        """
    }
  }

  private func problem(
    _ package: ScratchPackage,
    _ text: String,
    _ expected: String?,
    _ mode: RecordingMode,
    _ rewriter: SourceRewriter = SourceRewriter(built: { nil })
  ) -> String? {
    let place = TestPlace(fileID: "T/A.swift", filePath: package.testFile, line: 1, column: 2)
    let assertion = InlineAssertion(
      place: place,
      function: "f",
      test: #function,
      rewriter: rewriter
    ) { mode }
    return assertion.problem(of: text, expected: expected)?.words
  }

  @Test func `a mode writes what it names, and the test fails`() throws {
    try ScratchPackage.with { package in
      let written =
        "the picture was written into CardTests.swift. "
        + "Read it, then run again without recording"
      try package.write("f()\n", to: "Tests/CardTests.swift")
      #expect(problem(package, "a", nil, .changed)?.hasPrefix("no picture stands behind") == true)
      #expect(try package.read("Tests/CardTests.swift") == "f()\n")
      #expect(problem(package, "a", nil, .missing) == written)
      #expect(try package.read("Tests/CardTests.swift") == "f() {\n  \"\"\"\n  a\n  \"\"\"\n}\n")
      #expect(problem(package, "b", "a", .missing)?.hasPrefix("what is drawn differs") == true)
      #expect(problem(package, "b", "a", .changed) == written)
      #expect(problem(package, "b", "b", .all) == nil)
      #expect(try package.read("Tests/CardTests.swift") == "f() {\n  \"\"\"\n  b\n  \"\"\"\n}\n")
    }
  }

  @Test func `a picture that one of two calls has right is not written over`() throws {
    try ScratchPackage.with { package in
      let source = "f() { \"help\" }\n"
      try package.write(source, to: "Tests/CardTests.swift")
      let conflict = "the picture was not written into CardTests.swift: two different pictures"
      let first = SourceRewriter(built: { nil })
      #expect(problem(package, "help", "help", .changed, first) == nil)
      #expect(problem(package, "me", "help", .changed, first)?.hasPrefix(conflict) == true)
      #expect(try package.read("Tests/CardTests.swift") == source)
      // The other way round what was written is taken back.
      let second = SourceRewriter(built: { nil })
      #expect(problem(package, "me", "help", .changed, second)?.contains("was written") == true)
      #expect(try package.read("Tests/CardTests.swift") != source)
      #expect(
        problem(package, "help", "help", .changed, second) == """
          the picture was not written into CardTests.swift: two different pictures were drawn at one \
          place, and what was written there is taken back. Keep them in files: named:. It is:
          help
          """
      )
      #expect(try package.read("Tests/CardTests.swift") == source)
      #expect(problem(package, "me", "help", .changed, second)?.hasPrefix(conflict) == true)
    }
  }

  @Test func `source that is not understood is left alone, and the picture shown`() throws {
    try ScratchPackage.with { package in
      try package.write("f() { expected }\n", to: "Tests/CardTests.swift")
      #expect(
        problem(package, "b", "a", .changed) == """
          the picture was not written into CardTests.swift: its closure holds something else than \
          one string literal. Put the picture in by hand. It is:
          b
          """
      )
      #expect(try package.read("Tests/CardTests.swift") == "f() { expected }\n")
    }
  }
}
