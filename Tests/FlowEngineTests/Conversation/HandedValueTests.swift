import FlowEngine
import Testing

struct HandedValueTests {
  @Test(arguments: [
    ("10", "Filled 10."), ("99", "'99' is more than 10. Type a whole number from 1 to 10."),
    ("0", "'0' is less than 1. Type a whole number from 1 to 10."),
  ])
  func `a range holds for a number that is handed on`(count: String, expected: String) async {
    let text = await transcript(["count cups", count, "then Fill Cups", "3"])
    #expect(text.contains("> then Fill Cups\n\(expected)\n"), "\(text)")
    #expect(
      count == "10" || text.hasSuffix("How many cups? (1 to 10)\n> 3\nFilled 3."),
      "\(text)"
    )
  }

  @Test func `a list of another length is said, and asked for`() async {
    let text = await transcript(["some drinks", "3", "then Pour Two", "latte, green tea"])
    #expect(
      text.hasSuffix(
        """
        > then Pour Two
        'Drinks' takes exactly 2, and this is a list of 3.
        Which drinks? (exactly 2)
        [1] Latte  [2] Green Tea  [3] Iced Tea
        > latte, green tea
        Latte+Green Tea
        """
      ),
      "\(text)"
    )
  }

  @Test func `a chain goes on where a list of another length was asked for`() async {
    let text = await transcript([
      .chain(AllDrinks(), then: ["Pour Two", "Nap"]), .line("latte, iced tea"),
    ])
    #expect(text.contains("'Drinks' takes exactly 2, and this is a list of 3.\n"), "\(text)")
    #expect(text.contains("> latte, iced tea\nLatte+Iced Tea"), "\(text)")
  }

  @Test func `a value goes into the first parameter whose rules take it`() async {
    #expect(
      await transcript(["count cups", "99", "then Stack Cups"]).hasSuffix("0 cups, 99 g.")
    )
  }

  @Test
  func `a value goes where a parameter says that it is connected, and nowhere where it never is`()
    async
  {
    let fitting = await transcript(["count cups", "40", "then Buy Cups", "9"])
    #expect(fitting.hasSuffix("40 cups and 0 boxes for 9."), "\(fitting)")
    let large = await transcript(["count cups", "700", "then Buy Cups", "9"])
    #expect(large.hasSuffix("0 cups and 700 boxes for 9."), "\(large)")
    #expect(
      await transcript(["count cups", "5", "then Price Cups"])
        .hasSuffix("Price Cups cannot take this: 'Price' takes no value of another intent.")
    )
  }

  @Test func `a case that does not count is not handed on`() async {
    #expect(await transcript(["find size", "large", "then Wash Cup"]).hasSuffix("Washed."))
    #expect(
      await transcript(["find size", "small", "then Wash Cup"])
        .contains("> then Wash Cup\n'Small' is not one of the choices.")
    )
  }

  @Test func `what no provider offers is said, and asked for`() async {
    #expect(await transcript(["count cups", "5", "then Toss Coin"]).hasSuffix("Tossed 5."))
    let text = await transcript(["count cups", "99", "then Toss Coin", "7"])
    #expect(text.contains("> then Toss Coin\n'99' is not one of the choices.\nWhat's the coin?"))
    #expect(text.hasSuffix("Tossed 7."), "\(text)")
  }

  @Test func `an intent that is opened asks for what its rules do not allow`() async {
    let fine = await transcript(["order cups", "3"])
    #expect(fine.hasSuffix("Filled 3."), "\(fine)")
    let text = await transcript(["order cups", "99", "4"])
    let refusal = "'99' is more than 10. Type a whole number from 1 to 10."
    #expect(text.contains("\(refusal)\nHow many cups? (1 to 10)\n> 4\n"), "\(text)")
    #expect(text.hasSuffix("Filled 4."), "\(text)")
  }

  @Test func `an intent that is opened asks for what its provider does not offer`() async {
    #expect(await transcript(["find coin", "7"]).hasSuffix("Tossed 7."))
    let text = await transcript(["find coin", "99", "3"])
    #expect(text.contains("'99' is not one of the choices.\nWhat's the coin?"), "\(text)")
    #expect(text.hasSuffix("Tossed 3."), "\(text)")
  }
}
