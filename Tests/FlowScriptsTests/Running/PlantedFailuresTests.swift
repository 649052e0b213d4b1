import Testing

/// Effects that a flow makes fail, and that have to be met.
@Suite struct PlantedFailuresTests {
  @Test func `a misspelt effect that is to fail is said at its line`() async throws {
    try await expectReport(
      of: """
        == cold
        > buy bread
        ...
        > rye
        ...
        > 2
        ...
        ! fail Owen.bake The oven is cold
        ! tap Pay
        ...
        ! confirm
        ...
        ? effect Oven.bake = 1
        """,
      """
      FAIL  bread.flow:2 cold
        bread.flow:9:1: nothing ran 'Owen.bake' while it was to fail. Did you mean 'Oven.bake'?
      1 failed
      """
    )
  }

  @Test(arguments: [
    ("! fail Till.open It jams\n! confirm\n...\n", 9, "Till.open", ". What ran: Oven.bake"),
    ("! fail Till.open It jams\n! decline\n...\n", 9, "Till.open", ". No effect ran"),
    (
      "! confirm\n...\n! fail Oven.bake It is cold\n", 11, "Oven.bake",
      ": it ran at another time only"
    ),
    (
      "! fail Oven.bake It is cold\n! heal Oven.bake\n! confirm\n...\n", 9, "Oven.bake",
      ": it ran at another time only"
    ),
    (
      "! fail Oven.bake Cold\n! fail Oven.bake Dirty\n! confirm\n  Pay Bread: Dirty\n", 9,
      "Oven.bake",
      ": it ran at another time only"
    ),
  ])
  func `a failure that nothing met says what ran`(
    _ steps: String,
    _ line: Int,
    _ effect: String,
    _ words: String
  ) async throws {
    try await expectReport(
      of: "== one\n> buy bread\n...\n> rye\n...\n> 2\n...\n! tap Pay\n...\n" + steps,
      """
      FAIL  bread.flow:2 one
        bread.flow:\(line + 2):1: nothing ran '\(effect)' while it was to fail\(words)
      1 failed
      """
    )
  }

  @Test func `what fails for the cases that start from below it need not be met`() async throws {
    try await expectReport(
      of: """
        == cold
        ! fail Oven.bake The oven is cold
        > buy bread
        ...
        > rye
        ...
        > 2
        ...
        :basket
        ! fail Till.open It jams

        == pays
        @from cold :basket
        ! tap Pay
        ...
        ! confirm
          Pay Bread: The oven is cold

        == looks
        @from cold :basket
        ! tap More
        ...
        """,
      """
      FAIL  bread.flow:2 cold
        bread.flow:11:1: nothing ran 'Till.open' while it was to fail. No effect ran
      ok    bread.flow:13 pays
      ok    bread.flow:20 looks
      2 passed, 1 failed
      """
    )
  }

  @Test func `a case that is known to miss it fails as expected`() async throws {
    try await expectReport(
      of:
        "== one [xfail no oven yet]\n! fail Oven.bake It is cold\n> recall bread\n...\n! cancel\n...\n",
      "xfail bread.flow:2 one (no oven yet)\n1 failed as expected"
    )
  }

  @Test(arguments: [
    (
      "Oven.bkae",
      "note: bread.flow:12:1: no effect is called 'Oven.bkae' here. Is 'Oven.bake' meant?\n"
    ),
    (
      "Oven.bakes",
      "note: bread.flow:12:1: no effect is called 'Oven.bakes' here. Is 'Oven.bake' meant?\n"
    ),
    ("Oven.heat", ""), ("Till.open", ""),
  ])
  func `an effect that is not to run is doubted where it is a letter off another`(
    _ effect: String,
    _ note: String
  ) async throws {
    try await expectReport(
      of:
        "== one\n> buy bread\n...\n> rye\n...\n> 2\n...\n! tap Pay\n...\n! confirm\n? effect \(effect) = 0\n...\n",
      "ok    bread.flow:2 one\n\(note)1 passed"
    )
  }

  @Test func `what was never made to fail cannot be healed`() async throws {
    try await expectReport(
      of: """
        == one
        > buy bread
        ...
        > rye
        ...
        > 2
        ...
        ! tap Pay
        ...
        ! fail Oven.bake Cold
        ! heal Oven.bak
        ! confirm
        ...
        """,
      """
      FAIL  bread.flow:2 one
        bread.flow:12:1: 'Oven.bak' was never made to fail, so there is nothing to heal. \
      Did you mean 'Oven.bake'?
      1 failed
      """
    )
  }
}
