import FlowEngine
import Testing

struct NearMissTests {
  @Test func `an answer with a slip is asked about`() async {
    let text = await transcript(["buy a drink", "lattte", "yes"])
    #expect(
      text.hasSuffix(
        "> lattte\nDid you mean Latte?\n[yes] Yes  [no] No\n> yes\nHow many?"
      )
    )
  }

  @Test func `no is a wrong answer, and anything else another one`() async {
    let text = await transcript(["buy a drink", "lattte", "no", "lattte", "iced tea"])
    #expect(
      text.contains(
        "> no\nNothing was found for 'lattte'. Type Latte, Green Tea, Iced Tea or another name (try 2 of 3)"
      )
    )
    #expect(text.hasSuffix("[yes] Yes  [no] No\n> iced tea\nHow many?"))
  }

  @Test func `a slip in a phrase's value is asked about too`() async {
    let yes = await transcript(["buy a lattte", "yes"])
    #expect(yes == "> buy a lattte\nDid you mean Latte?\n[yes] Yes  [no] No\n> yes\nHow many?")
    let no = await transcript(["buy a lattte", "no", "latte"])
    #expect(
      no.contains(
        "> no\nNothing was found for 'lattte'. Type Latte, Green Tea, Iced Tea or another name.\nWhich drink?\n"
      )
    )
    let other = await transcript(["buy a lattte", "iced tea"])
    #expect(other.hasSuffix("> iced tea\nHow many?"))
  }

  @Test func `several answers with slips among them are asked about at once`() async {
    let text = await transcript(["plan party", "lattte and green tea", "yes"])
    let asked = "> lattte and green tea\nDid you mean Latte?\n[yes] Yes  [no] No\n"
    #expect(text.hasSuffix(asked + "> yes\nWhen?"))
    let both = await transcript(["plan party", "lattte, icedd tea", "no"])
    #expect(both.contains("Did you mean Latte and Iced Tea?\n"))
    #expect(
      both.contains(
        "> no\nNothing was found for 'lattte'. Type Latte, Green Tea, Iced Tea or another name (try 2 of 3)"
      )
    )
  }

  @Test func `cancel at a near miss cancels, and a request inside perform is answered`() async {
    let cancelled = await transcript(["buy a lattte", "cancel"])
    #expect(cancelled.hasSuffix("> cancel\nBuy Drink: cancelled."))
    let inside = await transcript(["ask inside", "smll", "no", "largge", "yes"])
    #expect(inside.hasSuffix("Did you mean Large?\n[yes] Yes  [no] No\n> yes\nlarge"))
  }

  @Test func `a value begins as its name does`() async {
    let text = await transcript(["buy a drink", "lat", "2", "lar"])
    #expect(text.contains("> lar\n2 Latte"))
  }
}
