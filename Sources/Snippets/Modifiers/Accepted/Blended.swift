/// A view that blends with what is behind it.
///
/// Renders as: the view; nothing of a shape that cuts a hole in what is behind, whose room stays.
public nonisolated struct Blended<Content: View>: PrimitiveView {
  let content: Content
  let isCut: Bool

  /// Appends the content's nodes, hidden if they are a hole.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    guard view.isCut else { return Content._lower(view.content, &builder) }
    let index = builder.open(Node(.hidden))
    Content._lower(view.content, &builder)
    // Words are read through a hole too.
    if builder.isRead(index + 1..<builder.next) { builder.nodes[index].kind = .fixed }
    builder.closeEach(index)
  }
}
