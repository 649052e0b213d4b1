import SnippetFoundation

// A shape that does not take all the room it is offered: a circle, or an app's own that says so.
extension ShapeView {
  /// What a shape takes of its room, if that is neither all of it nor decided by the views around.
  @MainActor
  static func fit(
    _ shape: Content,
    _ outline: ShapeOutline,
    _ builder: borrowing TreeBuilder
  ) -> ShapeFit? {
    guard outline.isSquare || outline.kind == .other && outline.part == nil,
      builder.environment.decorated < 0, !builder.isIn(.masked), !builder.isIn(.stateMarks),
      !builder.hasFixedSize, outline.isSquare || hasOwnSize(shape)
    else { return nil }
    return ShapeFit(shape: shape)
  }

  /// Whether an app's own form takes another size than what is proposed.
  private static func hasOwnSize(_ shape: Content) -> Bool {
    [.unspecified, ProposedViewSize(width: 400, height: 90), .init(width: 90, height: 400)]
      .contains { shape.sizeThatFits($0) != $0.replacingUnspecifiedDimensions() }
  }
}

/// Offers a shape's room what the shape takes of it.
struct ShapeFit: NodeLayout {
  let shape: any Shape

  func ideal(_ i: Int32, _ pass: inout LayoutPass) -> Slot {
    let size = size(i, Proposal(.unspecified, .unspecified), &pass)
    return Slot(size.width, size.height, [.sharesWidth, .sharesHeight, .bends])
  }

  func size(_ i: Int32, _ proposal: Proposal, _ pass: inout LayoutPass) -> Size {
    pass.size(i &+ 1, offer(proposal))
  }

  func bounds(_ i: Int32, _ pass: inout LayoutPass) -> Bounds {
    let (least, most) = (offer(Proposal(0, 0)), offer(Proposal(.unbounded, .unbounded)))
    return Bounds(least: least, most: most)
  }

  func place(
    _ i: Int32,
    _ proposal: Proposal,
    _ origin: Point,
    _ size: Size,
    _ pass: inout LayoutPass
  ) {
    let offer = offer(proposal)
    pass.place(i &+ 1, offer, x: origin.x, y: origin.y, pass.size(i &+ 1, offer))
  }

  /// In cells; ten points where nothing is proposed are as little as there is.
  private func offer(_ proposal: Proposal) -> Proposal {
    let asked = ProposedViewSize(proposal)
    let size = shape.sizeThatFits(asked)
    func length(_ points: CGFloat, _ asked: CGFloat?, _ own: Int32, _ cells: Int32) -> Int32 {
      if points == asked || asked == nil && points == 10 { return own }
      // No size at all is what is proposed.
      return points.isFinite ? max(points > 0 ? 1 : 0, cells) : own
    }
    return Proposal(
      length(size.width, asked.width, proposal.width, Points.columns(size.width)),
      length(size.height, asked.height, proposal.height, Points.rows(size.height))
    )
  }
}

extension TreeBuilder {
  /// Whether the frames around what comes next, alone or in front of others and behind them, have a width and a height.
  var hasFixedSize: Bool {
    var (i, hasWidth, hasHeight) = (openNode(), false, false)
    while i > 0, nodes[i].end == 0 {
      switch nodes[i].kind {
      case .frame:
        hasWidth = hasWidth || nodes[i].a >= 0 && nodes[i].a == nodes[i].b
        hasHeight = hasHeight || nodes[i].c >= 0 && nodes[i].c == nodes[i].d
        if hasWidth, hasHeight { return true }
      case .layout, .fixed, .layers, .overlay: break
      default: return false
      }
      // The views behind it come before it.
      repeat { i -= 1 } while i > 0 && nodes[i].end != 0
    }
    return false
  }

  /// Lets the shapes in a view have all their room: what is chosen stands among others as wide as it is.
  mutating func releaseShapes(in index: Int) {
    for i in index..<Int(nodes[index].end) where nodeLayout(at: i) is ShapeFit {
      nodes[i].kind = .frame
      nodes[i].flags = Alignment.center.bits
      (nodes[i].a, nodes[i].b) = (.unspecified, .unspecified)
      (nodes[i].c, nodes[i].d) = (.unspecified, .unspecified)
    }
  }
}
