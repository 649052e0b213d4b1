import FlowEngine
import Testing

struct OpeningTests {
  @Test func `an intent that runs in front opens the app before perform`() async {
    #expect(
      await transcript(["opens first"]) == "> opens first\n[opened Kiosk: Opens First]\nOpen."
    )
  }

  @Test func `a continuation is a question, and its answer resumes perform`() async {
    let text = await transcript(["opens in the middle", "yes"])
    #expect(
      text == """
        > opens in the middle
        Continue in the shop?
        [yes] Continue  [no] Cancel
        > yes
        [opened Kiosk: Continue in the shop?]
        In front.
        """
    )
  }

  @Test func `a refused continuation throws`() async {
    let text = await transcript(["opens in the middle", "no"])
    #expect(text.hasSuffix("> no\nOpens In The Middle: not confirmed."))
  }

  @Test func `without a question it opens at once`() async {
    let text = await transcript(["opens without asking"])
    #expect(text == "> opens without asking\n[opened Kiosk: To show the menu]\nIn front.")
  }

  @Test func `an open question is asked once after all that a result opened`() async {
    #expect(
      await transcript(["asks seats", "opens another"]) == """
        > asks seats
        How many seats?
        > opens another
        Begun.
        [opened Kiosk: Opens First]
        Open.
        Back to Asks Seats:
        How many seats?
        """
    )
    #expect(
      await transcript(["asks seats", "opens an address"]) == """
        > asks seats
        How many seats?
        > opens an address
        [opened Kiosk: file:///menu]
        Back to Asks Seats:
        How many seats?
        """
    )
  }

  @Test func `intents that open one another for ever are given up`() async {
    let text = await transcript(["opens itself", "nap"])
    #expect(text.contains("Opens Itself: 100 intents opened one another without an end.\n> nap"))
    let opened = text.split(separator: "\n").filter { $0 == "[opened Kiosk: Opens Itself]" }
    #expect(opened.count == 100)
  }

  @Test func `reload presents a snippet that is not shown`() async {
    #expect(await transcript([.reload("Receipt")]) == "! reload Receipt\nA receipt")
  }

  @Test func `a snippet that reloads itself while it is drawn is drawn once`() async {
    #expect(await transcript(["show restless"]) == "> show restless\nDrawn")
  }
}
