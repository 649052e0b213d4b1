public import SnippetFoundation

/// Draws a box around its child, one cell wide.
struct BorderLayout: NodeLayout {
  /// How thick the line is, in points.
  var lineWidth = 1.0
  /// It is around what is chosen, among others.
  var isDouble = false
  private static let room = Size(2, 2)

  func ideal(_ i: Int32, _ pass: inout LayoutPass) -> Slot {
    pass.noteBox(2, around: i &+ 1)
    let child = pass.slots[i &+ 1]
    let traits = child.traits.subtracting(.spacer)
    return Slot(child.width &+ 2, child.height &+ 2, traits)
  }

  func bounds(_ i: Int32, _ pass: inout LayoutPass) -> Bounds {
    pass.bounds[i &+ 1].around(Self.room)
  }

  func size(_ i: Int32, _ proposal: Proposal, _ pass: inout LayoutPass) -> Size {
    let size = pass.size(i &+ 1, inner(proposal))
    return Size(size.width.plus(2), size.height.plus(2))
  }

  func place(
    _ i: Int32,
    _ proposal: Proposal,
    _ origin: Point,
    _ size: Size,
    _ pass: inout LayoutPass
  ) {
    let content = pass.size(i &+ 1, inner(proposal))
    defer { pass.place(i &+ 1, inner(proposal), x: origin.x &+ 1, y: origin.y &+ 1, content) }
    let style = pass.nodes[Int(i)].style
    guard !style.isClear else { return }
    let (x, width) = pass.box(origin.x, size.width)
    let (right, bottom) = (x &+ width &- 1, origin.y &+ size.height &- 1)
    let corners: [UInt32] =
      isDouble ? [0x2554, 0x2557, 0x255A, 0x255D] : [0x250C, 0x2510, 0x2514, 0x2518]
    edge(x, origin.y, width, corners[0], corners[1], style, &pass)
    let side: UInt32 = isDouble ? 0x2551 : 0x2502
    for row in (origin.y &+ 1)..<max(origin.y &+ 1, bottom) {
      pass.runs.fill(row, x, side, 1, style)
      pass.runs.fill(row, right, side, 1, style)
    }
    edge(x, bottom, width, corners[2], corners[3], style, &pass)
  }

  func explicitGuide(
    _ guide: Guide,
    _ i: Int32,
    _ proposal: Proposal,
    _ size: Size,
    _ pass: inout LayoutPass
  ) -> CGFloat? {
    let size = pass.size(i &+ 1, inner(proposal))
    let value = pass.explicitGuide(guide, i &+ 1, inner(proposal), size)
    return value.map { $0 + Points.length(1, guide.axis) }
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(proposal.width.less(2), proposal.height.less(2))
  }

  private func edge(
    _ x: Int32,
    _ y: Int32,
    _ width: Int32,
    _ left: UInt32,
    _ right: UInt32,
    _ style: Style,
    _ pass: inout LayoutPass
  ) {
    pass.runs.fill(y, x, left, 1, style)
    if width > 2 { pass.runs.fill(y, x &+ 1, isDouble ? 0x2550 : 0x2500, width &- 2, style) }
    pass.runs.fill(y, x &+ width &- 1, right, 1, style)
  }
}

/// A view in a box.
///
/// Renders as, of `Text("Hi")`:
/// ```
/// ┌──┐
/// │Hi│
/// └──┘
/// ```
public nonisolated struct Bordered<Content: View>: PrimitiveView {
  let content: Content
  let change: StyleChange
  let width: CGFloat

  /// Appends a node around the content.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    guard view.width > 0 else { return Content._lower(view.content, &builder) }
    let style = view.change.applied(to: builder.environment.style)
    let border = BorderLayout(lineWidth: Points.finite(view.width).map { Double($0) } ?? 1)
    let index = builder.open(border, style: style)
    builder.hasOpenShapes = true
    Content._lower(view.content, &builder)
    builder.closeEach(index)
  }
}

extension View {
  /// Draws a box around a view: a cell at each side, which in points would be within the view.
  ///
  /// Renders as:
  ///
  ///     ┌─────┐
  ///     │Latte│
  ///     └─────┘
  ///
  /// A width of zero or less draws nothing; in `.clear` the cells are kept and the box is not drawn.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> Bordered<Self>
  {
    Bordered(content: self, change: content._fixed ?? StyleChange(), width: width)
  }
}
