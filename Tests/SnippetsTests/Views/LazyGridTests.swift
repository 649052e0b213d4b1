import Foundation
import Testing

@testable import Snippets

/// Columns and rows of lazy grids that have a length of their own.
@MainActor
struct LazyGridTests {
  @Test func `a fixed column is as wide as its cells`() {
    let three = Array(repeating: GridItem(.fixed(24), spacing: 4), count: 3)
    let field = LazyVGrid(columns: three, alignment: .leading) {
      ForEach(0..<6) { number in
        Button {
        } label: {
          Text("\(number)").frame(width: 24)
        }
      }
    }
    let rows = "( 0 ) ( 1 ) ( 2 )\n( 3 ) ( 4 ) ( 5 )"
    #expect(render(field, columns: 44) == rows)
    #expect(render(field, columns: 17) == rows)
    // In points the brackets lie within the frames.
    let tight = "(0) (1) (2)\n(3) (4) (5)"
    #expect(render(field, columns: 16) == tight)
    #expect(render(field, columns: 11) == tight)
    #expect(render(field, columns: 10) == "(0) (1)\n(2) (3)\n(4) (5)")
    for item in [GridItem(.fixed(24)), GridItem(.flexible(maximum: 24))] {
      let words = LazyVGrid(columns: [item, item, item], alignment: .leading) {
        ForEach(["One", "Two", "Three", "Four"], id: \.self) { Text($0) }
      }
      #expect(render(words, columns: 44) == "One  Two Three\nFour")
    }
    let mixed = LazyVGrid(
      columns: [GridItem(.fixed(16)), GridItem(.flexible(), alignment: .trailing)]
    ) {
      Text("Three")
      Text("4")
    }
    #expect(render(mixed, columns: 12) == "Three      4")
    let alone = LazyVGrid(columns: [GridItem(.fixed(16))]) { Text("Three") }
    #expect(render(alone, columns: 5) == "Three")
    #expect(render(alone, columns: 4) == "Thre\ne")
  }

  @Test func `the rows of a horizontal grid are as high as their cells`() {
    let rows = [GridItem(.fixed(16)), GridItem(.fixed(16))]
    let grid = LazyHGrid(rows: rows) { ForEach(0..<3) { Text("\($0)").border(.red) } }
    #expect(
      render(grid, columns: 20)
        == "┌─┐ ┌─┐\n│0│ │2│\n└─┘ └─┘\n┌─┐\n│1│\n└─┘"
    )
  }

  @Test func `a fixed column is as wide as its cells where no width is offered`() {
    let items = [GridItem(.fixed(16)), GridItem(.fixed(16))]
    let grid = LazyVGrid(columns: items) { ForEach(["One", "Three"], id: \.self) { Text($0) } }
    #expect(render(grid.fixedSize(), columns: 20) == "One Three")
  }

  /// The columns at which words begin, in each row.
  private func starts(_ view: some View, columns: Int) -> [[Int]] {
    render(view, columns: columns).components(separatedBy: "\n").map { row in
      var (starts, before) = ([Int](), Character(" "))
      for (column, letter) in row.enumerated() {
        if letter != " ", before == " " { starts.append(column) }
        before = letter
      }
      return starts
    }
  }

  @Test(arguments: [nil, 0, 4] as [CGFloat?], [nil, 20, 28, 32, 36] as [CGFloat?])
  func `letters stand above the numbers of a month`(spacing: CGFloat?, width: CGFloat?) throws {
    let week = Array(repeating: GridItem(.flexible(), spacing: spacing), count: 7)
    let letters = ForEach(0..<7, id: \.self) { Text(["M", "T", "W", "T", "F", "S", "S"][$0]) }
    let hasMiddle = width == 20 || width == 36
    let days = ForEach([1, 2, 3, 4, 5, 6, 7, 21, 22, 23, 24, 25, 26, 27], id: \.self) {
      Text("\($0)").frame(width: width, height: 16)
    }
    let one = LazyVGrid(columns: week, spacing: 0) {
      letters
      days
    }
    let two = VStack(spacing: 0) {
      LazyVGrid(columns: week) { letters }
      LazyVGrid(columns: week, spacing: 0) { days }
    }
    for columns in (spacing == 0 && width != 36 ? 20 : 27)...80 {
      for view in [AnyView(one), AnyView(two)] {
        let starts = starts(view, columns: columns)
        try #require(starts.count == 3 && starts[0].count == 7, "\(columns)")
        #expect(starts[1] == starts[0], "\(columns)")
        // Above the last digit of two where the frame has a middle and there is room, else above the first.
        let shift = hasMiddle && columns > 20 ? 1 : 0
        #expect(starts[2] == starts[0].map { $0 - shift }, "\(columns)")
      }
    }
  }

  @Test func `a chosen day leaves a week its seven columns`() {
    func month(_ chosen: Int, columns: Int) -> String {
      let week = Array(repeating: GridItem(.flexible(), spacing: 0), count: 7)
      let view = LazyVGrid(columns: week, spacing: 0) {
        ForEach(15..<29) { day in
          Text("\(day)").frame(width: 28, height: 16).background {
            if day == chosen { Circle().fill(.blue) }
          }
        }
      }
      return render(view.padding(.horizontal, 8), columns: columns)
    }
    #expect(month(18, columns: 22) == " 15 16 17▐18▌19 20 21\n 22 23 24 25 26 27 28")
    #expect(month(15, columns: 22) == "▐15▌16 17 18 19 20 21\n 22 23 24 25 26 27 28")
    #expect(month(28, columns: 22) == " 15 16 17 18 19 20 21\n 22 23 24 25 26 27▐28▌")
    for columns in 22...40 {
      for chosen in 15..<29 {
        let rows = month(chosen, columns: columns).split(separator: "\n")
        #expect(rows.count == 2 && rows.allSatisfy { $0.split { !$0.isNumber }.count == 7 })
        #expect(rows.joined().contains("▐\(chosen)▌"), "\(chosen) \(columns)")
      }
    }
  }

  @Test(arguments: [20, 24, 32, 40] as [CGFloat])
  func `no digit of a month is lost at the left`(width: CGFloat) {
    let month = LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 7)) {
      ForEach(8..<22) { Text("\($0)").frame(width: width, height: 24) }
    }
    #expect(render(month, columns: 20) == "8  9  10 11 12 13 14\n15 16 17 18 19 20 21")
    for columns in 18...40 {
      let words = render(month, columns: columns).split { !$0.isNumber }.map { Int($0) }
      #expect(words == Array(8..<22), "\(columns)")
    }
  }

  @Test(arguments: [AnyShape(Circle()), AnyShape(RoundedRectangle(cornerRadius: 8))])
  func `a ground among layers has both its sides, and its day stands in line`(shape: AnyShape) {
    func month(_ spacing: CGFloat?, _ chosen: Int) -> some View {
      LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: spacing), count: 7)) {
        ForEach(8..<22) { day in
          ZStack {
            if day == chosen { shape.fill(.red) }
            Text("\(day)")
          }
        }
      }
    }
    for spacing in [nil, 0] as [CGFloat?] {
      let first = "8  9  10 11▐12▌13 14\n15 16 17 18 19 20 21"
      #expect(render(month(spacing, 12), columns: 20) == first)
      let wide = " 8   9   10  11▐12▌13 14\n15  16  17  18 19 20 21"
      #expect(render(month(spacing, 12), columns: 24) == wide.replacing("\n", with: "\n "))
      for columns in 20...60 {
        let plain = render(month(spacing, 0), columns: columns)
        for chosen in 8..<22 {
          let drawn = render(month(spacing, chosen), columns: columns)
          let shown = String(drawn.map { "▐▌".contains($0) ? " " : $0 })
          let rows = shown.split(separator: "\n").map { $0.replacing(/\s+$/, with: "") }
          #expect(rows.joined(separator: "\n") == plain, "\(chosen) \(columns)")
          // Where the week takes the whole width there is no column before its first day, and none behind its last.
          if chosen % 7 != 1 { #expect(drawn.contains("▐\(chosen)"), "\(chosen) \(columns)") }
          if chosen % 7 != 0 { #expect(drawn.contains("\(chosen)▌"), "\(chosen) \(columns)") }
        }
      }
    }
    let mirrored = month(nil, 12).environment(\.layoutDirection, .rightToLeft)
    for columns in 40...50 { #expect(render(mirrored, columns: columns).contains("▐12▌")) }
  }

  @Test func `a letter stands in the middle of a long column beside a short one`() {
    let columns = [GridItem(.fixed(16), spacing: 0), GridItem(.flexible())]
    let grid = LazyVGrid(columns: columns) {
      ForEach(["a", "b", "c", "dd"], id: \.self) { Text($0) }
    }
    #expect(render(grid, columns: 11) == "a     b\nc     dd")
    let leading = [GridItem(.flexible(), alignment: .leading), GridItem(.flexible())]
    let sides = LazyVGrid(columns: leading) {
      ForEach(["a", "b", "cc", "dd"], id: \.self) { Text($0) }
    }
    #expect(render(sides, columns: 11) == "a       b\ncc      dd")
  }

  @Test func `a week has seven columns where its numbers fit`() {
    let week = Array(repeating: GridItem(.flexible(), spacing: 0), count: 7)
    let framed = LazyVGrid(columns: week) {
      ForEach(8..<22) { Text("\($0)").frame(width: 28, height: 28) }
    }
    #expect(render(framed, columns: 24).hasPrefix(" 8   9   10  11 12 13 14\n"))
    for columns in 20...40 {
      let starts = starts(framed, columns: columns).filter { !$0.isEmpty }
      #expect(starts.map(\.count) == [7, 7], "\(columns)")
    }
    #expect(render(framed, columns: 21).hasSuffix("15 16 17 18 19 20 21\n"))
    let padded = LazyVGrid(columns: week) {
      ForEach(8..<22) { Text("\($0)").frame(maxWidth: .infinity).padding(.horizontal, 4) }
    }
    for columns in 20...40 {
      #expect(starts(padded, columns: columns).map(\.count) == [7, 7], "\(columns)")
    }
    let dotted = LazyVGrid(columns: week) {
      ForEach(8..<22) { day in
        Text("\(day)").frame(width: 24, height: 24).background {
          if day == 17 { Circle().fill(.red) }
        }
        .overlay(alignment: .bottom) {
          if day == 10 || day == 17 { Circle().fill(.blue).frame(width: 4, height: 4) }
        }
      }
    }
    for columns in 20...40 {
      let rows = render(dotted, columns: columns).split(separator: "\n")
      let days = rows.map { row in row.split { !$0.isNumber }.count }.filter { $0 > 0 }
      #expect(days == [7, 7], "\(columns)")
    }
    let apart = Array(repeating: GridItem(.flexible()), count: 7)
    let buttons = LazyVGrid(columns: apart) { ForEach(8..<22) { Button("\($0)") {} } }
    #expect(
      render(buttons, columns: 28) == "(8) (9) (10)(11)(12)(13)(14)\n(15)(16)(17)(18)(19)(20)(21)"
    )
    #expect(starts(buttons, columns: 27).allSatisfy { $0.count < 7 })
    let words = LazyVGrid(columns: [GridItem(), GridItem()], alignment: .leading) {
      ForEach(["Latte", "Espresso", "Mocha", "Tea"], id: \.self) { Text($0) }
    }
    #expect(render(words, columns: 14) == "Latte Espresso\nMocha   Tea")
    #expect(render(words, columns: 13) == "    Latte\n  Espresso\n    Mocha\n     Tea")
  }

  @Test func `a section without cells is a title`() {
    let rows = LazyHGrid(rows: [GridItem()]) { Section("One") {} }
    #expect(render(rows) == "One")
    let columns = LazyVGrid(columns: [GridItem()], alignment: .leading) { Section("One") {} }
    #expect(render(columns) == "One")
  }

  @Test func `words beside a wide frame stay in their column`() {
    let grid = LazyVGrid(columns: [GridItem(), GridItem()]) {
      Text("Some words here")
      HStack {
        Image(systemName: "star").frame(width: 44)
        VStack(alignment: .leading) {
          Text("One")
          Text("two words and more")
        }
      }
    }
    let rows = """
                     One
       Some          two
       words    ☆    words
       here          and
                     more
      """
    #expect(render(grid, columns: 20) == rows)
  }
}
