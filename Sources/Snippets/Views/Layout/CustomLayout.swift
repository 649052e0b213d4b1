import SnippetFoundation

/// Calls an app's layout, in points, and turns what it says into cells.
final class CustomLayout<L: Layout>: NodeLayout {
  private let layout: L
  private var cache: L.Cache?

  init(_ layout: L) { self.layout = layout }

  var trait: LayoutTrait? { nil }

  func ideal(_ i: Int32, _ pass: inout LayoutPass) -> Slot {
    let size = size(i, Proposal(.unspecified, .unspecified), &pass)
    return Slot(size.width, size.height, [.sharesWidth, .sharesHeight, .guided, .bends])
  }

  /// What the layout answers to nothing and to infinity, as SwiftUI asks.
  func bounds(_ i: Int32, _ pass: inout LayoutPass) -> Bounds {
    let ideal = pass.slots[i].ideal
    let least = size(i, Proposal(0, .unspecified), &pass)
    let most = size(i, Proposal(.unbounded, .unspecified), &pass)
    let highest = size(i, Proposal(.unspecified, .unbounded), &pass)
    return Bounds(
      least: Size(min(least.width, ideal.width), min(ideal.height, 1)),
      most: Size(max(most.width, ideal.width), max(highest.height, ideal.height))
    )
  }

  func size(_ i: Int32, _ proposal: Proposal, _ pass: inout LayoutPass) -> Size {
    arrange(i, proposal, &pass).size
  }

  func place(
    _ i: Int32,
    _ proposal: Proposal,
    _ origin: Point,
    _ size: Size,
    _ pass: inout LayoutPass
  ) {
    for item in arrange(i, proposal, &pass).items {
      let at = Point(origin.x &+ item.at.x, origin.y &+ item.at.y)
      pass.place(item.node, item.proposal, x: at.x, y: at.y, item.size)
    }
  }

  func explicitGuide(
    _ guide: Guide,
    _ i: Int32,
    _ proposal: Proposal,
    _ size: Size,
    _ pass: inout LayoutPass
  ) -> CGFloat? {
    let children = children(i, pass)
    let own: CGFloat? = pass.lend { reference in
      let (layout, offer) = (self.layout, ProposedViewSize(proposal))
      return self.withCache(reference, children, Placements()) { subviews, cache in
        let size = layout.sizeThatFits(proposal: offer, subviews: subviews, cache: &cache)
        let bounds = CGRect(origin: .zero, size: size)
        return guide.axis == .horizontal
          ? layout.explicitAlignment(
            of: HorizontalAlignment(code: guide.code),
            in: bounds,
            proposal: offer,
            subviews: subviews,
            cache: &cache
          )
          : layout.explicitAlignment(
            of: VerticalAlignment(code: guide.code),
            in: bounds,
            proposal: offer,
            subviews: subviews,
            cache: &cache
          )
      }
    }
    if let own { return Points.finite(own) }
    var values: [CGFloat] = []
    for item in arrange(i, proposal, &pass).items {
      let value = pass.explicitGuide(guide, item.node, item.proposal, item.size)
      let start = guide.axis == .horizontal ? item.at.x : item.at.y
      if let value { values.append(value + Points.length(start, guide.axis)) }
    }
    return guide.combined(values)
  }

  // MARK: points to cells

  private struct Item {
    var node: Int32
    var proposal: Proposal
    var size: Size
    /// Where its top left is, in points, and in cells.
    var point: CGPoint
    var at = Point(0, 0)
  }

  private func arrange(
    _ i: Int32,
    _ proposal: Proposal,
    _ pass: inout LayoutPass
  ) -> (items: [Item], size: Size) {
    let children = children(i, pass)
    let placements = Placements()
    let size: CGSize = pass.lend { reference in
      let (layout, offer) = (self.layout, ProposedViewSize(proposal))
      return self.withCache(reference, children, placements) { subviews, cache in
        let size = layout.sizeThatFits(proposal: offer, subviews: subviews, cache: &cache)
        let bounds = CGRect(origin: .zero, size: size.finite)
        layout.placeSubviews(in: bounds, proposal: offer, subviews: subviews, cache: &cache)
        return size.finite
      }
    }
    var items: [Item] = []
    for child in children {
      let place =
        placements.places[child]
        ?? .init(
          point: CGPoint(x: size.width / 2, y: size.height / 2),
          anchor: .center,
          proposal: ProposedViewSize(size).cells
        )
      let own = pass.size(child, place.proposal)
      let left = place.point.x - place.anchor.x * Points.length(own.width, .horizontal)
      let top = place.point.y - place.anchor.y * Points.length(own.height, .vertical)
      let point = CGPoint(x: Points.finite(left) ?? 0, y: Points.finite(top) ?? 0)
      items.append(Item(node: child, proposal: place.proposal, size: own, point: point))
    }
    let rows = placeDown(&items, size.height)
    let columns = (size.width / 8 - 0.01).rounded(.up)
    return (items, Size(max(0, Int32(columns)), rows))
  }

  /// Gives views their rows from the top on: what is between one and those above it is a length of its own.
  ///
  /// Returns the row of the lower side.
  private func placeDown(_ items: inout [Item], _ height: CGFloat) -> Int32 {
    var end = (points: CGFloat(0), row: Int32(0))
    var (last, row) = (CGFloat(0), Int32(0))
    func rows(at top: CGFloat) -> Int32 {
      if top >= end.points { return end.row &+ Points.rows(top - end.points) }
      return row &+ Points.cells(top - last, .vertical)
    }
    for index in items.indices.sorted(by: { (items[$0].point.y, $0) < (items[$1].point.y, $1) }) {
      let item = items[index]
      if item.point.y != last {
        // Lines that nearly share their top share their row.
        row = item.point.y < 0 ? Points.cells(item.point.y, .vertical) : rows(at: item.point.y)
        last = item.point.y
      }
      items[index].at = Point(Points.cells(item.point.x, .horizontal), row)
      let bottom = item.point.y + Points.length(item.size.height, .vertical)
      if bottom > end.points { end = (bottom, row.plus(item.size.height)) }
    }
    if height >= end.points { return end.row.plus(Points.rows(height - end.points)) }
    return max(0, Points.cells(height, .vertical))
  }

  private func children(_ i: Int32, _ pass: borrowing LayoutPass) -> [Int32] {
    var (children, child): ([Int32], Int32) = ([], i &+ 1)
    let end = pass.nodes[Int(i)].end
    while child < end {
      children.append(child)
      child = pass.nodes[Int(child)].end
    }
    return children
  }

  private func withCache<Result>(
    _ reference: PassReference,
    _ children: [Int32],
    _ placements: Placements,
    _ body: (LayoutSubviews, inout L.Cache) -> Result
  ) -> Result {
    let subviews = LayoutSubviews(reference, children, placements)
    var cache = self.cache ?? layout.makeCache(subviews: subviews)
    defer { self.cache = cache }
    return body(subviews, &cache)
  }
}

extension CGSize {
  /// No length below zero, none that is endless or no number.
  fileprivate var finite: CGSize {
    CGSize(width: max(0, Points.finite(width) ?? 0), height: max(0, Points.finite(height) ?? 0))
  }
}
