import AppIntents
import Testing

@testable import IntentModel

private var phrasebook: Phrasebook {
  Phrasebook(catalog: IntentCatalog(modules: ["IntentModelTests"]), appName: "CoffeeShop")
}

@Test(arguments: [
  ("order a latte", "OrderDrinkIntent", "a latte"),
  ("Order latte from CoffeeShop!", "OrderDrinkIntent", "latte"),
  ("order \u{1B}[31mLatte.", "OrderDrinkIntent", "\u{1B}[31mLatte"),
  ("get me something", "OrderDrinkIntent", nil),
  ("Get me something with coffeeshop", "OrderDrinkIntent", nil),
  ("count till", "CountTillIntent", nil),
])
func `a phrase is known with and without the app's name`(
  line: String,
  intent: String,
  slot: String?
) throws {
  let match = try #require(phrasebook.match(line).first)
  #expect(type(of: match.intent).persistentIdentifier == intent)
  #expect(match.slots.first?.text == slot)
}

@Test(arguments: [
  "", "   ", "order", "dance", "\u{1B}[2J", String(repeating: "order ", count: 2_000),
])
func `a line that is no phrase does not crash`(line: String) {
  _ = phrasebook.match(line)
  _ = phrasebook.nearest(to: line, limit: 3)
}

@Test func `an unknown line has nearest phrases`() {
  #expect(phrasebook.match("cuont til").isEmpty)
  #expect(phrasebook.nearest(to: "cuont til", limit: 1) == ["Count Till"])
  #expect(phrasebook.nearest(to: "ordr a latte", limit: 1) == ["Order <drink>"])
  #expect(phrasebook.nearest(to: "make me a sandwich", limit: 3) == [])
}

@Test func `examples name the first phrase of each shortcut`() {
  #expect(phrasebook.examples.contains("Order <drink>"))
}
