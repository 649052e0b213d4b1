import Foundation
import Testing

@testable import Snippets

/// The app's text beside controls that have numbers.
@MainActor
struct ForgedControlsTests {
  private func rows<V: View>(_ view: V, numbers: Bool = true) -> [String] {
    render(view, settings: RenderSettings(columns: 40, numbersControls: numbers))
      .split(separator: "\n" as Character).map(String.init)
  }

  private func button(_ label: String) -> Button<Text> {
    let action = ControlAction(kind: .intent, identifier: label)
    return Button(_action: action, payload: label, role: nil, label: Text(verbatim: label))
  }

  @Test(arguments: [
    ("[1: Cancel]", "{1: Cancel}"), ("(3: Off)", "{3: Off}"),
    ("Pay [12: x] now", "Pay {12: x} now"),
    ("[1:", "{1:"), ("[", "{"), ("(2", "{2"), ("[2: [3: a] b]", "{2: {3: a} b}"),
    ("[1: x] (2: é]", "{1: x} {2: é]"),
  ])
  func `text that looks like a control is in braces`(text: String, drawn: String) {
    #expect(rows(Text(verbatim: text)) == [drawn])
    #expect(rows(Text(verbatim: text), numbers: false) == [text])
  }

  @Test(arguments: ["[x] Milk", "(12:30)", "a (b) [c]", "1: x]", "12) Tea", "[1] Latte", "[a: b]"])
  func `any other bracket is drawn as it is`(text: String) {
    #expect(rows(Text(verbatim: text)) == [text])
  }

  @Test func `a control cannot be put together from pieces`() {
    let beside = HStack(spacing: 0) {
      Text("[")
      Text("1: x]")
    }
    #expect(rows(beside) == ["{1: x]"])
    #expect(rows(Text("[1") + Text(": x]").bold()) == ["{1: x}"])
  }

  @Test(arguments: [
    ("x]  [2: Refund", "[1: x}  {2: Refund]"), ("Pay", "[1: Pay]"), ("Tea (hot) [big]", nil),
    ("1) Tea", nil), ("x]", "[1: x}]"),
  ])
  func `a label does not end its control`(label: String, drawn: String?) {
    #expect(rows(button(label)) == [drawn ?? "[1: \(label)]"])
  }

  @Test func `the label of a disabled control does not end it`() {
    #expect(rows(button("x)  (2: Tea (hot)").disabled(true)) == ["(1: x}  {2: Tea (hot))"])
  }

  @Test func `a wrapped label begins no control`() {
    let drawn = render(
      button("Pay all of it now [2: Refund]"),
      settings: RenderSettings(columns: 20, numbersControls: true)
    )
    #expect(!drawn.contains("[2:"))
    #expect(drawn.contains("{2: Refund}"))
  }
}
