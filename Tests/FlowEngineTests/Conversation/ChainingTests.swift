import AppIntents
import FlowEngine
import Testing

private enum Shade: String, AppEnum {
  case red, green, blue
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Shade"
  static let caseDisplayRepresentations: [Shade: DisplayRepresentation] = [
    .red: "Red", .green: "Dark green", .blue: "Blue",
  ]
}

private struct DryShades: AppIntent {
  static let title: LocalizedStringResource = "Dry Shades"
  func perform() async throws -> some IntentResult & ReturnsValue<Set<Shade>> {
    .result(value: Set(Shade.allCases))
  }
}

private struct TallyCups: AppIntent {
  static let title: LocalizedStringResource = "Tally Cups"
  func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 1200) }
}

private struct WriteDown: AppIntent {
  static let title: LocalizedStringResource = "Write Down"
  @Parameter(title: "Words", requestValueDialog: "Which words?") var words: String
  @Parameter(title: "Weight") var weight: Double?
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Words: \(words).")
  }
}

private struct Spell: AppIntent {
  static let title: LocalizedStringResource = "Spell"
  static let isDiscoverable = false
  @Parameter(title: "Text") var text: String
  init() {}
  init(_ text: String) { self.text = text }
  func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: text) }
}

private struct Weigh: AppIntent {
  static let title: LocalizedStringResource = "Weigh"
  @Parameter(title: "Grams", requestValueDialog: "How many grams?") var grams: Double
  func perform() async throws -> some IntentResult & ReturnsValue<Double> & ProvidesDialog {
    .result(value: grams, dialog: "Grams: \(grams.formatted()).")
  }
}

private struct CountOut: AppIntent {
  static let title: LocalizedStringResource = "Count Out"
  @Parameter(title: "Count") var count: Int
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Count: \(count).")
  }
}

private struct PinUp: AppIntent {
  static let title: LocalizedStringResource = "Pin Up"
  @Parameter(title: "Note") var note: AttributedString
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Note: \(String(note.characters)).")
  }
}

struct ChainingTests {
  @Test func `a number and a text go into what holds the same in another form`() async {
    let whole = await transcript([.chain(TallyCups(), then: ["Weigh", "Count Out"])])
    #expect(whole.hasSuffix("Grams: 1,200.\nCount: 1,200."), "\(whole)")
    let text = await transcript([.chain(Spell("0.5"), then: ["Weigh", "Count Out"])])
    #expect(text.contains("Grams: 0.5."), "\(text)")
    #expect(text.contains("Count Out cannot take 0.5: "), "\(text)")
    let note = await transcript([.chain(Spell("x"), then: ["Pin Up"])])
    #expect(note.hasSuffix("Note: x."), "\(note)")
    let none = await transcript([.chain(Spell("many"), then: ["Count Out"])])
    #expect(none.contains("Count Out cannot take many: "), "\(none)")
  }

  @Test func `a number's words go into a text, and an entity's do not`() async {
    let text = await transcript(["tally cups", "then Write Down"])
    #expect(text.hasSuffix("> then Write Down\nWords: 1200."), "\(text)")
    let entity = await transcript(["values", "then Write Down"])
    #expect(entity.hasSuffix("cannot take Latte: it has no empty parameter of that type."))
    let list = await transcript([.chain(DryShades(), then: ["Write Down"])])
    #expect(list.contains("Write Down cannot take Blue, Dark green, Red: "), "\(list)")
  }

  @Test func `a value goes on to the first empty parameter of its type`() async {
    let text = await transcript(["values", "then Serve"])
    #expect(text == "> values\nLatte\n> then Serve\nServed: Latte, no note.")
  }

  @Test func `what cannot take the value says so`() async {
    let text = await transcript(["values", "then Nap", "then Nothing"])
    #expect(
      text.contains("> then Nap\nNap cannot take Latte: it has no empty parameter of that type.")
    )
    #expect(text.contains("> then Nothing\n'Nothing' is no intent of this app."))
  }

  @Test func `without a value there is nothing to hand on`() async {
    let text = await transcript([.then("Serve")])
    #expect(text.hasSuffix("There is no value to hand on: the last intent returned none."))
  }

  @Test func `a word that is no intent's is not handed on to`() async {
    #expect(await transcript(["then Serve"]).hasSuffix("the last intent returned none."))
    #expect(await transcript(["then what"]).contains("is nothing this app understands"))
  }

  @Test func `a chain runs the next intent with the value of the one before`() async {
    let text = await transcript([.chain(Values(), then: ["Serve"])])
    #expect(text == "! run\nLatte\nServed: Latte, no note.")
  }

  @Test func `what an intent returns goes on, not what the intent returns that it opens`() async {
    let text = await transcript(["pour and seat", "then Serve"])
    #expect(text.hasSuffix("> then Serve\nServed: Latte, no note."), "\(text)")
  }

  @Test func `what is given for the next intent is taken, and not asked for`() async {
    let given = ChainedIntent("Serve", given: ["note": "hot"])
    let text = await transcript([.chain(Values(), then: [given])])
    #expect(text == "! run\nLatte\nServed: Latte, hot.")
    // The value does not go where something is given.
    let taken = ChainedIntent("Serve", given: ["drink": "green tea"])
    #expect(
      await transcript([.chain(Values(), then: [taken])]).contains("Serve cannot take Latte")
    )
  }

  @Test func `a chain ends where one of it gives no value, or fails`() async {
    let none = await transcript([.chain(Values(), then: ["Serve", "Serve"])])
    #expect(none.hasSuffix("There is no value to hand on: the last intent returned none."))
    let failed = await transcript([.chain(Fail(), then: ["Serve"]), .line("values")])
    #expect(!failed.contains("Serve"))
  }

  @Test func `a list is shown numbered`() async {
    #expect(
      await transcript(["all drinks"]) == "> all drinks\n[1] Latte\n[2] Green Tea\n[3] Iced Tea"
    )
  }

  @Test func `a case is shown by its title, subtitle and glyph`() async {
    #expect(await transcript(["best seat"]) == "> best seat\n★ By the Window (with a view)")
    #expect(
      await transcript(["all seats"])
        == "> all seats\n[1] ★ By the Window (with a view)\n[2] At the Bar"
    )
  }

  @Test(arguments: [
    ("0", "Stack", "Stack cannot take an empty list: it has no empty parameter of that type."),
    ("2", "Stack", "Stack cannot take Latte, Green Tea: it has no empty parameter of that type."),
    ("0", "Serve", "'Drink' takes one, and this is an empty list."),
    ("1", "Serve", "Served: Latte, no note."),
    ("2", "Serve", "'Drink' takes one, and this is a list of 2."),
    ("0", "Pour Two", "'Drinks' takes exactly 2, and this is an empty list."),
    ("1", "Pour Two", "Which drinks? (exactly 2)"), ("2", "Pour Two", "Latte+Green Tea"),
    ("3", "Pour Two", "'Drinks' takes exactly 2, and this is a list of 3."),
    ("0", "Take Wares", "'Wares' takes one or more, and this is an empty list."),
    ("2", "Take Wares", "[1] Latte"),
  ])
  func `a list is taken by its type and its size`(
    count: String,
    next: String,
    expected: String
  ) async {
    let text = await transcript(["some drinks", count, "then \(next)"])
    #expect(text.contains("> then \(next)\n\(expected)"))
  }

  @Test func `a value of several types is written as what it holds`() {
    let drink = DrinkQuery.all[0]
    #expect(JSONValue(describing: Ware.drink(drink)) == JSONValue(describing: drink))
    #expect(JSONValue(describing: [Ware.count(3)]) == .list([.integer(3)]))
  }

  @Test func `a set is shown and told as a list in the same order each time`() async {
    #expect(await transcript([.run(DryShades())]) == "! run\n[1] Blue\n[2] Dark green\n[3] Red")
    let text = await transcript([.chain(DryShades(), then: ["Nap"])])
    #expect(text.contains("Nap cannot take Blue, Dark green, Red: "), "\(text)")
    #expect(
      JSONValue(describing: Set(Shade.allCases))
        == .list([.text("blue"), .text("green"), .text("red")])
    )
    #expect(JSONValue(describing: Set<Shade>()) == .list([]))
  }

  @Test func `a value that is nil says that there is none, and is not handed on`() async {
    let text = await transcript([.line("free drink"), .then("Serve")])
    #expect(text.contains("> free drink\nNothing was found."))
    #expect(text.hasSuffix("There is no value to hand on: the last intent returned none."))
  }
}
