import Foundation
import Testing

@testable import Snippets

/// What an app writes: tags that go on in the next line.
private struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions().width
    return arrange(width, subviews).size
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    for (index, point) in arrange(bounds.width, subviews).points.enumerated() {
      let position = CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y)
      subviews[index].place(at: position, proposal: .unspecified)
    }
  }

  private func arrange(_ width: CGFloat, _ subviews: Subviews) -> (points: [CGPoint], size: CGSize)
  {
    var (points, x, y, line, widest): ([CGPoint], CGFloat, CGFloat, CGFloat, CGFloat) =
      ([], 0, 0, 0, 0)
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width {
        (x, y, line) = (0, y + line + spacing, 0)
      }
      points.append(CGPoint(x: x, y: y))
      x += size.width + spacing
      line = max(line, size.height)
      widest = max(widest, x - spacing)
    }
    return (points, CGSize(width: widest, height: y + line))
  }
}

/// Every view as wide as the widest.
private struct EqualWidths: Layout {
  struct Cache { var widest: CGFloat }

  func makeCache(subviews: Subviews) -> Cache {
    Cache(widest: subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0)
  }

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize {
    let gaps = subviews.indices.dropLast().map {
      subviews[$0].spacing.distance(to: subviews[$0 + 1].spacing, along: .horizontal)
    }
    let width = cache.widest * CGFloat(subviews.count) + gaps.reduce(0, +)
    return CGSize(width: width, height: 16)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    var x = bounds.minX + cache.widest / 2
    for subview in subviews {
      let proposal = ProposedViewSize(width: cache.widest, height: bounds.height)
      subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: proposal)
      x += cache.widest + 8
    }
  }
}

private struct Column: LayoutValueKey { static let defaultValue = 0 }

private struct ByColumn: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 80, height: 16)
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    for view in subviews where view.priority >= 0 {
      let x = bounds.minX + CGFloat(view[Column.self]) * 8
      view.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
    }
  }

  func explicitAlignment(
    of guide: HorizontalAlignment,
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) -> CGFloat? { guide == .leading ? 16 : nil }
}

/// Sizes that are no sizes.
private struct Broken: Layout {
  let length: CGFloat
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: length, height: -length)
  }
  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout ()
  ) {
    subviews.first?.place(at: CGPoint(x: length, y: length), proposal: .infinity)
  }
}

@MainActor
struct CustomLayoutTests {
  private func tags<L: Layout>(_ layout: L) -> some View {
    layout { ForEach(["swift", "linux", "cells", "text"], id: \.self) { Text($0) } }
  }

  @Test func `a layout of an app's own flows, without a blank row for eight points`() {
    #expect(render(tags(FlowLayout()), columns: 12) == "swift linux\ncells text")
    #expect(render(tags(FlowLayout()), columns: 8) == "swift\nlinux\ncells\ntext")
    #expect(render(tags(FlowLayout(spacing: 16)), columns: 6) == "swift\n\nlinux\n\ncells\n\ntext")
    #expect(render(FlowLayout()() { EmptyView() }) == "")
  }

  @Test func `what a layout sets apart by less than a column does not touch`() {
    let words = ["one", "two", "three", "four", "five", "six"]
    let flow = FlowLayout(spacing: 4) { ForEach(words, id: \.self) { Text($0) } }
    #expect(render(flow) == "one two three four five six")
    #expect(render(flow, columns: 15) == "one two three\nfour five six")
    #expect(render(HStack { flow.fixedSize() }) == words.joined(separator: "\n"))
  }

  @Test(arguments: [CGFloat(1), 3, 4, 5, 6, 7, 9, 12])
  func `words that flow are neither glued together nor outside`(spacing: CGFloat) {
    let words = (0..<30).map { "abcdefgh".prefix(1 + $0 * 7 % 8) }
    let flow = FlowLayout(spacing: spacing) {
      ForEach(words.indices, id: \.self) { Text(words[$0]) }
    }
    for columns in stride(from: 8, through: 44, by: 3) {
      let rows = render(flow, columns: columns).split(separator: "\n")
      #expect(rows.allSatisfy { $0.count <= columns })
      #expect(rows.flatMap { $0.split(separator: " ") } == words)
    }
  }

  @Test func `a layout keeps what it knows and places by anchors`() {
    #expect(render(tags(EqualWidths())) == "swift linux cells text")
    let pair = EqualWidths {
      Text("a")
      Text("long")
    }
    #expect(render(pair) == " a   long")
  }

  @Test func `views tell a layout values, and a layout tells where its guides are`() {
    let view = VStack(alignment: .leading, spacing: 0) {
      Text("x")
      ByColumn {
        Text("a").layoutValue(key: Column.self, value: 4).padding(0)
        Text("b")
        Text("c").layoutPriority(-1).hidden()
      }
    }
    #expect(render(view, columns: 12) == "  x\nb   a")
  }

  @Test func `stacks are layouts that can be chosen`() {
    for (isWide, expected) in [(true, "a b"), (false, "a\nb")] {
      let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(alignment: .leading))
      let view = layout {
        Text("a")
        Text("b")
      }
      #expect(render(view) == expected)
    }
    let layers = ZStackLayout(alignment: .trailing) {
      Text("aaa")
      Text("b")
    }
    #expect(render(layers) == "aab")
    let grid = GridLayout(alignment: .leading) {
      GridRow {
        Text("aa")
        Text("b")
      }
      GridRow {
        Text("c")
        Text("d")
      }
    }
    #expect(render(grid) == "aa b\nc  d")
  }

  @Test func `a layout may call another one`() {
    struct Wrapping: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
      ) -> CGSize {
        HStackLayout().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
      }
      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
      ) {
        HStackLayout(alignment: .bottom).placeSubviews(
          in: bounds,
          proposal: proposal,
          subviews: subviews,
          cache: &cache
        )
      }
    }
    let view = Wrapping {
      Text("a\nb")
      Spacer()
      Text("c")
    }
    #expect(render(view, columns: 6) == "a\nb    c")
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, -8, 0, 1e300])
  func `lengths that are none do no harm`(length: CGFloat) {
    _ = render(Broken(length: length)() { Text("a") }, columns: 5)
    _ = render(Text("a").frame(width: length, height: length), columns: 5)
    _ = render(Text("a").frame(minWidth: length, idealWidth: length, maxWidth: length), columns: 5)
    _ = render(Text("a").padding(length).offset(x: length, y: length), columns: 5)
    _ = render(Text("a").position(x: length, y: length), columns: 5)
    _ = render(Text("a").aspectRatio(length, contentMode: .fit), columns: 5)
    _ = render(HStack(spacing: length) { Spacer(minLength: length) }, columns: 5)
    _ = render(VStack { Text("a").alignmentGuide(.leading) { _ in length } }, columns: 5)
    _ = render(Text("a").layoutPriority(length).zIndex(length).border(.red, width: length))
    _ = render(LazyVGrid(columns: [GridItem(.adaptive(minimum: length))]) { Text("a") })
    _ = render(LazyHGrid(rows: [GridItem(.fixed(length), spacing: length)]) { Text("a") })
    _ = render(Grid(horizontalSpacing: length, verticalSpacing: length) { Text("a") }, columns: 5)
    let frame = Text("a").containerRelativeFrame(.horizontal) { _, _ in length }
    _ = render(frame, columns: 5)
  }
}
