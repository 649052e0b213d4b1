import FlowEngine
import Testing

struct ListTests {
  private static let asked = "Which drinks? (2 to 3)\n[1] Latte  [2] Green Tea  [3] Iced Tea"

  @Test func `a list is given at once`() async {
    let text = await transcript([
      "plan party", "latte and green tea", "tomorrow at 5", "Ann, Ben and Cem",
    ])
    #expect(
      text == """
        > plan party
        \(Self.asked)
        > latte and green tea
        When?
        > tomorrow at 5
        Who comes? (one or more)
        > Ann, Ben and Cem
        Latte+Green Tea in 2,460 min for Ann+Ben+Cem.
        """
    )
  }

  @Test func `a list is given one at a time until done`() async {
    let text = await transcript(["plan party", "latte", "done", "3", "done", "noon", "Ann", "done"])
    #expect(
      text == """
        > plan party
        \(Self.asked)
        > latte
        Latte. Another? (1 so far; 2 to 3)
        [1] Latte  [2] Green Tea  [3] Iced Tea
        > done
        That makes only 1. Name 2 to 3 (try 2 of 3)
        > 3
        Latte, Iced Tea. Another, or done? (2 so far; 2 to 3)
        [1] Latte  [2] Green Tea  [3] Iced Tea
        > done
        When?
        > noon
        Who comes? (one or more)
        > Ann
        Ann. Another, or done?
        > done
        Latte+Iced Tea in 720 min for Ann.
        """
    )
  }

  @Test func `one pick is the answer where perform asks which of several it is`() async {
    let text = await transcript(["rinse cups", "1, 2", "2"])
    #expect(
      text == """
        > rinse cups
        Cups of what?
        [1] Latte  [2] Green Tea  [3] Iced Tea
        > 1, 2
        '1, 2' is not one of the choices. Type Latte, Green Tea or Iced Tea (try 2 of 3)
        > 2
        Rinsed: Green Tea.
        """
    )
  }

  @Test func `back takes the last one off, and shows it`() async {
    let text = await transcript(["plan party", "latte", "green tea", "back", "back", "3"])
    #expect(
      text.hasSuffix(
        """
        > back
        Latte. Another? (1 so far; 2 to 3) (was Green Tea)
        [1] Latte  [2] Green Tea  [3] Iced Tea
        > back
        Which drinks? (2 to 3) (was Latte)
        [1] Latte  [2] Green Tea  [3] Iced Tea
        > 3
        Iced Tea. Another? (1 so far; 2 to 3)
        [1] Latte  [2] Green Tea  [3] Iced Tea
        """
      )
    )
  }

  @Test func `a full list ends by itself`() async {
    let text = await transcript(["plan party", "latte", "green tea", "iced tea"])
    #expect(text.hasSuffix("> iced tea\nWhen?"))
  }

  @Test(arguments: [
    ("latte, lattte", "Nothing was found for 'lattte'. Did you mean Latte? (try 2 of 3)"),
    ("latte, green tea and tea", "'tea' could be Green Tea or Iced Tea. Type a Drink, by name"),
    ("latte, tea", "'tea' could be Green Tea or Iced Tea. Type a Drink, by name"),
    ("latte, latte", "'Latte' is named twice. Name each one once (try 2 of 3)"),
    ("1, 2, 3, 9", "Nothing was found for '9'. Type Latte, Green Tea, Iced Tea or another name"),
    ("done", "Nothing was named yet. Name 2 to 3 (try 2 of 3)"),
    (", and ;", "', and ;' names nothing. Type a Drink, by name"),
  ])
  func `what is wrong in a list is named`(answer: String, expected: String) async {
    let text = await transcript(["plan party", answer, "latte, green tea"])
    #expect(text.contains("> \(answer)\n\(expected)"))
    #expect(text.hasSuffix("> latte, green tea\nWhen?"))
  }

  @Test func `a list is taken by numbers and with an and before the last`() async {
    let text = await transcript(["plan party", "1, 2, and 3"])
    #expect(text.hasSuffix("> 1, 2, and 3\nWhen?"))
  }

  @Test func `back takes the last one off, then leaves the list`() async {
    let text = await transcript(["plan party", "latte", "back", "back", "latte, iced tea", "back"])
    #expect(text.contains("[3] Iced Tea\n> back\nThere is nothing to go back to."))
    #expect(text.contains("> back\nWhich drinks? (2 to 3) (was Latte, Iced Tea)\n"))
  }

  @Test func `one of several matches goes into the list`() async {
    let text = await transcript(["plan party", "tea", "2", "done", "latte"])
    #expect(
      text.contains("> tea\nWhich one?\n[1] Green Tea  [2] Iced Tea\n> 2\nIced Tea. Another?")
    )
    #expect(text.hasSuffix("> latte\nLatte") == false)
    #expect(text.contains("> latte\nIced Tea, Latte. Another, or done?"))
  }

  @Test func `a list is corrected as a whole, and too short a correction changes nothing`() async {
    let text = await transcript([
      "plan party", "latte, green tea", "/set drinks iced tea", "/set drinks latte, iced tea",
      "noon", "Ann, Ben",
    ])
    #expect(text.contains("> /set drinks iced tea\nThat makes only 1. Name 2 to 3.\nWhen?"))
    #expect(text.hasSuffix("Latte+Iced Tea in 720 min for Ann+Ben."))
  }

  @Test func `done is said only where a list is asked for`() async {
    let text = await transcript([.done, .line("compare sizes"), .line("small"), .done])
    #expect(text.contains("! done\nThere is nothing to end or to put away."))
    #expect(text.contains("> compare sizes\nWhich sizes? (one or more)\n[1] Small  [2] Large"))
    #expect(text.hasSuffix("! done\nsmall"))
  }

  @Test(arguments: [["done", "done"], ["done", "/done"]])
  func `a list ends where one of its options is called done`(lines: [String]) async {
    let text = await transcript(["pick labels"] + lines)
    let last = "> \(lines[1])\ndone"
    #expect(text.hasSuffix("> done\nDone. Another, or /done?\n[1] Open  [2] Done\n\(last)"))
  }

  @Test(arguments: ["no", "No.", "nope", "no, thanks", "no more", "that's it", "none"])
  func `no ends a list that has begun`(word: String) async {
    let text = await transcript(["plan party", "latte", word, "3", word, "noon", "no", "Ann", word])
    #expect(text.contains("> \(word)\nThat makes only 1. Name 2 to 3 (try 2 of 3)"))
    #expect(text.contains("> noon\nWho comes? (one or more)\n> no\nno. Another, or done?"))
    #expect(text.hasSuffix("> \(word)\nLatte+Iced Tea in 720 min for no+Ann."))
  }

  @Test func `an option called done is picked before it ends the list`() async {
    let text = await transcript(["pick labels", "open", "done", "done"])
    #expect(text.hasSuffix("> done\nopen+done"))
  }

  @Test func `a command ends a list too`() async {
    #expect(await transcript(["pick labels", "open", "/done"]).hasSuffix("> /done\nopen"))
    let none = await transcript(["/done"])
    #expect(none == "> /done\nThere is nothing to end or to put away.")
  }

  @Test func `too many are refused`() async {
    let text = await transcript(["plan party", "latte", "1", "green tea", "green tea, iced tea, 1"])
    #expect(text.contains("> 1\n'Latte' is named twice."))
  }

  @Test(arguments: [
    ("latte, latte", "'Latte' is named twice. Name each one once."),
    ("latte", "That makes only 1. Name 2 to 3."),
  ])
  func `a list that an invocation gives wrong is a wrong value of its parameter`(
    drinks: String,
    reason: String
  ) async {
    let events = await FlowDriver(app: .kiosk(Till())).run { driver in
      await driver.send(.run(PlanParty(), given: ["drinks": drinks])).events
    }
    let wrong = events.compactMap { event in
      if case .noted(.wrongValue(let parameter, let reason)) = event {
        "\(parameter): \(reason)"
      } else {
        nil
      }
    }
    #expect(wrong == ["drinks: \(reason)"])
  }
}
