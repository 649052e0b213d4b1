import Testing

@testable import FlowEngine

struct QuestionValueTests {
  @Test func `a question that is changed leaves the one it was copied from as it was`() {
    let first = Question(number: 1, kind: .choice, prompt: "Which?", options: [.init(title: "Tea")])
    var second = first
    #expect(first == second)
    second.attempt += 1
    second.options[0].title = "Coffee"
    second.isSecret = true
    second.takesLines = true
    second.isGuess = true
    second.prompt = "What?"
    second.kind = .value(parameter: "drink", takesAnyText: true)
    second.number = 2
    second.attempts = 5
    #expect(first.attempt == 1 && first.attempts == 3 && first.number == 1)
    #expect(first.prompt == "Which?" && first.options.map(\.title) == ["Tea"])
    #expect(!first.isSecret && !first.takesLines && !first.isGuess && first.kind == .choice)
    #expect(second.attempt == 2 && second.attempts == 5 && second.number == 2)
    #expect(second.isSecret && second.takesLines && second.isGuess)
    #expect(second.prompt == "What?" && second.options.map(\.title) == ["Coffee"])
    #expect(first != second)
  }

  @Test func `options of every length stand beside their numbers`() {
    let titles = ["Tea", "", "Café", "[1] Tea", "Mate"] + (0..<100).map { "Blend \($0)" }
    let question = Question(
      number: 1,
      kind: .choice,
      prompt: "Which?",
      options: titles.map { .init(title: $0) }
    )
    let lines = FlowEvent.asked(question).lines()
    #expect(lines[0] == "Which?")
    #expect(lines[1] == "[1] Tea  [2] Option 2  [3] Café  [4] {1} Tea")
    #expect(lines[2] == "[5] Mate  [6] Blend 0  [7] Blend 1")
    #expect(lines.last == "... 55 more: type a name, or a number up to 105")
    #expect(question.options[99].entry(at: 99) == "[100] Blend 94")
    #expect(question.options[99].entry(at: 1233) == "[1234] Blend 94")
  }
}
