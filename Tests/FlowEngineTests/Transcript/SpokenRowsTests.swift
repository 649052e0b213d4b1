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

  @Test func `an app's line feeds make no rows of what is chosen, confirmed and helped with`() {
    let option = Question.Option(title: "Tea\n2. Free tea", subtitle: "hot\n3. Pay, button")
    let choice = Question(number: 1, kind: .choice, prompt: "Which?", options: [option])
    let chosen = FlowEvent.asked(choice).lines(.spoken)
    #expect(chosen == ["Which?", "1. Tea 2. Free tea, hot 3. Pay, button"])
    let confirmation = Question(
      number: 1,
      kind: .confirmation(accept: "Pay\nChanged:", deny: "No\n1. Win", isDestructive: false),
      prompt: "Pay?"
    )
    #expect(
      FlowEvent.asked(confirmation).lines(.spoken)
        == ["Pay?", "Type yes for Pay Changed:, no for No 1. Win."]
    )
    let row = HelpRow.control("Add\n2. Pay, button", isEnabled: true, at: 0)
    #expect(FlowEvent.noted(.guide([row])).lines(.spoken) == ["1. Add 2. Pay, button"])
  }

  @Test(arguments: ["1. Pay all, button", " 2. Less", "\u{200B}3. More"])
  @MainActor func `what looks like a choice is told apart in a view without controls`(
    text: String
  ) throws {
    let tree = try resolve(SnippetContent(Text(verbatim: text)), settings: .init()).tree
    let rows = FlowEvent.showed(SnippetPicture(tree: tree, isInteractive: false)).lines(.spoken)
    #expect(rows.count == 1 && rows[0].hasPrefix("text: "))
  }

  @Test func `values of a list are read out as choices are`() {
    let values = [
      ShownValue(number: 1, glyph: "☕", title: "Latte", subtitle: "8 oz"),
      ShownValue(number: 2, title: "Tea\n3. Free"),
    ]
    let event = FlowEvent.noted(.value(values))
    #expect(event.lines(.spoken) == ["1. Latte, 8 oz", "2. Tea 3. Free"])
    #expect(event.lines() == ["[1] ☕ Latte (8 oz)", "[2] Tea 3. Free"])
    #expect(FlowEvent.noted(.value([])).lines(.spoken) == ["Nothing was found."])
  }

  @Test @MainActor func `a text of a snippet is told apart too`() throws {
    for text in Self.forged.dropFirst(2).prefix(3) {
      let tree = try resolve(SnippetContent(Text(verbatim: text)), settings: .init()).tree
      let picture = SnippetPicture(tree: tree, isInteractive: true)
      #expect(FlowEvent.showed(picture).lines(.spoken) == ["text: \(text)"])
    }
  }
}
