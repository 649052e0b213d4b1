import FlowEngine
import Testing

struct ChoosingTests {
  @Test func `a number that a shorter list does not show picks nothing`() async {
    let text = await transcript(["open jar", "ap", "4", "zz", "2"])
    #expect(
      text.hasSuffix(
        """
        > ap
        Which one?
        [1] Apple  [2] Apricot
        > 4
        '4' is not one of the choices. Type Apple or Apricot (try 2 of 3)
        > zz
        Nothing was found for 'zz'. Type Apple or Apricot (try 3 of 3)
        > 2
        Apricot is open.
        """
      )
    )
  }

  @Test
  func `a question covers the snippet before it, whose numbers are not drawn till it is answered`()
    async
  {
    let order = ["buy a latte", "2", "large", "nap"].map(FlowInput.line)
    let text = await transcript(order + [.resize(columns: 30), .line("1"), .cancel, .line("2")])
    #expect(text.contains("! resize\n> 1\n! cancel\n"))
    #expect(text.contains("> 2\n3 Latte\n[1: Less]"))
  }

  @Test func `a snippet below a question has no numbers, and its controls work behind it`() async {
    let till = Till()
    let text = await transcript(
      [.line("catches no"), .line("mission panel"), .cancel, .line("add")],
      till: till
    )
    #expect(text.contains("> mission panel\n[Add]\nBack to Catches No:\nReally?\n[yes] "))
    #expect(await till.quantity == 2)
  }

  @Test func `what cannot be tapped is answered with what can`() async {
    let options = await transcript([.line("buy a drink"), .tap("#2")])
    #expect(
      options.hasSuffix(
        "! tap\nNothing on show is called '#2'. There is Latte, Green Tea or Iced Tea."
      )
    )
    let buttons = await transcript([.line("catches no"), .tap("x")])
    #expect(buttons.contains("! tap\nNothing on show is called 'x'. There is "))
  }

  @Test func `help shows all that is known of what can be chosen`() async {
    let text = await transcript(["deliver", "Bath", "/help"])
    #expect(
      text.contains("\n  Near\n  [1] High Street (200 m)\n  [2] Mews\n  Far\n  [3] ☆ Station\n")
    )
  }

  @Test func `what a shorter list does not show can be named`() async {
    let text = await transcript(["open jar", "ap", "cherry"])
    #expect(text.hasSuffix("> cherry\nCherry is open."))
  }

  static let extremes = [
    "-9223372036854775808", "9223372036854775807", "-1", "0", "#-9223372036854775808",
    "latte #-9223372036854775808", "latte #0", "latte #9223372036854775807",
  ]

  @Test(arguments: extremes)
  func `a number of no option stops nothing`(_ line: String) async {
    let text = await transcript(["buy a drink", line, "latte"])
    #expect(text.hasSuffix("> latte\nHow many?"))
  }

  @Test(arguments: extremes + ["less #-9223372036854775808"])
  func `a number of no control stops nothing`(_ line: String) async {
    let text = await transcript(["buy a latte", "1", "small", line, "/again"])
    #expect(text.hasSuffix("[4: Receipt] [5: ! Throw away]"))
  }
}
