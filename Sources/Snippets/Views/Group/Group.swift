/// Views that stand together without a stack.
///
/// Leaves no node. A modifier of the group is put on each of its views.
///
/// Renders as: the views in it, as if they stood there without it.
@frozen
public nonisolated struct Group<Content> {
  @usableFromInline let content: Content

  @inlinable init(_ content: Content, made: Void) { self.content = content }
}

extension Group: View, PrimitiveView where Content: View {
  /// Makes a group.
  @inlinable public init(@ViewBuilder content: () -> Content) { self.init(content(), made: ()) }

  /// Appends the content's nodes.
  @inlinable @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    Content._lower(view.content, &builder)
  }

  /// Appends the content's views as alternatives.
  @MainActor
  public static func _lowerEach(_ view: Self, _ builder: inout TreeBuilder) {
    Content._lowerEach(view.content, &builder)
  }
}
