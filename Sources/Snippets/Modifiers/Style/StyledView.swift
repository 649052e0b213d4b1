/// Changes how characters look, for its content only.
///
/// Leaves no node.
@frozen
public nonisolated struct StyledView<Content: View>: PrimitiveView {
  @usableFromInline let content: Content
  @usableFromInline let change: StyleChange

  @inlinable init(_ content: consuming Content, _ change: StyleChange) {
    self.content = content
    self.change = change
  }

  /// Appends the content's nodes in the changed style.
  @inlinable @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let saved = builder.environment.style
    builder.environment.style = view.change.applied(to: saved)
    Content._lower(view.content, &builder)
    builder.environment.style = saved
  }
}
