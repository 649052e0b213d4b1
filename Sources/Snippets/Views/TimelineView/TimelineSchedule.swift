public import SnippetFoundation

/// When a view changes by itself.
public protocol TimelineSchedule {
  /// The dates of changes.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// How often changes are shown.
  typealias Mode = TimelineScheduleMode

  /// The dates of changes from a date on.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often changes are shown.
public enum TimelineScheduleMode: Sendable {
  /// At every one; at some.
  case normal, lowFrequency
}

/// Changes at regular intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Begins at a date and goes on at an interval in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    (start, self.interval) = (startDate, interval)
  }

  /// The last change before a date, and those after it.
  public func entries(from startDate: Date, mode: Mode) -> Entries {
    guard interval > 0, interval.isFinite else { return Entries(coming: start, interval: 0) }
    let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(coming: start + max(0, passed) * interval, interval: interval)
  }

  /// Dates at regular intervals.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    var coming: Date?
    let interval: TimeInterval

    /// The next date; without an interval there is one.
    public mutating func next() -> Date? {
      defer { coming = interval > 0 ? coming.map { $0 + interval } : nil }
      return coming
    }
  }
}

/// Changes at the beginning of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes the schedule.
  public init() {}

  /// The beginnings of minutes.
  public func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return PeriodicTimelineSchedule(from: start, by: 60).entries(from: startDate, mode: mode)
  }
}

/// Changes at dates that are given.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Makes a schedule of dates.
  public init(_ dates: Entries) { self.dates = dates }

  /// The dates.
  public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

/// Changes all the time; in text there is one moment.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// Makes the schedule.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}

  /// The moment itself.
  public func entries(from start: Date, mode: Mode) -> [Date] { [start] }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Changes at regular intervals.
  public static func periodic(from startDate: Date, by interval: TimeInterval) -> Self {
    Self(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Changes at the beginning of every minute.
  public static var everyMinute: Self { Self() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// Changes all the time.
  public static var animation: Self { Self() }

  /// Changes all the time.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    Self()
  }
}

extension TimelineSchedule {
  /// Changes at dates that are given.
  public static func explicit<S: Sequence>(_ dates: S) -> Self
  where Self == ExplicitTimelineSchedule<S> { Self(dates) }
}
