public import SnippetFoundation

/// A frame that is as wide as the snippet, or a part of that.
public nonisolated struct ContainerFrame<Content: View>: PrimitiveView {
  let content: Content
  let axes: Axis.Set
  let alignment: Alignment
  /// A length of the container's, in points.
  nonisolated(unsafe) let length: (CGFloat, Axis) -> CGFloat

  /// Appends a frame around the content.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    var (width, points) = (Int32.unspecified, CGFloat?.none)
    if view.axes.contains(.horizontal) {
      points = view.length(CGFloat(builder.columns) * 8, .horizontal)
      width = min(Points.columns(fixed: points), Int32(clamping: builder.columns))
    }
    // A snippet is as high as its content: there is no height to be relative to.
    var node = Node(frame: view.alignment, Size(width, -1), Size(width, -1))
    node.noteRounding(of: points)
    let index = builder.open(node)
    Content._lower(view.content, &builder)
    builder.closeEach(index)
  }
}

extension View {
  /// Makes a view as wide as the snippet; a snippet has no height of its own, so that axis is accepted.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center
  ) -> ContainerFrame<Self> {
    ContainerFrame(content: self, axes: axes, alignment: alignment) { length, _ in length }
  }

  /// Makes a view as wide as some of the equal parts of the snippet.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set,
    count: Int,
    span: Int = 1,
    spacing: CGFloat,
    alignment: Alignment = .center
  ) -> ContainerFrame<Self> {
    ContainerFrame(content: self, axes: axes, alignment: alignment) { length, _ in
      let count = CGFloat(max(1, count))
      let part = (length - spacing * (count - 1)) / count
      return part * CGFloat(span) + spacing * CGFloat(span - 1)
    }
  }

  /// Makes a view as wide as a function of the snippet's width, in points.
  public nonisolated func containerRelativeFrame(
    _ axes: Axis.Set,
    alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> ContainerFrame<Self> {
    ContainerFrame(content: self, axes: axes, alignment: alignment, length: length)
  }
}
