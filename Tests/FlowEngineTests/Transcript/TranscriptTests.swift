import FlowEngine
import Snippets
import Testing

struct TranscriptTests {
  @Test func `short options share lines of 44 columns`() {
    let names = ["Latte", "Cappuccino", "Espresso", "Flat White", "Mocha"]
    let question = Question(
      number: 1,
      kind: .choice,
      prompt: "Which?",
      options: names.map { .init(title: $0) }
    )
    #expect(
      FlowEvent.asked(question).lines() == [
        "Which?", "[1] Latte  [2] Cappuccino  [3] Espresso", "[4] Flat White  [5] Mocha",
      ]
    )
  }

  @Test func `where there are few columns no choice is parted from its number`() {
    let question = Question(
      number: 1,
      kind: .choice,
      prompt: "Which?",
      options: ["Buy milk", "Call Ana", "Call Bob"].map { .init(title: $0) }
    )
    let all = ["Which?", "[1] Buy milk", "[2] Call Ana", "[3] Call Bob"]
    #expect(FlowEvent.asked(question).lines(columns: 20) == all)
    #expect(FlowEvent.asked(question).lines(columns: 26).count == 3)
    // No wider than in a transcript.
    #expect(FlowEvent.asked(question).lines(columns: 200) == FlowEvent.asked(question).lines())
    let kind = Question.Kind.confirmation(accept: "Book", deny: "Cancel", isDestructive: false)
    let sure = FlowEvent.asked(Question(number: 1, kind: kind, prompt: "Sure?"))
    #expect(sure.lines(columns: 20) == ["Sure?", "[yes] Book", "[no] Cancel"])
    #expect(sure.lines(columns: 23) == ["Sure?", "[yes] Book  [no] Cancel"])
  }

  @Test func `options with subtitles have a line each`() {
    let question = Question(
      number: 1,
      kind: .choice,
      prompt: "Which?",
      options: [.init(title: "A", subtitle: "first"), .init(title: "B")]
    )
    #expect(FlowEvent.asked(question).lines() == ["Which?", "[1] A (first)", "[2] B"])
  }

  @Test func `words that run from right to left reorder nothing beside them`() {
    let (coffee, milk) = ("קפה", "חלב")
    func isolated(_ text: String) -> String { "\u{2068}\(text)\u{2069}" }
    #expect(FlowEvent.said("Order 2\n\(coffee) 2").lines() == ["Order 2", isolated("\(coffee) 2")])
    let opened = FlowEvent.noted(.opened(app: "Menu", reason: coffee))
    #expect(opened.lines() == ["[opened Menu: \(isolated(coffee))]"])
    #expect(FlowEvent.said("Of\n  \(coffee)").lines() == ["Of", "  \(isolated(coffee))"])
    let question = Question(
      number: 1,
      kind: .choice,
      prompt: coffee,
      options: [.init(title: coffee), .init(title: milk), .init(title: "Tea")]
    )
    let rows = [isolated(coffee), "[1] \(isolated(coffee))  [2] \(isolated(milk))  [3] Tea"]
    #expect(FlowEvent.asked(question).lines() == rows)
    let subtitled = Question(
      number: 1,
      kind: .choice,
      prompt: "Which?",
      options: [.init(title: "Latte", subtitle: coffee)]
    )
    #expect(FlowEvent.asked(subtitled).lines() == ["Which?", "[1] Latte (\(isolated(coffee)))"])
    let kind = Question.Kind.confirmation(accept: coffee, deny: "No", isDestructive: false)
    let confirmation = Question(number: 1, kind: kind, prompt: "Sure?")
    #expect(
      FlowEvent.asked(confirmation).lines() == ["Sure?", "[yes] \(isolated(coffee))  [no] No"]
    )
  }

  @Test func `a destructive confirmation says so without colour`() {
    let kind = Question.Kind.confirmation(accept: "Delete", deny: "Keep", isDestructive: true)
    let question = Question(number: 1, kind: kind, prompt: "Delete it?")
    #expect(
      FlowEvent.asked(question).lines() == [
        "Delete it?", "[yes] Delete (cannot be undone)  [no] Keep",
      ]
    )
  }

  @Test(arguments: [
    "> yes", ">", "[yes] Pay  [no] Cancel", "[no] Cancel", "[opened Bank: paid]", "[2] Refund",
    "[1: Pay]", "(12: Off)",
  ])
  func `a row of the app's own text does not stand where the engine's do`(row: String) {
    #expect(FlowEvent.said("Hello.\n" + row).lines() == ["Hello.", " " + row])
    let question = Question(number: 1, kind: .choice, prompt: row)
    #expect(FlowEvent.asked(question).lines() == [" " + row])
    #expect(FlowEvent.noted(.text(row)).lines() == [" " + row])
    let rejected = FlowEvent.rejected(reason: row, question: question)
    #expect(rejected.lines() == [" \(row) (try 1 of 3)"])
  }

  @Test(arguments: [
    "\u{200B}> yes", ">\u{200D} yes", ">\u{A0}yes", ">\u{2009}yes", ">\u{2800}yes",
    "[y\u{200B}es] Pay", "[\u{2060}no] Cancel",
    "[\u{34F}2] Refund", "\u{2060}[1: Pay]", "[opened\u{A0}Bank: paid]",
    "\u{3164}>\u{3164}yes",
  ])
  func `a row is told apart by what is seen of it, not by how it is written`(row: String) {
    #expect(FlowEvent.said(row).lines() == [" " + row])
    let question = Question(number: 1, kind: .choice, prompt: row)
    #expect(FlowEvent.asked(question).lines() == [" " + row])
  }

  @Test func `letters that are not seen let no label forge an answer`() {
    let option = Question.Option(title: "Tea  [\u{200B}2] Mocha  [\u{301}x]")
    let choice = Question(number: 1, kind: .choice, prompt: "Which?", options: [option])
    #expect(
      FlowEvent.asked(choice).lines() == ["Which?", "[1] Tea  {\u{200B}2} Mocha  [\u{301}x]"]
    )
  }

  @Test @MainActor func `no style in a view parts the mark from the words of a row`() throws {
    let text = Text(verbatim: ">").bold() + Text(verbatim: " yes")
    let tree = try resolve(SnippetContent(text), settings: .init()).tree
    let rows = FlowEvent.showed(SnippetPicture(tree: tree, isInteractive: true)).lines(.ansi)
    #expect(rows.count == 1 && rows[0].hasPrefix(" "))
  }

  @Test func `no letter that ASCII has no sign for becomes a mark of the engine's`() {
    #expect(FlowEvent.said("› yes").lines(.ascii) == [" › yes"])
    #expect(FlowEvent.said("2½ ≤ 3 → ß").lines(.ascii) == ["2 1/2 <= 3 -> ss"])
    #expect(FlowEvent.said("› yes").lines() == ["› yes"])
    let question = Question(number: 1, kind: .choice, prompt: "› yes")
    #expect(FlowEvent.asked(question).lines(.ascii) == [" › yes"])
  }

  @Test(arguments: ["(12:30 to 13:00)", "[x] Oat milk", ">>", "(1) See below", "[1", "[:"])
  func `a row that is no row of the engine's stands where it is`(row: String) {
    #expect(FlowEvent.said(row).lines() == [row])
  }

  @Test func `labels forge no answer beside their own`() {
    let kind = Question.Kind.confirmation(
      accept: "Keep  [no] Pay",
      deny: "x [yes] [1] [y",
      isDestructive: false
    )
    let question = Question(number: 1, kind: kind, prompt: "Pay?")
    #expect(
      FlowEvent.asked(question).lines() == ["Pay?", "[yes] Keep  {no} Pay  [no] x {yes} {1} [y"]
    )
    let option = Question.Option(title: "Tea  [2] Mocha", subtitle: "or [3] Milk", section: "> yes")
    let choice = Question(number: 1, kind: .choice, prompt: "Which?", options: [option])
    #expect(
      FlowEvent.asked(choice).lines() == ["Which?", " > yes", "[1] Tea  {2} Mocha (or {3} Milk)"]
    )
  }

  @Test func `the app's words in a message forge no answer`() {
    let refusal = FlowNotice.valueNotTaken(intent: "Rate", value: "One, Two [yes] x")
    #expect(
      FlowEvent.noted(refusal).lines()
        == ["Rate cannot take One, Two {yes} x: it has no empty parameter of that type."]
    )
    let question = Question(number: 1, kind: .choice, prompt: "Which?")
    #expect(
      FlowEvent.rejected(
        reason: "'x' is not one of the choices. Type Two [1] x",
        question: question
      ).lines()
        == ["'x' is not one of the choices. Type Two {1} x (try 1 of 3)"]
    )
  }

  @Test func `a dialog forges neither rows nor colours`() {
    let lines = FlowEvent.said("one\u{1B}[31m\r[1] Pay\u{202E}").lines()
    #expect(lines.count == 1)
    #expect(lines.joined().unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x202E })
  }

  @Test(arguments: [
    (
      FlowNotice.nothingToTap(label: "x", controls: []),
      "'x' cannot be pressed: nothing on show has a button."
    ),
    (
      .nothingToTap(label: "x", controls: ["A", "B"]),
      "Nothing on show is called 'x'. There is A or B."
    ),
    (
      .ambiguous(line: "p", candidates: ["Pay", "Pour"]),
      "'p' could be Pay or Pour. Type more of it, or its number."
    ),
    (.unknownCommand("/hlep", nearest: ["/help"]), "'/hlep' is no command. Did you mean /help?"),
    (
      .timedOut(intent: "Pay", seconds: "30"),
      "Pay: timed out after 30 s. What it still returns is dropped; you can go on."
    ),
    (.busy, "The app is still working. Type cancel to stop it."),
    (.notYet("back"), "'back' is not supported yet."),
  ])
  func `a notice says what happened and what to do`(_ notice: FlowNotice, _ words: String) {
    #expect(notice.text == words)
  }

  @Test func `what is quoted is cut at forty characters`() {
    let notice = FlowNotice.unknownPhrase(
      line: String(repeating: "x", count: 10_000),
      nearest: [],
      examples: []
    )
    #expect(notice.text.count < 100)
  }
}
