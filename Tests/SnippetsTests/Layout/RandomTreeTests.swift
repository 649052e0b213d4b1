import Foundation
import Testing

@testable import Snippets

/// A small generator, so that a failing tree can be made again from its seed.
private struct Seeded: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let mixed = (state ^ (state >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    return mixed ^ (mixed >> 29)
  }
}

@MainActor
struct RandomTreeTests {
  private func tree(_ random: inout Seeded, _ depth: Int) -> AnyView {
    let kind = Int.random(in: 0..<(depth == 0 ? 4 : 12), using: &random)
    let points = CGFloat(Int.random(in: 0...120, using: &random))
    func inner() -> AnyView { tree(&random, depth - 1) }
    func children() -> some View {
      let views = (0..<Int.random(in: 0...3, using: &random)).map { _ in inner() }
      return ForEach(0..<views.count) { views[$0] }
    }
    let word = String("wrap these words 中文字 é".prefix(Int.random(in: 0...22, using: &random)))
    switch kind {
    case 0, 1: return AnyView(Text(verbatim: word))
    case 2: return AnyView(Spacer())
    case 3: return AnyView(Divider())
    case 4, 5:
      let views = children()
      return AnyView(HStack(spacing: points / 8) { views })
    case 6, 7:
      let views = children()
      return AnyView(VStack(alignment: .leading) { views })
    case 8: return AnyView(inner().padding(points / 8))
    case 9: return AnyView(inner().frame(maxWidth: points < 30 ? .infinity : points))
    case 10: return AnyView(inner().lineLimit(Int(points) % 3))
    default: return AnyView(inner().frame(width: points))
    }
  }

  @Test func `nothing is drawn outside its area and no row ends in blanks`() throws {
    for seed in UInt64(1)...400 {
      var random = Seeded(state: seed)
      let view = tree(&random, 4)
      let width = Int.random(in: 1...40, using: &random)
      let rows = render(view, columns: width).split(
        separator: "\n",
        omittingEmptySubsequences: false
      )
      for row in rows {
        #expect(columns(of: String(row)) <= width, "seed \(seed)")
        #expect(!row.hasSuffix(" "), "seed \(seed)")
      }
      let content = SnippetContent(view)
      let value = try resolve(content, settings: RenderSettings(columns: width)).tree
      #expect(value.text() == rows.joined(separator: "\n"), "seed \(seed)")
    }
  }

  @Test func `the fast path and the full algorithm agree`() {
    for seed in UInt64(1)...400 {
      var random = Seeded(state: seed)
      let view = tree(&random, 4)
      let width = Int.random(in: 1...40, using: &random)
      var fast = Renderer()
      var full = Renderer()
      full.usesFastPath = false
      let settings = RenderSettings(columns: width)
      let expected = full.render(view, settings: settings)
      #expect(fast.render(view, settings: settings) == expected, "seed \(seed)")
    }
  }
}
