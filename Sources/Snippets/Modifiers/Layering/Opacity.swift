/// A view that is fainter: dim at half or less, not drawn at zero.
public nonisolated struct Faded<Content: View>: PrimitiveView {
  let content: Content
  let opacity: Double

  /// Appends the content's nodes, dim or hidden.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    if view.opacity <= 0 { return Wrapped._lower(view.content.hidden(), &builder) }
    let isActive = view.opacity <= 0.5
    let change = isActive ? StyleChange(.dim, true) : StyleChange()
    StyledView._lower(StyledView(view.content, change), &builder)
  }
}

extension View {
  /// Makes a view fainter.
  public nonisolated func opacity(_ opacity: Double) -> Faded<Self> {
    Faded(content: self, opacity: opacity)
  }
}
