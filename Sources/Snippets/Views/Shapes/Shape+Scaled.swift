public import SnippetFoundation

// A shape that is made shorter: the bar of a chart, as long as its value, or how far something is.
extension Frame where Content: DrawnShape {
  /// The shape, shorter than its frame, at the side of an anchor.
  public nonisolated func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> Frame<ScaledShape<Frame<Content>>> { scaled(x, y, anchor) }
}

/// A shape, with a style of its own or without.
public nonisolated protocol DrawnShape: View {}

extension DrawnShape {
  /// The shape, less wide than its room, at the side of an anchor; another height is accepted.
  public nonisolated func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> ScaledShape<Self> {
    // What becomes smaller as a whole keeps its form.
    ScaledShape(content: self, layout: y == 1 ? ScaledLayout(x, anchor) : nil)
  }
}

extension ShapeView: DrawnShape {}

/// A shape that is less wide than its room.
///
/// Renders as: `██████` in a room of twelve columns, for a half of it.
public nonisolated struct ScaledShape<Content: View>: PrimitiveView {
  let content: Content
  let layout: ScaledLayout?

  /// Appends a node around the shape, unless it is as wide as it is.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    guard let layout = view.layout else { return Content._lower(view.content, &builder) }
    let index = builder.open(layout)
    Content._lower(view.content, &builder)
    builder.closeEach(index)
  }
}

/// Gives its child a part of its width.
nonisolated struct ScaledLayout: NodeLayout {
  private let part: CGFloat
  /// Of what is left, before the child.
  private let place: CGFloat

  /// Nil: the part is no number.
  init?(_ part: CGFloat, _ anchor: UnitPoint) {
    guard part.isFinite else { return nil }
    self.part = max(0, min(1, part))
    place = Points.finite(anchor.x).map { max(0, min(1, $0)) } ?? 0.5
  }

  func place(
    _ i: Int32,
    _ proposal: Proposal,
    _ origin: Point,
    _ size: Size,
    _ pass: inout LayoutPass
  ) {
    guard size.width < .unbounded else { return }
    var columns = min(size.width, Points.columns(Points.length(size.width, .horizontal) * part))
    if part == 0 { columns = 0 }
    let left = Int32((CGFloat(size.width &- columns) * place).rounded())
    var inner = proposal
    inner.width = columns
    let child = pass.size(i &+ 1, inner)
    guard columns > 0 else { return }
    pass.place(i &+ 1, inner, x: origin.x &+ left, y: origin.y, child)
  }
}

extension TreeBuilder {
  /// Whether a node gives a shape a part of its width.
  func isScaled(_ index: Int) -> Bool {
    nodeLayout(at: index) is ScaledLayout
  }
}

extension Frame {
  /// The frame around one of a part of its lengths; what is to be longer than it is as long as it.
  fileprivate nonisolated func scaled(
    _ x: CGFloat,
    _ y: CGFloat,
    _ anchor: UnitPoint
  ) -> Frame<ScaledShape<Frame<Content>>> {
    func side(_ place: CGFloat) -> UInt8 { place <= 0.25 ? 0 : place >= 0.75 ? 2 : 1 }
    let inner = content.frame(
      width: part(x, of: node.a, upTo: node.b, .horizontal),
      height: part(y, of: node.c, upTo: node.d, .vertical)
    )
    let isOpen = node.a < 0 && y == 1
    let layout = isOpen ? ScaledLayout(x, anchor) : nil
    var outer = node
    outer.flags = node.flags & ~15 | side(anchor.x) | side(anchor.y) &<< 2
    outer.style.bits &= 0xFFFF_FFFF
    return Frame<ScaledShape<Frame<Content>>>(
      ScaledShape(content: inner, layout: layout),
      node: outer
    )
  }

  /// A part of a fixed length, in points; nil: all of it.
  private nonisolated func part(
    _ part: CGFloat,
    of length: Int32,
    upTo most: Int32,
    _ axis: Axis
  ) -> CGFloat? {
    guard part >= 0, part < 1, length == most, length > 0 else { return nil }
    return Points.length(length, axis) * part
  }
}
