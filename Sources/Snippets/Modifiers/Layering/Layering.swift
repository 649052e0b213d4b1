/// A view in front of another or behind it; the other alone decides the size.
///
/// Renders as: both, the one in front over the one behind.
@frozen
public nonisolated struct Layered<Content: View, Other: View>: PrimitiveView {
  @usableFromInline let content: Content
  @usableFromInline let other: Other
  @usableFromInline let alignment: Alignment
  @usableFromInline let isBehind: Bool

  @inlinable init(
    _ content: consuming Content,
    _ other: consuming Other,
    _ alignment: Alignment,
    isBehind: Bool = false
  ) {
    self.content = content
    self.other = other
    self.alignment = alignment
    self.isBehind = isBehind
  }

  /// Appends a node around both, for each of several views of the content; of several other ones it is layers.
  @inlinable @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let open = builder.openOverlay(view.alignment, isBehind: view.isBehind)
    Content._lower(view.content, &builder)
    guard builder.isOneView(from: open.index &+ 1) else {
      return builder.closeEach(open) { Other._lower(view.other, &$0) }
    }
    let other = builder.beginOther(open)
    Other._lower(view.other, &builder)
    builder.closeOverlay(open, other: other)
  }
}

/// An overlay that is being lowered, and the axis around it.
@usableFromInline
struct OpenOverlay {
  @usableFromInline let index: Int
  let axis: UInt8
  let alignment: Alignment
  /// What the views around it decorate.
  let decorated: Int32
  let surroundings: Surroundings
}

extension TreeBuilder {
  @usableFromInline
  mutating func openOverlay(_ alignment: Alignment, isBehind: Bool) -> OpenOverlay {
    var node = Node(.overlay, flags: alignment.bits | (isBehind ? 16 : 0))
    node.b = alignment.codes
    let open = OpenOverlay(
      index: open(node),
      axis: environment.axis,
      alignment: alignment,
      decorated: environment.decorated,
      surroundings: environment.surroundings
    )
    environment.axis = 2
    environment.decorated = -1
    return open
  }

  /// Ends the content; the index at which the other one begins.
  @usableFromInline
  mutating func beginOther(_ open: OpenOverlay) -> Int {
    gather(from: open.index &+ 1, in: Node(.column, flags: 5))
    nodes[open.index].priority = nodes[open.index &+ 1].priority
    environment.decorated = Int32(truncatingIfNeeded: open.index &+ 1)
    if !nodes[open.index].isBehind { environment.surroundings.insert(.layered) }
    return next
  }

  /// Ends an overlay of several views, or of none: each has the other one.
  @usableFromInline
  mutating func closeEach(_ open: OpenOverlay, _ lowerOther: (inout TreeBuilder) -> Void) {
    (environment.axis, environment.decorated) = (open.axis, open.decorated)
    let isBehind = nodes[open.index].isBehind
    each(in: open.index) { builder, view in
      let one = builder.openOverlay(open.alignment, isBehind: isBehind)
      builder.put(view)
      let other = builder.beginOther(one)
      lowerOther(&builder)
      builder.closeOverlay(one, other: other)
    }
  }

  @usableFromInline
  mutating func closeOverlay(_ open: OpenOverlay, other: Int) {
    let node = Node(.layers, flags: open.alignment.bits, 0, open.alignment.codes)
    gather(from: other, in: node)
    close(open.index)
    if tags != nil { passTag(to: open.index) }
    if !nodes[open.index].isBehind { settleFront(open.index, other: other) }
    environment.axis = open.axis
    environment.decorated = open.decorated
    environment.surroundings = open.surroundings
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
    builder.closeEach(index)
    builder.environment.isHidden = inherited
  }
}

extension View {
  /// Draws views in front.
  @inlinable
  public nonisolated consuming func overlay<Front: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Front
  ) -> Layered<Self, Front> { Layered(self, content(), alignment) }

  /// Draws a view in front.
  @inlinable @_disfavoredOverload
  public nonisolated consuming func overlay<Front: View>(
    _ overlay: Front,
    alignment: Alignment = .center
  ) -> Layered<Self, Front> { Layered(self, overlay, alignment) }

  /// A colour or material in front; not drawn, it would hide the view.
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> Self { self }

  /// Draws views behind.
  @inlinable
  public nonisolated consuming func background<Back: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: () -> Back
  ) -> Layered<Self, Back> { Layered(self, content(), alignment, isBehind: true) }

  /// Draws a view behind.
  @inlinable @_disfavoredOverload
  public nonisolated consuming func background<Back: View>(
    _ background: Back,
    alignment: Alignment = .center
  ) -> Layered<Self, Back> { Layered(self, background, alignment, isBehind: true) }

  /// A colour or material in front, in a shape; not drawn.
  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> Self { self }

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
