public import SnippetFoundation

/// When a widget's provider is asked for a new timeline.
///
/// **Source**: developer.apple.com/documentation/widgetkit/timelinereloadpolicy
public struct TimelineReloadPolicy: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    case atEnd, never
    case after(Date)
  }

  package let kind: Kind

  /// When the last entry's date has come.
  public static let atEnd = TimelineReloadPolicy(kind: .atEnd)
  /// Only when the app asks for it.
  public static let never = TimelineReloadPolicy(kind: .never)

  /// At a date.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(kind: .after(date))
  }
}
