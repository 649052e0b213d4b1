import FlowFormat
import FlowScripts
import SnippetFoundation
import Testing

@testable import Snapshots

/// Pastes, values, filters and patterns that are given up, on real turns.
@Suite struct RealFormatTests {
  @Test func `the lines of a paste answer one question after the other, never a confirmation`()
    async throws
  {
    try await expectReport(
      of: """
        == pasted
        ! paste <<
        buy bread
        rye
        2
        <<
          Which loaf?
          [1] Rye  [2] White
          How many?
          Bread in the basket, fresh from the oven: 2
        ...
        ! paste <<
        3
        yes
        no
        <<
          Pay?
          [yes] Continue  [no] Cancel
          2 pasted lines were dropped: a paste does not answer a confirmation. Type the answer.
        ! paste <<
        yes
        again
        <<
          2 pasted lines were dropped: a paste does not answer a confirmation. Type the answer.
        ? effect Oven.bake = 0
        ! paste <<
        no
        <<
          Pay Bread: not confirmed.
        ! paste <<
        <<
        ? quiet
        """,
      """
      ok    bread.flow:2 pasted
      1 passed
      """
    )
  }

  @Test func `the value of a flow is JSON with holes`() async throws {
    try await expectReport(
      of: """
        @let number = [0-9]+
        == weighed
        ? value = null
        > weigh bread
        ~ Weighed {{number}}.
        ? value = ["T-{{number}}", "rye"]
        ? value = ["{{re:T-\\d+}}", "{{*}}"]
        ? value = "{{*}}"
        ? value = ["T-{{number}}"]
        ? value = 7
        """,
      """
      FAIL  bread.flow:3 weighed
        bread.flow:4:1: '? value = null' does not hold
        -  null
        +  no value
        bread.flow:10:1: '? value = ["T-{{number}}"]' does not hold
        -  ["T-{{number}}"]
        +  ["T-42", "rye"]
        {{number}} is '42' already
        bread.flow:11:1: '? value = 7' does not hold
        -  7
        +  ["T-42", "rye"]
      1 failed
      """
    )
  }

  @Test func `a value without holes is rewritten, one with holes is not`() async throws {
    try await Shelf.with { shelf in
      try shelf.write("== w\n> weigh bread\n...\n? value = 7\n? value = \"x{{*}}\"\n")
      _ = try await shelf.run(update: .steps)
      #expect(
        try shelf.text() == """
          @app Bakery
          == w
          > weigh bread
          ...
          ? value = ["T-42", "rye"]
          ? value = "x{{*}}"

          """
      )
    }
  }

  @Test func `filters change rows, dialogs and snapshots before they are compared`() async throws {
    try await Shelf.with { shelf in
      try shelf.write(
        """
        @filter [0-9]+ => N
        == a
        @filter B-N => TICKET
        > buy bread
        ...
        > rye
        ...
        > 2
          Bread in the basket, fresh from the oven: N
          [N: More]
        ...
        = card
        ! tap Pay
        ...
        ! confirm
          TICKET paid. Keep TICKET.
        ...
        ? dialog full TICKET paid. Keep TICKET.

        == b
        > recall bread
        ...
        > 17
          N

          is baking.
        """
      )
      let recorded = try await shelf.run(.missing)
      #expect(recorded.cases.map(\.failures.count) == [1, 0])
      let again = try await shelf.run()
      #expect(shelf.words(again).hasSuffix("2 passed"))
      let card = try String(
        contentsOf: shelf.folder.appendingPathComponent("Snapshots/bread/a/card@44.txt"),
        encoding: .utf8
      )
      #expect(card.hasPrefix("Bread in the basket, fresh from the oven: N\n"))
    }
  }

  @Test func `a pattern that takes too many steps is an error at its line, with 2`() async throws {
    try await Shelf.with { shelf in
      try shelf.write(
        """
        == slow
        > recall bread
        ...
        > aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
        ~ {{re:(?:(a+)+\\1)+b}}

          is baking.
        ? dialog full ~ {{re:(?:(a+)+\\1)+}}b{{*}}

        == filtered
        @filter (?:(a+)+\\1)+b => c
        > recall bread
        ...
        > aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
        ...
        """
      )
      let report = try await shelf.run()
      let why =
        "takes more than a million steps on a row, and was given up. "
        + "Make its regular expression simpler"
      #expect(
        shelf.words(report) == """
          FAIL  bread.flow:2 slow
            bread.flow:6:1: '~ {{re:(?:(a+)+\\1)+b}}' \(why)
            bread.flow:9:1: '~ {{re:(?:(a+)+\\1)+}}b{{*}}' \(why)
          FAIL  bread.flow:11 filtered
            bread.flow:15:1: '@filter (?:(a+)+\\1)+b' \(why)
          2 failed
          """
      )
      #expect(report.exitCode == 2)
      let before = try shelf.text()
      _ = try await shelf.run(update: .stepsAndPatterns)
      #expect(try shelf.text() == before)
    }
  }

  @Test func `a filter that takes too many steps is an error at a snapshot and at a check as well`()
    async throws
  {
    try await Shelf.with { shelf in
      // Rows of twelve columns are short enough for it.
      try shelf.write(
        """
        @width 12
        @widths 80
        @filter (?:([a-z ]+)+\\1)+! => x

        == kept
        > buy bread
        ...
        > rye
        ...
        > 2
        ...
        = card

        == said
        > recall bread
        ...
        > one two three four five six seven
        ...
        ? dialog full ~ {{*}}
        """
      )
      let report = try await shelf.run(.all)
      let failures = report.cases.flatMap(\.failures)
      #expect(failures.map(\.location.line) == [13, 18, 20])
      #expect(failures.allSatisfy { $0.text.contains("was given up") })
      #expect(shelf.files == ["bread.flow"])
    }
  }
}
