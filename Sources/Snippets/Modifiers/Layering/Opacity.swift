/// A view that is fainter: dim at half or less, whatever its colours; not drawn at zero.
///
/// A shape that is so on its own is drawn as one in a dim colour.
///
/// Renders as: the view; a bar of shapes `░░░░`.
public nonisolated struct Faded<Content: View>: PrimitiveView {
  let content: Content
  let opacity: Double

  /// Appends the content's nodes, dim or hidden.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    if view.opacity <= 0 { return Wrapped._lower(view.content.hidden(), &builder) }
    if view.opacity > 0.5 { return Content._lower(view.content, &builder) }
    let (node, span, drawable) = (builder.nodes.count, builder.spans.count, builder.drawables.count)
    let dim = StyleChange(.dim, true)
    StyledView._lower(StyledView(view.content, dim), &builder)
    // A colour inside says itself how faint it is; here it is fainter.
    builder.restyle(node, span) { dim.applied(to: $0) }
    builder.dimShape(since: drawable)
  }
}

extension TreeBuilder {
  /// A shape that alone was drawn since is dim; several are told apart by what they are themselves.
  fileprivate mutating func dimShape(since first: Int) {
    guard drawables.count == first + 1, var shape = drawables[first] as? ShapeDrawing else {
      return
    }
    shape.isDim = true
    drawables[first] = shape
  }
}

extension View {
  /// Makes a view fainter.
  public nonisolated func opacity(_ opacity: Double) -> Faded<Self> {
    Faded(content: self, opacity: opacity)
  }
}
