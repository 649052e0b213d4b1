public import SnippetFoundation

/// A view between bounds; fixed where the lower and the upper bound are the same.
@frozen
public nonisolated struct Frame<Content: View>: PrimitiveView {
  @usableFromInline let content: Content
  @usableFromInline let node: Node

  @inlinable init(_ content: consuming Content, node: Node) {
    self.content = content
    self.node = node
  }

  /// Appends a node around the content.
  @inlinable @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let index = builder.open(view.node)
    Content._lower(view.content, &builder)
    builder.closeSingle(index)
  }
}

extension View {
  /// Gives a view a fixed width, height or both, in points.
  @inlinable
  public nonisolated consuming func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> Frame<Self> {
    let (w, h) = (Points.columns(bound: width), Points.rows(bound: height))
    return Frame(self, node: Node(.frame, flags: alignment.bits, w, w, h, h))
  }

  /// Keeps a view between bounds, in points; infinity takes all that is offered.
  ///
  /// Ideal lengths are accepted; the content's own are used.
  @inlinable
  public nonisolated consuming func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> Frame<Self> {
    let node = Node(
      .frame,
      flags: alignment.bits,
      Points.columns(bound: minWidth),
      Points.columns(bound: maxWidth),
      Points.rows(bound: minHeight),
      Points.rows(bound: maxHeight)
    )
    return Frame(self, node: node)
  }
}
