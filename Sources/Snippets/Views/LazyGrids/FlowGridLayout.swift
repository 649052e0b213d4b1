import SnippetFoundation

/// Puts children into the tracks of a lazy grid, one line of them after the other.
struct FlowGridLayout: NodeLayout {
  /// A column of a vertical grid, or a row of a horizontal one.
  struct Track {
    var length: Int32
    /// What stands between it and the next one.
    var gap: Int32
    var alignment: Alignment
    /// Its length, or the most that it takes, is given: what its children must keep may be more.
    var isLimited = false
    /// It holds the words of its children, whose frames and paddings may hang over at both sides.
    var isTight = false
  }

  private struct Placement {
    var node: Int32
    var proposal: Proposal
    var at: Point
    var size: Size
  }

  /// The axis that tracks stand along: horizontal, for columns.
  let axis: Axis
  let items: [GridItem]
  /// Between lines of children.
  let spacing: Int32
  let alignment: Alignment

  init(_ axis: Axis, _ items: [GridItem], spacing: Int32, alignment: Alignment) {
    (self.axis, self.spacing, self.alignment) = (axis, spacing, alignment)
    self.items = items.isEmpty ? [GridItem()] : items
  }

  func ideal(_ i: Int32, _ pass: inout LayoutPass) -> Slot {
    let size = size(i, Proposal(.unspecified, .unspecified), &pass)
    var traits: Slot.Traits = [.sharesWidth, .sharesHeight, .bends]
    for child in children(i, pass) where pass.slots[child].traits.contains(.guided) {
      traits.insert(.guided)
    }
    return Slot(size.width, size.height, traits)
  }

  func bounds(_ i: Int32, _ pass: inout LayoutPass) -> Bounds {
    let ideal = pass.slots[i].ideal
    var least: Int32 = 0
    for child in children(i, pass) { least = max(least, pass.bounds[child].least.width) }
    let isVertical = axis == .horizontal
    return Bounds(
      least: Size(min(least, ideal.width), min(1, ideal.height)),
      most: Size(isVertical ? .unbounded : ideal.width, isVertical ? ideal.height : .unbounded)
    )
  }

  func size(_ i: Int32, _ proposal: Proposal, _ pass: inout LayoutPass) -> Size {
    plan(i, proposal, &pass).size
  }

  func place(
    _ i: Int32,
    _ proposal: Proposal,
    _ origin: Point,
    _ size: Size,
    _ pass: inout LayoutPass
  ) {
    for cell in plan(i, proposal, &pass).cells {
      let at = Point(origin.x &+ cell.at.x, origin.y &+ cell.at.y)
      pass.place(cell.node, cell.proposal, x: at.x, y: at.y, cell.size)
    }
  }

  func explicitGuide(
    _ guide: Guide,
    _ i: Int32,
    _ proposal: Proposal,
    _ size: Size,
    _ pass: inout LayoutPass
  ) -> CGFloat? {
    var values: [CGFloat] = []
    for cell in plan(i, proposal, &pass).cells {
      let value = pass.explicitGuide(guide, cell.node, cell.proposal, cell.size)
      let start = guide.axis == .horizontal ? cell.at.x : cell.at.y
      if let value { values.append(value + Points.length(start, guide.axis)) }
    }
    return guide.combined(values)
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

  private func plan(
    _ i: Int32,
    _ proposal: Proposal,
    _ pass: inout LayoutPass
  ) -> (cells: [Placement], size: Size) {
    let children = children(i, pass)
    guard let first = children.first else { return ([], Size(0, 0)) }
    pass.findBounds(downTo: first)
    let runs = SectionRuns(children, &pass)
    let tracks = fittingTracks(runs, proposal, &pass)
    let taken = tracks.dropLast().reduce(tracks[tracks.count - 1].length) {
      $0.plus($1.length).plus($1.gap)
    }
    let offered = proposal[axis]
    let isFree = offered < 0 || offered >= .unbounded
    let along = isFree ? taken : max(taken, offered)
    let surplus = Sides(bits: alignment.bits).offset(axis, along &- taken)
    var (cells, start, band): ([Placement], Int32, Int32) = ([], 0, 0)
    var (end, bandLength): (Int32, Int32) = (0, 0)
    // Else words of two columns stand at the beginning of theirs, so that the blank between them is behind them.
    let areApart = tracks.allSatisfy { $0.gap > 0 || $0.length > 2 }
    // What stands a column before the first track is lost.
    let beginInside = tracks[0].length < 3
    let whole = [Track(length: along, gap: 0, alignment: alignment)]
    for (members, isWhole) in runs.lines(of: tracks.count) {
      let tracks = isWhole ? whole : tracks
      let sizes = zip(members, tracks).map { child, track in
        let free = Proposal(.unspecified, .unspecified)
        return pass.size(child, free.with(axis, length(of: child, in: track, pass)))
      }
      let across = sizes.map { $0[axis.cross] }.max() ?? 0
      // The columns of a horizontal grid go on below where the room is at an end.
      let room = proposal[axis.cross]
      if axis == .vertical, room >= 0, start > 0, start.plus(across) > room {
        band = band.plus(bandLength)
        start = 0
      }
      var at: Int32 = 0
      for (child, track) in zip(members, tracks) {
        let length = length(of: child, in: track, pass)
        let area = Size(0, 0).with(axis, length).with(axis.cross, across)
        let size = pass.size(child, area)
        let isOver = track.isTight && length > track.length
        let sides = Sides(bits: isOver ? Alignment.center.bits : track.alignment.bits)
        var side = sides.offset(axis, track.length &- size[axis])
        if axis == .horizontal, sides.isCentered(axis), let words = pass.shortWords(child) {
          let isInside = beginInside && track.length < 3
          let isLong = areApart && !isInside || track.length > 3
          let start = isLong ? pass.start(of: words, child, size.width, in: track.length) : 0
          side = start &- (size.width &- words) / 2
        }
        var point = Size(0, 0)
        point[axis] = (isWhole ? 0 : surplus) &+ at &+ side
        point[axis.cross] = start &+ sides.offset(axis.cross, area[axis.cross] &- size[axis.cross])
        if axis == .vertical { point.height = point.height.plus(band) }
        cells.append(
          Placement(node: child, proposal: area, at: Point(point.width, point.height), size: size)
        )
        at = at.plus(track.length).plus(track.gap)
      }
      // What begins a section without a title is no line.
      if isWhole, across == 0 { continue }
      end = max(end, start.plus(across))
      bandLength = max(bandLength, along)
      start = start.plus(across).plus(spacing)
    }
    let high = axis == .vertical ? band.plus(along) : along
    return (cells, Size(0, 0).with(axis, high).with(axis.cross, end))
  }

  /// The tracks, longer or fewer if they are too narrow for what their children must keep.
  private func fittingTracks(
    _ runs: SectionRuns,
    _ proposal: Proposal,
    _ pass: inout LayoutPass
  ) -> [Track] {
    let children = runs.cells
    if axis == .vertical { return rows(runs, proposal, &pass) }
    let isFree = proposal.width < 0 || proposal.width >= .unbounded
    if isFree {
      let tracks = tracks(children, proposal, items, pass)
      return widened(tracks, to: leasts(tracks, runs, pass))
    }
    // More never fit: they need not be tried one after the other.
    let most = mostTracks(proposal.width)
    var items = items.count > most ? fewer(most) : items
    while true {
      let tracks = tracks(children, proposal, items, pass)
      if fits(tracks, runs, proposal, pass) { return tracks }
      if let wider = widened(tracks, items, runs, proposal, pass) { return wider }
      if let given = givenBack(tracks, runs, proposal.width, pass) { return given }
      if items.count == self.items.count, let tight = tightTracks(runs, proposal.width, pass) {
        return tight
      }
      if tracks.count == 1 {
        let isLonger = self.items.count == 1 && tracks[0].length >= proposal.width
        return isLonger
          ? tracks : self.tracks(children, proposal, [self.items[0].flexible], pass)
      }
      items = fewer(min(tracks.count - 1, most))
    }
  }

  /// The rows of a horizontal grid, none lower than what stands in it.
  private func rows(
    _ runs: SectionRuns,
    _ proposal: Proposal,
    _ pass: inout LayoutPass
  ) -> [Track] {
    var rows = Array(tracks(runs.cells, proposal, items, pass).prefix(max(1, runs.cells.count)))
    let lengths = rows.map(\.length)
    for (child, place) in zip(runs.cells, runs.places) {
      let row = place % rows.count
      let offered = Proposal(.unspecified, lengths[row])
      rows[row].length = max(rows[row].length, pass.size(child, offered).height)
    }
    return rows
  }

  /// Whether there is room for tracks, and in each for what its children must keep.
  private func fits(
    _ tracks: [Track],
    _ runs: SectionRuns,
    _ proposal: Proposal,
    _ pass: borrowing LayoutPass
  ) -> Bool {
    let taken = tracks.dropLast().reduce(tracks[tracks.count - 1].length) {
      $0.plus($1.length).plus($1.gap)
    }
    guard taken <= proposal.width else { return false }
    return zip(runs.cells, runs.places).allSatisfy { child, place in
      let track = tracks[place % tracks.count]
      let isApart = track.gap > 0 || place % tracks.count == tracks.count - 1
      // Words without a gap between them keep a blank; brackets are apart.
      let seen = isApart || pass.isBracketed(child) ? 0 : pass.tightLeast(child) &+ 1
      return max(least(child, pass), seen) <= track.length
    }
  }

  /// What is offered to a child of a track.
  private func length(of child: Int32, in track: Track, _ pass: borrowing LayoutPass) -> Int32 {
    track.isTight ? max(track.length, least(child, pass)) : track.length
  }

  private func least(_ child: Int32, _ pass: borrowing LayoutPass) -> Int32 {
    min(pass.bounds[child].least.width, pass.slots[child].width)
  }

  /// The tracks whose length is limited as long as their children need them, the others in what is left; nil if there is
  /// no room.
  private func widened(
    _ tracks: [Track],
    _ items: [GridItem],
    _ runs: SectionRuns,
    _ proposal: Proposal,
    _ pass: borrowing LayoutPass
  ) -> [Track]? {
    let leasts = leasts(tracks, runs, pass)
    var missing: Int32 = 0
    for (track, least) in zip(tracks, leasts) {
      missing = missing.plus(max(0, least &- track.length))
    }
    guard missing > 0, missing < proposal.width else { return nil }
    let narrow = proposal.with(.horizontal, proposal.width &- missing)
    let others = self.tracks(runs.cells, narrow, items, pass)
    guard others.count == tracks.count else { return nil }
    let wider = widened(others, to: leasts)
    return fits(wider, runs, proposal, pass) ? wider : nil
  }

  /// How long tracks must be: those whose length is limited as their children need them.
  private func leasts(
    _ tracks: [Track],
    _ runs: SectionRuns,
    _ pass: borrowing LayoutPass
  ) -> [Int32] {
    var leasts = tracks.map { $0.isLimited ? $0.length : 0 }
    for (child, place) in zip(runs.cells, runs.places) {
      let track = place % tracks.count
      if tracks[track].isLimited { leasts[track] = max(leasts[track], least(child, pass)) }
    }
    return leasts
  }

  private func widened(_ tracks: [Track], to leasts: [Int32]) -> [Track] {
    var wider = tracks
    for i in wider.indices { wider[i].length = max(wider[i].length, leasts[i]) }
    return wider
  }

  /// Fewer columns: of the lengths given where all of them are, else of any.
  private func fewer(_ count: Int) -> [GridItem] {
    let items = items.prefix(count)
    let isFixed =
      items.count == count && items.allSatisfy { if case .fixed = $0.size { true } else { false } }
    return isFixed
      ? Array(items)
      : (0..<count).map { self.items[min($0, self.items.count - 1)].flexible }
  }

  /// How many columns fit with one cell each; at least one.
  private func mostTracks(_ width: Int32) -> Int {
    var (count, taken): (Int, Int32) = (1, 1)
    while taken < width {
      taken = taken.plus(gap(items[min(count - 1, items.count - 1)])).plus(1)
      if taken <= width { count += 1 }
    }
    return count
  }

  func gap(_ item: GridItem) -> Int32 {
    let spacing = Points.spacing(item.spacing)
    return spacing.map { Points.length($0, axis) } ?? (axis == .horizontal ? 1 : 0)
  }

  /// Fixed tracks first, the rest of the room evenly among the others within their bounds.
  private func tracks(
    _ children: [Int32],
    _ proposal: Proposal,
    _ items: [GridItem],
    _ pass: borrowing LayoutPass
  ) -> [Track] {
    let isFree = proposal[axis] < 0 || proposal[axis] >= .unbounded
    var widest: Int32 = 1
    for child in children { widest = max(widest, pass.slots[child].ideal[axis]) }
    let gaps = items.map { gap($0) }
    var left = isFree ? 0 : proposal[axis]
    for gap in gaps.dropLast() { left = max(0, left &- gap) }
    var open = Int32(0)
    for item in items {
      if case .fixed(let length) = item.size {
        left = max(0, left &- Points.length(length, axis))
      } else {
        open &+= 1
      }
    }
    var tracks: [Track] = []
    for (item, gap) in zip(items, gaps) {
      let side = item.alignment ?? .center
      let part = isFree ? widest : (left &+ max(1, open) &- 1) / max(1, open)
      var lengths: [Int32]
      switch item.size {
      case .fixed(let length): lengths = [Points.length(length, axis)]
      case .flexible(let least, let most):
        lengths = [part.clamped(Points.length(least, axis), Points.length(most, axis))]
      case .adaptive(let least, let most):
        let narrow = max(1, Points.length(least, axis))
        let count = isFree ? 1 : max(1, min(part.plus(gap) / narrow.plus(gap), 1_000))
        var room = max(0, part &- (count &- 1) &* gap)
        lengths = (0..<count).map { index in
          let one = (room &+ count &- index &- 1) / (count &- index)
          room &-= one
          return isFree ? max(narrow, widest) : min(one, max(narrow, Points.length(most, axis)))
        }
      }
      if case .fixed = item.size {
      } else {
        let taken = lengths.reduce(Int32(0)) { $0.plus($1) }.plus(Int32(lengths.count - 1) &* gap)
        left = max(0, left &- taken)
        open &-= 1
      }
      tracks += lengths.map {
        Track(length: max(1, $0), gap: gap, alignment: side, isLimited: item.isLimited($0, axis))
      }
    }
    return tracks
  }
}

extension GridItem {
  /// The item where it does not get the length that it asks for.
  fileprivate var flexible: GridItem {
    GridItem(.flexible(), spacing: spacing, alignment: alignment)
  }
}

extension GridItem {
  /// Whether a length of its one track is as long as the item lets it be.
  fileprivate func isLimited(_ length: Int32, _ axis: Axis) -> Bool {
    switch size {
    case .fixed: true
    case .flexible(_, let most): length >= Points.length(most, axis)
    case .adaptive: false
    }
  }
}

extension Points {
  /// A length along an axis, none longer than the longest.
  fileprivate static func length(_ points: CGFloat, _ axis: Axis) -> Int32 {
    let cells = axis == .horizontal ? columns(bound: points) : rows(bound: points)
    return max(0, min(cells, longest))
  }
}
