/// What is known of a bar while it is lowered.
struct BarItems {
  /// The places that have something.
  var sides: Set<ToolbarItemPlacement.Side> = []
  /// Views that are no items, and do not say where they stand.
  var hasOthers = false
  /// Where the items stand that are lowered now; nil: anywhere.
  var side: ToolbarItemPlacement.Side?
  /// Items are only looked at.
  var isSurvey = false

  var isInTopBar: Bool { hasOthers || !sides.isDisjoint(with: [.leading, .middle, .trailing]) }
  var isInBottomBar: Bool { !hasOthers && !sides.isDisjoint(with: [.bottom, .bottomMiddle]) }
}

extension TreeBuilder {
  /// Appends an item of a bar where it is its turn.
  @MainActor
  mutating func barItem(
    _ placement: ToolbarItemPlacement,
    _ content: (inout TreeBuilder) -> Void
  ) {
    if placement.side == .none { return }
    if let side = bar.side, side != placement.side { return }
    let (first, outer) = (next, bar)
    bar = BarItems()
    content(&self)
    bar = outer
    guard bar.isSurvey, next > first else { return }
    bar.sides.insert(placement.side)
    nodes.count = first
  }

  /// Looks at what a bar has, and draws nothing of it.
  @MainActor
  mutating func barItems<Bar: View>(_ bar: Bar) -> BarItems {
    let outer = self.bar
    self.bar = BarItems(isSurvey: true)
    var found = unseen { builder in
      let first = builder.next
      builder.inBar { Bar._lower(bar, &$0) }
      var found = builder.bar
      found.hasOthers = builder.next > first
      return found
    }
    found.isSurvey = false
    self.bar = outer
    return found
  }

  /// Appends the row above a view: what stands at the beginning, in the middle, at the end.
  @MainActor
  mutating func topBar<Bar: View>(_ bar: Bar, _ found: BarItems) {
    barRow { builder in
      // Views that do not say where they stand do so at the end.
      if found.hasOthers {
        builder.leaf(Node(.spacer, flags: 0))
        return builder.side(nil, of: bar)
      }
      if found.sides.contains(.leading) { builder.side(.leading, of: bar) }
      if found.sides.contains(.middle) {
        builder.leaf(Node(.spacer, flags: 0))
        builder.side(.middle, of: bar)
      }
      builder.leaf(Node(.spacer, flags: 0))
      if found.sides.contains(.trailing) { builder.side(.trailing, of: bar) }
    }
  }

  /// Appends the row below a view: its items, and in the middle what says how things stand.
  @MainActor
  mutating func bottomBar<Bar: View>(_ bar: Bar, _ found: BarItems) {
    barRow { builder in
      if found.sides.contains(.bottom) { builder.side(.bottom, of: bar) }
      guard found.sides.contains(.bottomMiddle) else { return }
      builder.leaf(Node(.spacer, flags: 0))
      builder.side(.bottomMiddle, of: bar)
      builder.leaf(Node(.spacer, flags: 0))
    }
  }

  /// Appends a row of items.
  @MainActor
  mutating func barRow(_ content: (inout TreeBuilder) -> Void) {
    let row = open(Node(.row, flags: Alignment.top.bits, 1))
    inBar(content)
    close(row)
  }

  /// Appends the items of a bar that stand at a place; nil: all.
  @MainActor
  mutating func side<Bar: View>(_ side: ToolbarItemPlacement.Side?, of bar: Bar) {
    let outer = self.bar
    self.bar = BarItems(side: side)
    Bar._lower(bar, &self)
    self.bar = outer
  }

  @MainActor
  private mutating func inBar(_ content: (inout TreeBuilder) -> Void) {
    let (surroundings, axis) = (environment.surroundings, environment.axis)
    environment.surroundings.remove(.list)
    environment.axis = 0
    content(&self)
    (environment.surroundings, environment.axis) = (surroundings, axis)
  }
}
