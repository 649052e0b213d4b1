public import SnippetFoundation
public import Snippets

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
