import FlowEngine
import Testing

struct BackInPerformTests {
  private static let begin = ["reserve seat", "large", "latte", "12"]

  @Test func `what perform was told is the value that is reviewed`() async {
    let text = await transcript(Self.begin + ["small", "iced", "7", "/review"])
    #expect(
      text.hasSuffix(
        """
        > 7
        Iced Tea, Small, row 7?
        [yes] Continue  [no] Cancel
        > /review
        Cup Size: Small
        Cup: Iced Tea
        Row: 7
        """
      )
    )
  }

  @Test func `a check of a parameter finds what perform was told`() async {
    let values = await FlowDriver(app: .kiosk()).run { driver in
      for line in Self.begin + ["small"] { _ = await driver.send(.line(line)) }
      return driver.view.parameters.map(\.value)
    }
    #expect(values == ["Small", "Latte", "12"])
  }

  @Test func `back in perform asks its last question again, and the ones before it not`() async {
    let till = Till()
    let text = await transcript(
      Self.begin + ["small", "iced", "7", "back", "back", "green", "8", "yes"],
      till: till
    )
    #expect(
      text.hasSuffix(
        """
        > back
        At most 9. Which row? (was 7)
        > back
        Which tea? (was Iced Tea)
        [1] Green Tea  [2] Iced Tea
        > green
        At most 9. Which row?
        > 8
        Green Tea, Small, row 8?
        [yes] Continue  [no] Cancel
        > yes
        Green Tea, Small, row 8.
        """
      )
    )
    #expect(await till.performs["ReserveSeat"] == 3)
  }

  @Test func `before the first question of perform come the values that were given`() async {
    let text = await transcript(
      Self.begin + ["small", "back", "back", "/review", "12", "small", "iced", "3", "/review"]
    )
    #expect(text.contains("\n> back\nSure of it? (was Small)\n[1] Small  [2] Large\n"))
    #expect(
      text.contains("\n> back\nWhich row? (was 12)\n> /review\nCup Size: Large\nCup: Latte\n")
    )
    #expect(text.contains("\n> 12\nSure of it?\n[1] Small  [2] Large\n> small\nWhich tea?"))
    #expect(text.hasSuffix("\nCup Size: Small\nCup: Iced Tea\nRow: 3"))
  }

  @Test func `a correction puts back what the abandoned perform assigned`() async {
    let text = await transcript(Self.begin + ["small", "/set row 5", "/review"])
    #expect(text.contains("\n> /set row 5\nSure of it?\n[1] Small  [2] Large\n"))
    #expect(text.hasSuffix("\nCup Size: Large\nCup: Latte\nRow: 5"))
  }

  @Test func `back takes an answer back that several fitted`() async {
    let text = await transcript(["buy a drink", "tea", "back", "latte", "back"])
    #expect(
      text.contains(
        "> tea\nWhich one?\n[1] Green Tea  [2] Iced Tea\n> back\nWhich drink?\n[1] Latte"
      )
    )
    #expect(text.contains("> latte\nHow many?\n> back\nWhich drink? (was Latte)"))
    let said = await transcript(["buy a tea", "back", "back"])
    #expect(said.contains("[1] Green Tea  [2] Iced Tea\n> back\nWhich drink?\n"))
    #expect(said.hasSuffix("> back\nThere is nothing to go back to."))
  }

  @Test func `back takes an answer back that was nearly one`() async {
    let text = await transcript(["buy a drink", "lattte", "back"])
    #expect(text.contains("> back\nWhich drink?\n[1] Latte  [2] Green Tea  [3] Iced Tea"))
    #expect(await transcript(["buy a lattte", "back"]).contains("> back\nWhich drink?\n"))
  }

  @Test func `a correction names a parameter by its title, the longest first`() async {
    let text = await transcript([
      "reserve seat", "small", "latte", "/set cup size large", "/set CUP iced tea", "/set cup size",
      "/set seat 2", "/review",
    ])
    #expect(text.contains("> /set cup size\nNothing was found for 'size'."))
    #expect(
      text.contains("> /set seat 2\n'seat' is not asked for here. There is Cup Size, Cup or Row.")
    )
    #expect(text.hasSuffix("Cup Size: Large\nCup: Iced Tea\nRow: not given"))
  }
}
