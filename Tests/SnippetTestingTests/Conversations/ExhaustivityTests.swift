import SnippetFoundation
import SnippetTesting
import Testing

/// What may not be left at the end of a conversation: questions, work, effects and replies that nobody expected.
@Suite struct ExhaustivityTests {
  @Test func `a question that is open at the end fails the test`() async throws {
    try await expectFailure(
      "the conversation ends while 'Which book?' is asked. Answer it, or call leaveOpen()"
    ) {
      try await Conversation.with(.lending) { await $0.type("lend").ignore() }
    }
  }

  @Test func `all that is left at the end is told at once`() async throws {
    let said = Lock<[String]>([])
    try await withKnownIssue {
      try await Conversation.with(.lending) { library in
        for _ in 0..<2 { await library.run(RemindMe()).ignore() }
        await library.type("lend").ignore()
      }
    } matching: { issue in
      said.withLock { $0.append(issue.comments.first?.rawValue ?? "") }
      return true
    }
    #expect(
      said.withLock { $0 } == [
        "the conversation ends while 'Which book?' is asked. Answer it, or call leaveOpen()",
        "the conversation ends while work goes on that 'Remind Me' left behind 2 times. "
          + "Call wait(_:), or add 2 times: expectDeferred(\"Remind Me\")",
      ]
    )
  }

  @Test func `a question that may stay open excuses no work that is left behind`() async throws {
    try await expectFailure(
      "the conversation ends while work goes on that 'Remind Me' left behind. "
        + "Call wait(_:), or add: expectDeferred(\"Remind Me\")"
    ) {
      try await Conversation.with(.lending) { library in
        await library.run(RemindMe()).ignore()
        await library.type("lend").ignore()
        library.leaveOpen()
      }
    }
  }

  @Test func `code that has not returned at the end fails the test`() async throws {
    try await expectFailure(
      "the conversation ends while the app's code has not returned: it sleeps. "
        + "Call wait(_:), or leaveOpen()"
    ) {
      try await Conversation.with(.lending) { _ = await $0.run(ReadBook()) }
    }
  }

  @Test func `a reply that nobody read fails at its own line`() async throws {
    let line = #line + 3
    try await withKnownIssue {
      try await Conversation.with(.lending) { library in
        await library.type("lend")
        await library.type("Emma").ignore()
      }
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.first?.rawValue == """
          nobody read the reply to 'type("lend")'. Add .expect("...") or .ignore(). It is:
          Which book?
          (any text; /cancel to stop)
          """
    }
  }

  @Test func `an effect that nobody expected fails the test`() async throws {
    try await expectFailure(
      "nobody expected the effect 'Shelf.put'. Add: expectEffect(\"Shelf.put\", times: 2)"
    ) {
      try await Conversation.with(.lending) { library in
        for _ in 0..<2 {
          await library.run(ReturnBook())
          await library.confirm()
        }
        library.ignoreReplies()
      }
    }
  }

  @Test func `work that goes on at the end is expected by name, or fails the test`() async throws {
    try await expectFailure(
      "the conversation ends while work goes on that 'Remind Me' left behind. "
        + "Call wait(_:), or add: expectDeferred(\"Remind Me\")"
    ) {
      try await Conversation.with(.lending) { await $0.run(RemindMe()).expect("I will.") }
    }
    try await Conversation.with(.lending) { library in
      await library.run(RemindMe()).expect("I will.")
      library.expectDeferred("Remind Me")
      await expectFailure("'Lend Book' has left no work behind; there is: Remind Me") {
        library.expectDeferred("Lend Book")
      }
    }
    try await expectFailure(
      "the conversation ends while work goes on that 'Remind Me' left behind. "
        + "Call wait(_:), or add: expectDeferred(\"Remind Me\")"
    ) {
      try await Conversation.with(.lending) { library in
        await library.run(RemindMe()).expect("I will.")
        library.expectDeferred("Remind Me")
        await library.run(RemindMe()).expect("I will.")
      }
    }
    try await Conversation.with(.lending) { library in
      await library.run(RemindMe()).expect("I will.")
      library.expectDeferred("Remind Me")
      await expectFailure(
        "'Remind Me' has left work behind 1 time, which is expected already"
      ) {
        library.expectDeferred("Remind Me")
      }
    }
    try await Conversation.with(.lending) { library in
      await library.run(RemindMe()).expect("I will.")
      await library.wait(.seconds(60)).ignore()
      library.expectEffect("Reminders.send")
    }
  }

  @Test func `a conversation that is not exhaustive fails for nothing of this`() async throws {
    try await Conversation.with(.lending, exhaustivity: .off) { library in
      await library.run(ReturnBook())
      await library.confirm()
      await library.run(RemindMe())
      await library.type("lend")
    }
  }

  @Test func `what is meant to stay open passes`() async throws {
    try await Conversation.with(.lending) { library in
      await library.type("lend").ignore()
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
}
