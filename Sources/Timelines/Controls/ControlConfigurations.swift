public import IntentModel
import SnippetFoundation
import Snippets

/// A control without settings.
///
/// **Source**: developer.apple.com/documentation/widgetkit/staticcontrolconfiguration
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>:
  ControlWidgetConfiguration
{
  private let kind: String
  private let content: () -> Content

  /// A kind and a template.
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {
    (self.kind, self.content) = (kind, content)
  }

  /// A kind, what has the value, and the template of a value.
  public init<Provider: ControlValueProvider>(
    kind: String,
    provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {
    self.init(kind: kind) { content(provider.previewValue) }
  }

  /// What it says, with its types erased.
  public static func _describe(_ configuration: Self) -> WidgetDescription? {
    WidgetDescription(kind: configuration.kind) { _ in configuration.content()._view }
  }
}

/// A control whose settings are an app intent.
///
/// **Source**: developer.apple.com/documentation/widgetkit/appintentcontrolconfiguration
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent,
  Content: ControlWidgetTemplate
>: ControlWidgetConfiguration {
  private let kind: String
  private let content: () -> Content

  /// A kind, settings, and the template of some settings.
  public init(
    kind: String,
    intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {
    self.kind = kind
    self.content = { content(Configuration()) }
  }

  /// A kind, what has the value, and the template of a value.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String,
    provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {
    self.kind = kind
    self.content = { content(provider.previewValue(configuration: Configuration())) }
  }

  /// What it says, with its types erased.
  public static func _describe(_ configuration: Self) -> WidgetDescription? {
    var description = WidgetDescription(kind: configuration.kind) { _ in
      configuration.content()._view
    }
    description.intent = Configuration.self
    return description
  }
}

/// Has the value of a control.
public protocol ControlValueProvider {
  /// The type of the value.
  associatedtype Value
  /// A value to show while the real one is not there.
  var previewValue: Value { get }
  /// The value now.
  func currentValue() async throws -> Value
}

/// Has the value of a control with settings.
public protocol AppIntentControlValueProvider {
  /// The type of the settings.
  associatedtype Configuration: ControlConfigurationIntent
  /// The type of the value.
  associatedtype Value
  /// A value to show while the real one is not there.
  func previewValue(configuration: Configuration) -> Value
  /// The value now.
  func currentValue(configuration: Configuration) async throws -> Value
}
