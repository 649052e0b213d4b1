public import IntentModel
import SnippetFoundation
public import Snippets

/// A widget without settings.
///
/// **Source**: developer.apple.com/documentation/widgetkit/staticconfiguration
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  private let description: WidgetDescription

  /// A kind, a provider of entries, and the view of an entry.
  public init<Provider: TimelineProvider>(
    kind: String,
    provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {
    description = WidgetDescription(
      kind: kind,
      placeholder: { provider.placeholder(in: $0) },
      content: content
    )
  }

  /// What it says, with its types erased.
  public static func _describe(_ configuration: Self) -> WidgetDescription? {
    configuration.description
  }
}

/// A widget whose settings are an app intent.
///
/// **Source**: developer.apple.com/documentation/widgetkit/appintentconfiguration
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>:
  WidgetConfiguration
{
  private var description: WidgetDescription

  /// A kind, settings, a provider of entries, and the view of an entry.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String,
    intent: Intent.Type = Intent.self,
    provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    description = WidgetDescription(
      kind: kind,
      placeholder: { provider.placeholder(in: $0) },
      content: content
    )
    description.intent = Intent.self
  }

  /// What it says, with its types erased.
  public static func _describe(_ configuration: Self) -> WidgetDescription? {
    configuration.description
  }
}

/// A widget whose settings are a SiriKit intent.
///
/// **Source**: developer.apple.com/documentation/widgetkit/intentconfiguration
public struct IntentConfiguration<Intent: AnyObject, Content: View>: WidgetConfiguration {
  private let description: WidgetDescription

  /// A kind, settings, a provider of entries, and the view of an entry.
  public init<Provider: IntentTimelineProvider>(
    kind: String,
    intent: Intent.Type,
    provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    description = WidgetDescription(
      kind: kind,
      placeholder: { provider.placeholder(in: $0) },
      content: content
    )
  }

  /// What it says, with its types erased.
  public static func _describe(_ configuration: Self) -> WidgetDescription? {
    configuration.description
  }
}
