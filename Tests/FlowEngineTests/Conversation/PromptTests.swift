import FlowEngine
import Foundation
import Testing

struct PromptTests {
  @Test func `the ends of a range are shown where the app has no words of its own`() async {
    let text = await transcript(["mix drink", "13", "5", "0.5"])
    #expect(
      text == """
        > mix drink
        What's the count? (1 to 12)
        > 13
        '13' is more than 12. Type a whole number from 1 to 12 (try 2 of 3)
        > 5
        What's the strength? (0 to 1)
        > 0.5
        What's the count? (1 to 12)
        """
    )
  }

  @Test(arguments: ["cancel", "help", "Dear all", "７"])
  func `a question for a text with a style takes the whole line`(line: String) async {
    let text = await transcript(["write card", line])
    #expect(
      text == """
        > write card
        What greeting?
        (any text; /cancel to stop)
        > \(line)
        Written: \(line)
        """
    )
  }

  @Test func `missing parameters are asked for in declaration order`() async {
    let text = await transcript(["buy a drink", "latte", "2", "large"])
    #expect(
      text == """
        > buy a drink
        Which drink?
        [1] Latte  [2] Green Tea  [3] Iced Tea
        > latte
        How many?
        > 2
        Which size?
        [1] Small  [2] Large
        > large
        2 Latte
        [1: Less] [2: More] [3: Pay]
        [4: Receipt] [5: ! Throw away]
        """
    )
  }

  @Test func `what a phrase gives is not asked for`() async {
    let text = await transcript(["buy a latte"])
    #expect(text == "> buy a latte\nHow many?")
  }

  @Test func `an option is picked by its number`() async {
    let text = await transcript(["buy a drink", "3"])
    #expect(text.hasSuffix("> 3\nHow many?"))
  }

  @Test(arguments: ["0", "13", "many", "-1", "1e9", "99999999999999999999", ""])
  func `a wrong quantity is refused and asked for again`(_ answer: String) async {
    let text = await transcript(["buy a latte", answer, "2"])
    #expect(text.contains("(try 2 of 3)"))
    #expect(text.contains("1 to 12"))
    #expect(text.hasSuffix("> 2\nWhich size?\n[1] Small  [2] Large"))
  }

  @Test func `after three wrong answers a person keeps on, has it explained, or cancels`() async {
    let text = await transcript(["buy a latte", "x", "y", "z", "w", "explain", "keep", "2"])
    #expect(text.contains("(try 3 of 3)"))
    #expect(text.components(separatedBy: "Still no answer to 'How many?'.").count == 3)
    #expect(text.contains("> explain\nHow many?\nType a whole number from 1 to 12.\n"))
    #expect(text.contains("> keep\nHow many?\n> 2\nWhich size?"))
    let cancelled = await transcript(["buy a latte", "x", "y", "z", "cancel"])
    #expect(cancelled.hasSuffix("> cancel\nBuy Drink: cancelled."))
    let answered = await transcript(["buy a latte", "x", "y", "z", "2"])
    #expect(answered.hasSuffix("> 2\nWhich size?\n[1] Small  [2] Large"))
  }

  @Test func `several matches are listed`() async {
    let text = await transcript(["buy a tea", "green tea"])
    #expect(
      text == """
        > buy a tea
        Which one?
        [1] Green Tea  [2] Iced Tea
        > green tea
        How many?
        """
    )
  }

  @Test func `a phrase at a question is a digression`() async {
    let text = await transcript(["buy a latte", "poster", "2"])
    #expect(
      text.contains(
        """
        > poster
        Today
        Half price
        [Buy]
        Back to Buy Drink:
        How many?
        """
      )
    )
    #expect(text.contains("How many?\n> 2\nWhich size?"))
  }

  @Test func `a question that comes back is named, and too many are not begun`() async {
    let text = await transcript([
      "buy a latte", "poster", "reserve seat", "buy a latte", "reserve seat", "buy a latte",
      "cancel",
      "small", "cancel", "/again",
    ])
    #expect(text.contains("\n> reserve seat\nWhich cup?\n[1] Small  [2] Large\n> buy a latte\n"))
    #expect(
      text.contains(
        """
        > buy a latte
        Too much is open for 'buy a latte'. Answer what is asked first, or type cancel to stop it.
        > cancel
        Reserve Seat: cancelled.
        Back to Buy Drink:
        How many?
        > small
        'small' is not a whole number. Type a whole number from 1 to 12 (try 2 of 3)
        > cancel
        Buy Drink: cancelled.
        Back to Reserve Seat:
        Which cup?
        [1] Small  [2] Large
        > /again
        Which cup?
        """
      )
    )
  }

  @Test func `ten thousand characters are one wrong answer`() async {
    let text = await transcript(["buy a latte", String(repeating: "9", count: 10_000)])
    #expect(text.contains("(try 2 of 3)"))
    let rows = text.split(separator: "\n" as Character)
    #expect(rows.dropFirst(3).allSatisfy { $0.count < 300 })
  }

  @Test func `escape sequences in an answer do not come back`() async {
    let text = await transcript([.tap("x"), .line("buy a latte"), .line("\u{1B}[31m2")])
    #expect(!text.dropFirst(60).contains("\u{1B}[31m") || !text.hasSuffix("\u{1B}"))
  }

  @Test func `a question inside perform is answered inline`() async {
    let text = await transcript(["ask inside", "small"])
    #expect(
      text == """
        > ask inside
        Inside: what size?
        [1] Small  [2] Large
        > small
        small
        """
    )
  }

  @Test func `a choice is picked by name, and its cancel ends the flow`() async {
    let kept = await transcript(["choose inside", "keep"])
    #expect(kept.hasSuffix("> keep\nKept."))
    let cancelled = await transcript(["choose inside", "3"])
    #expect(cancelled.hasSuffix("> 3\nChoose Inside: cancelled."))
  }
}
