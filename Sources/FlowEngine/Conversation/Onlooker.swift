import IntentEffects
import Lanes
package import SnippetFoundation

/// Code that is no call of an app's but belongs to a test: the body of one, or a view that is drawn for one.
///
/// It sees a clock's time. It sleeps in real time, since nobody moves a virtual clock meanwhile; its effects are
/// nobody's, and its randomness is not the app's.
package enum Onlooker {
  /// Runs `body` at a time that stands still.
  package static func at<Result>(
    _ date: Date,
    seed: UInt64,
    _ body: () throws -> Result
  ) rethrows -> Result {
    let world = world(at: date, seed)
    return try World.$current.withValue(world) { try body() }
  }

  /// The same, waiting for `body`: what it sleeps is real time.
  package nonisolated(nonsending) static func at<Result>(
    _ date: Date,
    seed: UInt64,
    awaiting body: () async throws -> Result
  ) async rethrows -> Result {
    let world = world(at: date, seed)
    return try await World.$current.withValue(world) { try await body() }
  }

  private static func world(at date: Date, _ seed: UInt64) -> OnlookerWorld {
    let clock = VirtualClock(start: date)
    return OnlookerWorld(clock: clock, numbers: ConversationWorld(clock: clock, seed: seed))
  }

  /// Runs `body` in the real world, whatever time it is around it.
  package static func away<Result>(_ body: () throws -> Result) rethrows -> Result {
    try World.$current.withValue(nil) { try body() }
  }
}
