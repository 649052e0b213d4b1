/// Collects the entries of a preview's timeline.
@resultBuilder
public enum TimelineEntryBuilder {
  /// An entry.
  public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
  /// Entries that are a list already.
  public static func buildExpression(_ entries: [any TimelineEntry]) -> [any TimelineEntry] {
    entries
  }
  /// All of them.
  public static func buildBlock(_ parts: [any TimelineEntry]...) -> [any TimelineEntry] {
    parts.flatMap { $0 }
  }
  /// Those of a loop.
  public static func buildArray(_ parts: [[any TimelineEntry]]) -> [any TimelineEntry] {
    parts.flatMap { $0 }
  }
  /// Those behind `if`.
  public static func buildOptional(_ part: [any TimelineEntry]?) -> [any TimelineEntry] {
    part ?? []
  }
  /// Those behind `if`.
  public static func buildEither(first part: [any TimelineEntry]) -> [any TimelineEntry] { part }
  /// Those behind `else`.
  public static func buildEither(second part: [any TimelineEntry]) -> [any TimelineEntry] { part }
  /// Those behind `if #available`.
  public static func buildLimitedAvailability(_ part: [any TimelineEntry]) -> [any TimelineEntry] {
    part
  }
}
