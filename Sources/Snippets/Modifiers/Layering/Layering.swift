/// A view in front of another or behind it; the other alone decides the size.
@frozen
public nonisolated struct Layered<Content: View, Other: View>: PrimitiveView {
  @usableFromInline let content: Content
  @usableFromInline let other: Other
  @usableFromInline let flags: UInt8

  @inlinable init(_ content: consuming Content, _ other: consuming Other, _ flags: UInt8) {
    self.content = content
    self.other = other
    self.flags = flags
  }

  /// Appends a node around both; each is one node, a column if it is several views.
  @inlinable @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    builder.stack(Node(.overlay, flags: view.flags), axis: 2) { builder in
      let content = builder.open(Node(.column, flags: 5))
      Content._lower(view.content, &builder)
      builder.close(content)
      let other = builder.open(Node(.column, flags: 5))
      Other._lower(view.other, &builder)
      builder.close(other)
    }
  }
}

/// A view with a node around it that changes its size or hides it.
public nonisolated struct Wrapped<Content: View>: PrimitiveView {
  let content: Content
  let node: Node

  /// Appends the node around the content.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let inherited = builder.environment.isHidden
    if view.node.kind == .hidden { builder.environment.isHidden = true }
    let index = builder.open(view.node)
    Content._lower(view.content, &builder)
    builder.closeSingle(index)
    builder.environment.isHidden = inherited
  }
}

extension View {
  /// Draws views in front.
  @inlinable
  public nonisolated consuming func overlay<Front: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Front
  ) -> Layered<Self, Front> { Layered(self, content(), alignment.bits) }

  /// Draws a view in front.
  @inlinable @_disfavoredOverload
  public nonisolated consuming func overlay<Front: View>(
    _ overlay: Front,
    alignment: Alignment = .center
  ) -> Layered<Self, Front> { Layered(self, overlay, alignment.bits) }

  /// Draws views behind.
  @inlinable
  public nonisolated consuming func background<Back: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Back
  ) -> Layered<Self, Back> { Layered(self, content(), alignment.bits | 16) }

  /// A colour or material behind; not drawn.
  public nonisolated func background<S: ShapeStyle>(_ style: S) -> Self { self }

  /// Keeps the room and draws nothing.
  public nonisolated func hidden() -> Wrapped<Self> {
    Wrapped(content: self, node: Node(.hidden))
  }

  /// Keeps the ideal size on both axes, whatever is proposed.
  public nonisolated func fixedSize() -> Wrapped<Self> {
    fixedSize(horizontal: true, vertical: true)
  }

  /// Keeps the ideal size on some axes, whatever is proposed.
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> Wrapped<Self> {
    Wrapped(content: self, node: Node(.fixed, flags: (horizontal ? 1 : 0) | (vertical ? 2 : 0)))
  }
}
