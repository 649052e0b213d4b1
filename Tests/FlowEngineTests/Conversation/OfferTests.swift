import FlowEngine
import Testing

/// What is offered to choose from: nothing, too much, the same twice.
struct OfferTests {
  @Test func `where there is nothing to choose from nobody is asked`() async {
    #expect(
      await transcript(["unwrap gift"]) == """
        > unwrap gift
        Unwrap Gift: 'Gift' cannot be chosen: the app offers nothing to choose from.
        """
    )
  }

  @Test func `a list that may be empty is, where there is nothing to choose from`() async {
    #expect(await transcript(["unwrap all gifts"]) == "> unwrap all gifts\nUnwrapped 0.")
  }

  @Test func `a perform that asks for one of nothing is told`() async {
    #expect(
      await transcript(["unwrap later"]) == """
        > unwrap later
        Unwrap Later: 'Gift' cannot be chosen: the app offers nothing to choose from.
        """
    )
  }

  @Test func `of hundreds the first are shown, and all can be typed`() async {
    let rows = await transcript(["thread bead", "bead 471"]).split(separator: "\n")
    #expect(rows.count < 30)
    #expect(rows.contains { $0.contains("[50] Bead 50") })
    #expect(
      rows.suffix(3) == [
        "... 450 more: type a name, or a number up to 500", "> bead 471", "Threaded 471.",
      ]
    )
    #expect(await transcript(["thread bead", "500"]).hasSuffix("> 500\nThreaded 500."))
    #expect(await transcript(["thread bead", "501"]).contains("Type one of the 500"))
  }

  @Test func `values that are one are one choice`() async {
    #expect(
      await transcript(["toss coin", "3"]) == """
        > toss coin
        What's the coin?
        [1] 3  [2] 5
        Again
        [3] 3  [4] 7
        > 3
        Tossed 3.
        """
    )
  }

  @Test func `a value that stands in two sections is one when it is named beforehand`() async {
    let text = await transcript([.run(TossCoin(), given: ["coin": "3"])])
    #expect(text.hasSuffix("\nTossed 3."))
  }

  @Test func `a hint tells choices of one title apart`() async {
    let text = await transcript(["grind mill", "", "old mill #2"])
    #expect(text.contains("Type Old Mill #1 or Old Mill #2. (try 2 of 3)"))
    #expect(text.hasSuffix("Ground by 2."))
  }

  @Test func `a list is asked for in the plural that its title has`() async {
    let text = await transcript(["tag order", "a, b"])
    #expect(text.contains("> tag order\nWhat are the tags? (one or more)"))
    #expect(text.hasSuffix("What's the address? (one or more)"))
  }

  @Test func `a Focus filter is on once the conversation has run it`() async {
    #expect(
      await transcript(["tell hush", "hush filter", "3", "tell hush", "hush filter", "4"])
        == """
        > tell hush
        Not hushed.
        > hush filter
        How many tables?
        > 3
        Hushed for 3.
        > tell hush
        Hushed for 3.
        > hush filter
        How many tables?
        > 4
        Hushed for 4.
        """
    )
  }
}
