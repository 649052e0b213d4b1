import SnippetFoundation

/// What the kinds of intents have in common before which the app comes to the front.
///
/// One place for what they share: an intent of two of these kinds has one default of each, not two.
@_alwaysEmitConformanceMetadata
public protocol _ForegroundIntent: AppIntent {}

extension _ForegroundIntent {
  /// The app comes to the front.
  public static var openAppWhenRun: Bool { true }
}

/// What the kinds of intents have in common that open the app and leave the rest to it.
@_alwaysEmitConformanceMetadata
public protocol _AppOpeningIntent: _ForegroundIntent {}

extension _AppOpeningIntent {
  /// Opens the app and does nothing else: what follows is for its scenes to do.
  public func perform() async throws -> some IntentResult { .result() }
}
