import Foundation

/// An order that the shop has accepted.
struct PlacedOrder: Codable, Sendable, Equatable, Identifiable {
  /// How long the shop takes over an order.
  static let secondsToMake: TimeInterval = 300

  /// `O-1001`, `O-1002`, ...
  let id: String
  /// The draft it was placed from.
  ///
  /// A draft is placed once.
  let draft: String
  let item: String
  let name: String
  let quantity: Int
  let size: DrinkSize
  let hasOatMilk: Bool
  let total: Decimal
  let placed: Date
  var cancelled: Date?

  enum Stage: Sendable, Equatable {
    case making, ready, cancelled
  }

  func stage(at now: Date) -> Stage {
    if cancelled != nil { return .cancelled }
    return progress(at: now) < 1 ? .making : .ready
  }

  /// From 0, just placed, to 1, ready.
  func progress(at now: Date) -> Double {
    min(max(now.timeIntervalSince(placed) / Self.secondsToMake, 0), 1)
  }

  /// Whole minutes till it is ready, at least 1 while it is being made.
  func minutesLeft(at now: Date) -> Int {
    // A clock that was set back leaves no more than a new order has.
    let seconds = Self.secondsToMake - max(0, now.timeIntervalSince(placed))
    return max(1, Int((seconds / 60).rounded(.up)))
  }

  /// What was ordered, in one line: `2 Latte, large, oat milk`.
  var summary: String {
    "\(quantity) \(name), \(size.rawValue)" + (hasOatMilk ? ", oat milk" : "")
  }
}
