import FlowEngine
import Testing

struct ExplainingTests {
  @Test(arguments: ["help Grind Spice", "/help grind spice", "/help GrindSpice"])
  func `help with a name says what the intent is, reads like and takes`(line: String) async {
    let text = await transcript([line])
    #expect(
      text == """
        > \(line)
        Grind Spice: Grinds a spice.
          Deprecated: Ask the cook.
          Grind Spice fine
          Spice: some text
          Fine: Yes or No (Yes by default) (optional)
        """
    )
  }

  @Test func `what is no intent is none, and what has no such name is read as before`() async {
    #expect(await transcript(["/help nothing"]).contains("'nothing' is no intent of this app."))
    #expect(await transcript(["help nothing"]).contains("is nothing this app understands"))
  }

  @Test func `a button that is a symbol is named by the symbol's words`() async {
    let text = await transcript(["show spices", "help"])
    #expect(text.contains("[1] plus"), "\(text)")
  }
}
