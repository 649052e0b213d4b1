import SnippetFoundation

/// A view whose lines begin at the right, in one whose lines begin at the left, or the other way round.
///
/// It is laid out as any other; then each text, control and drawing in it stands as far from the right as it would from
/// the left. Within a text, a control and a drawing nothing moves: characters keep their logical order.
struct MirrorLayout: NodeLayout {
  let isRightToLeft: Bool

  func place(
    _ i: Int32,
    _ proposal: Proposal,
    _ origin: Point,
    _ size: Size,
    _ pass: inout LayoutPass
  ) {
    let size = pass.size(i &+ 1, proposal)
    let outer = (pass.mirror, pass.usesFastPath)
    guard isRightToLeft != (outer.0 != nil) else {
      return pass.place(i &+ 1, proposal, x: origin.x, y: origin.y, size)
    }
    let x = outer.0?.column(origin.x, size.width) ?? origin.x
    // Its rows and columns place their children one by one.
    pass.usesFastPath = pass.usesFastPath && !isRightToLeft
    // What is wider than its room goes beyond it at the side where lines end.
    let columns = proposal.width < 0 ? size.width : min(size.width, proposal.width)
    pass.mirror = isRightToLeft ? Mirror(x: x, columns: columns) : nil
    pass.place(i &+ 1, proposal, x: x, y: origin.y, size)
    (pass.mirror, pass.usesFastPath) = outer
  }
}

/// The columns in which lines begin at the right.
struct Mirror: BitwiseCopyable {
  let x, columns: Int32

  /// Where something begins that would begin at a column.
  func column(_ column: Int32, _ width: Int32) -> Int32 {
    2 &* x &+ columns &- column &- width
  }
}

extension LayoutPass {
  /// Places what has no children of its own the other way round; false: it has some, which are.
  @inline(never)
  mutating func placeMirrored(
    _ i: Int32,
    _ mirror: Mirror,
    _ proposal: Proposal,
    x: Int32,
    y: Int32,
    _ size: Size
  ) -> Bool {
    let kind = nodes[Int(i)].kind
    switch kind {
    case .text, .control, .bar, .custom, .divider: break
    default: return false
    }
    let first = runs.all.count
    let column = mirror.column(x, size.width)
    self.mirror = nil
    place(i, proposal, x: column, y: y, size)
    self.mirror = mirror
    switch kind {
    case .text: runs.mirrorRows(since: first, in: Mirror(x: column, columns: size.width))
    case .bar: runs.mirrorEach(since: first, in: Mirror(x: column, columns: size.width))
    default: break
    }
    return true
  }
}

extension Runs {
  /// Moves the rows since a run, each as a whole, to the other side.
  fileprivate mutating func mirrorRows(since first: Int, in mirror: Mirror) {
    var i = first
    while i < all.count {
      let row = all[i].row
      var (end, left, right) = (i, Int32.max, Int32.min)
      while end < all.count, all[end].row == row {
        left = min(left, all[end].column)
        right = max(right, all[end].column &+ all[end].columns)
        end += 1
      }
      let distance = mirror.column(left, right &- left) &- left
      for j in i..<end { all[j].column = all[j].column &+ distance }
      i = end
    }
    loseOrder()
  }

  /// Moves each run to the other side.
  fileprivate mutating func mirrorEach(since first: Int, in mirror: Mirror) {
    for i in first..<all.count { all[i].column = mirror.column(all[i].column, all[i].columns) }
    loseOrder()
  }
}

extension TreeBuilder {
  /// Whether the lines of what is lowered begin at the right.
  @MainActor var isRightToLeft: Bool {
    EnvironmentValues.current.ownLayoutDirection == .rightToLeft
  }
}
