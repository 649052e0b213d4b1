import AppIntents
import Foundation
import IntentModel

/// A line read among 1,000 phrases, beside the least that any reading does: its words, looked up whole.
func phraseFigures() throws -> [Figure] {
  let book = Phrasebook(catalog: IntentCatalog(shortcuts: shortcuts()), appName: "CoffeeShop")
  guard case .one(let match) = book.read("serve a latte to guests of room 417 with CoffeeShop"),
    match.slots.first?.text == "a latte"
  else { throw LostPhrase(line: "serve a latte to guests of room 417") }
  let table = Set(lines.map { key($0) })
  let rounds = 15
  var times: [Double] = []
  var floors: [Double] = []
  var each = lines.map { _ in [Double]() }
  let clock = ContinuousClock()
  for round in 0...rounds {
    let time = clock.measure {
      for (index, line) in lines.enumerated() {
        each[index].append(Measure.microseconds(clock.measure { keep(book.read(line)) }))
      }
    }
    let floor = clock.measure { for line in lines { keep(table.contains(key(line))) } }
    // The first round warms up.
    if round > 0 {
      times.append(Measure.microseconds(time) / Double(lines.count))
      floors.append(Measure.microseconds(floor) / Double(lines.count))
    }
  }
  let time = Measure.median(times)
  // The line that takes longest, not the moment at which the machine did something else.
  let worst = each.map(Measure.median).max() ?? 0
  return [
    Figure(
      name: "phrases.match1000",
      value: time,
      unit: "us",
      ratio: time / Measure.median(floors),
      of: "the line's words, looked up whole",
      runs: rounds
    ),
    Figure(
      name: "phrases.match1000.worst",
      value: worst,
      unit: "us",
      ratio: worst / 1000,
      of: "1 ms",
      runs: rounds
    ),
  ]
}

/// Hits, slips and misses, each kind with and without a value and the app's name.
private let lines = [
  "Serve a latte in room 17 with CoffeeShop", "serve green tea in room 149", "brew the lantern 42",
  "start kettle 500 in CoffeeShop", "servr a latte in room 17", "serve grean tea in rooom 230",
  "strat kettle 77", "brew lantren 12", "make me a sandwich", "what is the weather like tomorrow",
  "serve", "room 17", "xyzzy", "please could you serve me a very large cup of hot chocolate today",
  "serve a latte in the room next to the kitchen", "kettle lantern serve start brew room",
]

/// 1,000 phrases that have most of their words in common, as those of an app have.
private func shortcuts() -> [AppShortcut] {
  (0..<250).map { number in
    AppShortcut(
      intent: Serve(),
      phrases: [
        "Serve a \(\.$drink) in room \(number) with \(.applicationName)",
        "Serve \(\.$drink) to guests of room \(number + 250) with \(.applicationName)",
        "Brew lantern \(number) in \(.applicationName)",
        "Start kettle \(number * 2) in \(.applicationName)",
      ]
    )
  }
}

private func key(_ line: String) -> [String] {
  line.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
}

struct Serve: AppIntent {
  static let title: LocalizedStringResource = "Serve"

  @Parameter(title: "Drink") var drink: String

  func perform() async throws -> some IntentResult { .result() }
}

extension AppShortcutPhrase.StringInterpolation {
  /// A number as words: the phrases of an app are literals, those of a benchmark are counted.
  mutating func appendInterpolation(_ number: Int) { appendLiteral(String(number)) }
}

struct LostPhrase: Error, CustomStringConvertible {
  let line: String

  var description: String { "'\(line)' was not understood" }
}
