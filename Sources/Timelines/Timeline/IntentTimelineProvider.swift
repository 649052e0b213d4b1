import SnippetFoundation

/// Makes the timeline of a widget whose settings are a SiriKit intent.
///
/// **Source**: developer.apple.com/documentation/widgetkit/intenttimelineprovider
public protocol IntentTimelineProvider {
  /// The type of its entries.
  associatedtype Entry: TimelineEntry
  /// The type of its settings; on Apple's systems an `INIntent`.
  associatedtype Intent: AnyObject
  /// What it is asked for.
  typealias Context = TimelineProviderContext

  /// An entry at once, for a widget whose data are not there yet.
  func placeholder(in context: Context) -> Entry

  /// The entry of this moment, or an example for a gallery.
  @preconcurrency
  func getSnapshot(
    for configuration: Intent,
    in context: Context,
    completion: @escaping @Sendable (Entry) -> Void
  )

  /// The entries of this moment and of those to come.
  @preconcurrency
  func getTimeline(
    for configuration: Intent,
    in context: Context,
    completion: @escaping @Sendable (Timeline<Entry>) -> Void
  )

  /// Settings that are offered where none can be chosen.
  func recommendations() -> [IntentRecommendation<Intent>]
}

extension IntentTimelineProvider {
  /// None.
  public func recommendations() -> [IntentRecommendation<Intent>] { [] }
}

/// SiriKit settings that are offered where none can be chosen.
public struct IntentRecommendation<Intent: AnyObject> {
  /// The settings.
  public let intent: Intent
  /// What they are called.
  public let description: String

  /// Settings, and what they are called.
  public init<S: StringProtocol>(intent: Intent, description: S) {
    (self.intent, self.description) = (intent, String(description))
  }
}
