public import SnippetFoundation

// A shape in a frame that is made shorter than it: the bar of a chart, as long as its value.
extension Frame where Content: DrawnShape {
  /// The shape, shorter than its frame, at the side of an anchor.
  public nonisolated func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> Frame<Frame<Content>> { scaled(x, y, anchor) }
}

/// A shape, with a style of its own or without.
public nonisolated protocol DrawnShape: View {}

extension ShapeView: DrawnShape {}

extension Frame {
  /// The frame around one of a part of its lengths; what is to be longer than it is as long as it.
  fileprivate nonisolated func scaled(
    _ x: CGFloat,
    _ y: CGFloat,
    _ anchor: UnitPoint
  ) -> Frame<Frame<Content>> {
    func side(_ place: CGFloat) -> UInt8 { place <= 0.25 ? 0 : place >= 0.75 ? 2 : 1 }
    let inner = content.frame(
      width: part(x, of: node.a, upTo: node.b, .horizontal),
      height: part(y, of: node.c, upTo: node.d, .vertical)
    )
    var outer = node
    outer.flags = node.flags & ~15 | side(anchor.x) | side(anchor.y) << 2
    outer.style.bits &= 0xFFFF_FFFF
    return Frame<Frame<Content>>(inner, node: outer)
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
