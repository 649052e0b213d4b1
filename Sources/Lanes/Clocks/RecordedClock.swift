package import SnippetFoundation

/// The machine's clock, but for the calendar: that goes only as far as a flow must wait, from the second it began at.
///
/// What an app says of the time in a conversation that is recorded, it then says again in the flow, whatever time the
/// person took to think. What sleeps, and what a person waits for while something sleeps, takes its time as ever.
package final class RecordedClock: FlowClock {
  private let real: RealClock
  private let start: Date

  /// `start`: the calendar's time while nothing has been waited for.
  package init(start: Date, on real: RealClock) {
    self.start = start
    self.real = real
    _ = CalendarTime.follow
  }

  package var now: Int64 { real.now }

  package var date: Date { start.addingTimeInterval(Double(real.waited.nanoseconds) / 1e9) }

  package var calendarNanoseconds: Int64? {
    nanoseconds(since1970: start, and: real.waited.nanoseconds)
  }

  package func register(_ who: any Deadlined, at time: Int64) { real.register(who, at: time) }

  package func sleep(nanoseconds: Int64) async throws {
    try await real.sleep(nanoseconds: nanoseconds)
  }

  package var waited: Duration { real.waited }

  package func expired(at time: Int64) { real.expired(at: time) }

  package func acted(isRunning: Bool) { real.acted(isRunning: isRunning) }
}
