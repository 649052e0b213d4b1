import Foundation
import Testing

@testable import Snippets

/// What stands between the children of stacks and grids, where the app asks for a length that is none.
@MainActor
struct StackSpacingTests {
  private func draw(_ view: some View) -> [Substring] {
    render(view, columns: 12).split(separator: "\n")
  }

  private var pair: some View {
    Group {
      Text("a")
      Text("b")
    }
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, .signalingNaN])
  func `a spacing that is no number is the standard one`(spacing: CGFloat) {
    #expect(draw(HStack(spacing: spacing) { pair }) == ["a b"])
    #expect(draw(LazyHStack(spacing: spacing) { pair }) == ["a b"])
    #expect(draw(VStack(spacing: spacing) { pair }) == ["a", "b"])
    #expect(draw(LazyVStack(spacing: spacing) { pair }) == ["a", "b"])
    #expect(draw(AnyLayout(HStackLayout(spacing: spacing)) { pair }) == ["a b"])
    #expect(draw(AnyLayout(VStackLayout(spacing: spacing)) { pair }) == ["a", "b"])
    let grid = Grid(horizontalSpacing: spacing, verticalSpacing: spacing) {
      GridRow { pair }
      GridRow { pair }
    }
    #expect(draw(grid) == ["a b", "a b"])
    let item = GridItem(.fixed(8), spacing: spacing)
    #expect(draw(LazyVGrid(columns: [item, item], spacing: spacing) { pair }) == ["    a b"])
    let row = GridItem(.fixed(16), spacing: spacing)
    let high = LazyHGrid(rows: [row, row], spacing: spacing) {
      pair
      pair
    }
    #expect(draw(high) == ["a a", "b b"])
  }
}
