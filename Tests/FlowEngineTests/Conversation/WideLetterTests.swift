import FlowEngine
import Testing

struct WideLetterTests {
  @Test func `wide digits pick options and are numbers`() async {
    let text = await transcript(["buy a drink", "２", "３個", "ｌａｒｇｅ"])
    #expect(text.contains("> ２\nHow many?\n> ３個\nWhich size?"), "\(text)")
    #expect(text.contains("3 Green Tea"), "\(text)")
  }

  @Test func `wide words mean what narrow ones mean`() async {
    #expect(await transcript(["buy a drink", "ＣＡＮＣＥＬ"]).hasSuffix("cancelled."))
    #expect(await transcript(["ＹＥＳ"]).hasSuffix("There is nothing to confirm."))
  }
}
