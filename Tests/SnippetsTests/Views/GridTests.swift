import Foundation
import Testing

@testable import Snippets

@MainActor
struct GridTests {
  @Test func `columns are as wide as their widest cells`() {
    let grid = Grid(alignment: .leading) {
      GridRow {
        Text("Latte")
        Text("$4.50")
      }
      GridRow {
        Text("Espresso")
        Text("$3.00").gridColumnAlignment(.trailing)
      }
      GridRow {
        Text("Tea")
        Text("$2")
      }
    }
    #expect(render(grid) == "Latte    $4.50\nEspresso $3.00\nTea         $2")
  }

  @Test func `a cell may take several columns, and a divider goes over all of them`() {
    let grid = Grid(horizontalSpacing: 8) {
      GridRow {
        Text("a")
        Text("bb")
        Text("c")
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow {
        Text("xyz").gridCellColumns(2)
        Text("z")
      }
    }
    #expect(render(grid) == "a bb c\n──────\nxyz  z")
    let wide = Grid {
      GridRow {
        Text("a")
        Text("b")
      }
      Divider()
    }
    #expect(render(wide, columns: 9) == " a    b\n─────────")
  }

  @Test func `a cell that is wider than its columns makes them wider`() {
    let grid = Grid(alignment: .leading) {
      GridRow {
        Text("a")
        Text("b")
      }
      GridRow { Text("a long one").gridCellColumns(2) }
    }
    #expect(render(grid) == "a     b\na long one")
  }

  @Test func `a column that grows takes the rest`() {
    let grid = Grid(alignment: .leading) {
      GridRow {
        Text("ab")
        Text("c").frame(maxWidth: .infinity, alignment: .trailing)
      }
    }
    #expect(render(grid, columns: 10) == "ab       c")
  }

  @Test func `columns that grow are equal where there is room`() {
    func row(_ words: [String]) -> some View {
      GridRow {
        ForEach(words, id: \.self) { Text($0).frame(maxWidth: .infinity, alignment: .leading) }
      }
    }
    let equal = Grid { row(["1", "2", "abcdefgh"]) }
    #expect(render(equal, columns: 32) == "1          2          abcdefgh")
    // One that needs more has it, and the others share the rest.
    let unequal = Grid { row(["1", "2", "abcdefghijkl"]) }
    #expect(render(unequal, columns: 26) == "1      2      abcdefghijkl")
    let limited = Grid {
      GridRow {
        Text("a").frame(maxWidth: 32, alignment: .leading)
        Text("b").frame(maxWidth: .infinity, alignment: .leading)
        Text("c")
      }
    }
    #expect(render(limited, columns: 20) == "a    b             c")
  }

  @Test func `a grid without enough room breaks its texts`() {
    let grid = Grid(alignment: .topLeading) {
      GridRow {
        Text("Size")
        Text("small or large")
      }
      GridRow {
        Text("Milk")
        Text("oat")
      }
    }
    #expect(render(grid, columns: 13) == "Size small or\n     large\nMilk oat")
  }

  @Test func `anchors, empty cells and rows of their own alignment`() {
    let grid = Grid(alignment: .topLeading) {
      GridRow(alignment: .bottom) {
        Text("a\nb")
        Text("c")
      }
      GridRow {
        Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
        Text("long")
      }
      GridRow {
        Text("wide")
        Text("e").gridCellAnchor(.trailing)
      }
    }
    #expect(render(grid) == "a\nb    c\n     long\nwide    e")
    #expect(
      render(
        GridRow {
          Text("a")
          Text("b")
        }
      ) == "a b"
    )
    #expect(render(Grid {}) == "")
  }

  @Test func `lazy grids flow their children into columns and rows`() {
    let columns = [GridItem(.fixed(48), alignment: .leading), GridItem(alignment: .trailing)]
    let grid = LazyVGrid(columns: columns) { ForEach(["a", "bb", "ccc"], id: \.self) { Text($0) } }
    #expect(render(grid, columns: 12) == "a         bb\nccc")
    let adaptive = LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))], alignment: .leading) {
      ForEach(0..<5) { Text("\($0)") }
    }
    #expect(render(adaptive, columns: 17) == "  0     1     2\n  3     4")
    let rows = LazyHGrid(rows: [GridItem(), GridItem()]) { ForEach(0..<5) { Text("\($0)") } }
    #expect(render(rows) == "0 2 4\n1 3")
    #expect(render(LazyVGrid(columns: []) { Text("a") }, columns: 1) == "a")
  }

  @Test func `a lazy grid with too little room has fewer columns`() {
    let grid = LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) {
      Button("Small") {}
      Button("Medium") {}
      Button("Large") {}
    }
    #expect(render(grid, columns: 17) == "(Small)  (Medium)\n(Large)")
    #expect(render(grid, columns: 9) == " (Small)\n(Medium)\n (Large)")
  }

  @Test(arguments: [2, 60, 100, 10_000, Int.max])
  func `columns that nothing but a span is in take no room`(count: Int) {
    let alone = Grid { GridRow { Text("cell").gridCellColumns(count) } }
    #expect(render(alone, columns: 20) == "cell")
    let table = Grid(alignment: .leading) {
      GridRow { Text("title").gridCellColumns(count) }
      GridRow {
        Text("a")
        Text("bcd")
      }
    }
    #expect(render(table, columns: 20) == "title\na bcd")
  }

  @Test(arguments: [
    (GridItem(.flexible()), "0  1 2"), (GridItem(.adaptive(minimum: 8)), "0  1 2"),
    (GridItem(.fixed(8)), "0 1 2"),
  ])
  func `columns that have no room are not tried one by one`(item: GridItem, row: String) {
    func rows(_ count: Int) -> String {
      let columns = Array(repeating: item, count: count)
      let grid = LazyVGrid(columns: columns) { ForEach(0..<3) { Text("\($0)") } }
      return render(grid, columns: 20)
    }
    #expect(rows(100_000) == rows(100))
    #expect(rows(100) == row)
  }

  @Test func `rows that find no height go beyond it as a stack's do, none over another`() {
    let rows = Grid(alignment: .leading) {
      ForEach(0..<6) { number in GridRow { Text("Line \(number)") } }
    }
    let stack = VStack(alignment: .leading) { ForEach(0..<6) { Text("Line \($0)") } }
    #expect(render(rows.frame(height: 64, alignment: .top)) == "Line 0\nLine 1\nLine 2\nLine 3")
    for height in [0, 16, 40, 64, 96, 200] as [CGFloat] {
      for alignment in [Alignment.top, .center, .bottom] {
        #expect(
          render(rows.frame(height: height, alignment: alignment))
            == render(stack.frame(height: height, alignment: alignment))
        )
      }
    }
    let high = Grid {
      GridRow { Text("a").frame(height: 48) }
      GridRow { Text("b") }
    }
    #expect(render(high.frame(height: 32, alignment: .top)) == "\na")
    #expect(render(high.frame(height: 64, alignment: .top)) == "\na\n\nb")
    let texts = Grid {
      GridRow { Text("one two three") }
      GridRow { Text("b") }
    }
    #expect(render(texts.frame(width: 24, height: 48)) == "one\ntw…\n b")
  }

  @Test func `sections of a lazy grid have titles over its width, and cells begin anew below`() {
    let columns = [GridItem(.flexible()), GridItem(.flexible())]
    let grid = LazyVGrid(columns: columns, alignment: .leading) {
      Section {
        ForEach(0..<3) { Text("c\($0)") }
      } header: {
        Text("A header that is long")
      } footer: {
        Text("footer")
      }
      Section("Two") { Text("z") }
      Section { Text("y") }
      Text("x")
    }
    let rows = "A header that is long\n    c0         c1\n    c2\nfooter\nTwo\n    z\n    y\n    x"
    #expect(render(grid, columns: 21) == rows)
    let spaced = LazyVGrid(columns: columns, spacing: 32) {
      Section { Text("a") }
      Section { Text("b") }
    }
    #expect(render(spaced, columns: 5) == "a\n\n\nb")
    let adaptive = LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))], alignment: .leading) {
      Section(header: Text("Head")) { ForEach(0..<4) { Text("c\($0)") } }
    }
    #expect(render(adaptive, columns: 17) == "Head\n  c0    c1    c2\n  c3")
    let rowsFirst = LazyHGrid(rows: [GridItem(), GridItem()]) {
      Section("One") { ForEach(0..<3) { Text("\($0)") } }
      Section("Two") { Text("3") }
    }
    #expect(render(rowsFirst) == "One 0 2 Two 3\n    1")
    let inside = LazyVGrid(columns: columns) {
      VStack { Section("In") { Text("a") } }
      Text("b")
    }
    #expect(render(inside, columns: 9) == " In   b\n a")
  }
}
