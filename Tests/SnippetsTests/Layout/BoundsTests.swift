import Foundation
import Testing

@testable import Snippets

/// Least and most lengths come from one pass over the nodes.
///
/// SwiftUI asks each child instead, with 0 and with infinity.
///
/// A text has one character here: how short a longer one may become is decided otherwise than by asking.
@MainActor
struct BoundsTests {
  private struct Short: PrimitiveView {
    var random: Seeded
    let depth: Int

    static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
      var random = view.random
      let points = CGFloat(random.below(10) * 8)
      let inner = Short(random: random, depth: view.depth - 1)
      func several() -> ForEach<[Short], Int, Short> {
        let count = 1 + random.below(3)
        let views = (0..<count).map { _ in
          for _ in 0..<5 { _ = random.next() }
          return Short(random: random, depth: view.depth - 1)
        }
        return ForEach(views, id: \.depth) { $0 }
      }
      func lower<V: View>(_ view: V) { V._lower(view, &builder) }
      switch random.below(view.depth == 0 ? 3 : 13) {
      case 0: lower(Text(verbatim: "a"))
      case 1: lower(Spacer(minLength: points / 4))
      case 2: lower(Divider())
      case 3, 4: lower(HStack { several() })
      case 5: lower(VStack { several() })
      case 6: lower(ZStack { several() })
      case 7: lower(inner.padding(.horizontal, points / 4))
      case 8: lower(inner.frame(width: points))
      case 9: lower(inner.frame(minWidth: points / 4, maxWidth: points < 40 ? .infinity : points))
      case 10: lower(inner.frame(maxWidth: points < 40 ? .infinity : points))
      case 11: lower(inner.fixedSize(horizontal: points < 40, vertical: false))
      default: lower(inner.layoutPriority(Double(points)))
      }
    }
  }

  @Test func `lengths found in one pass are those that asking would give`() async {
    var asked = 0
    for seed in UInt64(1)...2_000 {
      await giveWay(seed)
      var builder = TreeBuilder()
      builder.reset()
      Short._lower(Short(random: Seeded(state: seed), depth: 3), &builder)
      builder.finish()
      var pass = LayoutPass()
      _ = pass.run(builder, columns: 40, rows: .unspecified)
      pass.findBounds(downTo: 1)
      for i in 1..<Int32(builder.nodes.count) {
        let bounds = pass.bounds[i]
        let narrow = pass.size(i, Proposal(0, .unspecified)).width
        let wide = pass.size(i, Proposal(.unbounded, .unspecified)).width
        let place = "seed \(seed), node \(i), \(builder.nodes[i].kind)"
        if bounds.least.width != narrow {
          Issue.record("\(place): least \(bounds.least.width), asked \(narrow)")
        }
        if min(bounds.most.width, .unbounded) != min(wide, .unbounded) {
          Issue.record("\(place): most \(bounds.most.width), asked \(wide)")
        }
        asked += 1
      }
    }
    #expect(asked > 5_000)
  }
}
