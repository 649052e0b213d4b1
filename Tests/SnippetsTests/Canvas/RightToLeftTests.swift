import Foundation
import Testing

@testable import Snippets

/// Text that runs from right to left stays in logical order, between U+2068 and U+2069.
///
/// A viewer that orders it reorders nothing beside it, and one that does not draws the same columns.
@MainActor
struct RightToLeftTests {
  private let coffee = "קפה הפוך"
  private let pay = "ادفع الآن"

  private func isolated(_ text: String) -> String { "\u{2068}\(text)\u{2069}" }

  @Test func `a price beside it stays at its end of the row`() {
    let row = HStack {
      Text(coffee)
      Spacer()
      Text("$4.50")
    }
    #expect(render(row, columns: 20) == isolated(coffee) + "       $4.50")
    #expect(columns(of: render(row, columns: 20)) == 20)
  }

  @Test func `the brackets of a button stand outside`() {
    let action = ControlAction(kind: .intent, identifier: "pay")
    let button = Button(_action: action, payload: nil, role: nil, label: Text(pay))
    #expect(render(button) == "[" + isolated(pay) + "]")
    let numbered = render(button, settings: RenderSettings(numbersControls: true))
    #expect(numbered == "[1: " + isolated(pay) + "]")
    let row = HStack {
      button
      Text("12:30")
    }
    #expect(render(row) == "[" + isolated(pay) + "] 12:30")
  }

  @Test func `every row of a long text is an isolate of its own`() {
    let rows = render(Text(coffee + " 2 " + coffee), columns: 10)
    #expect(rows == isolated(coffee + " 2") + "\n" + isolated(coffee))
    #expect(render(Text("Total\n" + coffee)) == "Total\n" + isolated(coffee))
    #expect(render(Text(coffee + " " + pay).lineLimit(1), columns: 10) == isolated(coffee + " …"))
  }

  @Test func `one isolate holds the styles of a text`() {
    let view = Text("קפה ").bold() + Text("הפוך")
    let drawn = render(view, settings: RenderSettings(), style: .ansi)
    #expect(drawn == isolated("\u{1B}[1mקפה \u{1B}[0mהפוך"))
    #expect(render(Text("קפה  ")) == isolated("קפה"))
  }

  @Test func `isolates are closed where something is drawn over the text`() {
    let view = Text(coffee).overlay(alignment: .topLeading) { Text("x") }
    #expect(render(view) == "x" + isolated("פה הפוך"))
    #expect(render(Text(coffee).fixedSize(), columns: 5) == isolated("קפה …"))
  }

  @Test func `isolates and overrides of the text itself are not trusted`() {
    #expect(render(Text(verbatim: "\u{2067}abc\u{202E}")) == "abc\u{FFFD}")
    #expect(render(Text(verbatim: "\u{2069}\u{2069}אב\u{200F}!")) == isolated("אב!"))
  }

  @Test(arguments: ["Größe: 3", "中文", "1,5 €", "Ωμέγα", "नमस्ते"])
  func `text from left to right has no isolate`(text: String) {
    #expect(render(Text(verbatim: text)) == text)
  }

  @Test func `an isolate survives being written and read`() throws {
    let content = SnippetContent(Text(coffee))
    let tree = try resolve(content, settings: RenderSettings()).tree
    let read = try JSONDecoder().decode(ViewTree.self, from: JSONEncoder().encode(tree))
    #expect(read == tree)
    #expect(read.text() == isolated(coffee))
  }

  @Test func `what is cut off at a side is still an isolate`() {
    let row = HStack {
      Text(coffee).fixedSize().frame(width: 40, alignment: .leading).clipped()
      Text("$4.50")
    }
    #expect(render(row, columns: 20) == isolated("קפה ה") + " $4.50")
    let end = HStack {
      Text("Total")
      Text(coffee).fixedSize().frame(width: 40, alignment: .trailing).clipped()
      Text("$4.50")
    }
    #expect(render(end, columns: 20) == "Total " + isolated(" הפוך") + " $4.50")
  }
}
