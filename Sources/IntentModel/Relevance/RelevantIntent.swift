import SnippetFoundation

/// A widget's settings, and when a person would want to see it with them.
///
/// **Source**: developer.apple.com/documentation/appintents/relevantintent
public struct RelevantIntent: Sendable {
  /// The settings.
  public let intent: any AppIntent
  /// The kind of the widget.
  public let widgetKind: String
  /// When it matters.
  public let relevance: RelevantContext

  /// Settings of a widget, and when they matter.
  public init<Intent: WidgetConfigurationIntent>(
    _ intent: Intent,
    widgetKind: String,
    relevance: RelevantContext
  ) {
    (self.intent, self.widgetKind, self.relevance) = (intent, widgetKind, relevance)
  }

  /// Settings of a widget, and when they matter; the mission's form, without labels.
  @_disfavoredOverload
  public init<Intent: WidgetConfigurationIntent>(
    _ intent: Intent,
    _ widgetKind: String,
    _ relevance: RelevantContext
  ) {
    self.init(intent, widgetKind: widgetKind, relevance: relevance)
  }
}
