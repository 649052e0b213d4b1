import SnippetFoundation

/// An intent that shows a part of the app: a scene that handles it says where to go.
///
/// Its `perform()` does nothing: the app comes to the front, and what `onAppIntentExecution` was given runs there.
///
/// **Source**: developer.apple.com/documentation/appintents/targetcontentprovidingintent
@_alwaysEmitConformanceMetadata
public protocol TargetContentProvidingIntent: _AppOpeningIntent {
  /// What tells the part from others.
  var contentIdentifier: String { get }
}

extension TargetContentProvidingIntent {
  /// The intent's own name.
  public var contentIdentifier: String { Self.persistentIdentifier }
}
