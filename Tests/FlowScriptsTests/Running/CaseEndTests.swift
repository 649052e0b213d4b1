import Testing

/// How cases end, and what may not go on past it.
@Suite struct CaseEndTests {
  @Test func `a case may not end while code runs or a question is open`() async throws {
    let barrier = Barrier()
    defer { barrier.open() }
    try await expectReport(
      of:
        "== a\n> rest\n\n== b\n> buy bread\n...\n\n== c\n> hold\n\n== d\n> rest\n? state running\n",
      """
      FAIL  bread.flow:2 a
        bread.flow:3:1: the case ends while the app's code has not returned: it sleeps. \
      Add: ! wait TIME, or expect it: ? state running
      FAIL  bread.flow:5 b
        bread.flow:6:1: the case ends while 'Which loaf?' is asked, and no line expects that. \
      Answer it, or expect it
      FAIL  bread.flow:9 c
        bread.flow:10:1: the case ends while the app's code has not returned: it holds its thread. \
      Add: ! cancel, or expect it: ? state running
      ok    bread.flow:12 d
      note: bread.flow:10:1: the step ended while code still ran (it holds its thread)
      1 passed, 3 failed
      """,
      barrier: barrier
    )
  }

  @Test(arguments: ["! eof", "! key C-d", "> /quit", "> quit"])
  func `what comes after the end of the input is said, and not done`(end: String) async throws {
    try await expectReport(
      of: """
        == left
        \(end)
        > buy bread
        ! resize 20
        ? state idle

        """,
      """
      FAIL  bread.flow:2 left
        bread.flow:4:1: the input ended in line 3, and nobody can say anything after that. Leave \
      this step out, or put it into a case of its own
        bread.flow:5:1: the input ended in line 3, and nobody can say anything after that. Leave \
      this step out, or put it into a case of its own
      1 failed
      """
    )
  }

  @Test func `another conversation goes on after the end of one`() async throws {
    try await expectReport(
      of: """
        == two
        > buy bread
        ...
        ! eof
        ! open 2
        > buy bread
        ...
        ! cancel
        ...

        """,
      "ok    bread.flow:2 two\n1 passed"
    )
  }

  @Test func `work that goes on past the end fails the case, unless it is waited for or named`()
    async throws
  {
    try await expectReport(
      of: """
        == forgotten
        > proof dough
          It rises.
        == waited for
        > proof dough
          It rises.
        ! wait 60s
        ? effect Oven.heat = 1
        == named
        > proof dough
          It rises.
        ? trace ~ left behind: Proof Dough goes on{{*}}
        :rising
        == twice, named once
        > proof dough
          It rises.
        > proof dough
          It rises.
        ? trace ~ left behind: Proof Dough goes on{{*}}
        == twice, named twice
        > proof dough
          It rises.
        > proof dough
          It rises.
        ? trace ~ left behind: Proof Dough goes on{{*}}
        ? trace ~ left behind: Proof Dough goes on{{*}}
        == another from there
        @from named :rising
        > proof dough
          It rises.
        == from there
        @from named :rising
        > rest
        ! wait 20s
        ...
        """,
      """
      FAIL  bread.flow:2 forgotten
        bread.flow:3:1: the case ends while work goes on that 'Proof Dough' left behind. \
      Add: ! wait TIME, or expect it: ? trace ~ left behind: Proof Dough goes on{{*}}
      ok    bread.flow:5 waited for
      ok    bread.flow:10 named
      FAIL  bread.flow:15 twice, named once
        bread.flow:18:1: the case ends while work goes on that 'Proof Dough' left behind. \
      Add: ! wait TIME, or expect it: ? trace ~ left behind: Proof Dough goes on{{*}}
      ok    bread.flow:21 twice, named twice
      FAIL  bread.flow:28 another from there
        bread.flow:30:1: the case ends while work goes on that 'Proof Dough' left behind. \
      Add: ! wait TIME, or expect it: ? trace ~ left behind: Proof Dough goes on{{*}}
      ok    bread.flow:32 from there
      4 passed, 3 failed
      """
    )
  }

  @Test func `a conversation that has used up its time exits as a program does`() async throws {
    try await expectReport(
      of: """
        == asked
        @budget conversation 9s
        > buy bread
        ...
        ! wait 9s
          The conversation is over: its 9 s are used up.
        ? exit 124
        """,
      "ok    bread.flow:2 asked\n1 passed"
    )
  }
}
