import SnippetFoundation
import Testing

@testable import SnippetTesting

@Suite(.withoutEnvironment) struct TranscriptTests {
  private static let path = "Flows/cardtests/a-book-is-returned.flow"

  private static let kept = """
    @flow 1
    @app Lending
    @width 44
    @clock 2026-01-01T00:00:00Z

    == a book is returned
    > lend
      Which book?
      (any text; /cancel to stop)
    > Emma
      Lent to you: Emma
      [1:  ] Late
      [2: Return]
    ! tap Return
      Return it?
      [yes] Continue  [no] Cancel
    ! confirm
      Returned.
      Lent to you: Emma
      [1:  ] Late
      [2: Return]
    ? effect Shelf.put = 1

    """

  private func converse(in package: ScratchPackage, book: String = "Emma") async throws {
    try await assertTranscript(
      of: .lending,
      filePath: package.testFile,
      function: "`a book is returned`()"
    ) { library in
      await library.type("lend")
      await library.type(book)
      await library.tap("Return")
      await library.confirm()
    }
  }

  @Test(.snippets(record: .missing))
  func `a conversation is written as a flow, then holds`() async throws {
    try await ScratchPackage.with { package in
      try await expectFailure(
        "\(Self.path) was written. Read it, then run again without recording"
      ) { try await converse(in: package) }
      #expect(package.files == [Self.path])
      #expect(try package.read(Self.path) == Self.kept)
      try await converse(in: package)
      let suite = FlowSuite("cardtests", app: .lending, filePath: package.testFile)
      #expect(suite.cases.map(\.testDescription) == ["a-book-is-returned: a book is returned"])
      for flow in suite.cases { try await flow.run() }
    }
  }

  @Test func `one that is not there yet is shown, and nothing is written`() async throws {
    try await ScratchPackage.with { package in
      try await expectFailure(
        "there is no \(Self.path) yet. It would be:\n\(Self.kept)"
          + "Write it: PARLEY_RECORD=missing swift test"
      ) { try await converse(in: package) }
      #expect(package.files == [])
    }
  }

  @Test func `a test file of the same name that may keep the same is named`() async throws {
    try await ScratchPackage.with { package in
      try package.write("func `a book is returned`() {}", to: "Tests/Old/CardTests.swift")
      try await expectFailure(
        """
        there is no \(Self.path) yet. It would be:
        \(Self.kept)Tests/Old/CardTests.swift may assert the same file: it goes by the name of the \
        test's file, not by its folder. Rename one of them.
        Write it: PARLEY_RECORD=missing swift test
        """
      ) { try await converse(in: package) }
    }
  }

  @Test func `one that goes otherwise fails with the difference`() async throws {
    try await ScratchPackage.with { package in
      try package.write(Self.kept, to: Self.path)
      try await withKnownIssue {
        try await converse(in: package, book: "Sula")
      } matching: { issue in
        let words = issue.comments.first?.rawValue ?? ""
        return words.hasPrefix("the conversation differs from \(Self.path)\n")
          && words.contains("-   4  > Emma\n") && words.contains("+   4  > Sula\n")
          && words.hasSuffix("\nWrite it: PARLEY_RECORD=changed swift test")
      }
      #expect(try package.read(Self.path) == Self.kept)
    }
  }

  @Test(.snippets(record: .changed))
  func `writing anew keeps comments, holes that fit and any rows`() async throws {
    for book in ["Emma", "Sula"] {
      let edited = Self.kept
        .replacing("> lend\n", with: "# Which one is not said.\n> lend\n")
        .replacing(
          "  Which book?\n  (any text; /cancel to stop)\n",
          with: "~ Which {{*}}?\n...\n\n"
        )
      try await ScratchPackage.with { package in
        try package.write(edited, to: Self.path)
        try await withKnownIssue {
          try await converse(in: package, book: book)
        } when: {
          book != "Emma"
        } matching: { issue in
          issue.comments.first?.rawValue
            == "\(Self.path) was written. Read it, then run again without recording"
        }
        let written = try package.read(Self.path)
        #expect(written == edited.replacing("Emma", with: book))
      }
    }
  }

  @Test(.snippets(record: .changed))
  func `a row with holes that fits nothing is not thrown away`() async throws {
    try await ScratchPackage.with { package in
      let edited = Self.kept.replacing("  Returned.\n", with: "~ Given {{*}}.\n")
      try package.write(edited, to: Self.path)
      try await withKnownIssue {
        try await converse(in: package)
      } matching: { issue in
        issue.comments.first?.rawValue.hasSuffix(
          "\nA row with holes fits nothing any more. Write it: PARLEY_RECORD=all swift test"
        ) == true
      }
      #expect(try package.read(Self.path) == edited)
    }
  }

  @Test(.snippets(record: .all))
  func `a row with holes that fits nothing goes where all is written`() async throws {
    try await ScratchPackage.with { package in
      let edited = Self.kept.replacing("  Returned.\n", with: "~ Given {{*}}.\n")
      try package.write(edited, to: Self.path)
      await withKnownIssue { try await converse(in: package) }
      #expect(try package.read(Self.path) == Self.kept)
    }
  }

  @Test func `what a flow cannot say is refused`() async throws {
    try await ScratchPackage.with { package in
      try await expectFailure(
        "a flow file cannot say 'runs ReturnBook'. Begin with a phrase, as type(\"order a latte\")"
      ) {
        try await assertTranscript(of: .lending, filePath: package.testFile) { library in
          await library.run(ReturnBook())
          await library.decline()
        }
      }
    }
  }

  @Test(.snippets(record: .missing))
  func `a question that is open at the end is said in the file`() async throws {
    try await ScratchPackage.with { package in
      await withKnownIssue {
        try await assertTranscript(of: .lending, filePath: package.testFile, function: "open()") {
          await $0.type("lend")
        }
      }
      let flow = try package.read("Flows/cardtests/open.flow")
      #expect(flow.hasSuffix("? state asking\n"))
    }
  }
}
