import FlowEngine
import Testing

struct PhraseTests {
  @Test func `a slip in a phrase does not matter`() async {
    #expect(await transcript(["show the recept"]).hasSuffix("A receipt"))
    #expect(await transcript(["Kiosk, show me the receipt please!"]).hasSuffix("A receipt"))
  }

  @Test func `a phrase that is only like one is asked about`() async {
    let yes = await transcript(["show big receipt", "yes"])
    #expect(
      yes == """
        > show big receipt
        Did you mean 'Show Receipt'?
        [yes] Yes  [no] No
        > yes
        A receipt
        """
    )
    let no = await transcript(["show big receipt", "no"])
    #expect(no.contains("> no\n'show big receipt' is nothing this app understands. You can say: "))
    let other = await transcript(["show big receipt", "poster"])
    #expect(other.contains("> poster\nToday\n"))
    #expect(!other.hasSuffix("Did you mean 'Show Receipt'?\n[yes] Yes  [no] No"))
  }

  @Test func `the beginning of one phrase alone is asked about`() async {
    let text = await transcript(["reserve", "yes"])
    #expect(
      text.hasPrefix(
        "> reserve\nDid you mean 'Reserve Seat'?\n[yes] Yes  [no] No\n> yes\nWhich cup?"
      )
    )
    // Several begin so.
    #expect(await transcript(["opens"]).contains("'opens' is nothing this app understands."))
  }

  @Test func `several phrases are offered, and none runs by itself`() async {
    let till = Till()
    let text = await transcript(["make plans", "2", "cancel", "make plans", "cancel"], till: till)
    #expect(
      text == """
        > make plans
        Which one?
        [1] Make plans (Plan Party)
        [2] Make plans (Deliver)
        > 2
        What's the town?
        [1] Ayr  [2] Bath
        > cancel
        Deliver: cancelled.
        > make plans
        Which one?
        [1] Make plans (Plan Party)
        [2] Make plans (Deliver)
        > cancel
        make plans: cancelled.
        """
    )
  }

  @Test func `intents of one title are told apart by what they are for, else by their types`() async
  {
    #expect(
      await transcript(["wipe down", "2"]) == """
        > wipe down
        Which one?
        [1] Wipe Down (Makes the counter shine.)
        [2] Wipe Down (WipeTables)
        > 2
        The tables shine.
        """
    )
  }

  @Test func `an offer at a question goes back to it`() async {
    let text = await transcript(["buy a latte", "make plans", "none", "make plans", "3", "2"])
    #expect(text.contains("> none\n'make plans' is nothing this app understands."))
    #expect(text.contains("> 3\nWhich size?\n[1] Small  [2] Large\n> 2\n3 Latte"))
  }

  @Test func `a phrase with a slip is no digression`() async {
    let text = await transcript(["buy a latte", "show recept"])
    #expect(text.contains("'show recept' is not a whole number."))
  }

  @Test func `a negative phrase runs nothing`() async {
    let text = await transcript(["plan a party line", "buy a drink driver"])
    #expect(
      text.contains("> plan a party line\n'plan a party line' is nothing this app understands.")
    )
    #expect(text.contains("> buy a drink driver\n'buy a drink driver' is nothing"))
  }

  @Test func `the end of input at an offer says what was missing`() async {
    let text = await transcript([.line("make plans"), .endOfInput])
    #expect(text.hasSuffix("[2] Make plans (Deliver)\n! eof"))
  }

  @Test(arguments: [
    ("simmer stew", "Simmering Stew."), ("simmer ice cream", "Simmering Ice Cream."),
    ("simmer a dessert", "Simmering dessert."), ("simmer a starter at kiosk", "Simmering starter."),
    ("plate stew", "On a plate: Stew."), ("plate the dessert", "The dessert."),
  ])
  func `of phrases with the same words that one is meant whose value there is`(
    line: String,
    said: String
  ) async {
    #expect(await transcript([line]) == "> \(line)\n\(said)")
  }

  @Test func `where no value is called so, each phrase is offered, none twice alike`() async {
    #expect(
      await transcript(["plate zzz", "cancel", "simmer a zzz"]) == """
        > plate zzz
        Which one?
        [1] Plate zzz  [2] Plate the zzz
        > cancel
        plate zzz: cancelled.
        > simmer a zzz
        Which one?
        [1] Simmer a zzz (Simmer: Pot)
        [2] Simmer a zzz (Simmer: Course)
        """
    )
  }

  @Test func `a query that fails finds no value`() async {
    let text = await transcript(["plate gas", "1"])
    let offer = "[1] Plate gas  [2] Plate the gas"
    #expect(text.hasSuffix("\(offer)\n> 1\nPlate: PotError: The gas is out."))
  }

  @Test func `phrases are told apart at a question too`() async {
    let text = await transcript(["buy a latte", "plate the dessert"])
    #expect(text.contains("> plate the dessert\nThe dessert.\nBack to Buy Drink:\nHow many?"))
  }
}
