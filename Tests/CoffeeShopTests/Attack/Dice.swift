import SnippetFoundation

/// Random numbers that are the same for the same seed.
struct Dice: RandomNumberGenerator {
  private var numbers: SplitMix

  init(seed: UInt64) { numbers = SplitMix(seed: seed) }

  mutating func next() -> UInt64 { numbers.next() }

  mutating func roll(_ sides: Int) -> Int { Int.random(in: 0..<max(1, sides), using: &self) }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[roll(values.count)] }
}
