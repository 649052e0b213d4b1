import FlowEngine
import FlowFormat
import SnippetFoundation
import Testing

@testable import FlowScripts

/// Two bakeries beside each other, and two conversations with one of them.
@Suite struct SeveralConversationsTests {
  private func report(_ text: String) async throws -> String {
    let file = try FlowFile.parse(text, path: "a.flow")
    #expect(file.check().map(\.description) == [])
    let report = await FlowRun(
      app: { name in
        guard ["Bakery", "Annex"].contains(name) else { return nil }
        var app = HostedApp.bakery()
        app.name = name
        return app
      },
      files: [file],
      snapshots: FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    ).run()
    return report.text()
  }

  private let passed = """
    ok    a.flow:2 two
    1 passed
    """

  @Test func `two conversations of an app share its basket, its effects and its clock`()
    async throws
  {
    let text = """
      @app Bakery
      == two
      > buy bread
      ...
      ! open 2
      ? quiet
      ? state idle
      > rest
      ? state running
      ! open 1
      ? quiet
      > rye
        How many?
      > 3
      ...
      ! tap Pay
        Pay?
        [yes] Continue  [no] Cancel
      ! wait 19s
      ! open 2
      ? quiet
      ! wait 1s
        Rested.
      ! open 1
      ? state confirming
      ! yes
      """.replacingOccurrences(of: "! yes", with: "! confirm\n~ B-{{*}} paid. Keep {{*}}\n...")
    #expect(
      try await self.report(
        text + "\n? effect Oven.bake = 1\n! open 2\n? effect Oven.bake = 1\n"
      ) == passed
    )
  }

  @Test func `what a conversation in the back shows must be read`() async throws {
    let text = """
      @app Bakery
      == two
      ! open 2
      > rest
      ! open 1
      ! wait 20s
      """
    #expect(try await report(text + "\n! open 2\n  Rested.\n") == passed)
    #expect(
      try await report(text + "\n") == """
        FAIL  a.flow:2 two
          a.flow:4:1: conversation 2 of Bakery has shown 'Rested.' since. Add: ! open 2
        1 failed
        """
    )
  }

  @Test func `a reload reaches the conversation in the back that shows the snippet`() async throws {
    let text = """
      @app Bakery
      == two
      > buy bread
      ...
      > rye
      ...
      > 2
      ...
      ! open 2
      ? quiet
      > refill bread
      ...
        Refilled.
      ...
      ! open 1
        Bread in the basket, fresh from the oven: 3
      ...
      ! open 3
      ? quiet
      """
    #expect(try await report(text) == passed)
  }

  @Test func `what a conversation in the back asks must be answered`() async throws {
    let text = "@app Bakery\n== two\n! open 2\n> buy bread\n...\n! open 1\n"
    #expect(
      try await report(text) == """
        FAIL  a.flow:2 two
          a.flow:4:1: the case ends while 'Which loaf?' is asked, and no line expects that. Answer it, or expect it
        1 failed
        """
    )
  }

  @Test func `each app of a file has its own world, and a value goes along`() async throws {
    let text = """
      @apps Bakery Annex
      == two
      ! fail Oven.bake cold
      > buy bread
      ...
      > rye
      ...
      > 2
      ...
      ! app Annex
      ? quiet
      > buy bread
      ...
      > white
      ...
      > 5
        Bread in the basket, fresh from the oven: 5
      ...
      ! tap Pay
      ...
      ! confirm
      ~ {{*}} paid. {{*}}
      ...
      ? effect Oven.bake = 1
      ! app Bakery
      ! tap More
        Bread in the basket, fresh from the oven: 3
      ...
      ! tap Pay
      ...
      ! confirm
        Pay Bread: cold
      ? effect Oven.bake = 0
      """
    #expect(try await report(text) == passed)
  }

  @Test func `an app that the program does not run is said before anything runs`() async throws {
    let words = try await report("@apps Bakery Garage\n== two\n! app Garage\n")
    #expect(
      words == """
        FAIL  a.flow:2 two
          a.flow:1:7: this program runs no app called 'Garage'. There is Bakery
        1 failed
        """
    )
  }

  @Test func `a case starts from another with its conversations and apps`() async throws {
    let text = """
      @app Bakery
      == two
      ! open 2
      > buy bread
        Which loaf?
      ...
      :asked
      ! cancel
      ...

      == from there
      @from two :asked
      > rye
        How many?
      ! cancel
      ...
      """
    #expect(try await report(text).hasSuffix("2 passed"))
  }
}
