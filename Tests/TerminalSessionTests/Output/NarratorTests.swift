import FlowEngine
import Snippets
import Testing

@testable import TerminalDialogue

struct NarratorTests {
  private let quantity = Question(
    number: 1,
    kind: .value(parameter: "quantity", takesAnyText: false),
    prompt: "How many?",
    hint: "a whole number"
  )

  private func lines(_ event: FlowEvent, _ style: OutputStyle) -> [String] { event.lines(style) }

  @Test func `a hint is read out once`() {
    var narrator = Narrator(style: .spoken)
    #expect(narrator.rows(of: .asked(quantity), lines) == ["How many?", "Type a whole number."])
    #expect(narrator.rows(of: .asked(quantity), lines) == ["How many?"])
    narrator.forget()
    #expect(narrator.rows(of: .asked(quantity), lines).count == 2)
  }

  @Test func `where rows are drawn a question has no hint`() {
    var narrator = Narrator(style: .plain)
    #expect(narrator.rows(of: .asked(quantity), lines) == ["How many?"])
  }

  @Test func `choices are numbered, one a line, and a danger is said`() {
    var question = quantity
    question.kind = .choice
    question.options = [
      .init(title: "Keep", subtitle: "for a day"), .init(title: "Drop", isDestructive: true),
    ]
    var narrator = Narrator(style: .spoken)
    #expect(
      narrator.rows(of: .asked(question), lines) == [
        "How many?", "1. Keep, for a day", "2. Drop, cannot be undone",
      ]
    )
  }

  @Test func `a confirmation says what yes and no do`() {
    var question = quantity
    question.kind = .confirmation(accept: "Delete", deny: "Keep", isDestructive: true)
    var narrator = Narrator(style: .spoken)
    #expect(
      narrator.rows(of: .asked(question), lines) == [
        "How many?", "This cannot be undone.", "Type yes for Delete, no for Keep.",
      ]
    )
  }

  @Test @MainActor func `what is to be agreed to is read out, changed or not`() throws {
    let action = ControlAction(kind: .intent, identifier: "Dim")
    let button = Button(_action: action, payload: "", role: nil, label: Text("Dim"))
    let tree = try resolve(SnippetContent(button), settings: RenderSettings()).tree
    var picture = SnippetPicture(tree: tree, isInteractive: true)
    var narrator = Narrator(style: .spoken)
    let whole = narrator.rows(of: .showed(picture), lines)
    #expect(whole == ["Dim, button"])
    #expect(narrator.rows(of: .showed(picture), lines) == ["Nothing has changed."])
    picture.isToBeAgreedTo = true
    #expect(narrator.rows(of: .showed(picture), lines) == whole)
  }
}
