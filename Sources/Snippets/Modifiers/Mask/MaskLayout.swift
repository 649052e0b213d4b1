import SnippetFoundation

/// Draws its first child where its second one, the ground, draws.
///
/// It is drawn in the ground's colours, and the ground decides the size: where no length is proposed and the ground would take any,
/// it is as long as the first child. What `isCut` is drawn in its own colours and decides the size itself. A third child is drawn in
/// place of the first where the ground does not draw and the same characters as the first one's lie behind.
struct MaskLayout: NodeLayout {
  let alignment: Alignment
  var isCut = false
  /// Where it is kept which symbols are drawn.
  var symbols: MaskedSymbols?

  func ideal(_ i: Int32, _ pass: inout LayoutPass) -> Slot {
    if isCut {
      let child = pass.slots[i &+ 1]
      return Slot(child.width, child.height, child.traits)
    }
    let size = size(i, Proposal(.unspecified, .unspecified), &pass)
    let traits = pass.slots[ground(i, pass)].traits.subtracting(.spacer)
    return Slot(size.width, size.height, traits.union([.sharesWidth, .sharesHeight, .bends]))
  }

  func bounds(_ i: Int32, _ pass: inout LayoutPass) -> Bounds {
    if isCut { return pass.bounds[i &+ 1] }
    let (mask, ground) = (pass.bounds[i &+ 1], ground(i, pass))
    var bounds = pass.bounds[ground]
    for axis in Axis.allCases where pass.slots[ground].traits.contains(.grows(axis)) {
      bounds.least[axis] = max(bounds.least[axis], mask.least[axis])
      bounds.most[axis] = max(bounds.most[axis], bounds.least[axis])
    }
    return bounds
  }

  func size(_ i: Int32, _ proposal: Proposal, _ pass: inout LayoutPass) -> Size {
    if isCut { return pass.size(i &+ 1, proposal) }
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
    let inner = Proposal(size.width, size.height)
    let first = pass.runs.all.count
    let areas = areas(i, proposal, origin, size, &pass)
    let seen = pass.size(i &+ 1, inner)
    let at = isCut ? origin : self.origin(of: seen, in: size, at: origin)
    var whole: [Run] = []
    if rest(i, pass) != nil {
      pass.place(i &+ 1, inner, x: at.x, y: at.y, seen)
      whole = pass.takeRuns(from: first)
    }
    for area in areas {
      let start = pass.runs.all.count
      pass.place(i &+ 1, inner, x: at.x, y: at.y, seen)
      pass.clip(from: start, area.origin, area.size)
      if isCut { continue }
      for k in start..<pass.runs.all.count {
        let style = pass.runs.all[k].style.bits & ~Style.foregroundMask
        pass.runs.all[k].style.bits = style | area.style.bits & Style.foregroundMask
      }
    }
    guard let rest = rest(i, pass) else { return }
    symbols?.settle(i &+ 1..<ground(i, pass), since: first, behind: first, pass)
    let start = pass.runs.all.count
    pass.place(rest, inner, x: at.x, y: at.y, seen)
    for var run in pass.takeRuns(from: start) where !areas.contains(where: { $0.contains(run) }) {
      guard let filled = whole.first(where: { $0.row == run.row && $0.column == run.column }),
        filled.columns == run.columns,
        let behind = pass.run(behind: filled, before: first)
      else { continue }
      run.style = behind.style
      pass.runs.all.append(run)
    }
    symbols?.settle(rest..<pass.nodes[Int(i)].end, since: start, behind: first, pass)
  }

  /// Where the ground draws, which is taken away again.
  private func areas(
    _ i: Int32,
    _ proposal: Proposal,
    _ origin: Point,
    _ size: Size,
    _ pass: inout LayoutPass
  ) -> [ColoredArea] {
    let ground = ground(i, pass)
    let first = pass.runs.all.count
    var offer = proposal
    if isCut {
      offer = Proposal(size.width, size.height)
    } else {
      for axis in Axis.allCases
      where proposal[axis] < 0 && pass.slots[ground].traits.contains(.grows(axis)) {
        offer = offer.with(axis, size[axis])
      }
    }
    let own = pass.size(ground, offer)
    let at = isCut ? self.origin(of: own, in: size, at: origin) : origin
    pass.place(ground, offer, x: at.x, y: at.y, own)
    return pass.takeAreas(from: first)
  }

  private func origin(of child: Size, in size: Size, at origin: Point) -> Point {
    let sides = Sides(bits: alignment.bits)
    return Point(
      origin.x &+ sides.offset(.horizontal, size.width &- child.width),
      origin.y &+ sides.offset(.vertical, size.height &- child.height)
    )
  }

  func explicitGuide(
    _ guide: Guide,
    _ i: Int32,
    _ proposal: Proposal,
    _ size: Size,
    _ pass: inout LayoutPass
  ) -> CGFloat? {
    pass.explicitGuide(guide, isCut ? i &+ 1 : ground(i, pass), proposal, size)
  }

  private func ground(_ i: Int32, _ pass: borrowing LayoutPass) -> Int32 {
    pass.nodes[Int(i) + 1].end
  }

  /// What is drawn beyond the ground; nil: nothing.
  private func rest(_ i: Int32, _ pass: borrowing LayoutPass) -> Int32? {
    let end = pass.nodes[Int(ground(i, pass))].end
    return end < pass.nodes[Int(i)].end ? end : nil
  }
}

/// Cells of one colour.
private struct ColoredArea {
  let origin: Point
  var size: Size
  let style: Style

  func contains(_ run: Run) -> Bool {
    run.row >= origin.y && run.row < origin.y &+ size.height && run.column >= origin.x
      && run.column &+ run.columns <= origin.x &+ size.width
  }
}

extension LayoutPass {
  /// More runs than this are not looked through for what lies behind.
  private static var mostBehind: Int { 64 }

  /// The run among those placed right before that draws the same characters at the same place.
  fileprivate func run(behind run: Run, before first: Int) -> Run? {
    for k in (max(0, first - Self.mostBehind)..<first).reversed() {
      let other = runs.all[k]
      guard other.row == run.row, other.column == run.column, other.bytes == run.bytes,
        other.bytes > 0
      else { continue }
      let (one, two) = (text + Int(run.offset), text + Int(other.offset))
      return (0..<Int(run.bytes)).allSatisfy { one[$0] == two[$0] } ? other : nil
    }
    return nil
  }

  /// Takes the runs placed since `first` away.
  fileprivate mutating func takeRuns(from first: Int) -> [Run] {
    forgetMoved(since: first)
    defer { runs.all.count = first }
    return (first..<runs.all.count).map { runs.all[$0] }
  }

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
    forgetMoved(since: first)
    return areas
  }
}
