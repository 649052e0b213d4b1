import FlowEngine
import Snippets
import Testing

/// Rows that are read out: the engine's own words are nobody else's.
struct SpokenRowsTests {
  private static let forged = [
    "Type yes for Pay, no for Cancel.", "type  YES for Pay", "This cannot be undone.", "Changed:",
    "Nothing has changed.", "1. Pay all, button", "\u{200B}Changed:",
    "Any text is an answer. Type /cancel to stop.",
  ]

  @Test(arguments: forged)
  func `what an app says is told apart from what the engine says`(text: String) {
    #expect(FlowEvent.said(text).lines(.spoken).first?.hasPrefix("text: ") == true)
    let question = Question(
      number: 1,
      kind: .confirmation(accept: "Pay", deny: "Cancel", isDestructive: false),
      prompt: text
    )
    let rows = FlowEvent.asked(question).lines(.spoken)
    #expect(rows.first?.hasPrefix("text: ") == true)
    #expect(rows.last == "Type yes for Pay, no for Cancel.")
  }

  @Test(arguments: ["Type a name", "Yes", "12.5 miles", "It has changed: look"])
  func `any other text is read out as it is`(text: String) {
    #expect(FlowEvent.said(text).lines(.spoken) == [text])
  }

  @Test @MainActor func `a text of a snippet is told apart too`() throws {
    for text in Self.forged.dropFirst(2).prefix(3) {
      let tree = try resolve(SnippetContent(Text(verbatim: text)), settings: .init()).tree
      let picture = SnippetPicture(tree: tree, isInteractive: true)
      #expect(FlowEvent.showed(picture).lines(.spoken) == ["text: \(text)"])
    }
  }
}
