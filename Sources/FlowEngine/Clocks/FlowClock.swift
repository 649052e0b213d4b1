package import SnippetFoundation

/// What has a deadline and is told when it comes.
package protocol Deadlined: AnyObject, Sendable {
  /// Called by a clock at a registered time. Returns the deadline that comes next; nil: none.
  func due(at now: Int64) -> Int64?
}

/// A conversation's clock, real or virtual.
package protocol FlowClock: AnyObject, Sendable {
  /// Nanoseconds since some beginning; never goes back.
  var now: Int64 { get }
  /// The calendar's time.
  var date: Date { get }
  /// Calls `who` at `time`, unless it is gone by then.
  func register(_ who: any Deadlined, at time: Int64)
  /// Suspends the calling task; throws `CancellationError` when it is cancelled.
  func sleep(nanoseconds: Int64) async throws
}
