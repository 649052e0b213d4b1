import SnippetFoundation

/// A question that guides are asked again and again.
struct GuideQuestion: Hashable {
  var guide: Guide
  var node: Int32
  var width, height: Int32
}

/// What a layout was asked for its size.
struct SizeQuestion: Hashable {
  var node: Int32
  var proposal: Proposal
}

// Alignment by guides: explicit ones, text baselines, and those that an app adds.
extension LayoutPass {
  /// Where a guide is in a node that chose `size`, in points.
  mutating func guide(_ guide: Guide, _ i: Int32, _ proposal: Proposal, _ size: Size) -> CGFloat {
    if let value = explicitGuide(guide, i, proposal, size) { return value }
    if guide.code < 8 { return ViewDimensions(size).byDefault(guide) }
    return lend { reference in
      let subject = LayoutSubject(reference: reference, node: i, proposal: proposal, size: size)
      return ViewDimensions(size, subject).byDefault(guide)
    }
  }

  /// Where a guide is, if the node or one inside says so.
  mutating func explicitGuide(
    _ guide: Guide,
    _ i: Int32,
    _ proposal: Proposal,
    _ size: Size
  ) -> CGFloat? {
    let isBaseline = guide.isFirstBaseline || guide.isLastBaseline
    guard isBaseline || slots[i].traits.contains(.guided) else { return nil }
    if nodes[Int(i)].kind == .text {
      guard isBaseline, size.height > 0 else { return nil }
      return guide.isFirstBaseline ? 16 : CGFloat(size.height) * 16
    }
    let question = GuideQuestion(
      guide: guide,
      node: i,
      width: proposal.width,
      height: proposal.height
    )
    if let known = guides[question] { return known }
    let value = findGuide(guide, i, proposal, size)
    guides[question] = .some(value)
    return value
  }

  private mutating func findGuide(
    _ guide: Guide,
    _ i: Int32,
    _ proposal: Proposal,
    _ size: Size
  ) -> CGFloat? {
    let node = nodes[Int(i)]
    switch node.kind {
    case .row: return stackGuide(guide, i, node, proposal, size, .horizontal)
    case .column: return stackGuide(guide, i, node, proposal, size, .vertical)
    case .layers: return layersGuide(guide, i, node, proposal)
    case .padding:
      let inner = Proposal(
        proposal.width.less(node.insets.width),
        proposal.height.less(node.insets.height)
      )
      return guideOfOne(guide, i &+ 1, inner, Size(node.a, node.c))
    case .control:
      let inner = Proposal(proposal.width.less(node.controlInsets.width), proposal.height)
      return guideOfOne(guide, i &+ 1, inner, Size(node.prefixBytes, 0))
    case .fixed: return guideOfOne(guide, i &+ 1, fixedProposal(node, proposal), Size(0, 0))
    case .hidden, .overlay: return guideOfOne(guide, i &+ 1, proposal, Size(0, 0))
    case .frame:
      let inner = frameProposal(i, frame(i, node, in: proposal.width), proposal)
      let content = self.size(i &+ 1, inner)
      let offset = alignedOffset(i &+ 1, inner, content, in: size, node.sides, node.frameCodes)
      return guideOfOne(guide, i &+ 1, inner, Size(offset.x, offset.y))
    case .layout: return layouts[node.tableIndex].explicitGuide(guide, i, proposal, size, &self)
    case .text, .spacer, .divider, .custom, .bar, .empty: return nil
    }
  }

  private mutating func guideOfOne(
    _ guide: Guide,
    _ i: Int32,
    _ proposal: Proposal,
    _ offset: Size
  ) -> CGFloat? {
    let size = size(i, proposal)
    let value = explicitGuide(guide, i, proposal, size)
    return value.map { $0 + Points.length(offset[guide.axis], guide.axis) }
  }

  private mutating func stackGuide(
    _ guide: Guide,
    _ i: Int32,
    _ node: Node,
    _ proposal: Proposal,
    _ size: Size,
    _ axis: Axis
  ) -> CGFloat? {
    var values: [CGFloat] = []
    let base = shares.count
    forEachShare(i, node, proposal, size, axis) { pass, share, at in
      let value = pass.explicitGuide(guide, share.node, share.proposal, share.size)
      if let value { values.append(value + Points.length(at[guide.axis], guide.axis)) }
    }
    assert(shares.count == base)
    return guide.combined(values)
  }

  private mutating func layersGuide(
    _ guide: Guide,
    _ i: Int32,
    _ node: Node,
    _ proposal: Proposal
  ) -> CGFloat? {
    var values: [CGFloat] = []
    let base = shares.count
    _ = alignLayers(i, node, proposal)
    for k in base..<shares.count {
      let share = shares[k]
      let at = Size(share.along, share.across)
      let value = explicitGuide(guide, share.node, share.proposal, share.size)
      if let value { values.append(value + Points.length(at[guide.axis], guide.axis)) }
    }
    shares.count = base
    return guide.combined(values)
  }

  /// Where a child stands in a larger area, by sides or guides.
  mutating func alignedOffset(
    _ i: Int32,
    _ proposal: Proposal,
    _ size: Size,
    in area: Size,
    _ sides: Sides,
    _ codes: Int32
  ) -> Point {
    var at = Point(
      sides.offset(.horizontal, area.width &- size.width),
      sides.offset(.vertical, area.height &- size.height)
    )
    let isGuided = slots[i].traits.contains(.guided)
    if isGuided || sides.isGuided(.horizontal) {
      at.x = guidedOffset(Guide(.horizontal, codes: codes, sides), i, proposal, size, area)
    }
    if isGuided || sides.isGuided(.vertical) {
      at.y = guidedOffset(Guide(.vertical, codes: codes, sides), i, proposal, size, area)
    }
    return at
  }

  private mutating func guidedOffset(
    _ guide: Guide,
    _ i: Int32,
    _ proposal: Proposal,
    _ size: Size,
    _ area: Size
  ) -> Int32 {
    let inArea = ViewDimensions(area).byDefault(guide)
    return Points.cells(inArea - self.guide(guide, i, proposal, size), guide.axis)
  }

  /// Appends a share for each child of layers, placed along and across by guides; the caller removes them.
  mutating func alignLayers(_ i: Int32, _ node: Node, _ proposal: Proposal) -> Size {
    let base = shares.count
    var child = i &+ 1
    while child < node.end {
      var share = Share(node: child, priority: 0, proposal: proposal)
      share.size = size(child, proposal)
      shares.append(share)
      child = nodes[Int(child)].end
    }
    let end = shares.count
    var room = Size(0, 0)
    for axis in Axis.allCases {
      let guide = Guide(axis, codes: node.b, node.sides)
      var values: [CGFloat] = []
      for k in base..<end {
        let share = shares[k]
        values.append(self.guide(guide, share.node, proposal, share.size))
      }
      let furthest = values.max() ?? 0
      for (k, value) in zip(base..<end, values) {
        let at = Points.cells(furthest - value, axis)
        if axis == .horizontal { shares[k].along = at } else { shares[k].across = at }
        room[axis] = max(room[axis], at.plus(shares[k].size[axis]))
      }
    }
    return room
  }
}

extension Guide {
  /// The guide of an axis that a node aligns by.
  init(_ axis: Axis, codes: Int32, _ sides: Sides) {
    let side = axis == .horizontal ? sides.bits & 3 : (sides.bits &>> 2) & 3
    let code = axis == .horizontal ? codes & 0xFFFF : codes &>> 16
    self.init(axis, side < 3 ? UInt16(side) : UInt16(truncatingIfNeeded: code))
  }
}
