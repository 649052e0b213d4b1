public import SnippetFoundation

/// An app: what it shows, and in `init()` what it registers.
@MainActor @preconcurrency
public protocol App {
  /// Makes the app, once, when the process starts.
  init()
}
