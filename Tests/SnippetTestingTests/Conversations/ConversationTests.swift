import SnippetFoundation
import SnippetTesting
import Testing

@Suite struct ConversationTests {
  @Test func `a test leads a conversation and sees every answer`() async throws {
    let transcript = try await Conversation.with(.lending, columns: 30) { library in
      #expect(await library.type("lend") == "Which book?\n(any text; /cancel to stop)")
      #expect(library.question == "Which book?")
      await library.type("Emma")
      #expect(library.parameters == ["book": "Emma"])
      #expect(library.question == nil)
      await library.toggle("Late")
      #expect(await library.toggle("Return").hasPrefix("Nothing on show is called 'Return'."))
      let snippet = try await library.snippet(columns: 12)
      #expect(snippet == "Lent to you:\nEmma\n[x] Late\n[Return]")
      await library.tap("Return")
      await library.decline()
      library.fail(effect: "Shelf.put", reason: "The shelf is full")
      await library.tap("Return")
      #expect(await library.confirm() == "Return Book: The shelf is full")
      #expect(library.effects.isEmpty)
      library.heal(effect: "Shelf.put")
      await library.tap("2")
      await library.confirm()
      #expect(library.effects == ["Shelf.put": 1])
      await library.wait(.seconds(2))
      await library.resize(columns: 12)
      await library.endInput()
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

  @Test func `an intent runs as given, and time passes only by waiting`() async throws {
    try await Conversation.with(.lending) { library in
      #expect(await library.run(ReadBook()) == "")
      #expect(await library.wait(.seconds(19)) == "")
      #expect(await library.wait(.milliseconds(1000)) == "Read.")
      #expect(library.transcript == "# runs ReadBook\n! wait 19s\n! wait 1s\n  Read.")
    }
  }

  @Test func `a question that is open at the end fails the test`() async throws {
    try await withKnownIssue {
      try await Conversation.with(.lending) { _ = await $0.type("lend") }
    } matching: { issue in
      issue.comments.first?.rawValue
        == "the conversation ends while 'Which book?' is asked. Answer it, or call leaveOpen()"
        && issue.sourceLocation?.fileName == "ConversationTests.swift"
    }
  }

  @Test func `code that has not returned at the end fails the test`() async throws {
    try await withKnownIssue {
      try await Conversation.with(.lending) { _ = await $0.run(ReadBook()) }
    } matching: { issue in
      issue.comments.first?.rawValue
        == "the conversation ends while the app's code has not returned: it sleeps. "
        + "Call wait(_:), or leaveOpen()"
    }
  }

  @Test func `what is meant to stay open passes`() async throws {
    try await Conversation.with(.lending) { library in
      await library.type("lend")
      library.leaveOpen()
    }
  }

  @Test func `what the body throws is thrown, and nothing else is said`() async throws {
    struct Stop: Error {}
    await #expect(throws: Stop.self) {
      try await Conversation.with(.lending) { library in
        await library.type("lend")
        throw Stop()
      }
    }
  }

  @Test func `an argument that does not fit is said with the form`() async throws {
    try await withKnownIssue {
      try await Conversation.with(.lending) { _ = await $0.tap("") }
    } matching: { issue in
      issue.comments.first?.rawValue == "'' does not fit. It takes the form: tap LABEL"
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
            return library.transcript
          }
        }
      }
      for try await transcript in group { transcripts.insert(transcript) }
    }
    #expect(transcripts.count == 1)
  }
}
