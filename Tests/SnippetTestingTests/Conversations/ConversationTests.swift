import IntentEffects
import SnippetFoundation
import Testing

@testable import SnippetTesting

@Suite struct ConversationTests {
  @Test func `nothing can be said after the end of the input`() async throws {
    try await Conversation.with(.lending) { library in
      await library.endInput()
      await expectFailure(
        "'eof' ended the input, and nobody can say anything after that. Leave it out"
      ) { _ = await library.type("lend") }
    }
  }

  @Test func `a test leads a conversation and sees every answer`() async throws {
    let transcript = try await Conversation.with(.lending, columns: 30) { library in
      #expect(await library.type("lend") == "Which book?\n(any text; /cancel to stop)")
      #expect(library.question == "Which book?")
      await library.type("Emma").ignore()
      #expect(library.parameters == ["book": "Emma"])
      #expect(library.question == nil)
      await library.toggle("Late").expect("~ Lent to you: {{*}}\n[1: x] Late\n...")
      #expect(await library.toggle("Return").text.hasPrefix("Nothing on show is called 'Return'."))
      let snippet = try await library.snippet(columns: 12)
      #expect(snippet == "Lent to you:\nEmma\n[x] Late\n[Return]")
      await library.tap("Return")
      await library.decline()
      library.fail("Shelf.put", "The shelf is full")
      await library.tap("Return")
      #expect(await library.confirm() == "Return Book: The shelf is full")
      #expect(library.effects.isEmpty)
      library.heal("Shelf.put")
      await library.tap("2")
      await library.confirm()
      library.expectEffect("Shelf.put")
      #expect(await library.wait(.seconds(2)).isEmpty)
      await library.resize(columns: 12)
      await library.endInput()
      library.ignoreReplies()
      return library.transcript
    }
    #expect(
      transcript == """
        > lend
          Which book?
          (any text; /cancel to stop)
        > Emma
          Lent to you: Emma
          [1:  ] Late
          [2: Return]
        ! toggle Late
          Lent to you: Emma
          [1: x] Late
          [2: Return]
        ! toggle Return
          Nothing on show is called 'Return'. There is Late.
        ! tap Return
          Return it?
          [yes] Continue  [no] Cancel
        ! decline
          Return Book: not confirmed.
        ! fail Shelf.put The shelf is full
        ! tap Return
          Return it?
          [yes] Continue  [no] Cancel
        ! confirm
          Return Book: The shelf is full
        ! heal Shelf.put
        ! tap 2
          Return it?
          [yes] Continue  [no] Cancel
        ! confirm
          Returned.
          Lent to you: Emma
          [1: x] Late
          [2: Return]
        ! wait 2s
        ! resize 12
          Lent to you:
          Emma
          [1: x] Late
          [2: Return]
        ! eof
        """
    )
  }

  @Test func `an effect can fail without words`() async throws {
    try await Conversation.with(.lending) { library in
      await library.run(ReturnBook()).ignore()
      library.fail("Shelf.put")
      #expect(await library.confirm() == "Return Book: It failed.")
    }
  }

  @Test func `an intent runs as given, and time passes only by waiting`() async throws {
    try await Conversation.with(.lending) { library in
      #expect(await library.run(ReadBook()) == "")
      #expect(await library.wait(.seconds(19)) == "")
      #expect(await library.wait(.milliseconds(1000)) == "Read.")
      #expect(library.transcript == "# runs ReadBook\n! wait 19s\n! wait 1s\n  Read.")
    }
  }

  @Test func `a question is answered by its parameter, with a value`() async throws {
    try await Conversation.with(.lending, columns: 30) { library in
      await library.run(RenewBook()).expect("How many weeks?")
      await library.answer(\RenewBook.$weeks, 9).expect(
        "~ {{*}}9{{*}} (try 2 of 3)"
      )
      await library.answer(RenewBook.self, \.$weeks, 2).expect(
        "Which shelf?\n[1] Novels  [2] Poems"
      )
      #expect(library.options == ["Novels", "Poems"])
      await library.answer(\RenewBook.$shelf, .poems).expect("Renewed for 2 weeks, Poems.")
      #expect(library.value(as: Int.self) == 2)
      #expect(library.value(as: String.self) == nil)
    }
  }

  @Test func `a row with holes that cannot be read says so`() async throws {
    try await Conversation.with(.lending) { library in
      let asked = await library.run(RenewBook())
      await expectFailure(
        "row 1, column 8: '(How' is no regular expression: a '(' does not end",
        isWhole: false
      ) { asked.expect("~ {{re:(How}} many weeks?") }
      await expectFailure("row 2: '{{weeks}}' is declared by no @let here.", isWhole: false) {
        asked.expect("How many weeks?\n~ {{weeks}}")
      }
      await library.cancel().ignore()
    }
  }

  @Test func `an answer to something else says what is asked`() async throws {
    try await Conversation.with(.lending) { library in
      await library.run(RenewBook()).ignore()
      await expectFailure(
        "'RenewBook.shelf' is answered, but 'RenewBook.weeks' is asked: 'How many weeks?'. "
          + "Answer it: answer(\\RenewBook.$weeks, ...)"
      ) { await library.answer(\RenewBook.$shelf, .poems) }
      await expectFailure(
        "'LendBook.book' is answered, but 'RenewBook.weeks' is asked: 'How many weeks?'. "
          + "Answer it: answer(\\RenewBook.$weeks, ...)"
      ) { await library.answer(\LendBook.$book, "Emma") }
      await library.cancel().ignore()
      await expectFailure("nothing is asked, so there is no answer to give: '2' for 'weeks'") {
        await library.answer(\RenewBook.$weeks, 2)
      }
      await library.run(LendBook()).ignore()
      await expectFailure("'/cancel' cannot be typed as an answer to 'Which book?'") {
        await library.answer(\LendBook.$book, "/cancel")
      }
      await library.answer(\LendBook.$book, "Emma").ignore()
      await library.tap("Return").ignore()
      await expectFailure(
        "'book' is answered, but 'Return it?' is asked: confirm(), decline() or tap(_:)"
      ) { await library.answer(\LendBook.$book, "Emma") }
      await library.decline().ignore()
    }
  }

  @Test func `a value goes on to the next intent, and back goes to the one before`() async throws {
    try await Conversation.with(.lending) { library in
      await library.run(RenewBook()).ignore()
      await library.answer(\RenewBook.$weeks, 3).ignore()
      await library.back().expect("How many weeks? (was 3)")
      await library.answer(\RenewBook.$weeks, 1).ignore()
      await library.tap("Novels").expect("Renewed for 1 weeks, Novels.")
      await library.then(StampBook.self).expect("Stamped 1 times.")
    }
  }

  @Test func `rows may be written behind an expectation that has none yet`() async throws {
    let place = Lock<SourceLocation?>(nil)
    try await Conversation.with(.lending) { library in
      let reply = await library.type("lend")
      withKnownIssue {
        reply.expect()
      } matching: { issue in
        place.withLock { $0 = issue.sourceLocation }
        return issue.comments.first?.rawValue == """
          no picture stands behind this expect yet. It would be:
          Which book?
          (any text; /cancel to stop)
          Write it: PARLEY_RECORD=missing swift test
          """
      }
      library.leaveOpen()
    }
    // That is where the rows go.
    let found = try #require(place.withLock { $0 })
    let source = try String(contentsOfFile: #filePath, encoding: .utf8)
    var scanner = SourceScanner(Array(source.utf8))
    let closure = try scanner.closure(line: found.line, column: found.column, of: "expect")
    #expect(closure.range.isEmpty)
    let before = Array(source.utf8)[..<closure.range.lowerBound]
    #expect(String(decoding: before.suffix(14), as: UTF8.self) == "reply.expect()")
  }

  @Test func `a reply is no other spelling of itself`() async throws {
    try await Conversation.with(.lending) { library in
      await library.type("lend").ignore()
      let reply = await library.type("Zo\u{EB}")
      #expect(reply.text.hasPrefix("Lent to you: Zo\u{EB}\n"))
      #expect(reply == reply.text)
      let isOther = reply == reply.text.replacing("\u{EB}", with: "e\u{308}")
      #expect(!isOther)
    }
  }

  @Test func `a reply that is another fails with the difference`() async throws {
    try await expectFailure(
      """
      the reply is another
      -   1  Which book
      +   1  Which book?
                       ^
      +   2  (any text; /cancel to stop)
      """
    ) {
      try await Conversation.with(.lending) { library in
        await library.type("lend").expect("Which book")
        library.leaveOpen()
      }
    }
  }

  @Test func `effects are expected in turn, by number`() async throws {
    try await Conversation.with(.lending) { library in
      library.expectEffect("Shelf.put", times: 0)
      for _ in 0..<2 {
        await library.run(ReturnBook()).ignore()
        await library.confirm().expect("Returned.")
        library.expectEffect("Shelf.put")
      }
      await expectFailure(
        "'Shelf.lift' was committed 0 times, but is expected 1 time. Committed were: Shelf.put"
      ) { library.expectEffect("Shelf.lift") }
      await expectFailure(
        "'Shelf.put' was committed 2 times, which is expected already, but is expected 1 more time"
      ) { library.expectEffect("Shelf.put") }
    }
  }

  @Test func `an app none of whose modules has an intent is no app`() async throws {
    let error = await #expect(throws: ModulesWithoutIntents.self) {
      try await Conversation.with(TestApp(name: "Nobody", modules: ["FlowEngine"])) { _ in }
    }
    #expect(
      error?.description
        == "'Nobody' has no intent: none is declared in 'FlowEngine'. Name the modules that declare them"
    )
    let modules = ["FlowEngine", "SnippetTestingTests"]
    try await Conversation.with(TestApp(name: "Somebody", modules: modules)) { _ in }
  }

  @Test func `an app whose module is not there is no app`() async throws {
    let app = TestApp(name: "Nobody", modules: ["SnippetTestingTest"])
    let error = await #expect(throws: (any Error).self) {
      try await Conversation.with(app) { _ in }
    }
    #expect(
      error.map { "\($0)" }
        == "this test executable has no module 'SnippetTestingTest'. Let the test target depend on it. "
        + "Did you mean 'SnippetTestingTests'?"
    )
    let cases = FlowSuite("Flows/nobody.flow", app: app).cases
    #expect(cases.count == 1 && cases[0].description.contains("flow"), "\(cases)")
  }

  @Test func `an argument that does not fit is said with the form`() async throws {
    try await expectFailure("'' does not fit. It takes the form: tap LABEL") {
      try await Conversation.with(.lending) { _ = await $0.tap("") }
    }
  }

  @Test func `where there is no app, or several, one has to be named`() async throws {
    // The fixtures are apps without an App type.
    let error = await #expect(throws: (any Error).self) {
      try await Conversation.with { _ in }
    }
    #expect(error.map { "\($0)" }?.hasPrefix("this test executable holds ") == true)
  }

  @Test func `the rows of a reply may stand behind it`() async throws {
    try await Conversation.with(.lending) { library in
      await library.run(ReturnBook()).expect {
        """
        Return it?
        [yes] Continue  [no] Cancel
        """
      }
      await library.decline().expect { "Return Book: not confirmed." }
    }
  }

  @Test func `the same conversation gives the same transcript`() async throws {
    var transcripts: Set<String> = []
    try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<20 {
        group.addTask {
          try await Conversation.with(.lending) { library in
            await library.type("lend")
            await library.type("Emma")
            await library.tap("Return")
            await library.confirm()
            library.ignoreReplies()
            library.expectEffect("Shelf.put")
            return library.transcript
          }
        }
      }
      for try await transcript in group { transcripts.insert(transcript) }
    }
    #expect(transcripts.count == 1)
  }
}

/// Runs a body that fails once, with these words, or with words that begin so.
func expectFailure(
  _ words: String,
  isWhole: Bool = true,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () async throws -> Void
) async rethrows {
  try await withKnownIssue(sourceLocation: sourceLocation) {
    try await body()
  } matching: { issue in
    let said = issue.comments.first?.rawValue
    return isWhole ? said == words : said?.hasPrefix(words) == true
  }
}
