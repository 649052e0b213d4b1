public import SnippetFoundation

/// An intent whose changes can be taken back.
///
/// **Source**: developer.apple.com/documentation/appintents/undoableintent
@_alwaysEmitConformanceMetadata
public protocol UndoableIntent: SystemIntent, _UndoableAction {}

extension UndoableIntent {
  /// Where to register what takes the changes back; nil outside a conversation.
  @MainActor public var undoManager: UndoManager? { CurrentHost.host?.undoManager }
}
