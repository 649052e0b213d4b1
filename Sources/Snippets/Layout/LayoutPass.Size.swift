import SnippetFoundation

extension LayoutPass {
  /// The size that a node chooses for a proposal.
  mutating func size(_ i: Int32, _ proposal: Proposal) -> Size {
    let slot = slots[i]
    if usesFastPath, let size = slot.settled(proposal) { return size }
    if slot.memo >= 0, let size = memos[slot.memo].answer(proposal) { return size }
    let size = compute(i, proposal)
    if slots[i].memo < 0 {
      slots[i].memo = Int32(memos.count)
      memos.append(Memo())
    }
    memos[slots[i].memo].keep(proposal, size)
    return size
  }

  private mutating func compute(_ i: Int32, _ proposal: Proposal) -> Size {
    let node = nodes[Int(i)]
    switch node.kind {
    // Where everything fits, what lines past the limit would take counts as well.
    case .text: return slots[i].settled(proposal) ?? textSize(node, proposal)
    case .row where slots[i].traits.contains(.aligned):
      return alignedSize(i, proposal, .horizontal)
    case .row: return stackSize(i, proposal, .horizontal)
    case .column: return stackSize(i, proposal, .vertical)
    case .padding: return innerSize(i, proposal, node.insets)
    case .control:
      if hasLabelBelow(node, proposal) {
        let label = self.size(i &+ 1, Proposal(proposal.width, .unspecified))
        return Size(max(label.width, min(node.prefixBytes, proposal.width)), label.height &+ 1)
      }
      let size = innerSize(i, proposal, node.controlInsets)
      return Size(size.width, max(1, size.height))
    case .hidden: return size(i &+ 1, proposal)
    case .fixed: return size(i &+ 1, fixedProposal(node, proposal))
    case .bar: return Size(proposal.width < 0 ? 20 : max(node.isBlank ? 0 : 1, proposal.width), 1)
    case .empty: return Size(0, 0)
    case .frame:
      let frame = frame(i, node, in: proposal.width)
      let inner = size(i &+ 1, frameProposal(i, frame, proposal))
      return Size(
        frameLength(.horizontal, frame, proposal, inner),
        frameLength(.vertical, frame, proposal, inner)
      )
    case .overlay: return size(i &+ 1, proposal)
    case .layout: return layoutSize(i, node, proposal)
    case .layers where slots[i].traits.contains(.aligned):
      let base = shares.count
      let size = alignLayers(i, node, proposal)
      shares.count = base
      return size
    case .layers:
      var largest = Size(0, 0)
      var child = i &+ 1
      while child < node.end {
        let size = size(child, proposal)
        largest = Size(max(largest.width, size.width), max(largest.height, size.height))
        child = nodes[Int(child)].end
      }
      return largest
    case .spacer, .divider:
      let slot = slots[i]
      let width = slot.traits.contains(.growsWidth) && proposal.width >= 0
      let height = slot.traits.contains(.growsHeight) && proposal.height >= 0
      let least = node.kind == .spacer ? Size(slot.width, slot.height) : Size(0, 0)
      return Size(
        width ? max(proposal.width, least.width) : slot.width,
        height ? max(proposal.height, least.height) : slot.height
      )
    case .custom:
      func asked(_ length: Int32) -> Int? { length < 0 ? nil : Int(length) }
      let size = drawables[node.tableIndex].size(
        columns: asked(proposal.width),
        rows: asked(proposal.height)
      )
      return Size(Int32(clamping: size.columns), Int32(clamping: size.rows))
    }
  }

  /// All answers are kept: a layout may ask its children so often that three memos forget.
  private mutating func layoutSize(_ i: Int32, _ node: Node, _ proposal: Proposal) -> Size {
    let question = SizeQuestion(node: i, proposal: proposal)
    if let known = layoutSizes[question] { return known }
    let size = layouts[node.tableIndex].size(i, proposal, &self)
    layoutSizes[question] = size
    return size
  }

  func fixedProposal(_ node: Node, _ proposal: Proposal) -> Proposal {
    Proposal(
      node.flags & 1 != 0 ? .unspecified : proposal.width,
      node.flags & 2 != 0 ? .unspecified : proposal.height
    )
  }

  private mutating func innerSize(_ i: Int32, _ proposal: Proposal, _ around: Size) -> Size {
    let inner = Proposal(proposal.width.less(around.width), proposal.height.less(around.height))
    let size = size(i &+ 1, inner)
    return Size(size.width.plus(around.width), size.height.plus(around.height))
  }

  /// What a frame proposes to its content.
  ///
  /// An ideal beyond a bound is replaced by the bound even where nothing was proposed: otherwise
  /// the ideal height would belong to another width, and text be lost.
  mutating func frameProposal(_ i: Int32, _ node: Node, _ proposal: Proposal) -> Proposal {
    var inner = proposal
    for axis in Axis.allCases {
      let (lower, upper) = (node.lower[axis], node.upper[axis])
      let named = axis == .horizontal ? node.idealWidth : node.idealHeight
      if proposal[axis] < 0, named >= 0 { inner[axis] = named.clamped(lower, upper) }
      let wanted = inner[axis] < 0 ? slots[i &+ 1].ideal[axis] : inner[axis]
      let kept = wanted.clamped(lower, upper)
      if kept != wanted || (lower >= 0 && lower == upper) { inner[axis] = kept }
    }
    // At a width below its ideal a text is higher than its ideal: higher, perhaps, than the frame may be, or must.
    let (least, most) = (node.lower.height, node.upper.height)
    guard proposal.height < 0, node.idealHeight < 0, least >= 0 || most >= 0, least != most,
      inner.width >= 0, inner.width < slots[i &+ 1].width
    else { return inner }
    let free = inner.with(.vertical, .unspecified)
    let height = size(i &+ 1, free).height
    inner.height = height.clamped(least, most)
    return inner.height == height ? free : inner
  }

  /// A frame takes the proposal between its bounds; where it has none, its content's length is one.
  func frameLength(_ axis: Axis, _ node: Node, _ proposal: Proposal, _ inner: Size) -> Int32 {
    let (lower, upper) = (node.lower[axis], node.upper[axis])
    let named = axis == .horizontal ? node.idealWidth : node.idealHeight
    if proposal[axis] < 0, named >= 0 { return named.clamped(lower, upper) }
    if lower < 0, upper < 0 { return inner[axis] }
    let wanted = proposal[axis] < 0 ? inner[axis] : proposal[axis]
    if upper < 0 { return max(lower, min(wanted, inner[axis])) }
    return lower < 0 ? min(upper, max(wanted, inner[axis])) : wanted.clamped(lower, upper)
  }
}
