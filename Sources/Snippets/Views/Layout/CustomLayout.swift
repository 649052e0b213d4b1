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

  struct Item {
    var node: Int32
    var proposal: Proposal
    var size: Size
    /// Where its top left is, in points, and in cells.
    var point: CGPoint
    var at = Point(0, 0)
  }

  struct Arrangement {
    var items: [Item]
    /// In points, and in cells.
    var points: CGSize
    var size: Size
    /// Behind the last column of the views within that width.
    var end: Int32 = 0
  }

  /// How often a layout is asked again with less room.
  private static var mostTries: Int { 8 }

  /// What is apart by less than a column takes more in cells: where that is more than there is room for, the layout is
  /// offered less, and if that does not help its views stand at the nearest cells.
  private func arrange(
    _ i: Int32,
    _ proposal: Proposal,
    _ pass: inout LayoutPass
  ) -> Arrangement {
    var offer = ProposedViewSize(proposal)
    let first = arrange(i, offer, &pass)
    var all = first
    spread(&all)
    let room = proposal.width >= 0 ? proposal.width : .unbounded
    var tries = 0
    while all.end > room, first.size.width <= room, tries < Self.mostTries {
      let width = (offer.width ?? 0) - Points.length(all.end &- room, .horizontal)
      guard width > 0 else { break }
      offer.width = width
      all = arrange(i, offer, &pass)
      spread(&all)
      tries += 1
    }
    if all.end > room, first.size.width <= room { return first }
    if first.size.width > room { goBelow(&all, i, proposal, pass) }
    all.size.width = max(all.size.width, all.end)
    // What takes all of its room still does.
    if tries > 0, first.size.width == room { all.size.width = room }
    return all
  }

  private func arrange(
    _ i: Int32,
    _ offer: ProposedViewSize,
    _ pass: inout LayoutPass
  ) -> Arrangement {
    let children = children(i, pass)
    let placements = Placements()
    let size: CGSize = pass.lend { reference in
      let layout = self.layout
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
    return Arrangement(items: items, points: size, size: Size(max(0, Int32(columns)), rows))
  }

  /// Moves views to the right that would stand side by side in cells, but do not in points.
  private func spread(_ all: inout Arrangement) {
    guard all.items.contains(where: { !$0.point.x.remainder(dividingBy: 8).isZero }) else {
      return
    }
    let right = { (item: Item) in item.point.x + Points.length(item.size.width, .horizontal) }
    var placed: [Int32: [Int]] = [:]
    let order = all.items.indices.sorted {
      (all.items[$0].point.x, $0) < (all.items[$1].point.x, $1)
    }
    for index in order where all.items[index].size.width > 0 {
      let item = all.items[index]
      var column = item.at.x
      for row in item.at.y..<item.at.y.plus(min(item.size.height, Self.mostRows)) {
        for other in placed[row, default: []].suffix(Self.mostNeighbours) {
          let gap = item.point.x - right(all.items[other])
          guard gap > -0.01 else { continue }
          let end = all.items[other].at.x.plus(all.items[other].size.width)
          column = max(column, gap > 0.01 ? end.plus(1) : end)
        }
        placed[row, default: []].append(index)
      }
      all.items[index].at.x = column
      if right(item) < all.points.width + 0.01 {
        all.end = max(all.end, column.plus(item.size.width))
      }
    }
  }

  /// Where a view is higher, or more stand before it, only the nearest are looked at.
  private static var mostRows: Int32 { 1_000 }
  private static var mostNeighbours: Int { 16 }

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
