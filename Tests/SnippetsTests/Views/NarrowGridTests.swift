import Foundation
import Testing

@testable import Snippets

/// Grids with less room than the controls and the fixed frames in them take.
@MainActor
struct NarrowGridTests {
  private func keypad() -> some View {
    Grid {
      ForEach([1, 4], id: \.self) { first in
        GridRow {
          ForEach(first..<first + 3, id: \.self) { number in
            Button {
            } label: {
              Text("\(number)").frame(width: 24)
            }
          }
        }
      }
    }
  }

  @Test func `controls that find no room go on below, none over another`() {
    #expect(render(keypad(), columns: 17) == "( 1 ) ( 2 ) ( 3 )\n( 4 ) ( 5 ) ( 6 )")
    // In points the brackets lie within the frames.
    #expect(render(keypad(), columns: 16) == "( 1 ) ( 2 ) (3 )\n( 4 ) ( 5 ) (6 )")
    #expect(render(keypad(), columns: 11) == "(1) (2) (3)\n(4) (5) (6)")
    #expect(render(keypad(), columns: 10) == (1...6).map { "( \($0) )" }.joined(separator: "\n"))
    let small = Grid {
      GridRow {
        Button("Small") {}
        Button("Large") {}
      }
    }
    #expect(render(small, columns: 14) == "(Small)\n(Large)")
    #expect(render(small, columns: 6) == "(Smal\n l)\n(Larg\n e)")
  }

  @Test func `boxes and brackets of a grid lie within its frames where there is no room for them`()
  {
    let board = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      ForEach(0..<2) { _ in
        GridRow {
          ForEach(["X", "O", "X"], id: \.self) { sign in
            Button {
            } label: {
              Text(sign).frame(width: 40, height: 16)
            }
            .border(.gray)
          }
        }
      }
    }
    let row = """
      ┌──────┐┌──────┐┌──────┐
      │( X  )││( O  )││( X  )│
      └──────┘└──────┘└──────┘
      """
    #expect(render(board, columns: 24) == row + "\n" + row)
    let least = "┌───┐┌───┐┌───┐\n│(X)││(O)││(X)│\n└───┘└───┘└───┘"
    #expect(render(board, columns: 15) == least + "\n" + least)
    for columns in 15...40 {
      #expect(render(board, columns: columns).split(separator: "\n").count == 6, "\(columns)")
    }
    let words = Grid(horizontalSpacing: 0) {
      GridRow {
        Text("aa").frame(width: 20)
        Text("bb").frame(width: 20)
        Text("cc").frame(width: 20)
      }
    }
    #expect(render(words, columns: 8) == "aa bb cc")
  }

  @Test func `gaps become smaller before a row goes on below`() {
    let wide = Grid(horizontalSpacing: 16) {
      GridRow { ForEach(1..<4) { number in Button("\(number)") {} } }
    }
    #expect(render(wide, columns: 13) == "(1)  (2)  (3)")
    #expect(render(wide, columns: 12) == "(1) (2) (3)")
    #expect(render(wide, columns: 11) == "(1) (2) (3)")
    #expect(render(wide, columns: 10) == "(1)  (2)\n(3)")
  }

  @Test func `words beside controls go on below rather than letter by letter`() {
    let list = Grid(alignment: .leading) {
      GridRow {
        Button("Milk") {}
        Text("2 pieces")
        Button("Remove") {}
      }
    }
    #expect(render(list, columns: 22) == "(Milk) 2      (Remove)\n       pieces")
    #expect(render(list, columns: 18) == "(Milk) 2 pieces\n(Remove)")
  }

  @Test func `words go on below rather than letter by letter, beside words too`() {
    let plans = Grid(alignment: .leading) {
      GridRow {
        Text("Plan")
        Text("Free")
        Text("Team")
      }
      GridRow {
        Text("Projects")
        Text("3")
        Text("Unlimited")
      }
    }
    #expect(render(plans, columns: 24) == "Plan     Free Team\nProjects 3    Unlimited")
    #expect(
      render(plans, columns: 13) == "Plan     Free\nTeam\nProjects 3\nUnlimited"
    )
  }

  @Test func `rows go on below rather than break a number`() {
    let table = Grid(alignment: .leading) {
      GridRow {
        Text("Protein")
        Text("1,200.00 mg")
        Text("12:45")
      }
    }
    #expect(render(table, columns: 22) == "Protein 1,200.00 12:45\n        mg")
    #expect(render(table, columns: 19) == "Prot 1,200.00 12:45\nein  mg")
    #expect(render(table, columns: 18) == "Protein 1,200.00\n        mg\n12:45")
  }

  @Test(arguments: 5...24) func `no width loses a control or a word`(columns: Int) {
    let drawn = render(keypad(), columns: columns)
    #expect((1...6).allSatisfy { drawn.filter { $0 != " " }.contains("(\($0))") })
    let rows = columns < 11 ? 6 : 2
    #expect(drawn.split(separator: "\n").count == rows)
    let table = Grid(alignment: .leading) {
      GridRow {
        Text("Milk")
        Text("oat").frame(width: 40)
        Button("Change") {}
      }
      GridRow { Text("all of it").gridCellColumns(3) }
    }
    let letters = render(table, columns: columns).filter { !$0.isWhitespace }
    #expect(letters.sorted() == "Milkoat(Change)allofit".sorted())
  }

  @Test func `fixed frames that find no room go on below with their words`() {
    let grid = Grid {
      GridRow { Text("head").gridCellColumns(3) }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow(alignment: .bottom) {
        Text("a").frame(width: 88)
        Text("b").frame(width: 88, height: 32)
        Text("c").frame(width: 88)
      }
    }
    let rows = [
      "         head", String(repeating: "─", count: 23), "                 b",
      "     a", "     c",
    ]
    #expect(render(grid, columns: 30) == rows.joined(separator: "\n"))
    let boxes = Grid { GridRow { ForEach(0..<3) { Text("c\($0)").frame(width: 24).border(.red) } } }
    #expect(
      render(boxes, columns: 12)
        == "┌───┐ ┌───┐\n│c0 │ │c1 │\n└───┘ └───┘\n┌───┐\n│c2 │\n└───┘"
    )
    #expect(
      render(boxes.frame(height: 48), columns: 12)
        == "┌──┐ ┌──┐ ┌┐\n│c0│ │c1│ │…\n└──┘ └──┘ └┘"
    )
  }

  @Test func `boxes around fixed frames lie within them before a row goes on below`() {
    let boxes = Grid { GridRow { ForEach(0..<3) { Text("c\($0)").frame(width: 24).border(.red) } } }
    #expect(render(boxes, columns: 14) == "┌──┐ ┌──┐ ┌──┐\n│c0│ │c1│ │c2│\n└──┘ └──┘ └──┘")
  }

  @Test func `shapes that find no room go beyond it, with gaps`() {
    let grid = Grid { GridRow { ForEach(0..<3) { _ in Rectangle().frame(width: 40, height: 16) } } }
    #expect(render(grid, columns: 14) == "█████ █████ ██")
  }

  @Test func `a text beside a fixed frame is cut, and the frame keeps its length`() {
    let grid = Grid(alignment: .leading) {
      GridRow {
        Text("Quantity")
        Text("2").frame(width: 80)
      }
    }
    #expect(render(grid, columns: 15) == "Quan     2\ntity")
  }
}
