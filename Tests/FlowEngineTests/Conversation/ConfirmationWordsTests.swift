import FlowEngine
import Testing

struct ConfirmationWordsTests {
  @Test(arguments: ["", " ", "\t", "\u{200B}", "\u{2800}", "\u{3164}"])
  func `a blank line agrees to nothing, whatever the labels`(_ line: String) async {
    let till = Till()
    let text = await transcript(["pay blankly", line], till: till)
    #expect(text.contains("\n[yes] Continue (cannot be undone)  [no] Cancel\n"))
    #expect(text.hasSuffix("\nNothing was typed. Type yes or no. (try 2 of 3)"))
    #expect(await till.sold == 0)
  }

  @Test func `buttons without words have the usual ones`() async {
    #expect(await transcript(["pay blankly", "continue"]).hasSuffix("\nPaid."))
    #expect(await transcript(["pay blankly", "cancel"]).hasSuffix("\nPay Blankly: not confirmed."))
  }

  @Test(arguments: ["no", "N", "cancel", "/cancel", "back", "done", "keep it", "Keep It"])
  func `a word that refuses elsewhere never agrees, and a claim of both refuses`(
    _ word: String
  ) async {
    let till = Till()
    let text = await transcript(["swap words", word], till: till)
    #expect(text.contains("\n[yes] Continue (cannot be undone)  [no] Cancel\n"))
    #expect(await till.sold == 0)
  }

  @Test(arguments: ["yes", "y", "certainly", "Continue"])
  func `what is on show is what counts`(_ word: String) async {
    #expect(await transcript(["swap words", word]).hasSuffix("\nSwapped."))
  }

  @Test(arguments: [
    "ok", "OK", "okay", "sure", "yep", "yeah", "Yup!", "yes please", "Yes, please.", "Yes.", "y!",
  ])
  func `ordinary words agree`(_ word: String) async {
    #expect(await transcript(["catches no", word]).hasSuffix("> \(word)\nYes."))
    #expect(await transcript(["swap words", "not \(word)"]).contains("try 2 of 3"))
  }

  @Test(arguments: [
    "nope", "Nah", "no thanks", "No, thanks!", "not now", "never mind", "No.", "n.",
  ])
  func `ordinary words refuse, after the limit of tries too`(_ word: String) async {
    #expect(await transcript(["catches no", word]).hasSuffix("> \(word)\nFine, no."))
    let late = await transcript(["catches no", "what", "what", "what", "ok", word])
    #expect(late.contains("> ok\nStill no answer"))
    #expect(late.hasSuffix("> \(word)\nFine, no."))
  }

  @Test(arguments: [("Nope", "Sure"), ("not now", "OK."), ("No thanks!", "Yes please")])
  func `a button whose words usually say what the other does has others`(
    accept: String,
    deny: String
  ) {
    let kind = Question.Kind.confirmation(accept: accept, deny: deny, isDestructive: false)
    let question = Question(number: 1, kind: kind, prompt: "Keep it?")
    #expect(
      question.kind == .confirmation(accept: "Continue", deny: "Cancel", isDestructive: false)
    )
  }

  @Test(arguments: [
    ("yes", 1, 0), ("Y", 1, 0), ("yes.", 1, 0), ("nope", 0, 0), ("no", 0, 0), ("sure", 0, 1),
    ("1", 0, 1), ("ok", 1, 0), ("minus", 0, 1), ("−", 0, 1), ("-", 0, 1),
  ])
  func `a button that is called as an answer is pressed by its number`(
    _ word: String,
    _ sold: Int,
    _ pressed: Int
  ) async {
    let till = Till()
    _ = await transcript(["set trap", word], till: till)
    #expect(await till.sold == sold)
    #expect(await till.performs["SpringTrap", default: 0] == pressed)
  }

  @Test func `cancel cancels even where the accepting button is called so`() async {
    let till = Till()
    #expect(await transcript(["call off", "cancel"], till: till).hasSuffix("Call Off: cancelled."))
    #expect(
      await transcript(["call off", "yes"], till: till).hasSuffix("Call Off: not confirmed.")
    )
    #expect(await till.sold == 0)
    #expect(await transcript(["call off", "y"], till: till).hasSuffix("\nCalled off."))
  }

  @Test func `a beginning that both buttons have names them`() async {
    let till = Till()
    let text = await transcript(["pay blankly", "c", "con", "can"], till: till)
    #expect(
      text.hasSuffix(
        """
        > c
        'c' could be Continue or Cancel. Type yes or no.
        > con
        'con' is no answer to this. Type yes or no. (try 2 of 3)
        > can
        Pay Blankly: not confirmed.
        """
      )
    )
    #expect(await till.sold == 0)
  }

  @Test(arguments: ["", " ", "no", "cancel"])
  func `an option that destroys is not picked by nothing, nor by a word that refuses`(
    _ line: String
  ) async {
    let text = await transcript(["burn shelf", line])
    let rows = "\n[1] Option 1 (cannot be undone)\n[2] No (cannot be undone)  [3] Keep\n"
    #expect(text.contains(rows))
    #expect(!text.contains("Burnt."))
  }

  @Test func `after the limit of tries nothing is agreed to but by going on`() async {
    let till = Till()
    let wrong = ["pay blankly", "what", "what", "what"]
    let text = await transcript(wrong + ["y", "Continue", "keep", "y"], till: till)
    let row = "Still no answer to 'Pay?'. Type keep to go on, explain, or cancel."
    #expect(text.contains("\n> y\n\(row)\n> Continue\n\(row)\n> keep\nPay?\n"))
    #expect(text.hasSuffix("\n> y\nPaid."))
    #expect(await till.sold == 1)
    #expect(await transcript(wrong + ["no"]).hasSuffix("\n> no\nPay Blankly: not confirmed."))
    #expect(await transcript(wrong + ["/cancel"]).hasSuffix("\nPay Blankly: cancelled."))
  }

  @Test func `after the limit of tries no option is picked, and a value still is`() async {
    let choice = await transcript([
      "burn shelf", "what", "what", "what", "1", "explain", "keep", "3",
    ])
    #expect(choice.contains("\n> 1\nStill no answer to 'Burn it?'."))
    #expect(choice.hasSuffix("\nKept."))
    let value = await transcript(["buy a latte", "x", "x", "x", "2"])
    #expect(value.contains("\n> 2\nWhich size?\n"))
  }
}
