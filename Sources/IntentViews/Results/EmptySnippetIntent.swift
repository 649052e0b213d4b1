public import IntentModel
public import SnippetFoundation
import Snippets

/// A snippet without anything in it: what `.result(snippetIntent:)` shows when nothing is given.
public struct EmptySnippetIntent: SnippetIntent {
  /// The name of the action.
  public static var title: LocalizedStringResource { "Empty" }
  /// People cannot find it.
  public static var isDiscoverable: Bool { false }

  /// Makes the intent.
  public init() {}

  /// Shows nothing.
  public func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: EmptyView())
  }
}
