import FlowEngine
import Testing

struct CorrectionTests {
  @Test func `what has no values to correct says so`() async {
    let text = await transcript(["catches no", "/set step 3"])
    #expect(text.hasSuffix("> /set step 3\nThis has no values to correct."))
  }

  @Test func `back asks the parameter before again, and shows what was given`() async {
    let text = await transcript(["buy a drink", "latte", "2", "back", "3", "large"])
    #expect(
      text.contains(
        """
        > 2
        Which size?
        [1] Small  [2] Large
        > back
        How many? (was 2)
        > 3
        Which size?
        [1] Small  [2] Large
        > large
        3 Latte
        """
      )
    )
  }

  @Test func `back goes on to the first parameter, and no further`() async {
    let text = await transcript(["buy a drink", "latte", "2", "back", "back", "back", "iced tea"])
    #expect(text.contains("> back\nWhich drink? (was Latte)\n[1] Latte"))
    #expect(text.contains("> back\nThere is nothing to go back to."))
    #expect(text.hasSuffix("> iced tea\nHow many? (was 2)"))
  }

  @Test func `what a phrase gave can be gone back to`() async {
    let text = await transcript(["buy a latte", "back", "back", "green tea", "2"])
    #expect(text.contains("\n> back\nWhich drink? (was Latte)\n[1] Latte"))
    #expect(text.contains("\n> back\nThere is nothing to go back to.\n"))
    #expect(text.hasSuffix("> green tea\nHow many?\n> 2\nWhich size?\n[1] Small  [2] Large"))
  }

  @Test func `back from a question inside perform begins perform again`() async {
    let till = Till()
    let text = await transcript(
      ["asks twice", "2", "no", "back", "no", "/set quantity 5", "yes"],
      till: till
    )
    #expect(text.contains("All 2?"))
    #expect(text.contains("> back\nPay first? (was "))
    #expect(text.hasSuffix("All 5?\n[yes] Continue  [no] Cancel\n> yes\nAll 5."))
    #expect(await till.performs["AsksTwice"] == 3)
  }

  @Test(arguments: [
    "change quantity to 5", "Change the Quantity to 5", "set quantity 5", "make quantity 5",
    "switch my quantity to 5",
  ])
  func `a value is corrected in words where yes or no is asked`(words: String) async {
    let till = Till()
    let text = await transcript(["asks twice", "2", "no", words, "yes"], till: till)
    #expect(text.hasSuffix("All 5?\n[yes] Continue  [no] Cancel\n> yes\nAll 5."), "\(text)")
  }

  @Test(arguments: ["set quantity", "change to 5", "change colour to red", "change 5"])
  func `words that name no parameter and value correct nothing`(words: String) async {
    let text = await transcript(["asks twice", "2", "no", words])
    #expect(text.contains("(try 2 of 3)"), "\(text)")
  }

  @Test func `a correction of thousands of words is read at once`() async {
    let words = String(repeating: " 5", count: 5000)
    let text = await transcript([
      "asks twice", "2", "no", "change quantity to" + words, "/set" + words, "yes",
    ])
    #expect(text.contains("' is not a whole number. Type a whole number"))
    #expect(text.contains("'5' is not asked for here."))
    #expect(text.hasSuffix("> yes\nAll 2."))
  }

  @Test func `no step goes back past an effect`() async {
    let text = await transcript(["asks twice", "2", "yes", "back", "/set quantity 3", "yes"])
    #expect(text.contains("> back\nIt is too late for that: Till.pay has happened."))
    #expect(text.contains("> /set quantity 3\nIt is too late for that: Till.pay has happened."))
    #expect(text.hasSuffix("> yes\nAll 2."))
  }

  @Test func `a value is corrected while another is asked for`() async {
    let text = await transcript(["buy a drink", "latte", "2", "/set quantity 7", "large"])
    #expect(text.contains("> /set quantity 7\nWhich size?"))
    #expect(text.contains("> large\n7 Latte"))
  }

  @Test func `a wrong correction changes nothing`() async {
    let text = await transcript([
      "buy a latte", "2", "/set quantity 13", "/set colour red", "/set", "large",
    ])
    #expect(text.contains("'13' is more than 12. Type a whole number from 1 to 12.\nWhich size?"))
    #expect(text.contains("'colour' is not asked for here. There is Drink, Quantity or Size."))
    #expect(text.contains("Type /set NAME VALUE, with Drink, Quantity or Size."))
    #expect(text.contains("> large\n2 Latte"))
  }
}
