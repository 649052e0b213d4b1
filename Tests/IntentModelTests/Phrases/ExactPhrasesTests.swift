import AppIntents
import Testing

@testable import IntentModel

/// A reading with all that tells it from another.
private func told(_ reading: PhraseReading) -> String {
  func told(_ matches: [PhraseMatch]) -> String {
    matches.map { match in
      let slots = match.slots.map { "\($0.name)=\($0.text)" }.joined(separator: ",")
      return "\(type(of: match.intent))(\(slots)) '\(match.phrase)' \(match.confidence)"
    }.joined(separator: " | ")
  }
  switch reading {
  case .one(let match): return "one " + told([match])
  case .several(let matches): return "several " + told(matches)
  case .unsure(let matches): return "unsure " + told(matches)
  case .none(let nearest): return "none \(nearest)"
  }
}

private func book(
  _ phrases: [[AppShortcutPhrase<Brew>]],
  appName: String = "CoffeeShop"
) -> Phrasebook {
  let shortcuts =
    phrases.map { AppShortcut(intent: Brew(), phrases: $0) } + [
      AppShortcut(intent: ShowHours(), phrases: ["Show hours in \(.applicationName)"]),
      AppShortcut(intent: ShowHouses(), phrases: ["Hey show houses", "What's open now"]),
    ]
  return Phrasebook(catalog: IntentCatalog(shortcuts: shortcuts), appName: appName)
}

private let own = book([
  ["Brew tea", "Brew tea now", "Brew \(\.$drink)", "Tea brew", "Brew tea, tea"],
  ["Make ⭐️ coffee", "Make coffee", "Please make the cocoa", "Make cocoa"],
  ["Brew mate", "Ok brew", "CoffeeShop tea", "Coffee shop is open"],
  ["Brew mate", "Make coffee"],
])

struct ExactPhrasesTests {
  @Test(arguments: [
    "brew tea", "Brew  tea!", " BREW, TEA. ", "brew tea now", "tea brew", "brew tea tea", "brew",
    "brew mate", "make coffee", "make cocoa", "please make cocoa", "please make the cocoa",
    "ok brew",
    "brew tea in coffeeshop", "coffeeshop tea", "coffee shop is open", "coffeeshop is open",
    "show hours", "show hours in CoffeeShop", "hey show houses", "show houses", "hey show hours",
    "what's open now", "whats open now", "what s open now", "brew a tea", "brew the tea",
    "brew teh tea",
    "do not brew tea", "brew tea please", "can you brew tea", "brew té", "brew 'tea'", "", "!",
    "tea",
  ])
  func `a line that is looked up whole says what its words say`(line: String) {
    #expect(told(own.read(line)) == told(own.readByWords(line)))
  }

  @Test(arguments: [
    ("brew tea", true), ("BREW TEA!", true), ("show hours", true), ("tea brew", true),
    // Two shortcuts have it, or its sign may be missing; a polite beginning and the app's name are taken off a line.
    ("brew mate", false), ("make coffee", false), ("ok brew", false), ("coffeeshop tea", false),
    // A value, a word twice, an apostrophe, an accent.
    ("brew cocoa", false), ("brew tea tea", false), ("what's open now", false), ("brew té", false),
  ])
  func `only what one shortcut has to itself is looked up whole`(line: String, isExact: Bool) {
    var patterns: [(pattern: PhrasePattern, shortcut: Int)] = []
    let phrases: [(String, Int)] = [
      ("brew tea", 0), ("brew tea", 0), ("tea brew", 0), ("brew tea tea", 0), ("show hours", 1),
      ("brew mate", 1), ("brew mate", 2), ("make ⭐️ coffee", 1), ("make coffee", 1), ("ok brew", 2),
      ("coffeeshop tea", 2), ("what's open now", 2), ("brew té", 2),
    ]
    for (phrase, shortcut) in phrases {
      patterns.append((PhrasePattern(parts: [.text(phrase)], appName: "CoffeeShop"), shortcut))
    }
    patterns.append((PhrasePattern(parts: [.text("brew "), .parameter("drink")], appName: ""), 0))
    let exact = ExactPhrases(patterns, appName: PhraseWords.AppName("CoffeeShop"))
    #expect((exact.phrase(line) != nil) == isExact)
  }

  @Test func `a phrase that is not the app's is looked for word by word`() {
    let catalog = IntentCatalog(
      shortcuts: [AppShortcut(intent: ShowHours(), phrases: ["Show hours"])],
      negativePhrases: .init(phrases: ["Show hours"])
    )
    let book = Phrasebook(catalog: catalog, appName: "CoffeeShop")
    #expect(told(book.read("show hours")) == "none []")
  }

  @Test func `random lines of the phrases' words say whole what they say word by word`() {
    let words = [
      "brew", "tea", "make", "coffee", "shop", "now", "show", "hours", "houses", "hey", "ok", "the",
      "mate", "cocoa", "is", "open", "not", "in", "CoffeeShop", "hors", "tee",
    ]
    var random = Steps(seed: 11)
    for _ in 0..<3_000 {
      let line = (0..<random.next(5)).map { _ in words[random.next(words.count)] }
        .joined(separator: " ")
      #expect(told(own.read(line)) == told(own.readByWords(line)), "seed 11, '\(line)'")
    }
  }
}

/// Numbers that are the same for the same seed.
private struct Steps {
  var state: UInt64

  init(seed: UInt64) { state = seed | 1 }

  mutating func next(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }
}
