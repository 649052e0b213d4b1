import SnippetFoundation

/// A view that is turned: in cells it stays upright, but what was moved goes around with it.
///
/// Words that were moved by `offset`, or stand at an end of a column beside a spacer, as the numbers of a clock's face do, stand where
/// their middle goes around the middle of their room. Shapes that were moved and then turned, such as the end of a ring or the
/// marks of a dial, mean nothing without what they stand on, and are left out.
///
/// Renders as: the view.
public nonisolated struct Turned<Content: View>: PrimitiveView {
  let content: Content
  let angle: Angle

  /// Appends the content's nodes; around words that go around a node.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let start = builder.next
    Content._lower(view.content, &builder)
    builder.turn(from: start, view.angle)
  }
}

/// Draws its child where the middle of what is drawn of it goes around the middle of its room.
private struct TurnedLayout: NodeLayout {
  let angle: Angle

  func place(
    _ i: Int32,
    _ proposal: Proposal,
    _ origin: Point,
    _ size: Size,
    _ pass: inout LayoutPass
  ) {
    let first = pass.runs.all.count
    let child = pass.size(i &+ 1, proposal)
    pass.place(i &+ 1, proposal, x: origin.x, y: origin.y, child)
    guard let area = pass.runs.area(since: first) else { return }
    let x = Double(2 &* (area.left &- origin.x) &+ area.columns &- size.width) * 4
    let y = Double(2 &* (area.top &- origin.y) &+ area.rows &- size.height) * 8
    let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
    pass.runs.move(
      since: first,
      columns: cells(x * cosine - y * sine - x, .horizontal),
      rows: cells(x * sine + y * cosine - y, .vertical)
    )
  }

  /// To the nearest cell; half a cell is one that is nearly so too.
  private func cells(_ points: Double, _ axis: Axis) -> Int32 {
    Points.cells(CGFloat((points * 1024).rounded() / 1024), axis)
  }
}

extension TreeBuilder {
  /// Turns what was lowered since `start`, if it was moved.
  fileprivate mutating func turn(from start: Int, _ angle: Angle) {
    guard start < next, Int(nodes[start].end) == next, isMoved(start) else { return }
    let hasWords = (start..<next).contains { nodes[$0].kind == .control || saysWords(at: $0) }
    guard hasWords else { return leaveOutShapes(from: start) }
    guard angle.radians.isFinite, abs(sin(angle.radians / 2)) > 1e-6 else { return }
    var node = Node(.layout)
    node.a = layoutTables.keep(TurnedLayout(angle: angle))
    wrap(node, from: start)
  }

  /// Whether a view was moved, or stands beside a spacer at an end of a column.
  private func isMoved(_ index: Int) -> Bool {
    let node = nodes[index]
    switch node.kind {
    case .layout: return tables?.layouts[node.tableIndex] is OffsetLayout
    case .column where Int(node.end) > index + 1:
      let last = Int(node.end) - 1
      return nodes[index + 1].kind == .spacer || nodes[last].kind == .spacer
    default: return false
    }
  }

  private mutating func leaveOutShapes(from start: Int) {
    guard nodes[start].kind == .layout else { return }
    for i in start..<next where nodes[i].kind == .custom { leaveOut(i) }
  }
}

extension Runs {
  /// The cells around the runs placed since one; nil: there are none.
  fileprivate func area(
    since first: Int
  ) -> (left: Int32, top: Int32, columns: Int32, rows: Int32)? {
    guard first < all.count else { return nil }
    var (left, right, top, bottom) = (Int32.max, Int32.min, Int32.max, Int32.min)
    for i in first..<all.count {
      let run = all[i]
      (left, right) = (min(left, run.column), max(right, run.column &+ run.columns))
      (top, bottom) = (min(top, run.row), max(bottom, run.row))
    }
    return (left, top, right &- left, bottom &- top &+ 1)
  }

  fileprivate mutating func move(since first: Int, columns: Int32, rows: Int32) {
    guard columns != 0 || rows != 0 else { return }
    for i in first..<all.count {
      all[i].column = all[i].column &+ columns
      all[i].row = all[i].row &+ rows
    }
    loseOrder()
  }
}

extension View {
  /// Turns a view: in cells it stays upright; words that were moved before go around the middle of their room.
  public nonisolated func rotationEffect(
    _ angle: Angle,
    anchor: UnitPoint = .center
  ) -> Turned<Self> { Turned(content: self, angle: angle) }
}
