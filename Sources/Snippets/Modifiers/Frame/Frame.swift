public import SnippetFoundation

/// A view between bounds; fixed where the lower and the upper bound are the same.
///
/// Renders as: the view where its alignment puts it in the room, `   Hi   ` for `Text("Hi").frame(width: 64)`.
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
    builder.closeEach(index)
    if view.node.d == 0 { builder.keepRows(since: index) }
  }
}

extension View {
  /// Gives a view a fixed width, height or both, in points; what is not a length counts as none.
  @inlinable
  public nonisolated consuming func frame(
    width: CGFloat? = nil,
    height: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> Frame<Self> {
    let (w, h) = (Points.columns(fixed: width), Points.rows(fixed: height))
    var node = Node(frame: alignment, Size(w, h), Size(w, h))
    if h == 0, let height, height <= 2 {
      node.flags |= height <= 0 ? Node.noHeight : Node.hairHeight
    }
    if w == 1, let width, width <= 4 { node.flags |= width <= 2 ? Node.hairWidth : Node.slimWidth }
    node.noteRounding(of: width)
    return Frame(self, node: node)
  }

  /// The view in a frame without bounds: itself.
  @available(*, deprecated, message: "Please pass one or more parameters.")
  public nonisolated func frame() -> Self { self }

  /// Keeps a view between bounds, in points; infinity takes all that is offered.
  ///
  /// An ideal length is taken where none is proposed, within `fixedSize()` for one. What is not a length counts as none;
  /// of bounds that contradict each other the lower one counts.
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
    var node = Node(
      frame: alignment,
      Size(Points.columns(fixed: minWidth), Points.rows(fixed: minHeight)),
      Size(Points.columns(bound: maxWidth), Points.rows(bound: maxHeight))
    )
    if let maxHeight, maxHeight <= 0 { node.flags |= Node.noHeight }
    if minWidth == .infinity { node.b = .unbounded }
    if minHeight == .infinity { node.d = .unbounded }
    let ideal = Size(Points.columns(fixed: idealWidth), Points.rows(fixed: idealHeight))
    node.style.bits |= UInt64(ideal.width &+ 1) | UInt64(ideal.height &+ 1) &<< 16
    return Frame(self, node: node)
  }
}

extension Node {
  /// A frame of no height at all, rather than of one that is less than a row.
  @inlinable static var noHeight: UInt8 { 64 }
  /// A frame of at most an eighth of a row.
  @inlinable static var hairHeight: UInt8 { 16 }
  /// A frame of at most half a column.
  @inlinable static var slimWidth: UInt8 { 32 }
  /// A frame of at most a quarter of a column.
  @inlinable static var hairWidth: UInt8 { 128 }

  /// A fixed frame whose points are less than its columns; a bit beside its ideal width, of which it has none.
  @inlinable static var roundedUp: UInt64 { 0x8000 }

  /// Notes whether the columns of a fixed frame are more than the points that were asked for.
  @inlinable mutating func noteRounding(of width: CGFloat?) {
    if let width, width < CGFloat(a) * 8 { style.bits |= Node.roundedUp }
  }

  /// A frame's node.
  @inlinable
  init(frame alignment: Alignment, _ lower: Size, _ upper: Size) {
    let codes = UInt64(UInt32(bitPattern: alignment.codes)) &<< 32
    self.init(
      .frame,
      flags: alignment.bits,
      style: Style(bits: codes),
      lower.width,
      upper.width,
      lower.height,
      upper.height
    )
  }
}
