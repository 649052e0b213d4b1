import FlowEngine
import Testing

struct ConfirmationTests {
  private let toConfirmation = ["buy a latte", "2", "large", "pay"]

  @Test func `a confirmation shows its snippet and suspends perform`() async {
    let till = Till()
    let text = await transcript(toConfirmation + ["yes"], till: till)
    #expect(
      text.hasSuffix(
        """
        > pay
        Total for 2
        [1: Add one]
        Pay for 2?
        [yes] Pay Now  [no] Not Yet
        > yes
        Paid.
        """
      ) || text.contains("> yes\nPaid.")
    )
    #expect(await till.sold == 1)
  }

  @Test(arguments: ["no", "n", "Not Yet", "later"])
  func `declining sells nothing and the snippet before is current`(_ word: String) async {
    let till = Till()
    let text = await transcript(toConfirmation + [word, "more"], till: till)
    #expect(text.contains("> \(word)\nPay: not confirmed.\n> more\n3 Latte"))
    #expect(await till.sold == 0)
  }

  @Test(arguments: ["yes", "Y", "pay now", "ok"])
  func `each word of the accept button confirms`(_ word: String) async {
    let till = Till()
    _ = await transcript(toConfirmation + [word], till: till)
    #expect(await till.sold == 1)
  }

  @Test func `cancel ends the flow`() async {
    let till = Till()
    let text = await transcript(toConfirmation + ["cancel", "yes"], till: till)
    #expect(text.contains("> cancel\nPay: cancelled.\n> yes\nThere is nothing to confirm."))
    #expect(await till.sold == 0)
  }

  @Test func `enter alone confirms nothing`() async {
    let till = Till()
    let text = await transcript(toConfirmation + [""], till: till)
    #expect(text.hasSuffix("> \nNothing was typed. Type yes or no. (try 2 of 3)"))
    #expect(await till.sold == 0)
  }

  @Test func `two confirmations sent together sell once`() async {
    let till = Till()
    let text = await transcript(
      toConfirmation.map(FlowInput.line) + [.confirm, .confirm],
      till: till
    )
    #expect(text.hasSuffix("! confirm\nThere is nothing to confirm."))
    #expect(await till.sold == 1)
  }

  @Test func `a tap in a confirmation draws it again and it stays open`() async {
    let till = Till()
    let text = await transcript(toConfirmation + ["add one", "yes"], till: till)
    #expect(text.contains("> add one\nTotal for 3\n[1: Add one]\nPay for 2?\n"))
    #expect(await till.sold == 1)
    #expect(await till.quantity == 3)
  }

  @Test func `an app may catch a decline, not a cancel`() async {
    #expect(await transcript(["catches no", "no"]).hasSuffix("> no\nFine, no."))
    #expect(await transcript(["catches no", "/cancel"]).hasSuffix("Catches No: cancelled."))
  }

  @Test func `the word cancel presses a deny button of that name`() async {
    #expect(await transcript(["catches no", "cancel"]).hasSuffix("> cancel\nFine, no."))
  }

  @Test func `the end of input is as cancel and names what was asked`() async {
    let till = Till()
    let waiting = await FlowDriver(app: .kiosk(till)).run { driver in
      for line in ["buy a latte", "2"] { _ = await driver.send(.line(line)) }
      return await driver.send(.endOfInput).events.compactMap { event in
        if case .settled(.ended(let missing)) = event { missing } else { nil }
      }
    }
    #expect(
      waiting == [MissingAnswer(parameter: "size", prompt: "Which size?", intent: "Buy Drink")]
    )
    #expect(await till.sold == 0)
  }

  @Test func `the end of input names the intent that still ran`() async {
    let waiting = await FlowDriver(app: .kiosk()).run { driver in
      _ = await driver.send(.line("swings for ever"))
      return await driver.send(.endOfInput).events.compactMap { event in
        if case .settled(.ended(let missing)) = event { missing } else { nil }
      }
    }
    #expect(waiting == [MissingAnswer(parameter: nil, prompt: nil, intent: "Swings For Ever")])
  }
}
