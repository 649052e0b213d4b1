import SnippetTesting
import Testing

/// Effects that a test makes fail, and that have to be met.
@Suite struct UnmetFailureTests {
  @Test func `a misspelt effect that is to fail fails the test at its line`() async throws {
    let line = #line + 4
    try await withKnownIssue {
      try await Conversation.with(.lending) { library in
        await library.run(ReturnBook()).ignore()
        library.fail("Shelv.put")
        await library.confirm().expect("Returned.")
        library.expectEffect("Shelf.put")
      }
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.first?.rawValue
          == "nothing ran 'Shelv.put' while it was to fail. Did you mean 'Shelf.put'?"
    }
  }

  @Test func `an effect that does not run any more fails the test`() async throws {
    try await expectFailure("nothing ran 'Shelf.put' while it was to fail. No effect ran") {
      try await Conversation.with(.lending) { library in
        library.fail("Shelf.put")
        await library.run(ReturnBook()).ignore()
        await library.decline().ignore()
      }
    }
  }

  @Test func `a failure that was met and healed is one that was met`() async throws {
    try await Conversation.with(.lending) { library in
      library.fail("Shelf.put", "Full.")
      await library.run(ReturnBook()).ignore()
      await library.confirm().expect("Return Book: Full.")
      library.heal("Shelf.put")
    }
  }

  @Test func `a conversation that is not exhaustive may plant what is not met`() async throws {
    try await Conversation.with(.lending, exhaustivity: .off) { $0.fail("Shelv.put") }
  }

  #if compiler(>=6.3)
  @Test func `an effect that is not to run is doubted where it is a letter off another`()
    async throws
  {
    try await withKnownIssue {
      try await Conversation.with(.lending) { library in
        await library.run(ReturnBook()).ignore()
        await library.confirm().ignore()
        library.expectEffect("Shelf.put")
        library.expectEffect("Shelf.puts", times: 0)
        library.expectEffect("Shelf.take", times: 0)
      }
    } matching: { issue in
      issue.severity == .warning
        && issue.comments.first?.rawValue
          == "no effect is called 'Shelf.puts' here. Is 'Shelf.put' meant?"
    }
  }
  #endif

  @Test func `what was never made to fail cannot be healed`() async throws {
    try await Conversation.with(.lending) { $0.heal("Shelf.put") }
    let words =
      "'Shelf.putt' was never made to fail, so there is nothing to heal. Did you mean 'Shelf.put'?"
    try await expectFailure(words) {
      try await Conversation.with(.lending, exhaustivity: .off) { library in
        library.fail("Shelf.put")
        library.heal("Shelf.putt")
      }
    }
  }
}
