/// A view kept for later, its type hidden: what an intent's `perform()` returned.
public struct SnippetContent: @unchecked Sendable {  // only lowered, and that on the main actor
  let lower: @MainActor (inout TreeBuilder) -> Void
  /// Whether it is the view that draws nothing.
  package let isEmpty: Bool

  /// Keeps a view.
  public nonisolated init<V: View>(_ view: V) {
    // Lowered on the main actor only.
    nonisolated(unsafe) let view = view
    lower = { V._lower(view, &$0) }
    isEmpty = V.self == EmptyView.self
  }

  /// Keeps what makes a view; it is made when it is drawn.
  nonisolated init<V: View>(_ make: @escaping @MainActor () -> V) {
    lower = { V._lower(make(), &$0) }
    isEmpty = false
  }
}

/// A tree and the live values behind its controls.
package struct ResolvedSnippet: Sendable {
  /// The tree.
  package var tree: ViewTree
  /// What each control carries, in the order of `tree.controls`.
  package var actions: [(any Sendable)?]
  /// What its views do when the app is opened, from the outermost to the innermost.
  package var handlers: [SceneHandler]
  /// Where in the tree's texts those stand that only the person in front of it may read.
  package var privateText: [Range<Int>] = []

  package init(
    tree: ViewTree,
    actions: [(any Sendable)?],
    handlers: [SceneHandler] = [],
    privateText: [Range<Int>] = []
  ) {
    self.tree = tree
    self.actions = actions
    self.handlers = handlers
    self.privateText = privateText
  }
}
