public import SnippetFoundation

/// What a widget shows from a date on.
///
/// **Source**: developer.apple.com/documentation/widgetkit/timelineentry
public protocol TimelineEntry {
  /// How `relevance` is declared: one, or an optional one.
  associatedtype RelevanceContent: _TimelineEntryRelevanceConvertible = TimelineEntryRelevance?
  /// From when on it is shown.
  var date: Date { get }
  /// How much it matters beside the others.
  var relevance: RelevanceContent { get }
}

extension TimelineEntry {
  /// Nothing is said.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much an entry matters beside the others of its timeline.
public struct TimelineEntryRelevance: Sendable, Hashable, Codable {
  /// More is more; nothing at 0 or below.
  public var score: Float
  /// For so many seconds; 0: until the next one that says something.
  public var duration: TimeInterval

  /// A score, and how long it holds.
  public init(score: Float, duration: TimeInterval = 0) {
    (self.score, self.duration) = (score, duration)
  }
}

/// A relevance, or an optional one: how apps declare it.
public protocol _TimelineEntryRelevanceConvertible {
  /// The relevance, if there is one.
  var _relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntryRelevance: _TimelineEntryRelevanceConvertible {
  /// Itself.
  public var _relevance: TimelineEntryRelevance? { self }
}

extension Optional: _TimelineEntryRelevanceConvertible where Wrapped == TimelineEntryRelevance {
  /// Itself.
  public var _relevance: TimelineEntryRelevance? { self }
}
