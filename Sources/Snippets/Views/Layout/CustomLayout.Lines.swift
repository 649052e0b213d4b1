import SnippetFoundation

// A line of an app's own layout that is too wide for the controls in it: it goes on below, as a row does.
extension CustomLayout {
  /// Puts views that stand beside each other on lines, if a control on their one line would be out of sight.
  func goBelow(
    _ all: inout Arrangement,
    _ i: Int32,
    _ proposal: Proposal,
    _ pass: borrowing LayoutPass
  ) {
    let room = proposal.width
    let order = all.items.indices.sorted {
      (all.items[$0].at.x, $0) < (all.items[$1].at.x, $1)
    }
    guard room >= 0, isOneLine(order, all), hidesControl(all, room, pass) else { return }
    var (line, left, longest) = (Int32(0), Int32(0), Int32(0))
    var places: [Point] = []
    for (index, item) in order.map({ all.items[$0] }).enumerated() {
      if index > 0, item.at.x &- left &+ item.size.width > room {
        line &+= 1
        left = item.at.x
      }
      places.append(Point(item.at.x &- left, item.at.y.plus(line &* all.size.height)))
      longest = max(longest, places[index].x.plus(item.size.width))
    }
    let high = (line &+ 1) &* all.size.height
    guard proposal.height < 0 || high <= proposal.height else { return }
    for (index, place) in zip(order, places) { all.items[index].at = place }
    (all.size, all.end) = (Size(longest, high), longest)
  }

  /// Whether views stand beside each other, each in a row that all of them have, and within the height of the layout.
  private func isOneLine(_ order: [Int], _ all: Arrangement) -> Bool {
    var (top, bottom, end) = (Int32(0), all.size.height, Int32(0))
    for item in order.map({ all.items[$0] }) {
      let last = item.at.y.plus(item.size.height)
      guard item.at.x >= end, item.at.y >= 0, last <= all.size.height else { return false }
      (top, bottom) = (max(top, item.at.y), min(bottom, last))
      end = item.at.x.plus(item.size.width)
    }
    return order.count > 1 && top < bottom
  }

  private func hidesControl(
    _ all: Arrangement,
    _ room: Int32,
    _ pass: borrowing LayoutPass
  ) -> Bool {
    all.items.contains { item in
      item.at.x.plus(item.size.width) > room
        && (item.node..<pass.nodes[Int(item.node)].end).contains {
          pass.nodes[Int($0)].kind == .control
        }
    }
  }
}
