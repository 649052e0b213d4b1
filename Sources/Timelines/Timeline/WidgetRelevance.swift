public import IntentModel
import SnippetFoundation

/// When a widget matters, with each of its settings.
///
/// **Source**: developer.apple.com/documentation/widgetkit/widgetrelevance
public struct WidgetRelevance<Configuration> {
  /// The settings, and when they matter.
  public let attributes: [WidgetRelevanceAttribute<Configuration>]

  /// The settings, and when they matter.
  public init(_ attributes: [WidgetRelevanceAttribute<Configuration>]) {
    self.attributes = attributes
  }
}

/// Settings of a widget, and when they matter.
public struct WidgetRelevanceAttribute<Configuration> {
  /// The settings.
  public let configuration: Configuration
  /// When they matter.
  public let context: RelevantContext

  /// Settings, and when they matter.
  public init(configuration: Configuration, context: RelevantContext) {
    (self.configuration, self.context) = (configuration, context)
  }
}

extension WidgetRelevanceAttribute where Configuration == Void {
  /// When a widget without settings matters.
  public init(context: RelevantContext) { self.init(configuration: (), context: context) }
}
