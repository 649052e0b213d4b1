import Testing

/// Flows on real turns of an app: what they show, and what they say when it is something else.
@Suite struct RealTurnsTests {
  @Test func `a check takes no other spelling of a letter, and names both`() async throws {
    try await expectReport(
      of: """
        == a
        > recall bread
        ...
        > caf\u{E9}
        ...
        ? param number = caf\u{E9}
        ? param number = cafe\u{301}
        """,
      """
      FAIL  bread.flow:2 a
        bread.flow:8:1: '? param number = cafe\u{301}' does not hold
        -  number = cafe\u{301}
                       ^ U+0065 U+0301
        +  number = caf\u{E9}
                       ^ U+00E9
      1 failed
      """
    )
  }

  @Test func `every event and check is played on the app`() async throws {
    try await expectReport(
      of: """
        @let number = B-[0-9]{4}

        == an order
        > buy bread
          Which loaf?
          [1] Rye  [2] White
        ? state asking
        > rye
          How many?
        > nope
          'nope' is not a whole number. Type a whole number from 1 to 12 (try 2 of 3)
        > 2
          Bread in the basket, fresh from the oven: 2
          [1: More]
          [2:  ] Sliced
          [3: Pay]
        ? state idle
        ! tap More
        ~ Bread {{*}}: {{re:\\d+}}
        ...
        ! toggle Sliced
        ...
          [2: x] Sliced
        ...
        ! toggle More
          Nothing on show is called 'More'. There is Sliced.
        :basket
        ! tap 3
          Pay?
          [yes] Continue  [no] Cancel
        ? state confirming
        ! decline
          Pay Bread: not confirmed.
        ! fail Oven.bake The oven is cold
        ? quiet
        ! tap 3
        ...
        ! confirm
          Pay Bread: The oven is cold
        ? effect Oven.bake = 0
        ! heal Oven.bake
        ! tap 3
        ...
        ! confirm
        ~ {{number}} paid. Keep {{number}}.
        ...
        ? effect Oven.bake = 1
        ? dialog full ~ {{*}} Keep {{number}}.
        ? trace ~ confirmed
        ? exit 0
        ! resize 20
          Bread in the basket,
          fresh from the oven:
          3
        ...
        > recall bread
          Which number?
          (any text; /cancel to stop)
        ! key C-c
          Recall Bread: cancelled.
        > recall bread
          Which number?
          (any text; /cancel to stop)
        > B-1
          B-1

          is baking.
        ? param number = B-1
        > recall bread
        ...
        ! eof
        ? exit 130

        == later
        @from an order :basket
        ! tap More
          Bread in the basket, fresh from the oven: 4
        ...

        """,
      "ok    bread.flow:4 an order\nok    bread.flow:75 later\n2 passed"
    )
  }

  @Test func `a sleep ends by waiting, and a budget by its time`() async throws {
    try await expectReport(
      of: """
        == rests
        > rest
        ! wait 19s
        ? state running
        ! wait 1s
          Rested.

        == rests too long
        @budget perform 5s
        > rest
        ! wait 5s
        ~ Rest Dough: timed out after 5 s.{{*}}
        ? exit 124
        ! wait 1h
        ? quiet

        == nobody answers
        @budget question 9s
        > buy bread
        ...
        ? exit 130
        ! wait 9s
          Buy Bread: timed out after 9 s without an answer.
        ? exit 124

        """,
      """
      ok    bread.flow:2 rests
      ok    bread.flow:9 rests too long
      ok    bread.flow:18 nobody answers
      3 passed
      """
    )
  }

  @Test func `what holds its thread is named, and its budget still ends it`() async throws {
    let barrier = Barrier()
    defer { barrier.open() }
    try await expectReport(
      of: """
        == held
        > hold
        ! wait 30s
        ~ Hold Dough: timed out after 30 s.{{*}}
        ? exit 124
        > recall bread
          Which number?
          (any text; /cancel to stop)
        ! cancel
        ...

        """,
      """
      ok    bread.flow:2 held
      note: bread.flow:3:1: the step ended while code still ran (it holds its thread)
      1 passed
      """,
      barrier: barrier
    )
  }

  @Test func `what differs is said at the line of the flow`() async throws {
    try await expectReport(
      of: """
        @let loaf = [A-Z][a-z]+

        == a
        > buy bread
          Which loaf?
        ~ [1] {{loaf}}  [2] {{loaf}}
        ? param loaf = Rye
        ? exit 124
        > white
          How many?
        ? param loaf = Rye
        ! cancel
        ...

        """,
      """
      FAIL  bread.flow:4 a
        bread.flow:5:1: the output differs after '> buy bread'
            1  Which loaf?
        -   2  ~ [1] {{loaf}}  [2] {{loaf}}
        +   2  [1] Rye  [2] White
        If the new output is right, run the app's 'flow run' with --update
        bread.flow:8:1: '? param loaf = Rye' does not hold
        -  loaf = Rye
        +  loaf is not set
        bread.flow:9:1: '? exit 124' does not hold
        -  124
        +  130
        and 1 more in this case
      1 failed
      """
    )
  }

  @Test func `marked cases are skipped, expected to fail, or the only ones`() async throws {
    let marked = """
      == a [skip no oven]
      > rest

      == b [todo]

      == c [xfail known]
      > buy bread

      == d [xfail no longer]
      ! heal Oven.bake

      """
    try await expectReport(
      of: marked,
      """
      skip  bread.flow:2 a (no oven)
      todo  bread.flow:5 b
      xfail bread.flow:7 c (known)
      FAIL  bread.flow:10 d
        bread.flow:10:1: the case passes, though it is marked [xfail no longer]. Remove the mark
      1 failed, 1 failed as expected, 1 skipped, 1 todo
      """
    )
    try await expectReport(
      of: marked + "\n== e [only]\n! heal Oven.bake\n",
      """
      ok    bread.flow:13 e
      only cases marked [only] were run; remove the mark to pass
      1 passed; obsolete snapshots not checked
      """
    )
  }

  @Test func `what a check captures holds in the cases that start below it`() async throws {
    try await expectReport(
      of: """
        @let number = B-[0-9]{4}

        == paid
        > buy bread
        ...
        > rye
        ...
        > 2
        ...
        ! tap Pay
        ...
        ! confirm
        ...
        ? dialog full ~ {{number}} paid.{{*}}
        :paid

        == paid again
        @from paid :paid
        ! tap Pay
        ...
        ! confirm
        ~ {{number}} paid. {{*}}
        ? dialog full ~ {{number}} paid.{{*}}
        ? effect Oven.bak = 1
        """,
      """
      ok    bread.flow:4 paid
      FAIL  bread.flow:18 paid again
        bread.flow:22:1: the output differs after '! confirm'
        -   1  ~ {{number}} paid. {{*}}
        +   1  B-4883 paid. Keep B-4883.
        +   2  Bread in the basket, fresh from the oven: 2
        +   3  [1: More]
        +   4  [2:  ] Sliced
        +   5  [3: Pay]
        {{number}} is 'B-8949' already
        If the new output is right, run the app's 'flow run' with --update
        bread.flow:24:1: '? dialog full ~ {{number}} paid.{{*}}' does not hold
        -  ~ {{number}} paid.{{*}}
        +  B-4883 paid. Keep B-4883.
        {{number}} is 'B-8949' already
        bread.flow:25:1: '? effect Oven.bak = 1' does not hold
        -  Oven.bak = 1
        +  Oven.bak = 0
        Committed were: Oven.bake
      1 passed, 1 failed
      """
    )
  }
}
