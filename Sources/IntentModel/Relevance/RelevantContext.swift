public import SnippetFoundation

/// When something matters to a person: at a time, at a place, with headphones.
///
/// **Source**: developer.apple.com/documentation/relevancekit/relevantcontext
public struct RelevantContext: Sendable, Hashable {
  /// What it is about.
  package enum Kind: Sendable, Hashable {
    case date(DateInterval)
    case inferredLocation(InferredLocation)
    /// A circle on the earth: degrees, metres, and what the app calls it.
    case circle(latitude: Double, longitude: Double, radius: Double, name: String)
    case sleep(SleepType)
    case fitness(FitnessType)
    case headphones(HeadphonesCondition)
  }

  package let kind: Kind

  /// At a time.
  public static func date(_ date: Date) -> RelevantContext {
    RelevantContext(kind: .date(DateInterval(start: date, duration: 0)))
  }

  /// During an interval.
  public static func date(interval: DateInterval) -> RelevantContext {
    RelevantContext(kind: .date(interval))
  }

  /// From one time to another, in either order.
  public static func date(from start: Date, to end: Date) -> RelevantContext {
    let interval = DateInterval(start: min(start, end), end: max(start, end))
    return RelevantContext(kind: .date(interval))
  }

  /// From one time to another.
  public static func date(range: ClosedRange<Date>) -> RelevantContext {
    date(from: range.lowerBound, to: range.upperBound)
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
  public static func sleep(_ type: SleepType) -> RelevantContext {
    RelevantContext(kind: .sleep(type))
  }

  /// Around exercise.
  public static func fitness(_ type: FitnessType) -> RelevantContext {
    RelevantContext(kind: .fitness(type))
  }

  /// With headphones.
  public static func hardware(headphones condition: HeadphonesCondition) -> RelevantContext {
    RelevantContext(kind: .headphones(condition))
  }

  /// A place that the device knows by itself.
  public enum InferredLocation: Sendable, Hashable {
    /// Where the person lives, works, learns or trains.
    case home, work, school, gym, commute
  }

  /// A time around sleep.
  public enum SleepType: Sendable, Hashable {
    /// Before the bedtime that was set, or after waking.
    case bedtime, wakeup
  }

  /// A time around exercise.
  public enum FitnessType: Sendable, Hashable {
    /// While a workout runs, or while activity rings are open.
    case workoutActive, activityRingsIncomplete
  }

  /// How headphones are used.
  public enum HeadphonesCondition: Sendable, Hashable {
    /// They are connected.
    case connected
  }
}
