import Foundation
import Testing

@testable import Snippets

/// A small generator, so that a failing tree can be made again from its seed.
struct Seeded: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let mixed = (state ^ (state >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    return mixed ^ (mixed >> 29)
  }

  /// A number below another; quicker in debug builds than the standard library's.
  mutating func below(_ bound: Int) -> Int { Int(truncatingIfNeeded: next() >> 33) % bound }
}

/// A view made of a seed, lowered without a type of its own for each: ten thousand of them take a second in a debug build.
struct RandomView: PrimitiveView {
  var random: Seeded
  let depth: Int

  static let words: [String] = (0...22).map { String("wrap these words 中文字 é".prefix($0)) }

  static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    var random = view.random
    node(&random, view.depth, &builder)
  }

  private static func node(_ random: inout Seeded, _ depth: Int, _ builder: inout TreeBuilder) {
    let kind = random.below(depth == 0 ? 5 : 26)
    let points = CGFloat(random.below(121))
    // Each branch is lowered through the real view, with the same generator for what is inside.
    let inner = RandomView(random: random, depth: depth - 1)
    for _ in 0..<7 { _ = random.next() }
    switch kind {
    case 0, 1: Text._lower(Text(verbatim: words[random.below(23)]), &builder)
    case 2: Spacer._lower(Spacer(), &builder)
    case 3 where points < 40: lower(Rectangle().fill(.red).frame(width: 8), &builder)
    case 3: Divider._lower(Divider(), &builder)
    case 4: lower(Button(words[random.below(12)]) {}, &builder)
    case 5, 6: lower(HStack(spacing: points / 8) { children(&random, depth) }, &builder)
    case 7, 8: lower(VStack(alignment: .leading) { children(&random, depth) }, &builder)
    case 9: lower(ZStack(alignment: .topLeading) { children(&random, depth) }, &builder)
    case 10: lower(inner.padding(points / 8), &builder)
    case 11: lower(inner.frame(maxWidth: points < 30 ? .infinity : points), &builder)
    case 12: lower(inner.lineLimit(Int(points) % 3), &builder)
    case 13: lower(inner.frame(width: points), &builder)
    case 14: lower(inner.layoutPriority(Double(points) - 60), &builder)
    case 15: lower(inner.border(.red), &builder)
    case 16: lower(inner.fixedSize(horizontal: false, vertical: points < 60), &builder)
    case 17: lower(inner.frame(minWidth: points / 4, idealWidth: points / 2), &builder)
    case 18: lower(inner.alignmentGuide(.leading) { _ in points / 8 }, &builder)
    case 19: lower(HStack(alignment: .firstTextBaseline) { children(&random, depth) }, &builder)
    case 20: lower(inner.overlay(alignment: .topTrailing) { Text("x") }, &builder)
    case 21:
      let rows = (children(&random, depth), children(&random, depth))
      let grid = Grid(alignment: .leading) {
        GridRow { rows.0 }
        GridRow { rows.1 }
      }
      lower(grid, &builder)
    case 22:
      lower(LazyVGrid(columns: [GridItem(), GridItem()]) { children(&random, depth) }, &builder)
    case 23: lower(ViewThatFits { children(&random, depth) }, &builder)
    case 24: lower(inner.aspectRatio(1 + points / 40, contentMode: .fit), &builder)
    default: lower(inner.hidden(), &builder)
    }
  }

  private static func lower<V: View>(_ view: V, _ builder: inout TreeBuilder) {
    V._lower(view, &builder)
  }

  private static func children(
    _ random: inout Seeded,
    _ depth: Int
  ) -> ForEach<[RandomView], Int, RandomView> {
    let views = (0..<random.below(4)).map { _ in
      let view = RandomView(random: random, depth: depth - 1)
      for _ in 0..<7 { _ = random.next() }
      return view
    }
    return ForEach(views, id: \.depth) { $0 }
  }
}

extension RandomView {
  /// The tree of a seed, and how wide it is drawn.
  static func of(_ seed: UInt64) -> (view: RandomView, width: Int) {
    var random = Seeded(state: seed)
    let width = 1 + random.below(40)
    return (RandomView(random: random, depth: 2 + random.below(2)), width)
  }
}

/// Other tests need the main actor too: they get it every twenty trees.
func giveWay(_ seed: UInt64) async {
  if seed % 20 == 0 { await Task.yield() }
}

@MainActor
struct RandomTreeTests {
  private static let count: UInt64 = {
    let asked = ProcessInfo.processInfo.environment["PARLEY_TREES"].flatMap(UInt64.init)
    return asked ?? 10_000
  }()

  @Test func `nothing is drawn outside its area, and each tree is drawn the same in every way`()
    async
  {
    var first = Renderer()
    var second = Renderer()
    var full = Renderer()
    full.usesFastPath = false
    for seed in 1...Self.count {
      await giveWay(seed)
      let (view, width) = RandomView.of(seed)
      let drawn = first.render(view, columns: width)
      if let fault = fault(drawn, width) { Issue.record("seed \(seed): \(fault)") }
      if second.render(view, columns: width) != drawn {
        Issue.record("seed \(seed): another text the second time")
      }
      let expected = full.render(view, columns: width)
      if drawn != expected {
        Issue.record("seed \(seed): fast path '\(drawn)', full algorithm '\(expected)'")
      }
    }
  }

  /// What is wrong with a text that should be so wide, if something is.
  private func fault(_ text: String, _ width: Int) -> String? {
    var bytes = ArraySlice(text.utf8)
    while true {
      let line = bytes.prefix { $0 != 0x0A }
      // Bytes are as many as columns, or more: most rows need no closer look.
      if line.count > width, columns(of: String(decoding: line, as: UTF8.self)) > width {
        return "a row is wider than \(width)"
      }
      if line.last == 0x20 { return "a row ends in a blank" }
      bytes = bytes.dropFirst(line.count)
      if bytes.isEmpty { return nil }
      bytes = bytes.dropFirst()
    }
  }

  @Test func `what is measured is drawn, and a tree kept as a value has the same text`()
    async throws
  {
    for seed in 1...Self.count {
      await giveWay(seed)
      let (view, width) = RandomView.of(seed)
      let settings = RenderSettings(columns: width)
      let tree = try resolve(SnippetContent(view), settings: settings).tree
      let drawn = render(view, columns: width)
      if tree.text() != drawn { Issue.record("seed \(seed): '\(tree.text())', drawn '\(drawn)'") }
      let rows = drawn.isEmpty ? 0 : drawn.utf8.count { $0 == 0x0A } + 1
      if tree.size.rows != rows, tree.size.rows > 1 {
        Issue.record("seed \(seed): \(tree.size.rows) rows measured, \(rows) drawn")
      }
    }
  }

  @Test func `less room never makes a text lower`() async {
    for seed in 1...Self.count {
      await giveWay(seed)
      var random = Seeded(state: seed)
      let text = Text(
        verbatim: RandomView.words[random.below(23)] + " " + RandomView.words[random.below(23)]
      )
      var rows = 0
      // Each width for a tenth of the texts, a few for the others.
      let step = 1 + random.below(10)
      for width in stride(from: 30 - random.below(step), through: 1, by: -step) {
        let high = render(text, columns: width).utf8.count { $0 == 0x0A }
        if high < rows { Issue.record("seed \(seed): lower in \(width) columns") }
        rows = high
      }
    }
  }

  @Test(arguments: [0, 1, 10_000]) func `any width is safe`(width: Int) {
    for seed in UInt64(1)...100 {
      let view = RandomView.of(seed).view
      _ = render(view, columns: width)
      _ = render(view.frame(height: 0), columns: width)
    }
  }
}
