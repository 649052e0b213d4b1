import FlowEngine
import Testing

struct WordlessTests {
  @Test func `a dialog without words is none`() async {
    #expect(await transcript(["say nothing"]) == "> say nothing\nSay Nothing: done.")
  }

  @Test func `what is asked without words is asked by its button`() async {
    #expect(
      await transcript(["ask wordlessly", "yes"]) == """
        > ask wordlessly
        Continue?
        [yes] Continue  [no] Cancel
        > yes
        Asked
        """
    )
  }
}
