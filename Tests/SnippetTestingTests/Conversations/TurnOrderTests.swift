import SnippetFoundation
import Testing

@testable import SnippetTesting

/// Turns that are taken at once, from elsewhere, or too late.
@Suite(.withoutEnvironment) struct TurnOrderTests {
  @Test func `turns that are begun at once come one after the other`() async throws {
    try await Conversation.with(.lending) { library in
      async let first = library.run(StampBook())
      async let second = library.type("3")
      await first.expect("How many times?")
      await second.expect("Stamped 3 times.")
    }
  }

  @Test func `many turns at once are each answered`() async throws {
    try await Conversation.with(.lending) { library in
      let replies = await withTaskGroup(of: String.self) { group in
        for _ in 0..<20 {
          group.addTask { await library.run(RemindMe()).text }
        }
        return await group.reduce(into: []) { $0.append($1) }
      }
      #expect(replies == Array(repeating: "I will.", count: 20))
      for _ in 0..<20 { library.expectDeferred("Remind Me") }
    }
  }

  @Test func `a body sleeps in real time by the language's own means, too`() async throws {
    // No import of this file brings the sleeps that apps see.
    try await Conversation.with(.lending) { _ in
      try await Task.sleep(for: .milliseconds(1))
      try await ContinuousClock().sleep(for: .milliseconds(1))
    }
  }

  @Test func `a turn after the conversation is a failure`() async throws {
    let library = try await Conversation.with(.lending) { $0 }
    let words =
      "the conversation is over, so nothing can be said any more. "
      + "Call it in the body of Conversation.with"
    await expectFailure(words) { await library.type("lend") }
    await expectFailure(words) { await library.confirm() }
    await expectFailure(words) { await library.paste(["lend"]) }
    await expectFailure(words) { await library.wait(.seconds(1)) }
    await expectFailure(words) { library.fail("Shelf.put") }
  }

  @Test func `a conversation can be led from within another`() async throws {
    try await Conversation.with(.lending) { outer in
      try await Conversation.with(.lending) { inner in
        await outer.type("lend").expect("Which book?\n...")
        await inner.type("lend").expect("Which book?\n...")
        await outer.type("Emma").ignore()
        await inner.cancel().ignore()
      }
      #expect(outer.parameters == ["book": "Emma"])
    }
  }

  @Test func `a turn may be taken from the main actor and from a detached task`() async throws {
    try await Conversation.with(.lending) { @MainActor library in
      await library.type("lend").expect("Which book?\n...")
      let reply = await Task.detached { await library.type("Emma").text }.value
      #expect(reply.hasPrefix("Lent to you: Emma"))
    }
  }

  @Test func `turns wait in line, and none is let in at the end`() async {
    let gate = TurnGate()
    #expect(await gate.enter())
    async let next = gate.enter()
    #expect(gate.close())
    #expect(await !next)
    #expect(await !gate.enter())
    gate.leave()
    #expect(!gate.close())
  }
}
