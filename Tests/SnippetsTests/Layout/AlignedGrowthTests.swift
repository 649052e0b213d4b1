import Foundation
import Testing

@testable import Snippets

private enum Middle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context[VerticalAlignment.center]
  }
}

extension VerticalAlignment {
  fileprivate static let middle = VerticalAlignment(Middle.self)
}

@MainActor
struct AlignedGrowthTests {
  @Test func `what grows in a column is as wide as that may be, not as what goes beyond it`() {
    let row = HStack(spacing: 0) {
      Text("L").frame(maxWidth: .infinity, alignment: .leading)
      Text("R").frame(maxWidth: .infinity, alignment: .trailing)
    }
    let column = VStack(alignment: .leading) {
      Text("too wide for it").fixedSize()
      VStack(alignment: .trailing) {
        Text("ab")
        Text("x").alignmentGuide(.trailing) { $0[.leading] }
      }
      row.border(.green)
    }
    let rows = render(column, columns: 12).split(separator: "\n").suffix(3)
    #expect(rows == ["┌──────────┐", "│L        R│", "└──────────┘"])
  }

  private let wrapping = "some words that wrap over several rows here"

  @Test func `a divider beside lines of text is as high as they are`() {
    let card = VStack(alignment: .leading) {
      HStack(alignment: .firstTextBaseline) {
        Text("Note")
        Divider()
        Text(wrapping)
      }.border(.red)
      Text("after")
    }
    let rows1 = """
      ┌───────────────────────────┐
      │Note │ some words that wrap│
      │     │ over several rows   │
      │     │ here                │
      └───────────────────────────┘
      after
      """
    #expect(render(card, columns: 30) == rows1)
  }

  @Test func `a row within a row keeps the first line of its words`() {
    let row = HStack(alignment: .firstTextBaseline) {
      VStack(alignment: .leading) {
        Text("Mon")
        Text("Jun 3")
        Text("2026")
      }
      HStack {
        Text("9:00")
        Divider()
        Text("Stand-up")
      }
    }
    let rows2 = """
      Mon   9:00 │ Stand-up
      Jun 3
      2026
      """
    #expect(render(row, columns: 44) == rows2)
    let rows3 = """
      Mon   9:00 │ Stand-up
      Jun 3
      2026
      """
    #expect(render(row.frame(height: 48), columns: 44) == rows3)
    let rows4 = """
      ┌─────────────────────┐
      │           │         │
      │           │         │
      │Mon   9:00 │ Stand-up│
      │Jun 3      │         │
      │2026       │         │
      └─────────────────────┘
      """
    #expect(render(row.frame(height: 80).border(.red), columns: 44) == rows4)
  }

  @Test func `an empty cell of a grid takes no words away`() {
    let grid = GroupBox {
      Grid(alignment: .leadingFirstTextBaseline) {
        GridRow {
          Text("½ cup")
          Text("granulated white sugar")
        }
        GridRow {
          Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
          Text("1 vanilla bean, split and scraped")
        }
      }
    }
    let rows5 = """
      ┌─────────────────┐
      │ ½   granulated  │
      │ cup white sugar │
      │     1 vanilla   │
      │     bean, split │
      │     and scraped │
      └─────────────────┘
      """
    #expect(render(grid, columns: 20) == rows5)
  }

  @Test func `what grows stands beside the first lines of text`() {
    let quote = HStack(alignment: .firstTextBaseline) {
      Capsule().fill(.gray).frame(width: 3)
      Text(wrapping)
    }
    let rows6 = """
      ┌───────────────────────────┐
      │▌ some words that wrap over│
      │▌ several rows here        │
      └───────────────────────────┘
      """
    #expect(render(quote.border(.red), columns: 30) == rows6)
    let framed = HStack(alignment: .firstTextBaseline) {
      Text("a").frame(maxHeight: .infinity, alignment: .bottom)
      Text(wrapping)
    }
    let rows7 = """
      ┌───────────────────────────┐
      │a some words that wrap over│
      │  several rows here        │
      └───────────────────────────┘
      """
    #expect(render(framed.border(.red), columns: 30) == rows7)
    let spaced = HStack(alignment: .firstTextBaseline) {
      VStack {
        Spacer()
        Text("b")
      }
      Text(wrapping)
    }
    let rows8 = """
      ┌───────────────────────────┐
      │b some words that wrap over│
      │  several rows here        │
      └───────────────────────────┘
      """
    #expect(render(spaced.border(.red), columns: 30) == rows8)
    let fixed = spaced.fixedSize(horizontal: false, vertical: true)
    #expect(render(fixed.border(.red), columns: 30) == rows8)
    let last = HStack(alignment: .lastTextBaseline) {
      VStack {
        Text("a")
        Spacer()
        Text("b")
      }
      Divider()
      Text(wrapping)
    }
    let rows9 = """
      ┌──────────────────────────┐
      │a │ some words that wrap  │
      │b │ over several rows here│
      └──────────────────────────┘
      """
    #expect(render(last.border(.red), columns: 30) == rows9)
    let column = VStack(spacing: 0) {
      HStack(alignment: .middle) {
        Text("x").alignmentGuide(.middle) { $0[.bottom] }
        Rectangle().fill(.red).frame(width: 8)
        Text(wrapping)
      }
      Text("after")
    }
    let rows10 = """
      ┌──────────────────────────┐
      │x ▌ some words that wrap  │
      │  ▌ over several rows here│
      │          after           │
      └──────────────────────────┘
      """
    #expect(render(column.border(.red), columns: 30) == rows10)
    let high = HStack(alignment: .firstTextBaseline) {
      Text("one")
      Divider()
      Text("two")
    }
    let rows11 = """
      ┌─────────┐
      │    │    │
      │    │    │
      │    │    │
      │one │ two│
      └─────────┘
      """
    #expect(render(high.frame(height: 64).border(.red), columns: 30) == rows11)
  }

  @Test func `a row of a grid is as high as its cells are in their places`() {
    let rows = Grid(alignment: .leadingFirstTextBaseline) {
      GridRow {
        Text("Note")
        Divider()
        Text(wrapping)
      }
      GridRow {
        Text("Next")
        Divider()
        Text("row")
      }
    }
    let rows12 = """
      ┌───────────────────────────┐
      │Note │ some words that wrap│
      │     │ over several rows   │
      │     │ here                │
      │Next │ row                 │
      └───────────────────────────┘
      """
    #expect(render(rows.border(.red), columns: 30) == rows12)
    let own = Grid {
      GridRow(alignment: .firstTextBaseline) {
        Rectangle().fill(.red).frame(width: 8)
        Text(wrapping)
      }
      GridRow(alignment: .lastTextBaseline) {
        Text("a\nb")
        Text("c").padding(.bottom, 32)
      }
      Text("after")
    }
    let rows13 = """
      ┌────────────────────────────┐
      │▌ some words that wrap over │
      │▌ several rows here         │
      │a                           │
      │b             c             │
      │                            │
      │                            │
      │           after            │
      └────────────────────────────┘
      """
    #expect(render(own.border(.red), columns: 30) == rows13)
    let lazy = LazyVGrid(columns: [GridItem(), GridItem()]) {
      ForEach(0..<4) { _ in
        HStack(alignment: .lastTextBaseline) {
          Text("a b c d e f g h i")
          Divider()
          Text("d")
        }
      }
    }
    let rows14 = """
      ┌────────────────────────────┐
      │a b c d e │    a b c d e │  │
      │f g h i   │ d  f g h i   │ d│
      │a b c d e │    a b c d e │  │
      │f g h i   │ d  f g h i   │ d│
      └────────────────────────────┘
      """
    #expect(render(lazy.border(.red), columns: 30) == rows14)
  }

  @Test func `rows within rows are measured in no time`() {
    func row(_ depth: Int) -> AnyView {
      let row = HStack(alignment: .firstTextBaseline) {
        Text(Array(repeating: "a", count: depth).joined(separator: "\n"))
        Divider()
        if depth > 1 { row(depth - 1) }
      }
      return AnyView(row)
    }
    #expect(render(row(20), columns: 100).count { $0 == "a" } == 210)
  }
}
