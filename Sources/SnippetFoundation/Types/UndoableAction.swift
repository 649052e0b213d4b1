/// What is done by a type of intents, and can be taken back.
@_alwaysEmitConformanceMetadata
public protocol _UndoableAction: Sendable {}
