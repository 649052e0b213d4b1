import AppIntents
import IntentEffects
import Testing

@testable import IntentModel

/// A world that stands still on Monday, 5 January 2026, 09:00 UTC, but for the clock a test sets.
final class StillWorld: AppWorld {
  let now: Date

  init(now: Date = Date(timeIntervalSince1970: 1_767_603_600)) { self.now = now }

  func sleep(for duration: Duration) async throws {}
  func random() -> UInt64 { 0 }
  func effectWillRun(_ name: String, key: String?) async throws {}
  func effectDidRun(_ name: String, key: String?, succeeded: Bool) {}
}

/// What a parameter makes of a text: `= value`, `? options`, or why not.
func typed<Value: _IntentValue>(
  _ text: String,
  _ parameter: IntentParameter<Value>
) async throws -> String {
  try await World.$current.withValue(StillWorld()) {
    switch try await parameter.resolve(text) {
    case .value(let value): return "= \(parameter.display(value).title.resolved)"
    case .ambiguous(let options): return "? " + options.map(\.title).joined(separator: ", ")
    case .near(let option, _): return "Did you mean \(option.title)?"
    case .rejected(let rejection): return rejection.message
    }
  }
}

/// Random texts of a seed: letters, digits, marks, words of dates and numbers, and anything else.
struct RandomTexts: Sequence, IteratorProtocol {
  var state: UInt64
  var left: Int

  init(seed: UInt64, count: Int) {
    state = seed
    left = count
  }

  private static let pieces = [
    "a", "an", "and", "half", "dozen", "two", "ninety", "hundred", "billion", "point", "minus", "-",
    "1", "23", "999999999999999999999", "1,000", ".", ":", "/", "T", "Z", "P", "h", "min", "am",
    "in", "at", "next", "friday", "feb", "29", "30", "2026-01-31", "9999-12-31", "tonight", "ago",
    "http://", "example.com", "\u{301}", "\u{200F}", "\u{0}", "\u{1B}[2J", "🧑‍🍳", "é", "٣", ";", ",",
    "weeks", "1e308", "half past", "to", "o'clock", "17:30", "+02:00", "mailto:", "%", "☕︎",
  ]

  mutating func next() -> String? {
    guard left > 0 else { return nil }
    left -= 1
    var text = ""
    for _ in 0..<(1 + random() % 9) {
      if random() % 4 == 0, let scalar = Unicode.Scalar(UInt32(random() % 0x3000)) {
        text.unicodeScalars.append(scalar)
      } else {
        text += Self.pieces[Int(random() % UInt64(Self.pieces.count))]
      }
      if random() % 2 == 0 { text += " " }
    }
    return text
  }

  private mutating func random() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
}
