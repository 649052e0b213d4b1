import FlowEngine
import Testing

@testable import TerminalDialogue

/// What a command line is told that left something open.
struct OneShotMissingTests {
  @Test func `what the intent itself asks for is not laid to the command line`() {
    let question = Question(
      number: 1,
      kind: .value(parameter: "size", takesAnyText: false),
      prompt: "That size is out. Which size?"
    )
    let vague = OneShotMissing(question, given: ["size"], readsInput: false)
    #expect(vague.isWrong)
    let asked = OneShotMissing(question, given: ["size"], readsInput: false, isLater: true)
    #expect(!asked.isWrong && asked.parameter == "size")
    #expect(
      asked.words(ofIntent: "Order")
        == "Order asks 'That size is out. Which size?' and got no answer, "
        + "so it was not finished. It needs a person or a line of input."
    )
  }

  @Test func `options of one name are told apart by what can be typed`() {
    let question = Question(
      number: 1,
      kind: .value(parameter: "mill", takesAnyText: false),
      prompt: "Which mill?",
      options: [
        Question.Option(title: "Old Mill", subtitle: "Ayr"), Question.Option(title: "Wind Mill"),
        Question.Option(title: "Old Mill", subtitle: "Bath"),
      ]
    )
    let vague = OneShotMissing(question, given: ["mill"], readsInput: false)
    #expect(
      vague.words(ofIntent: "Visit")
        == "Visit: 'mill' fits several. "
        + "Say which: 'Old Mill #1' (Ayr), 'Wind Mill', 'Old Mill #2' (Bath)."
    )
  }
}
