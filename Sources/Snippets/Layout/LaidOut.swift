/// A view whose room a layout decides.
public nonisolated struct LaidOut<Content: View>: PrimitiveView {
  let content: Content
  // Asked only while the main actor lowers and lays out.
  nonisolated(unsafe) let layout: any NodeLayout

  init(_ content: Content, _ layout: any NodeLayout) {
    self.content = content
    self.layout = layout
  }

  /// Appends a node around the content.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let index = builder.open(view.layout)
    Content._lower(view.content, &builder)
    builder.closeEach(index)
  }
}
