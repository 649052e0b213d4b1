import FlowEngine
import Testing

struct OptionTests {
  @Test func `options are shown in their sections, with subtitle and symbol`() async {
    let text = await transcript(["deliver", "bath"])
    #expect(
      text == """
        > deliver
        What's the town?
        [1] Ayr  [2] Bath
        > bath
        What's the street?
        Near
        [1] High Street (200 m)
        [2] Mews
        Far
        [3] ☆ Station
        """
    )
  }

  @Test func `a corrected value is checked against those that depend on it`() async {
    let text = await transcript(["deliver", "bath", "mews", "/set town ayr", "2", "0.1"])
    #expect(
      text.hasSuffix(
        """
        Tip?
        > /set town ayr
        Bath Mews cannot be chosen with that.
        What's the street?
        Near
        [1] High Street (200 m)
        Far
        [2] ☆ Station
        > 2
        Tip?
        > 0.1
        To Station, Ayr.
        """
      )
    )
  }

  @Test func `what can still be chosen stays`() async {
    let text = await transcript(["deliver", "bath", "station", "/set town ayr", "ten", "half"])
    #expect(
      text.contains(
        "> /set town ayr\nTip?\n> ten\n'ten' is more than 0.5. Type a number from 0 to 0.5"
      )
    )
    #expect(text.hasSuffix("> half\nTo Station, Ayr."))
  }

  @Test func `a step back asks again for what depends on it`() async {
    let text = await transcript([
      "deliver", "bath", "mews", "back", "back", "ayr", "high street", "0",
    ])
    #expect(text.hasSuffix("To Ayr High Street, Ayr."))
  }
}
