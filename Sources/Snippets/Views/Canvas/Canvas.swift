public import SnippetFoundation

/// A drawing that an app makes itself.
///
/// Its words and its symbols stand where they are drawn, to the nearest cell; lines, fills and pictures are not drawn.
///
/// Renders as: the words; of a drawing without any its accessibility label `<Steps this week>`, else nothing.
public nonisolated struct Canvas<Symbols: View>: PrimitiveView {
  /// What is drawn more than once, by its tag.
  public var symbols: Symbols
  /// What draws.
  public var renderer: (inout GraphicsContext, CGSize) -> Void
  /// Whether nothing is seen through it; accepted.
  public var isOpaque: Bool
  /// How colours are mixed; accepted.
  public var colorMode: ColorRenderingMode
  /// Whether it may be drawn later; accepted, it is drawn at once.
  public var rendersAsynchronously: Bool

  /// Makes a drawing with symbols.
  public init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {
    (isOpaque, self.colorMode) = (opaque, colorMode)
    (self.rendersAsynchronously, self.renderer) = (rendersAsynchronously, renderer)
    self.symbols = symbols()
  }

  /// Appends what stands at places, in the room that is offered.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let start = builder.next
    var hasWords = false
    let reader = GeometryReader { room in
      let drawing = Drawing(symbols: TreeBuilder.subviews(of: view.symbols))
      var context = GraphicsContext(drawing, room.size)
      view.renderer(&context, room.size)
      hasWords = !drawing.marks.isEmpty
      return DrawnMarks(marks: drawing.marks)
    }
    GeometryReader._lower(reader, &builder)
    guard !hasWords, start < builder.next else { return }
    builder.markAsWordless(start)
  }
}

extension Canvas where Symbols == EmptyView {
  /// Makes a drawing.
  public init(
    opaque: Bool = false,
    colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    self.init(
      opaque: opaque,
      colorMode: colorMode,
      rendersAsynchronously: rendersAsynchronously,
      renderer: renderer
    ) { EmptyView() }
  }
}

/// What was drawn, each in its place.
private struct DrawnMarks: PrimitiveView {
  let marks: [Drawing.Mark]

  static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    if view.marks.isEmpty { return builder.leaf(Node(.empty)) }
    for mark in view.marks {
      let place = AnchorLayout(x: mark.point.x, y: mark.point.y, anchor: mark.anchor)
      LaidOut._lower(LaidOut(mark.part, place), &builder)
    }
  }
}

/// Puts a point of its child at a point of the room that it is offered.
private struct AnchorLayout: NodeLayout {
  let x, y: CGFloat
  let anchor: UnitPoint

  func ideal(_ i: Int32, _ pass: inout LayoutPass) -> Slot {
    let child = pass.slots[i &+ 1]
    return Slot(child.width, child.height, [.growsWidth, .growsHeight])
  }

  func bounds(_ i: Int32, _ pass: inout LayoutPass) -> Bounds {
    Bounds(least: Size(0, 0), most: Size(.unbounded, .unbounded))
  }

  func size(_ i: Int32, _ proposal: Proposal, _ pass: inout LayoutPass) -> Size {
    let child = pass.size(i &+ 1, Size(.unspecified, .unspecified))
    return Size(
      proposal.width < 0 ? child.width : proposal.width,
      proposal.height < 0 ? child.height : proposal.height
    )
  }

  func place(
    _ i: Int32,
    _ proposal: Proposal,
    _ origin: Point,
    _ size: Size,
    _ pass: inout LayoutPass
  ) {
    let child = pass.size(i &+ 1, Size(.unspecified, .unspecified))
    let left = Points.cells(x - Points.length(child.width, .horizontal) * anchor.x, .horizontal)
    let top = Points.cells(y - Points.length(child.height, .vertical) * anchor.y, .vertical)
    pass.place(
      i &+ 1,
      Size(.unspecified, .unspecified),
      x: origin.x &+ max(0, min(left, size.width &- child.width)),
      y: origin.y &+ max(0, min(top, size.height &- child.height)),
      child
    )
  }
}

extension TreeBuilder {
  private static var wordlessFlag: UInt8 { 2 }

  /// Notes that nothing is drawn of a view, for whoever has words for it.
  fileprivate mutating func markAsWordless(_ start: Int) {
    for i in start..<next where nodes[i].kind == .empty { nodes[i].flags = Self.wordlessFlag }
    nodes[start].priority = Node.undrawn
  }

  /// Draws words in place of a drawing that has none, since `start`: `<Steps this week>`.
  @MainActor
  mutating func nameDrawing(_ words: String, from start: Int) {
    guard start < next, nodes[start].kind == .layout || nodes[start].kind == .frame,
      let i = (start..<next).first(where: {
        nodes[$0].kind == .empty && nodes[$0].flags == Self.wordlessFlag
      })
    else { return }
    let end = next
    text("<\(words)>")
    guard next == end + 1 else { return }
    nodes[i] = nodes[end]
    nodes[i].end = Int32(i + 1)
    nodes[i].d = nodes[i].textLines | 1 &<< 16
    for around in start..<i where nodes[around].priority == Node.undrawn {
      nodes[around].priority = 0
    }
    nodes.count = end
  }
}
