import AppIntents
import IntentEffects
import Testing

@testable import IntentModel

struct RandomTextTests {
  @Test func `no text brings a type down, and every refusal is short and visible`() async throws {
    for (seed, text) in zip(1..., RandomTexts(seed: 42, count: 1000)) {
      for words in [
        try await typed(text, IntentParameter<Int>(title: "X")),
        try await typed(text, IntentParameter<Double>(title: "X")),
        try await typed(text, IntentParameter<Bool>(title: "X")),
        try await typed(text, IntentParameter<Date>(title: "X")),
        try await typed(text, IntentParameter<DateComponents>(title: "X")),
        try await typed(text, IntentParameter<Duration>(title: "X")),
        try await typed(text, IntentParameter<URL>(title: "X")),
        try await typed(text, IntentParameter<CupSize>(title: "X")),
        try await typed(text, IntentParameter<Drink>(title: "X")),
        try await typed(text, IntentParameter<[Int]>(title: "X")),
        try await typed(text, IntentParameter<[Drink]>(title: "X")),
        try await typed(text, IntentParameter<Set<CupSize>>(title: "X")),
      ] where !words.hasPrefix("=") {
        #expect(words.utf8.count < 700, "text \(seed)")
        #expect(!words.unicodeScalars.contains { $0.value < 32 }, "text \(seed)")
      }
    }
  }

  @Test func `dates read what they write`() throws {
    let rules = ParameterConfiguration()
    World.$current.withValue(StillWorld()) {
      for text in RandomTexts(seed: 7, count: 3000) {
        guard let date: Date = Date.read(text, rules).value() else { continue }
        let again: Date? = Date.read(date.typed(rules), rules).value()
        #expect(again.map { abs($0.timeIntervalSince(date)) < 0.002 } == true, "\(text)")
      }
    }
  }
}
