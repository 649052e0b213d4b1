public import SnippetFoundation

/// When something matters to a person: at a time, at a place, with headphones.
///
/// **Source**: developer.apple.com/documentation/relevancekit/relevantcontext
public struct RelevantContext: Sendable, Hashable {
  /// What it is about.
  package enum Kind: Sendable, Hashable {
    case date(DateInterval, DateKind)
    case inferredLocation(InferredLocation)
    /// A circle on the earth: degrees, metres, and what the app calls it.
    case circle(latitude: Double, longitude: Double, radius: Double, name: String)
    case sleep(SleepCondition)
    case fitness(FitnessCondition)
    case headphones(HeadphonesCondition)
  }

  package let kind: Kind

  /// At a time.
  public static func date(_ exact: Date, kind: DateKind = .default) -> RelevantContext {
    date(interval: DateInterval(start: exact, duration: 0), kind: kind)
  }

  /// During an interval.
  public static func date(
    interval: DateInterval,
    kind: DateKind = .default
  ) -> RelevantContext {
    RelevantContext(kind: .date(interval, kind))
  }

  /// From one time to another, in either order.
  public static func date(from start: Date, to end: Date) -> RelevantContext {
    date(range: min(start, end)...max(start, end))
  }

  /// From one time to another.
  public static func date(
    range: ClosedRange<Date>,
    kind: DateKind = .default
  ) -> RelevantContext {
    date(interval: DateInterval(start: range.lowerBound, end: range.upperBound), kind: kind)
  }

  /// At a place that the device knows by itself.
  public static func location(inferred: InferredLocation) -> RelevantContext {
    RelevantContext(kind: .inferredLocation(inferred))
  }

  /// In a circle on the earth.
  package static func circle(
    at latitude: Double,
    _ longitude: Double,
    radius: Double,
    named name: String
  ) -> RelevantContext {
    RelevantContext(
      kind: .circle(latitude: latitude, longitude: longitude, radius: radius, name: name)
    )
  }

  /// Around sleep.
  public static func sleep(_ condition: SleepCondition) -> RelevantContext {
    RelevantContext(kind: .sleep(condition))
  }

  /// Around exercise.
  public static func fitness(_ condition: FitnessCondition) -> RelevantContext {
    RelevantContext(kind: .fitness(condition))
  }

  /// With headphones.
  public static func hardware(headphones condition: HeadphonesCondition) -> RelevantContext {
    RelevantContext(kind: .headphones(condition))
  }

  /// How much a time matters beside other times; all the same here.
  public enum DateKind: Sendable, Hashable {
    /// As much as any.
    case `default`
    /// Less, since there is nothing to do.
    case informational
    /// More, since there is something to do.
    case scheduled
  }

  /// A place that the device knows by itself.
  public enum InferredLocation: Sendable, Hashable {
    /// Where the person lives, works or learns, and the way there.
    case home, work, school, commute
  }

  /// A time around sleep.
  public enum SleepCondition: Sendable, Hashable {
    /// Before the bedtime that was set, or after waking.
    case bedtime, wakeup
  }

  /// A time around exercise.
  public enum FitnessCondition: Sendable, Hashable {
    /// While a workout runs, or while activity rings are open.
    case workoutActive, activityRingsIncomplete
  }

  /// How headphones are used.
  public enum HeadphonesCondition: Sendable, Hashable {
    /// They are connected.
    case connected
  }
}
