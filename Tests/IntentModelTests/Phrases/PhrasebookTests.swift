import AppIntents
import Testing

@testable import IntentModel

private let phrasebook = Phrasebook(
  catalog: IntentCatalog(modules: ["IntentModelTests"]),
  appName: "CoffeeShop"
)

/// What a book makes of a line: `Intent(slot)`, several parted by `|`, `?` before those that are only likely.
///
/// Looked up whole or compared word by word, which comes to the same.
private func read(_ line: String, _ book: Phrasebook = phrasebook) -> String {
  let reading = words(book.read(line))
  #expect(reading == words(book.readByWords(line)))
  return reading
}

private func words(_ reading: PhraseReading) -> String {
  func words(_ match: PhraseMatch) -> String {
    let name = type(of: match.intent).persistentIdentifier
    return match.slots.isEmpty ? name : "\(name)(\(match.slots[0].text))"
  }
  switch reading {
  case .one(let match): return words(match)
  case .several(let matches): return matches.map { words($0) }.joined(separator: " | ")
  case .unsure(let matches): return "? " + matches.map(\.phrase).joined(separator: " | ")
  case .none(let nearest): return "- " + nearest.joined(separator: " | ")
  }
}

struct Brew: AppIntent {
  static let title: LocalizedStringResource = "Brew Something"
  @Parameter(title: "Drink") var drink: String?
  func perform() async throws -> some IntentResult { .result() }
}

private struct Sign: AppIntent {
  static let title: LocalizedStringResource = "Login"
  func perform() async throws -> some IntentResult { .result() }
}

private struct Check: AppIntent {
  static let title: LocalizedStringResource = "Check-In"
  func perform() async throws -> some IntentResult { .result() }
}

struct ShowHours: AppIntent {
  static let title: LocalizedStringResource = "Show Hours"
  func perform() async throws -> some IntentResult { .result() }
}

struct ShowHouses: AppIntent {
  static let title: LocalizedStringResource = "Show Houses"
  func perform() async throws -> some IntentResult { .result() }
}

private func book(
  _ shortcuts: [AppShortcut],
  not negatives: [String] = [],
  appName: String = "CoffeeShop"
) -> Phrasebook {
  let phrases = negatives.map { NegativeAppShortcutPhrase(stringLiteral: $0) }
  return Phrasebook(
    catalog: IntentCatalog(shortcuts: shortcuts, negativePhrases: .init(phrases: phrases)),
    appName: appName
  )
}

struct PhrasebookTests {
  @Test(arguments: [
    ("Brew 🎉 in CoffeeShop", "Brew(🎉)"), ("brew 🎉", "Brew(🎉)"), ("brew tea 🎉", "Brew(tea 🎉)"),
    ("brew 🎉 tea in coffee shop", "Brew(🎉 tea)"), ("brew 👩‍👩‍👧", "Brew(👩‍👩‍👧)"), ("brew 🇩🇪", "Brew(🇩🇪)"),
    ("show hours 🙏", "ShowHours"), ("🙏 show hours", "ShowHours"), ("show hours", "ShowHours"),
    ("show 🕐 hours 🙏 🙏 🙏 🙏 🙏", "ShowHours"), ("🙏", "-"), ("brew tea — now", "Brew(tea — now)"),
    ("open ⭐️", "Open"), ("open", "Open"),
  ])
  func `emoji are heard as a value, and say nothing elsewhere`(line: String, expected: String) {
    let shortcuts = [
      AppShortcut(
        intent: Brew(),
        phrases: ["Brew \(\.$drink) in \(.applicationName)"],
        shortTitle: "Brew",
        systemImageName: "cup"
      ),
      AppShortcut(
        intent: ShowHours(),
        phrases: ["Show hours in \(.applicationName)"],
        shortTitle: "Hours",
        systemImageName: "clock"
      ),
      AppShortcut(
        intent: ShowHouses(),
        phrases: ["Open ⭐️ in \(.applicationName)"],
        shortTitle: "Houses",
        systemImageName: "star"
      ),
    ]
    let read = read(line, book(shortcuts)).trimmed
    #expect(read == expected.replacingOccurrences(of: "Open", with: "ShowHouses"))
  }

  @Test(arguments: [
    ("showhours", "ShowHours"), ("show-hours", "ShowHours"), ("Show-Hours please", "ShowHours"),
    ("log in", "Sign"), ("log-in", "Sign"), ("login", "Sign"), ("checkin", "Check"),
    ("check in", "Check"), ("check-in", "Check"), ("brewsomething", "Brew"),
    ("show showhours", "- "),
  ])
  func `blanks and hyphens may stand elsewhere`(line: String, expected: String) {
    let book = book([
      AppShortcut(intent: ShowHours(), phrases: ["Show Hours in \(.applicationName)"]),
      AppShortcut(intent: Sign(), phrases: ["Login to \(.applicationName)"]),
      AppShortcut(intent: Check(), phrases: ["Check-In with \(.applicationName)"]),
      AppShortcut(intent: Brew(), phrases: ["Brew something in \(.applicationName)"]),
    ])
    #expect(read(line, book).hasPrefix(expected))
  }

  @Test(arguments: [
    ("brew", "? Brew something"), ("Brew!", "? Brew something"), ("show", "-"), ("brewing", "-"),
    ("don't brew", "-"), ("hours", "-"),
    ("bre", "? Brew something"), ("Brew some", "? Brew something"), ("br", "-"), ("sho", "-"),
    ("show ho", "-"),
  ])
  func `the beginning of one phrase alone is offered`(line: String, expected: String) {
    let brew = AppShortcut(
      intent: Brew(),
      phrases: [
        "Brew something in \(.applicationName)", "Brew \(\.$drink) in \(.applicationName)",
      ],
      shortTitle: "Brew",
      systemImageName: "cup"
    )
    let hours = AppShortcut(
      intent: ShowHours(),
      phrases: ["Show hours in \(.applicationName)"],
      shortTitle: "Hours",
      systemImageName: "clock"
    )
    let houses = AppShortcut(
      intent: ShowHouses(),
      phrases: ["Show houses in \(.applicationName)"],
      shortTitle: "Houses",
      systemImageName: "house"
    )
    #expect(read(line, book([brew, hours, houses])).hasPrefix(expected))
  }

  @Test(arguments: [
    "show hours", "Show Hours now", "ShowHours: show hours", "show-hours show hours",
  ])
  func `a phrase that holds the app's name by chance is still the phrase`(line: String) {
    let shortcut = AppShortcut(
      intent: ShowHours(),
      phrases: ["Show hours now in \(.applicationName)", "Show hours in \(.applicationName)"],
      shortTitle: "Hours",
      systemImageName: "clock"
    )
    #expect(read(line, book([shortcut], appName: "ShowHours")) == "ShowHours")
  }

  @Test(arguments: [
    ("order a latte", "OrderDrinkIntent(a latte)"),
    ("Order latte from CoffeeShop!", "OrderDrinkIntent(latte)"),
    ("ORDER latte from coffee shop", "OrderDrinkIntent(latte)"),
    ("order latte with CoffeeShop", "OrderDrinkIntent(latte)"),
    ("order latte in coffee shop", "OrderDrinkIntent(latte)"),
    ("CoffeeShop, order a latte", "OrderDrinkIntent(a latte)"),
    ("could you order a latte please", "OrderDrinkIntent(a latte)"),
    ("hey coffeeshop order a latte", "OrderDrinkIntent(a latte)"),
    ("order \u{1B}[31mLatte.", "OrderDrinkIntent(\u{1B}[31mLatte)"),
    ("get me something", "OrderDrinkIntent"),
    ("Get me something with coffeeshop", "OrderDrinkIntent"),
    ("get the something", "OrderDrinkIntent"),
    ("count till", "CountTillIntent"), ("Count the Till...", "CountTillIntent"),
    ("count till in CoffeeShop", "CountTillIntent"),
  ])
  func `case, articles, punctuation and the app's name do not matter`(
    line: String,
    expected: String
  ) {
    #expect(read(line) == expected)
  }

  @Test(arguments: [
    ("ordr a latte", "OrderDrinkIntent(a latte)"), ("ordre a latte", "OrderDrinkIntent(a latte)"),
    ("conut till", "CountTillIntent"), ("get me somthing", "OrderDrinkIntent"),
    ("order latte from coffeshop", "OrderDrinkIntent(latte)"),
    ("órder a latte", "OrderDrinkIntent(a latte)"),
    ("or\u{200F}der a latte", "OrderDrinkIntent(a latte)"),
  ])
  func `a small slip is no other phrase`(line: String, expected: String) {
    #expect(read(line) == expected)
  }

  @Test(arguments: [
    ("cuont til", "? Count Till"), ("border a latte", "- Order <drink>"),
    ("rder a latte", "- Order <drink>"),
    ("count all the till", "? Count Till"), ("do not count till", "- "),
    ("never ever under any circumstances count till", "- "), ("make me a sandwich", "- "),
    ("order", "? Order Drink"), ("count", "? Count Till"), ("", "- "), ("the", "- "),
  ])
  func `what is too far from a phrase runs nothing`(line: String, expected: String) {
    #expect(read(line) == expected)
  }

  @Test(arguments: [
    ("start the izard", "? Start the wizard | Start the lizard"),
    ("start the gizard", "? Start the wizard | Start the lizard"),
    ("start the wizard", "Brew"), ("start a wizzard", "Brew"),
    ("tart the lizard", "? Start the lizard"),
    ("start the iwzard", "? Start the wizard"), ("start the zard", "- "),
  ])
  func `a slip in the first letter is asked about, and so are two that it may be`(
    line: String,
    expected: String
  ) {
    let shop = book([
      AppShortcut(intent: Brew(), phrases: ["Start the wizard"]),
      AppShortcut(intent: ShowHours(), phrases: ["Start the lizard"]),
    ])
    #expect(read(line, shop) == expected)
  }

  @Test(arguments: [
    "do not delete all data", "don't delete all data", "don’t delete all data",
    "dont delete all data",
    "not delete all data", "never delete all data", "delete not all data",
  ])
  func `a line that says not is not the phrase without it, and not offered as such`(line: String) {
    let shortcut = AppShortcut(intent: ShowHours(), phrases: ["Delete all data"])
    #expect(read(line, book([shortcut])) == "- ")
    #expect(read(line, book([shortcut], not: ["Do not delete all data"])) == "- ")
  }

  @Test func `not may be a part of a phrase or of a value`() {
    let shop = book([
      AppShortcut(intent: ShowHours(), phrases: ["Do not show hours"]),
      AppShortcut(intent: Brew(), phrases: ["Brew \(\.$drink)"]),
    ])
    #expect(read("do not show hours", shop) == "ShowHours")
    #expect(read("brew tea not hot", shop) == "Brew(tea not hot)")
  }

  @Test func `a phrase without the app's name is understood, and another one shown`() {
    let shop = book([
      AppShortcut(intent: ShowHours(), phrases: ["Hours", "Show hours in \(.applicationName)"]),
      AppShortcut(intent: Brew(), phrases: ["Make \(\.$drink)"]),
    ])
    #expect(shop.examples.prefix(1) == ["Show hours"])
    #expect(!shop.examples.contains { $0.contains("Make") })
    #expect(read("hours", shop) == "ShowHours")
    #expect(read("make tea", shop) == "Brew(tea)")
  }

  @Test func `two shortcuts with one phrase are both offered`() {
    let shop = book([
      AppShortcut(intent: ShowHours(), phrases: ["Show me \(.applicationName)"]),
      AppShortcut(intent: Brew(), phrases: ["Show me \(.applicationName)", "Brew \(\.$drink)"]),
    ])
    #expect(read("show me coffeeshop", shop) == "ShowHours | Brew")
    #expect(read("brew tea", shop) == "Brew(tea)")
  }

  @Test func `a slip between two phrases is asked about, the right spelling is not`() {
    let shop = book([
      AppShortcut(intent: ShowHours(), phrases: ["Show hours"]),
      AppShortcut(intent: ShowHouses(), phrases: ["Show houses"]),
      AppShortcut(intent: Brew(), phrases: ["Show \(\.$drink)"]),
    ])
    #expect(read("show hours", shop) == "ShowHours")
    #expect(read("show houses", shop) == "ShowHouses")
    #expect(read("show house", shop) == "ShowHouses | Brew(house)")
    #expect(read("show tea", shop) == "Brew(tea)")
  }

  @Test func `a phrase that says more goes before one with a parameter`() {
    let shop = book([
      AppShortcut(intent: Brew(), phrases: ["Order \(\.$drink)", "Order a \(\.$drink) to go"]),
      AppShortcut(intent: ShowHours(), phrases: ["Order status"]),
    ])
    #expect(read("order status", shop) == "ShowHours")
    #expect(read("order a tea to go", shop) == "Brew(tea)")
    #expect(read("order to go", shop) == "Brew(to go)")
  }

  @Test func `negative phrases run nothing`() {
    let shop = book(
      [AppShortcut(intent: Brew(), phrases: ["Order \(\.$drink)", "Order a table lamp"])],
      not: ["Order a table", "Order nothing at all"]
    )
    #expect(read("order a table", shop) == "- ")
    #expect(read("ordr the tabel", shop) == "- ")
    #expect(read("order a table lamp", shop) == "Brew")
    #expect(read("order tea", shop) == "Brew(tea)")
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      String(repeating: "order ", count: 2_000), String(repeating: "x", count: 10_000),
      String(repeating: "?!.,", count: 2_500),
      "order " + String(repeating: "e\u{301}\u{302}", count: 3_000),
      "o" + String(repeating: "\u{301}", count: 10_000),
      String(repeating: "\u{200F}", count: 10_000),
      String(repeating: "count till ", count: 1_000), "\u{1B}[2J", "\0\0\0", "order \u{202E}ettal",
      String(repeating: "🧑‍🍳", count: 3_000), String(repeating: "a ", count: 5_000), "   ", "order",
    ]
  )
  func `no line takes long or brings the book down`(line: String) {
    _ = phrasebook.read(line)
  }

  @Test func `random lines are read`() {
    for line in RandomTexts(seed: 3, count: 1000) { _ = phrasebook.read("order " + line) }
  }

  @Test func `examples name the first phrase of each shortcut`() {
    #expect(phrasebook.examples.contains("Order <drink>"))
  }
}

/// Parameters whose names in the code are not their titles.
private struct OpenNote: AppIntent {
  static let title: LocalizedStringResource = "Open Note"
  @Parameter(title: "Note Book") var target: String
  @Parameter(title: "Which colour?") var shade: String
  @Parameter(title: "ISBN") var number: String
  @Parameter var lastPage: String
  func perform() async throws -> some IntentResult { .result() }
}

struct PhraseWordsTests {
  private func shown(_ phrase: AppShortcutPhrase<OpenNote>) -> String {
    let shortcut = AppShortcut(intent: OpenNote(), phrases: [phrase])
    return book([shortcut], appName: "Notes").examples.first ?? ""
  }

  @Test func `a parameter is shown by its title, as people know it`() {
    #expect(shown("Open \(\.$target) in \(.applicationName)") == "Open <note book>")
    #expect(shown("Paint \(\.$shade) in \(.applicationName)") == "Paint <shade>")
    #expect(shown("Scan \(\.$number) in \(.applicationName)") == "Scan <ISBN>")
    #expect(shown("Turn to \(\.$lastPage) in \(.applicationName)") == "Turn to <last page>")
  }

  @Test func `the app's name stays where the rest is no whole phrase`() {
    let colors: AppShortcutPhrase<OpenNote> = "How many colors are in \(.applicationName)"
    #expect(shown(colors) == "How many colors are in Notes")
    #expect(shown("What's in \(.applicationName)?") == "What's in Notes?")
    #expect(shown("Tell me about \(.applicationName)") == "Tell me about Notes")
    #expect(shown("\(.applicationName)") == "Notes")
    #expect(shown("Log in to \(.applicationName)") == "Log in")
    #expect(shown("What can I do in \(.applicationName)") == "What can I do")
    #expect(
      shown("Wie viele Farben sind in \(.applicationName)") == "Wie viele Farben sind in Notes"
    )
    let shortcut = AppShortcut(intent: OpenNote(), phrases: [colors])
    let notes = book([shortcut], appName: "Notes")
    #expect(read("how many colors are in notes", notes) == "OpenNote")
    #expect(read("how many colors are", notes) == "OpenNote")
  }
}

struct PhraseSlipTests {
  @Test(arguments: [
    ("latte", "latte", 0), ("late", "latte", 1), ("latet", "latte", 1), ("matte", "latte", nil),
    ("lat", "latt", 1), ("tea", "te", nil), ("capuccino", "cappuccino", 1),
    ("capucino", "cappuccino", 2), ("order66", "order67", nil), ("l", "l", 0),
  ])
  func `slips are counted by a word's length`(one: String, other: String, expected: Int?) {
    #expect(PhraseWords.slips(PhraseWords.letters(one), PhraseWords.letters(other)) == expected)
  }
}
