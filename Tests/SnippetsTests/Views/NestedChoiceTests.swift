import Foundation
import Testing

@testable import Snippets

private final class Count {
  private(set) var bodies = 0

  func note() { bodies += 1 }
}

/// Choices in both alternatives of choices.
private struct Folding: View {
  let levels: Int
  let count: Count
  var body: some View {
    let _ = count.note()
    if levels > 0 {
      let inner = AnyView(Folding(levels: levels - 1, count: count))
      ViewThatFits(in: .horizontal) {
        HStack {
          Text("\(levels)")
          inner
        }
        VStack(alignment: .leading) {
          Text("\(levels)")
          inner
        }
      }
    } else {
      Text("in")
    }
  }
}

/// A view made of a seed, most of it choices in choices.
private struct RandomChoice: PrimitiveView {
  var random: Seeded
  let depth: Int

  static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    var random = view.random
    let words = String("wrap these words or not".prefix(1 + random.below(22)))
    func inner() -> RandomChoice {
      let inner = RandomChoice(random: random, depth: view.depth - 1)
      for _ in 0..<9 { _ = random.next() }
      return inner
    }
    func lower<V: View>(_ view: V) { V._lower(view, &builder) }
    switch view.depth == 0 ? 0 : random.below(12) {
    case 0: lower(Text(verbatim: words))
    case 1:
      lower(
        HStack {
          inner()
          inner()
        }
      )
    case 2:
      lower(
        HStack {
          Text(verbatim: words)
          inner()
        }
      )
    case 3:
      lower(
        VStack(alignment: .leading) {
          inner()
          inner()
        }
      )
    case 4: lower(inner().padding(.leading, CGFloat(random.below(60))))
    case 5: lower(inner().fixedSize())
    case 6:
      lower(
        Button {
        } label: {
          inner()
        }
      )
    case 7:
      lower(
        HStack {
          inner()
          Spacer()
          inner()
        }
      )
    case 8:
      lower(
        ViewThatFits {
          inner()
          inner()
          inner()
        }
      )
    case 9:
      lower(
        ViewThatFits {
          inner()
          EmptyView()
        }
      )
    default:
      lower(
        ViewThatFits(in: .horizontal) {
          inner()
          inner()
        }
      )
    }
  }
}

@MainActor
struct NestedChoiceTests {
  @Test(arguments: [10, 20, 40]) func `choices in choices cost no power of two`(levels: Int) {
    func drawn(columns: Int) -> String {
      let count = Count()
      let drawn = render(Folding(levels: levels, count: count), columns: columns)
      #expect(count.bodies < 1_000 * levels, "\(columns) columns")
      return drawn
    }
    func expected(inRow: Int) -> String {
      let column = (inRow..<levels).reversed().map { "\($0 + 1)\n" }.joined()
      let row = (0..<inRow).reversed().map { "\($0 + 1) " }.joined()
      return column + row + "in"
    }
    for (columns, inRow) in [(400, levels), (12, 5), (3, 0)] {
      #expect(drawn(columns: columns) == expected(inRow: inRow))
    }
  }

  @Test func `what is lowered in part has the choices of what is lowered whole`() async {
    var whole = Renderer()
    whole.mostHiddenChoices = .max
    var part = Renderer()
    part.mostHiddenChoices = 16
    for seed in UInt64(1)...2_000 {
      await giveWay(seed)
      var random = Seeded(state: seed)
      let columns = 1 + random.below(60)
      let view = RandomChoice(random: random, depth: 5)
      #expect(
        part.render(view, columns: columns) == whole.render(view, columns: columns),
        "seed \(seed)"
      )
    }
  }
}
