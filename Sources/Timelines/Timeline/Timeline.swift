import SnippetFoundation

/// What a widget shows one after the other, and when to ask for more.
///
/// **Source**: developer.apple.com/documentation/widgetkit/timeline
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries, by their dates.
  public let entries: [EntryType]
  /// When to ask for more.
  public let policy: TimelineReloadPolicy

  /// Entries, and when to ask for more.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    (self.entries, self.policy) = (entries, policy)
  }
}

extension Timeline: Sendable where EntryType: Sendable {}
