import SnippetFoundation

/// Draws its first child where its second one draws, in the colours of that, which decides the size.
///
/// Where no length is proposed and the second child would take any, it is as long as the first one.
struct MaskLayout: NodeLayout {
  let alignment: Alignment

  func ideal(_ i: Int32, _ pass: inout LayoutPass) -> Slot {
    let size = size(i, Proposal(.unspecified, .unspecified), &pass)
    let traits = pass.slots[ground(i, pass)].traits.subtracting(.spacer)
    return Slot(size.width, size.height, traits.union([.sharesWidth, .sharesHeight, .bends]))
  }

  func bounds(_ i: Int32, _ pass: inout LayoutPass) -> Bounds {
    let (mask, ground) = (pass.bounds[i &+ 1], ground(i, pass))
    var bounds = pass.bounds[ground]
    for axis in Axis.allCases where pass.slots[ground].traits.contains(.grows(axis)) {
      bounds.least[axis] = max(bounds.least[axis], mask.least[axis])
      bounds.most[axis] = max(bounds.most[axis], bounds.least[axis])
    }
    return bounds
  }

  func size(_ i: Int32, _ proposal: Proposal, _ pass: inout LayoutPass) -> Size {
    let ground = ground(i, pass)
    var size = pass.size(ground, proposal)
    let traits = pass.slots[ground].traits
    if proposal.width < 0, traits.contains(.growsWidth) {
      size.width = max(size.width, pass.slots[i &+ 1].width)
    }
    if proposal.height < 0, traits.contains(.growsHeight) {
      let mask = pass.size(i &+ 1, Proposal(size.width, .unspecified))
      size.height = max(size.height, mask.height)
    }
    return size
  }

  func place(
    _ i: Int32,
    _ proposal: Proposal,
    _ origin: Point,
    _ size: Size,
    _ pass: inout LayoutPass
  ) {
    let ground = ground(i, pass)
    let first = pass.runs.all.count
    var offer = proposal
    for axis in Axis.allCases
    where proposal[axis] < 0 && pass.slots[ground].traits.contains(.grows(axis)) {
      offer = offer.with(axis, size[axis])
    }
    pass.place(ground, offer, x: origin.x, y: origin.y, pass.size(ground, offer))
    let areas = pass.takeAreas(from: first)
    let inner = Proposal(size.width, size.height)
    let (mask, sides) = (pass.size(i &+ 1, inner), Sides(bits: alignment.bits))
    let at = Point(
      origin.x &+ sides.offset(.horizontal, size.width &- mask.width),
      origin.y &+ sides.offset(.vertical, size.height &- mask.height)
    )
    for area in areas {
      let start = pass.runs.all.count
      pass.place(i &+ 1, inner, x: at.x, y: at.y, mask)
      pass.clip(from: start, area.origin, area.size)
      for k in start..<pass.runs.all.count {
        let style = pass.runs.all[k].style.bits & ~Style.foregroundMask
        pass.runs.all[k].style.bits = style | area.style.bits & Style.foregroundMask
      }
    }
  }

  func explicitGuide(
    _ guide: Guide,
    _ i: Int32,
    _ proposal: Proposal,
    _ size: Size,
    _ pass: inout LayoutPass
  ) -> CGFloat? { pass.explicitGuide(guide, ground(i, pass), proposal, size) }

  private func ground(_ i: Int32, _ pass: borrowing LayoutPass) -> Int32 {
    pass.nodes[Int(i) + 1].end
  }
}

/// Cells of one colour.
private struct ColoredArea {
  let origin: Point
  var size: Size
  let style: Style
}

extension LayoutPass {
  /// More areas than this are not told apart.
  private static var mostAreas: Int { 64 }

  /// Takes away the runs placed since `first`: the areas that they covered.
  fileprivate mutating func takeAreas(from first: Int) -> [ColoredArea] {
    var areas: [ColoredArea] = []
    for k in first..<runs.all.count {
      let run = runs.all[k]
      let last = areas.lastIndex {
        $0.origin.x == run.column && $0.size.width == run.columns && $0.style == run.style
          && $0.origin.y &+ $0.size.height == run.row
      }
      if let last {
        areas[last].size.height &+= 1
      } else if areas.count < Self.mostAreas, run.columns > 0 {
        let origin = Point(run.column, run.row)
        areas.append(ColoredArea(origin: origin, size: Size(run.columns, 1), style: run.style))
      }
    }
    runs.all.count = first
    return areas
  }
}
