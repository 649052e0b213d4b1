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
  /// The calendar's time in nanoseconds since 1970, at most some 290 years away, where it is not the machine's; else nil.
  var calendarNanoseconds: Int64? { get }
  /// Calls `who` at `time`, unless it is gone by then.
  func register(_ who: any Deadlined, at time: Int64)
  /// Suspends the calling task; throws `CancellationError` when it is cancelled.
  func sleep(nanoseconds: Int64) async throws

  /// How far a virtual clock must go for everything that this one has brought.
  var waited: Duration { get }
  /// A budget of a conversation was used up at a time.
  func expired(at time: Int64)
  /// A person does something, while code of the app still runs or does not.
  func acted(isRunning: Bool)
}

extension FlowClock {
  package var calendarNanoseconds: Int64? { nil }
  /// A clock that a conversation moves by itself waits for nothing.
  package var waited: Duration { .zero }
  package func expired(at time: Int64) {}
  package func acted(isRunning: Bool) {}
}

/// The nanoseconds of a date and some more, at most some 290 years away from 1970.
func nanoseconds(since1970 date: Date, and more: Int64) -> Int64 {
  let seconds = date.timeIntervalSince1970
  guard abs(seconds) < 9e9 else { return seconds < 0 ? .min + 1 : .max }
  let (time, overflow) = Int64(seconds * 1e9).addingReportingOverflow(more)
  return overflow ? .max : time
}
