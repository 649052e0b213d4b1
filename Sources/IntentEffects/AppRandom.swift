public import Foundation

/// The randomness of an app: the computer's, or the seeded one of the conversation that runs it.
public enum AppRandom {
  /// A new identifier.
  public static func uuid() -> UUID {
    guard let world = World.current else { return UUID() }
    var bytes = [world.random(), world.random()].flatMap { bits in
      (0..<8).map { UInt8(truncatingIfNeeded: bits >> ($0 * 8)) }
    }
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }

  /// A number of the range, each as likely as the other.
  public static func number(in range: ClosedRange<Int>) -> Int {
    var generator = WorldGenerator()
    return Int.random(in: range, using: &generator)
  }
}

/// Draws from the world, or from the computer where there is none.
private struct WorldGenerator: RandomNumberGenerator {
  private var system = SystemRandomNumberGenerator()

  mutating func next() -> UInt64 { World.current?.random() ?? system.next() }
}
