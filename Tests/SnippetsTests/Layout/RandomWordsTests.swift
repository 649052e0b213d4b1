import Foundation
import Testing

@testable import Snippets

/// A tree at random in which each text is a word of its own, and nothing may cut words or hide them.
private struct RandomWords: PrimitiveView {
  /// Numbers the words of a tree in the order in which they are lowered.
  @MainActor final class Count {
    var words = 0
  }

  var random: Seeded
  let depth: Int
  let count: Count

  static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    var random = view.random
    view.node(&random, &builder)
  }

  private func node(_ random: inout Seeded, _ builder: inout TreeBuilder) {
    let kind = random.below(depth == 0 ? 8 : 24)
    let inner = RandomWords(random: random, depth: depth - 1, count: count)
    for _ in 0..<7 { _ = random.next() }
    switch kind {
    case 0...3: lower(Text(verbatim: words(1 + random.below(4))), &builder)
    case 4: lower(Divider(), &builder)
    case 5: lower(Rectangle().fill(.red).frame(width: 8), &builder)
    case 6: lower(Spacer(), &builder)
    case 7: lower(Color.clear.frame(width: 8), &builder)
    case 8: lower(HStack { children(&random) }, &builder)
    case 9, 10: lower(HStack(alignment: .firstTextBaseline) { children(&random) }, &builder)
    case 11: lower(HStack(alignment: .lastTextBaseline) { children(&random) }, &builder)
    case 12, 13: lower(VStack(alignment: .leading) { children(&random) }, &builder)
    case 14: lower(inner.padding(8), &builder)
    case 15: lower(inner.frame(maxHeight: .infinity, alignment: .bottom), &builder)
    case 16: lower(inner.frame(maxWidth: .infinity, alignment: .leading), &builder)
    case 17: lower(inner.border(.red), &builder)
    case 18: lower(inner.fixedSize(horizontal: false, vertical: true), &builder)
    case 19: lower(HStack(alignment: .top) { children(&random) }, &builder)
    case 20:
      let rows = (children(&random), children(&random))
      let grid = Grid(alignment: .leadingFirstTextBaseline) {
        GridRow { rows.0 }
        GridRow { rows.1 }
      }
      lower(grid, &builder)
    case 21: lower(LazyVGrid(columns: [GridItem(), GridItem()]) { inner }, &builder)
    case 22:
      let row = HStack {
        Text("☆").frame(width: 44)
        inner
      }
      lower(row, &builder)
    default: lower(inner.alignmentGuide(.firstTextBaseline) { $0[.bottom] }, &builder)
    }
  }

  private func words(_ number: Int) -> String {
    (0..<number).map { _ in
      count.words += 1
      return Self.word(count.words)
    }.joined(separator: " ")
  }

  static func word(_ number: Int) -> String { "w\(number)." }

  private func lower<V: View>(_ view: V, _ builder: inout TreeBuilder) {
    V._lower(view, &builder)
  }

  private func children(
    _ random: inout Seeded
  ) -> ForEach<[RandomWords], Int, RandomWords> {
    let views = (0..<random.below(4)).map { _ in
      let view = RandomWords(random: random, depth: depth - 1, count: count)
      for _ in 0..<7 { _ = random.next() }
      return view
    }
    return ForEach(views, id: \.depth) { $0 }
  }
}

@MainActor
struct RandomWordsTests {
  private static let count: UInt64 = {
    let asked = ProcessInfo.processInfo.environment["PARLEY_TREES"].flatMap(UInt64.init)
    return (asked ?? 10_000) / 10
  }()

  @Test(arguments: [30, 44]) func `no word is lost`(width: Int) async {
    for seed in 1...Self.count {
      await giveWay(seed)
      let count = RandomWords.Count()
      let view = RandomWords(random: Seeded(state: seed), depth: 3, count: count)
      let drawn = render(view, columns: width)
      // A word may be broken: all its characters are there.
      let words = (0..<count.words).map { RandomWords.word($0 + 1) }.joined()
      let letters = drawn.filter { $0.isASCII && !$0.isWhitespace }
      if letters.sorted() != words.sorted() {
        Issue.record("seed \(seed): lost words in\n\(drawn)")
      }
    }
  }
}
