public import SnippetFoundation

/// How content with a ratio of its sides gets into an area.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// As large as is possible within the area; as small as covers it.
  case fit, fill
}

/// Offers its child the largest area of a ratio.
private struct RatioLayout: NodeLayout {
  /// Width by height in points; nil: that of the child's ideal size.
  let ratio: CGFloat?
  let mode: ContentMode

  func ideal(_ i: Int32, _ pass: inout LayoutPass) -> Slot {
    let child = pass.slots[i &+ 1]
    let traits = child.traits.subtracting(.spacer)
    return Slot(child.width, child.height, traits.union([.sharesWidth, .sharesHeight, .bends]))
  }

  func size(_ i: Int32, _ proposal: Proposal, _ pass: inout LayoutPass) -> Size {
    pass.size(i &+ 1, offer(i, proposal, &pass))
  }

  func place(
    _ i: Int32,
    _ proposal: Proposal,
    _ origin: Point,
    _ size: Size,
    _ pass: inout LayoutPass
  ) {
    let offer = offer(i, proposal, &pass)
    pass.place(i &+ 1, offer, x: origin.x, y: origin.y, pass.size(i &+ 1, offer))
  }

  func explicitGuide(
    _ guide: Guide,
    _ i: Int32,
    _ proposal: Proposal,
    _ size: Size,
    _ pass: inout LayoutPass
  ) -> CGFloat? {
    pass.explicitGuide(guide, i &+ 1, offer(i, proposal, &pass), size)
  }

  /// Never wider than what is proposed: text would leave the snippet; and never narrower where the child is low enough at the
  /// full width, as words are in a stack that offers them their own height once it is placed.
  private func offer(_ i: Int32, _ proposal: Proposal, _ pass: inout LayoutPass) -> Proposal {
    let ideal = pass.slots[i &+ 1].ideal
    let own = CGFloat(ideal.width) * 8 / (CGFloat(max(1, ideal.height)) * 16)
    let ratio = ratio ?? own
    guard ratio.isFinite, ratio > 0 else { return proposal }
    let isFree = { (length: Int32) in length < 0 || length >= .unbounded }
    let (width, height) = (proposal.width, proposal.height)
    if isFree(width), isFree(height) { return proposal }
    let high = rows(isFree(width) ? 0 : CGFloat(width) * 8 / ratio)
    let wide = columns(isFree(height) ? 0 : CGFloat(height) * 16 * ratio)
    if isFree(height) { return Proposal(width, high) }
    if isFree(width) { return Proposal(wide, height) }
    switch mode {
    case .fit:
      let whole = Proposal(width, high)
      if high <= height || pass.size(i &+ 1, whole).height <= height { return whole }
      return Proposal(min(wide, width), height)
    case .fill: return Proposal(width, max(high, height))
    }
  }

  private func rows(_ points: CGFloat) -> Int32 { max(1, Points.cells(points, .vertical)) }
  private func columns(_ points: CGFloat) -> Int32 { max(1, Points.cells(points, .horizontal)) }
}

extension View {
  /// Keeps a ratio of width to height, in points; nil keeps that of the ideal size.
  ///
  /// A cell is twice as high as it is wide: a square is two columns a row. Text takes no more room than it needs. `fill` is
  /// as high as covers the area, never wider than it.
  public nonisolated func aspectRatio(
    _ aspectRatio: CGFloat? = nil,
    contentMode: ContentMode
  ) -> some View { LaidOut(self, RatioLayout(ratio: aspectRatio, mode: contentMode)) }

  /// Keeps the ratio of a size.
  public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View
  {
    let ratio = aspectRatio.width / aspectRatio.height
    return LaidOut(self, RatioLayout(ratio: ratio, mode: contentMode))
  }

  /// As large as is possible within the area, in the ratio of the ideal size.
  public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// As high as covers the area, in the ratio of the ideal size.
  public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
