/// Views that stand together without a stack.
///
/// Leaves no node.
@frozen
public nonisolated struct Group<Content: View>: PrimitiveView {
  @usableFromInline let content: Content

  /// Makes a group.
  @inlinable public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Appends the content's nodes.
  @inlinable @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    Content._lower(view.content, &builder)
  }
}
