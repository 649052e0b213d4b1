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
  /// When they matter; nil: that is not said.
  public let context: RelevantContext?
  /// The widgets of which one is suggested at a time; nil: that is not said.
  package let group: WidgetRelevanceGroup?

  /// Settings, and when they matter.
  public init(configuration: Configuration, context: RelevantContext) {
    (self.configuration, self.context, group) = (configuration, context, nil)
  }

  /// Settings, and the widgets of which one is suggested at a time.
  public init(configuration: Configuration, group: WidgetRelevanceGroup) {
    (self.configuration, context, self.group) = (configuration, nil, group)
  }
}

extension WidgetRelevanceAttribute where Configuration == Void {
  /// When a widget without settings matters.
  public init(context: RelevantContext) { self.init(configuration: (), context: context) }

  /// The widgets of which one is suggested at a time, for a widget without settings.
  public init(group: WidgetRelevanceGroup) { self.init(configuration: (), group: group) }
}

/// Widgets of which one is suggested at a time, as they say the same.
///
/// **Source**: developer.apple.com/documentation/widgetkit/widgetrelevancegroup
public struct WidgetRelevanceGroup: Sendable {
  package enum Kind: Sendable, Equatable {
    case automatic, ungrouped
    case named(String)
  }

  package let kind: Kind

  /// As the system groups them by itself.
  public static let automatic = WidgetRelevanceGroup(kind: .automatic)
  /// None: each widget stands for itself.
  public static let ungrouped = WidgetRelevanceGroup(kind: .ungrouped)

  /// Those of the app with the same name.
  public static func named(_ name: String) -> WidgetRelevanceGroup {
    WidgetRelevanceGroup(kind: .named(name))
  }
}
