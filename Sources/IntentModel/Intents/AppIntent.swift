public import SnippetFoundation

/// Something an app can do.
@_alwaysEmitConformanceMetadata
public protocol AppIntent: Sendable {
  /// Makes the intent with nothing given.
  init()
}
