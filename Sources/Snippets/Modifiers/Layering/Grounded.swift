/// A view with a colour or a material behind it, which is not drawn, unless the two are a bar made of shapes.
///
/// Words with a ground hide what they stand in front of, in their padding too, unless it shines through.
///
/// Renders as: the view; behind the filled part of a bar the rest of it: `██████░░░░`; in a circle behind the number of a day,
/// or a word as short, in a frame of its own, `▐23▌`; behind one of several views of the same form `▐Tea▌`, which is said to be
/// selected.
public nonisolated struct Grounded<Content: View, Ground: ShapeStyle>: PrimitiveView {
  @usableFromInline let content: Content
  @usableFromInline let ground: Ground
  @usableFromInline let isDisc: Bool

  @inlinable init(_ content: consuming Content, _ ground: Ground, isDisc: Bool = false) {
    self.content = content
    self.ground = ground
    self.isDisc = isDisc
  }

  /// Appends the content's nodes, and the rest of a bar behind its filled part.
  @inlinable @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let start = builder.next
    Content._lower(view.content, &builder)
    if builder.mayBeBar(from: start) { builder.restOfBar(behind: start, view.ground._change) }
    if !view.isDisc || !builder.disc(behind: start, view.ground._change) {
      builder.markGround(behind: start, view.ground._change, isDisc: view.isDisc)
    }
    builder.coverBehind(from: start, view.ground.opaqueChange)
  }
}

extension ShapeStyle {
  /// What the style does to characters, unless what lies behind it is seen: in a faint colour, but not in a material.
  @usableFromInline @MainActor var opaqueChange: StyleChange? {
    let change = _change
    return change.bits & Style.dim.bits == 0 || self is Material ? change : nil
  }
}

extension View {
  /// A colour or material behind; not drawn, but behind the filled part of a bar.
  @inlinable
  public nonisolated consuming func background<S: ShapeStyle>(
    _ style: S,
    ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> Grounded<Self, S> { Grounded(self, style) }

  /// The colour of the surroundings behind; not drawn.
  public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> Self { self }

  /// A colour or material behind, in a shape; not drawn, but behind the filled part of a bar.
  @inlinable
  public nonisolated consuming func background<S: ShapeStyle, T: Shape>(
    _ style: S,
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> Grounded<Self, S> { Grounded(self, style, isDisc: T.self == Circle.self) }

  /// The colour of the surroundings behind, in a shape; not drawn.
  public nonisolated func background<T: Shape>(
    in shape: T,
    fillStyle: FillStyle = FillStyle()
  ) -> Self { self }
}
