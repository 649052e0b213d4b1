/// What a view of the app does when the app is opened with something: kept while it is lowered, run by the engine.
package struct SceneHandler: Sendable {
  /// Takes what the app was opened with; false: it is for another handler.
  package let take: @MainActor @Sendable (any Sendable) -> Bool

  package init(_ take: @escaping @MainActor @Sendable (any Sendable) -> Bool) { self.take = take }
}

/// A view that listens.
public nonisolated struct Listening<Content: View>: PrimitiveView {
  private let content: Content
  private let handler: SceneHandler

  package init(_ content: Content, _ handler: SceneHandler) {
    self.content = content
    self.handler = handler
  }

  /// Keeps the handler and appends the content's nodes.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    if builder.collectsControls { builder.handlers.append(view.handler) }
    Content._lower(view.content, &builder)
  }
}
