public import IntentModel
public import SnippetFoundation
public import Snippets

/// Makes the timeline of a widget whose settings are an app intent.
///
/// **Source**: developer.apple.com/documentation/widgetkit/appintenttimelineprovider
public protocol AppIntentTimelineProvider {
  /// The type of its entries.
  associatedtype Entry: TimelineEntry
  /// The type of its settings.
  associatedtype Intent: WidgetConfigurationIntent
  /// What it is asked for.
  typealias Context = TimelineProviderContext

  /// An entry at once, for a widget whose data are not there yet.
  func placeholder(in context: Context) -> Entry
  /// The entry of this moment, or an example for a gallery.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// The entries of this moment and of those to come.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// Settings that are offered where none can be chosen.
  func recommendations() -> [AppIntentRecommendation<Intent>]
  /// When the widget matters.
  func relevance() async -> WidgetRelevance<Intent>
}

extension AppIntentTimelineProvider {
  /// None.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
  /// Nothing is said.
  public func relevance() async -> WidgetRelevance<Intent> { WidgetRelevance([]) }
}

/// Settings that are offered where none can be chosen.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent>: Sendable {
  /// The settings.
  public let intent: Intent
  private let words: Text

  /// What they are called.
  @MainActor public var description: String { words.plainText }

  /// Settings, and what they are called.
  public init(intent: Intent, description: LocalizedStringResource) {
    self.init(intent: intent, description: Text(verbatim: String(localized: description)))
  }

  /// Settings, and what they are called.
  public init(intent: Intent, description: Text) {
    (self.intent, words) = (intent, description)
  }

  /// Settings, and what they are called.
  @_disfavoredOverload
  public init<S: StringProtocol>(intent: Intent, description: S) {
    self.init(intent: intent, description: Text(verbatim: String(description)))
  }
}
