public import SnippetFoundation

/// Says where a guide is in its child.
private struct GuideLayout: NodeLayout {
  let guide: Guide
  let compute: (ViewDimensions) -> CGFloat

  func ideal(_ i: Int32, _ pass: inout LayoutPass) -> Slot {
    let child = pass.slots[i &+ 1]
    return Slot(child.width, child.height, child.traits.union(.guided))
  }

  func explicitGuide(
    _ guide: Guide,
    _ i: Int32,
    _ proposal: Proposal,
    _ size: Size,
    _ pass: inout LayoutPass
  ) -> CGFloat? {
    let size = pass.size(i &+ 1, proposal)
    guard guide == self.guide else {
      return pass.explicitGuide(guide, i &+ 1, proposal, size)
    }
    return pass.lend { reference in
      let subject = LayoutSubject(
        reference: reference,
        node: i &+ 1,
        proposal: proposal,
        size: size
      )
      return Points.finite(compute(ViewDimensions(size, subject)))
    }
  }
}

extension View {
  /// Says where a guide is in a view, in points from its leading side.
  ///
  /// Stacks that align by it put the view there, to nearest cell. What is no number counts as not said.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> LaidOut<Self> { LaidOut(self, GuideLayout(guide: Guide(g), compute: computeValue)) }

  /// Says where a guide is in a view, in points from its top.
  ///
  /// Stacks that align by it put the view there, to nearest cell. What is no number counts as not said.
  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment,
    computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> LaidOut<Self> { LaidOut(self, GuideLayout(guide: Guide(g), compute: computeValue)) }
}
