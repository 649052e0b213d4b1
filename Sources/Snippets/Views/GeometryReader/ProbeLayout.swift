import SnippetFoundation

/// Finds out where its child is, for those who asked while the tree was lowered.
struct ProbeLayout: NodeLayout {
  let path: UInt64
  let tables: LayoutTables

  func place(
    _ i: Int32,
    _ proposal: Proposal,
    _ origin: Point,
    _ size: Size,
    _ pass: inout LayoutPass
  ) {
    let size = pass.size(i &+ 1, proposal)
    let area = LayoutTables.Area(origin: origin, size: size)
    // Around each of several views it finds out where they are together.
    let isOneOfSeveral = pass.nodes[Int(i)].flags & Node.isOneOfSeveral != 0
    tables.found[path] = isOneOfSeveral ? area.union(tables.found[path]) : area
    pass.place(i &+ 1, proposal, x: origin.x, y: origin.y, size)
  }
}

/// Takes all that is offered; where nothing is, what its content takes.
struct ReaderLayout: NodeLayout {
  let path: UInt64
  let tables: LayoutTables

  func ideal(_ i: Int32, _ pass: inout LayoutPass) -> Slot {
    let child = pass.slots[i &+ 1]
    return Slot(max(1, child.width), max(1, child.height), [.growsWidth, .growsHeight])
  }

  func bounds(_ i: Int32, _ pass: inout LayoutPass) -> Bounds {
    Bounds(least: Size(0, 0), most: Size(.unbounded, .unbounded))
  }

  func size(_ i: Int32, _ proposal: Proposal, _ pass: inout LayoutPass) -> Size {
    let slot = pass.slots[i]
    var size = Size(proposal.width, proposal.height)
    if size.width < 0 { size.width = slot.width }
    if size.height < 0 {
      size.height = max(1, pass.size(i &+ 1, proposal).height)
      if proposal.width >= 0 { tables.heights.answer(path, size) }
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
    tables.found[path] = LayoutTables.Area(origin: origin, size: size)
    if let told = tables.used[path] {
      let ideal = pass.slots[i].height
      tables.heights.place(path, proposal, size, ideal: ideal, told: told.size.height)
    }
    let inner = Proposal(size.width, proposal.height < 0 ? .unspecified : size.height)
    let content = pass.size(i &+ 1, inner)
    pass.place(i &+ 1, inner, x: origin.x, y: origin.y, content)
  }

  func explicitGuide(
    _ guide: Guide,
    _ i: Int32,
    _ proposal: Proposal,
    _ size: Size,
    _ pass: inout LayoutPass
  ) -> CGFloat? { nil }
}

extension LayoutTables.Area {
  /// The least area around both.
  fileprivate func union(_ other: Self?) -> Self {
    guard let other else { return self }
    let (left, top) = (min(origin.x, other.origin.x), min(origin.y, other.origin.y))
    let right = max(origin.x &+ size.width, other.origin.x &+ other.size.width)
    let bottom = max(origin.y &+ size.height, other.origin.y &+ other.size.height)
    return Self(origin: Point(left, top), size: Size(right &- left, bottom &- top))
  }
}
