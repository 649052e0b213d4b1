import SnippetFoundation

/// An intent that draws a snippet.
///
/// It runs again for every redraw, so it must not change anything.
///
/// **Source**: developer.apple.com/documentation/appintents/snippetintent
@_alwaysEmitConformanceMetadata
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

extension SnippetIntent {
  /// Snippets are shown by other intents, not asked for by name.
  public static var isDiscoverable: Bool { false }
}

extension AppIntent where Self: SnippetIntent {
  /// Draws the snippet again where it is shown; shows it where it is not.
  ///
  /// In a flow or a test that happens once the code that asks for it waits or is through, so that the transcript does not
  /// depend on how fast either is. In code that no conversation runs, such as a timer's, the snippet is drawn again wherever
  /// the process shows it.
  public static func reload() { CurrentHost.reload(Self.self) }
}

extension AppIntent where Self: ShowsSnippetIntent {
  /// Draws the snippet again where it is shown; shows it where it is not.
  ///
  /// In a flow or a test that happens once the code that asks for it waits or is through, so that the transcript does not
  /// depend on how fast either is. In code that no conversation runs, such as a timer's, the snippet is drawn again wherever
  /// the process shows it.
  public static func reload() { CurrentHost.reload(Self.self) }
}
