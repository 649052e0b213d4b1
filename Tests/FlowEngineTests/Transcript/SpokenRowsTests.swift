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

  @Test func `sections and subtitles are read out, where something is asked and in help`() {
    let options = [
      Question.Option(title: "High Street", subtitle: "200 m", section: "Near"),
      Question.Option(title: "Mews", section: "Near"),
      Question.Option(title: "Station", section: "Changed:"),
    ]
    let question = Question(number: 1, kind: .choice, prompt: "Where?", options: options)
    let rows = ["Near", "1. High Street, 200 m", "2. Mews", "text: Changed:", "3. Station"]
    #expect(FlowEvent.asked(question).lines(.spoken) == ["Where?"] + rows)
    let help: [HelpRow] = [
      .prompt("1. Where?"), .section("Near"), .option(options[0], at: 0),
      .control("Less", isEnabled: false, at: 1),
    ]
    #expect(
      FlowEvent.noted(.guide(help)).lines(.spoken) == [
        "text: 1. Where?", "Near", "1. High Street, 200 m", "2. Less, disabled",
      ]
    )
    #expect(
      FlowEvent.noted(.guide(help)).lines() == [
        "1. Where?", "  Near", "  [1] High Street (200 m)", "  [2] Less (disabled)",
      ]
    )
  }

  @Test @MainActor func `a text of a snippet is told apart too`() throws {
    for text in Self.forged.dropFirst(2).prefix(3) {
      let tree = try resolve(SnippetContent(Text(verbatim: text)), settings: .init()).tree
      let picture = SnippetPicture(tree: tree, isInteractive: true)
      #expect(FlowEvent.showed(picture).lines(.spoken) == ["text: \(text)"])
    }
  }
}
