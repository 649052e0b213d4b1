import SnippetFoundation
import Testing

@testable import SnippetTesting

@Suite struct SourceRewriterTests {
  private func place(_ package: ScratchPackage, line: Int, column: Int) -> TestPlace {
    TestPlace(fileID: "T/CardTests.swift", filePath: package.testFile, line: line, column: column)
  }

  @Test func `several pictures of one file are written, in any order`() throws {
    try ScratchPackage.with { package in
      let source = """
        @Test func a() {
          f(1) { "old" }
          f(2)
            f(
              3
            ) {
            \"\"\"
            old
            rows
            \"\"\"
            }
          g(4) { "kept" }
        }

        """
      try package.write(source, to: "Tests/CardTests.swift")
      let rewriter = SourceRewriter(built: { nil })
      try rewriter.write("x\ny", at: place(package, line: 4, column: 6), of: "f")
      try rewriter.write(
        "1 \\ \"\"\" \u{1B}[1m\tz ",
        at: place(package, line: 2, column: 4),
        of: "f"
      )
      try rewriter.write("2\n\n3", at: place(package, line: 3, column: 4), of: "f")
      #expect(
        try package.read("Tests/CardTests.swift") == #"""
          @Test func a() {
            f(1) {
              """
              1 \\ ""\" \u{1B}[1m\tz\u{20}
              """
            }
            f(2) {
              """
              2

              3
              """
            }
              f(
                3
              ) {
              """
              x
              y
              """
              }
            g(4) { "kept" }
          }

          """#
      )
    }
  }

  @Test func `the same picture twice is one, and another one is refused`() throws {
    try ScratchPackage.with { package in
      try package.write("f()\n", to: "Tests/CardTests.swift")
      let rewriter = SourceRewriter(built: { nil })
      let place = place(package, line: 1, column: 2)
      try rewriter.write("a", at: place, of: "f")
      try rewriter.write("a", at: place, of: "f")
      let error = #expect(throws: SourceRewriter.Refusal.self) {
        try rewriter.write("b", at: place, of: "f")
      }
      #expect(
        error?.description
          == "two different pictures were drawn at one place. Keep them in files: named:"
      )
      #expect(try package.read("Tests/CardTests.swift") == "f() {\n  \"\"\"\n  a\n  \"\"\"\n}\n")
    }
  }

  @Test func `a picture among the arguments stays there`() throws {
    try ScratchPackage.with { package in
      try package.write("  f(1, matches: { \"z\" })\n", to: "Tests/CardTests.swift")
      let place = place(package, line: 1, column: 4)
      try SourceRewriter(built: { nil }).write("x", at: place, of: "f", isGiven: true)
      #expect(
        try package.read("Tests/CardTests.swift")
          == "  f(1, matches: {\n    \"\"\"\n    x\n    \"\"\"\n  })\n"
      )
    }
  }

  @Test(arguments: [("f(`matches`: g)\n", true), ("f() { \"z\" }\n", false)])
  func `a closure that is there and not found, or the other way round, is left alone`(
    source: String,
    isGiven: Bool
  ) throws {
    try ScratchPackage.with { package in
      try package.write(source, to: "Tests/CardTests.swift")
      let place = place(package, line: 1, column: 2)
      let error = #expect(throws: SourceRewriter.Refusal.self) {
        try SourceRewriter(built: { nil }).write("x", at: place, of: "f", isGiven: isGiven)
      }
      #expect(
        error?.description
          == "where its closure stands is not understood. Put the picture in by hand"
      )
      #expect(try package.read("Tests/CardTests.swift") == source)
    }
  }

  @Test func `line ends and a file that has no newline at its end stay`() throws {
    try ScratchPackage.with { package in
      try package.write("a\r\n\tf()", to: "Tests/CardTests.swift")
      try SourceRewriter(built: { nil }).write("x", at: place(package, line: 2, column: 3), of: "f")
      #expect(
        try package.read("Tests/CardTests.swift")
          == "a\r\n\tf() {\r\n\t\t\"\"\"\r\n\t\tx\r\n\t\t\"\"\"\r\n\t}"
      )
    }
  }

  @Test func `a file that changed meanwhile, or is not there, is left alone`() throws {
    try ScratchPackage.with { package in
      let rewriter = SourceRewriter(built: { nil })
      #expect(throws: SourceRewriter.Refusal.self) {
        try rewriter.write("a", at: place(package, line: 1, column: 2), of: "f")
      }
      try package.write("f()\nf()\n", to: "Tests/CardTests.swift")
      try rewriter.write("a", at: place(package, line: 1, column: 2), of: "f")
      try package.write("mine", to: "Tests/CardTests.swift")
      let error = #expect(throws: SourceRewriter.Refusal.self) {
        try rewriter.write("a", at: place(package, line: 2, column: 2), of: "f")
      }
      #expect(
        error?.description == "the file was changed while the tests ran. Run them again"
      )
      #expect(try package.read("Tests/CardTests.swift") == "mine")
    }
  }

  @Test func `a file that is newer than the program is left alone`() throws {
    try ScratchPackage.with { package in
      try package.write("f()\n", to: "Tests/CardTests.swift")
      let place = place(package, line: 1, column: 2)
      let error = #expect(throws: SourceRewriter.Refusal.self) {
        try SourceRewriter { Date(timeIntervalSince1970: 0) }.write("a", at: place, of: "f")
      }
      #expect(
        error?.description.hasPrefix(
          "the file was changed since it was built. Build and run again. If that says the same, "
            + "the change left the code as it was, and nothing was built: remove /"
        ) == true
      )
      #expect(error?.description.hasSuffix(" first") == true)
      #expect(try package.read("Tests/CardTests.swift") == "f()\n")
      // These tests themselves were built after they were written.
      #expect(throws: SourceRewriter.Refusal.self) {
        try SourceRewriter().write("a", at: place, of: "f")
      }
      try SourceRewriter { .distantFuture }.write("a", at: place, of: "f")
    }
  }
}
