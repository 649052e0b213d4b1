import SnippetFoundation

/// Makes the timeline of a widget without settings.
///
/// **Source**: developer.apple.com/documentation/widgetkit/timelineprovider
public protocol TimelineProvider {
  /// The type of its entries.
  associatedtype Entry: TimelineEntry
  /// What it is asked for.
  typealias Context = TimelineProviderContext

  /// An entry at once, for a widget whose data are not there yet.
  func placeholder(in context: Context) -> Entry

  /// The entry of this moment, or an example for a gallery.
  @preconcurrency
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)

  /// The entries of this moment and of those to come.
  @preconcurrency
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)

  /// When the widget matters.
  func relevance() async -> WidgetRelevance<Void>
}

extension TimelineProvider {
  /// Nothing is said.
  public func relevance() async -> WidgetRelevance<Void> { WidgetRelevance([]) }
}
