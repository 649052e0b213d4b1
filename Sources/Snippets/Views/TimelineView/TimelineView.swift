public import SnippetFoundation

/// A view of a moment: in text that of the last change that the environment's now has passed.
///
/// Renders as its content.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content: View>: PrimitiveView {
  /// The moment.
  public typealias Context = TimelineViewDefaultContext

  private let schedule: Schedule
  private let content: (Context) -> Content

  /// Makes a view for each moment.
  public init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.schedule = schedule
    self.content = content
  }

  /// Appends the nodes of the view of now.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let now = EnvironmentValues.current.now
    var date: Date?
    // A schedule may go on forever: what lies behind now is not asked for.
    for entry in view.schedule.entries(from: now, mode: .normal).prefix(10_000) {
      if entry > now { break }
      date = entry
    }
    Content._lower(view.content(Context(date: date ?? now, cadence: .live)), &builder)
  }
}

/// What a view of a moment is told.
public struct TimelineViewDefaultContext: Sendable {
  /// How often the view changes.
  public enum Cadence: Comparable, Sendable {
    /// All the time; every second; every minute.
    case live, seconds, minutes
  }

  /// The moment.
  public let date: Date
  /// How often the view changes.
  public let cadence: Cadence
  /// Calls for another view; in text there is one.
  public func invalidateTimelineContent() {}
}
