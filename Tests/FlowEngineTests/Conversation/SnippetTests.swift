import FlowEngine
import Testing

struct SnippetTests {
  private let toBasket = ["buy a latte", "2", "large"]

  @Test func `a tap runs its intent and draws the snippet again`() async {
    let text = await transcript(toBasket + ["2", "More", "less"])
    #expect(text.contains("> 2\n3 Latte"))
    #expect(text.contains("> More\n4 Latte"))
    #expect(text.contains("> less\n3 Latte"))
  }

  @Test func `a refresh is one perform for a tap`() async {
    let till = Till()
    _ = await transcript(toBasket + ["more", "more"], till: till)
    #expect(await till.performs["BasketSnippet"] == 3)
  }

  @Test func `a disabled control says so`() async {
    let text = await transcript(["buy a latte", "1", "large", "less"])
    #expect(text.hasSuffix("> less\n'Less' is disabled now."))
  }

  @Test func `a tapped intent's own snippet takes the place`() async {
    let text = await transcript(toBasket + ["receipt", "more"])
    #expect(text.contains("> receipt\nA receipt\n"))
    #expect(text.contains("'more' is nothing this app understands."))
  }

  @Test func `a destructive control wants its whole name`() async {
    let text = await transcript(toBasket + ["thr", "throw away"])
    #expect(text.contains("> thr\n'Throw away' cannot be undone"))
    #expect(text.hasSuffix("> throw away\nFail: The machine is broken."))
  }

  @Test func `a failed tap leaves the snippet`() async {
    let text = await transcript(toBasket + ["throw away", "more"])
    #expect(text.contains("> more\n3 Latte"))
  }

  @Test func `an ordinary intent's view is static`() async {
    let text = await transcript(["poster", "buy"])
    #expect(text.hasSuffix("> buy\n'Buy' does not work here: only a snippet intent's controls do."))
  }

  @Test func `the mission's form is kept and never performed again`() async {
    let till = Till()
    let text = await transcript(
      [.line("mission panel"), .line("add"), .resize(columns: 30)],
      till: till
    )
    #expect(text.contains("> mission panel\n[1: Add]"))
    #expect(text.hasSuffix("! resize\n[1: Add]"))
    #expect(await till.performs["MissionPanel"] == 1)
    #expect(await till.quantity == 2)
  }

  @Test func `a control is tapped by what those who hear it are told`() async {
    let till = Till()
    let text = await transcript(["mission panel", "one more", "one"], till: till)
    #expect(text.contains("> one more\n"))
    #expect(text.contains("> one\n'one' is nothing this app understands."))
    #expect(await till.quantity == 2)
  }

  @Test func `a static view draws no control that the app wrote`() async {
    #expect(await transcript(["forged poster"]) == "> forged poster\n{1: Fake}\n[Buy]")
  }

  @Test func `a kept view is shown again after a tap that asked something`() async {
    let text = await transcript(["counting panel", "ask", "yes"])
    #expect(text.hasSuffix("> yes\nYes.\n[1: Add] [2: Ask]"))
  }

  @Test func `a value alone is shown`() async {
    #expect(await transcript(["values"]) == "> values\nLatte")
  }

  @Test func `another width draws the snippet again`() async {
    let text = await transcript(toBasket.map(FlowInput.line) + [.resize(columns: 20)])
    #expect(text.contains("! resize\n2 Latte"))
  }
}
