import CClock
package import IntentEffects
import SnippetFoundation

/// The calendar's time as unmodified code reads it: `Date()`, `.now`, `Calendar.current`.
///
/// Where that code runs in a conversation on a virtual clock, on whichever thread, it is that clock's time. The task
/// says whose conversation it is: a child task, `Task {}` and a visit to the main actor belong to it;
/// `Task.detached` started from a module that imports none of ours, a queue and a thread of the app's own do not.
enum CalendarTime {
  /// Follows virtual clocks from now on; once is enough for a process.
  static let follow: Void = clock_follow {
    (World.current as? any CalendarWorld)?.calendarNanoseconds ?? .min
  }
}

/// A world whose clock says what time unmodified code reads.
package protocol CalendarWorld: AppWorld {
  /// Nanoseconds since 1970 that the code is to see; nil: the machine's.
  var calendarNanoseconds: Int64? { get }
}
