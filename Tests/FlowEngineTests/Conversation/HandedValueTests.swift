import FlowEngine
import Testing

struct HandedValueTests {
  @Test(arguments: [
    ("10", "Filled 10."), ("99", "Fill Cups cannot take this: '99' is more than 10."),
    ("0", "Fill Cups cannot take this: '0' is less than 1."),
  ])
  func `a range holds for a number that is handed on`(count: String, expected: String) async {
    let text = await transcript(["count cups", count, "then Fill Cups"])
    #expect(text.hasSuffix("> then Fill Cups\n\(expected)"), "\(text)")
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
        .hasSuffix("Wash Cup cannot take this: 'Small' is not one of the choices.")
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
