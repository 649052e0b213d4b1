import FlowEngine
import Lanes
import Snapshots
import SnippetFoundation
import Testing

@testable import SnippetTesting

@Suite struct SourceRewriterTests {
  private func place(_ package: ScratchPackage, line: Int, column: Int) -> TestPlace {
    TestPlace(fileID: "T/CardTests.swift", filePath: package.testFile, line: line, column: column)
  }

  private func built(_ picture: String?, in test: String = "a()") -> SourceRewriter.Built {
    SourceRewriter.Built(test: test, picture: picture)
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

  @Test func `the same picture twice is one, and another one takes both back`() throws {
    try ScratchPackage.with { package in
      try package.write("f()\n", to: "Tests/CardTests.swift")
      let rewriter = SourceRewriter(built: { nil })
      let place = place(package, line: 1, column: 2)
      try rewriter.write("a", at: place, of: "f")
      try rewriter.write("a", at: place, of: "f")
      #expect(try package.read("Tests/CardTests.swift") == "f() {\n  \"\"\"\n  a\n  \"\"\"\n}\n")
      let error = #expect(throws: SourceRewriter.Refusal.self) {
        try rewriter.write("b", at: place, of: "f")
      }
      #expect(
        error?.description
          == "two different pictures were drawn at one place, and what was written there is taken "
          + "back. Keep them in files: named:"
      )
      #expect(try package.read("Tests/CardTests.swift") == "f()\n")
      for text in ["a", "b", "c"] {
        let error = #expect(throws: SourceRewriter.Refusal.self) {
          try rewriter.write(text, at: place, of: "f")
        }
        #expect(
          error?.description
            == "two different pictures were drawn at one place. Keep them in files: named:"
        )
      }
      #expect(try package.read("Tests/CardTests.swift") == "f()\n")
    }
  }

  @Test func `a picture among the arguments stays there`() throws {
    try ScratchPackage.with { package in
      try package.write("  f(1, matches: { \"z\" })\n", to: "Tests/CardTests.swift")
      let place = place(package, line: 1, column: 4)
      try SourceRewriter(built: { nil }).write("x", at: place, of: "f", built: built("z"))
      #expect(
        try package.read("Tests/CardTests.swift")
          == "  f(1, matches: {\n    \"\"\"\n    x\n    \"\"\"\n  })\n"
      )
    }
  }

  @Test(arguments: [("f(`matches`: g)\n", "z"), ("f() { \"z\" }\n", nil)])
  func `a closure that is there and not found, or the other way round, is left alone`(
    source: String,
    picture: String?
  ) throws {
    try ScratchPackage.with { package in
      try package.write(source, to: "Tests/CardTests.swift")
      let place = place(package, line: 1, column: 2)
      let error = #expect(throws: SourceRewriter.Refusal.self) {
        try SourceRewriter(built: { nil }).write("x", at: place, of: "f", built: built(picture))
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

  @Test(arguments: ["// moved\nf()\n", "f() { \"\\(x)\" }\n", "f() { \"x\" }\n"])
  func `a newer file with something else at the place is to be built first`(source: String) throws {
    try ScratchPackage.with { package in
      try package.write(source, to: "Tests/CardTests.swift")
      let place = place(package, line: 1, column: 2)
      let error = #expect(throws: SourceRewriter.Refusal.self) {
        try SourceRewriter { Date(timeIntervalSince1970: 0) }
          .write("a", at: place, of: "f", built: built(nil))
      }
      #expect(error?.description.contains("Build and run again") == true)
      #expect(try package.read("Tests/CardTests.swift") == source)
    }
  }

  /// Writes to the call at the first `|` of a file that is newer than the program.
  private func rewritten(
    _ marked: String,
    _ built: SourceRewriter.Built,
    isNewer: Bool = true
  ) throws -> String {
    try ScratchPackage.with { package in
      let head = marked.prefix { $0 != "|" }
      let lines = head.components(separatedBy: "\n")
      let column = (lines.last ?? "").utf8.count + 1
      try package.write("\(head)\(marked.dropFirst(head.count + 1))", to: "Tests/CardTests.swift")
      let rewriter = SourceRewriter { isNewer ? Date(timeIntervalSince1970: 0) : .distantFuture }
      let place = place(package, line: lines.count, column: column)
      try rewriter.write("new", at: place, of: "f", built: built)
      return try package.read("Tests/CardTests.swift")
    }
  }

  @Test(
    arguments: [
      ("func a() {\n  f|(1)\n}\nfunc b() {\n  f(2)\n}\n", nil),
      ("func a() {\n  f|(1)\n  f(2) { \"x\" }\n  f(3, named: \"x\")\n  // f(4)\n}\n", nil),
      ("func a() {\n  f(1)\n  f|(2) { \"old\" }\n  f(3) { \"older\" }\n}\n", "old"),
      (
        "func a() {\n  f|(1) {\n    \"\"\"\n    x\\u{21}\n\n      y\\\"\n    \"\"\"\n  }\n}\n",
        "x!\n\n  y\""
      ),
      ("func a() {\n  f|(1) {}\n  f(2)\n}\n", ""),
    ] as [(String, String?)]
  )
  func `a call that is alone in its test with what it says is found in a newer file`(
    source: String,
    picture: String?
  ) throws {
    let changed = try rewritten(source, built(picture))
    #expect(changed.contains("    new\n"))
    #expect(changed.contains("func a() {\n"))
  }

  @Test(
    arguments: [
      // Two that may be it.
      ("func a() {\n  f|(1)\n  f(2)\n}\n", nil, "a()"),
      ("func a() {\n  f|(1) { \"x\" }\n  f(2) { \"x\" }\n}\n", "x", "a()"),
      // Another test stands there.
      ("func b() {\n  f|(1)\n}\n", nil, "a()"),
      ("func a(of: Int) {\n  f|(1)\n}\n", nil, "a()"),
      ("f|(1)\nfunc a() {}\n", nil, "a()"),
      // Two of the name.
      ("func a() {\n  f|(1)\n}\nfunc a() {}\n", nil, "a()"),
      // Not understood.
      ("func a() {\n  f|(1)\n}\n\"", nil, "a()"),
    ] as [(String, String?, String)]
  )
  func `a call of a newer file that may be another is left alone`(
    source: String,
    picture: String?,
    test: String
  ) throws {
    let error = #expect(throws: SourceRewriter.Refusal.self) {
      try rewritten(source, built(picture, in: test))
    }
    #expect(error?.description.hasPrefix("the file was changed since it was built.") == true)
  }

  @Test func `a picture that is not the one that was built is left alone, however old the file`()
    throws
  {
    for isNewer in [true, false] {
      let error = #expect(throws: SourceRewriter.Refusal.self) {
        try rewritten("func a() {\n  f|() { \"x\" }\n}\n", built("y"), isNewer: isNewer)
      }
      #expect(
        error?.description
          == "another picture stands there than was built. Build and run again"
      )
    }
  }

  @Test func `what is written is read as what it is`() throws {
    var dice = SystemRandomNumberGenerator()
    let seed = UInt64.random(in: 0...UInt64.max, using: &dice)
    var state = seed
    let pieces = [
      "a", " ", "\n", "\"", "\\", "\t", "\u{1B}", "\u{85}", "é", "e\u{301}", "\\(", "#", "{",
      "\"\"\"",
      "\r", "👩‍👩‍👧", "\u{2028}", "\0",
    ]
    for _ in 0..<2_000 {
      var text = ""
      for _ in 0..<12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1
        text += pieces[Int(state >> 33) % pieces.count]
      }
      for newline in ["\n", "\r\n"] {
        let found = SourceScanner.Found(range: 0..<0, indentation: "  ")
        let source = "f()" + SourceText.closure(text, at: found, newline: newline)
        var scanner = SourceScanner(Array(source.utf8))
        let read = try scanner.closure(line: 1, column: 2, of: "f")
        #expect(
          read.text?.utf8.elementsEqual(text.utf8) == true,
          "seed \(seed): \(text.debugDescription) as \(source.debugDescription)"
        )
      }
    }
  }

  @Test func `of two programs that write into one file none takes away what the other wrote`()
    throws
  {
    try ScratchPackage.with { package in
      try package.write("f(1)\n", to: "Tests/CardTests.swift")
      let isWritten = Lock<Bool?>(nil)
      let other = Lock(0)
      let thread = Thread {
        other.withLock { $0 = threadNumber() }
        let program = SourceRewriter(built: { nil })
        let written: Void? = try? program.write(
          "picture",
          at: place(package, line: 1, column: 2),
          of: "f"
        )
        isWritten.withLock { $0 = written != nil }
      }
      try WholeFile.alone(in: package.folder.appendingPathComponent("Tests").path) {
        thread.start()
        // Till it waits, or has not.
        while isWritten.withLock({ $0 == nil }), threadState(other.withLock { $0 }) != "S" {
          sched_yield()
        }
        try package.write("f(1)\n// other\n", to: "Tests/CardTests.swift")
      }
      while isWritten.withLock({ $0 == nil }) { sched_yield() }
      let text = try package.read("Tests/CardTests.swift")
      #expect(text.contains("// other"))
      #expect(text.contains("picture") == isWritten.withLock { $0 })
    }
  }
}
