import Foundation
import Testing

@testable import Snippets

@MainActor
struct OutsizedTests {
  @Test func `words that go beyond the last column end in an ellipsis`() {
    let long = Text("fixed width text that is much too long").fixedSize()
    #expect(render(long, columns: 12) == "fixed width…")
    let row = HStack {
      long
      Text("after")
    }
    #expect(render(row, columns: 12).hasPrefix("fixed width…"))
    #expect(render(Text("abc   ").fixedSize(), columns: 3) == "abc")
    #expect(render(Text(verbatim: "日本語").fixedSize(), columns: 4) == "日 …")
    #expect(render(Text(verbatim: "日本語").fixedSize(), columns: 5) == "日本…")
    #expect(render(Text("abc").offset(x: 800), columns: 12) == "")
    let tree = try? Drawn(long, columns: 12).rows
    #expect(tree == "fixed width…")
  }

  @Test func `a length that is infinite is none`() {
    #expect(render(Text("a").padding(.infinity), columns: 9) == "a")
    #expect(render(Text("a").padding(.leading, .infinity), columns: 9) == "a")
    let column = VStack(spacing: .infinity) {
      Text("a")
      Text("b")
    }
    #expect(render(column, columns: 9) == "a\nb")
    #expect(render(Text("a").frame(width: .infinity), columns: 9) == "a")
  }

  @Test func `what stands beside something wider than the snippet keeps the snippet's width`() {
    let row = HStack {
      Text("Total")
      Spacer()
      Text("$9.00")
    }
    let wide = VStack {
      row
      Color.clear.frame(width: 300, height: 1)
      Text("a b")
    }
    #expect(render(wide, columns: 20) == "Total          $9.00\n\n        a b")
    #expect(
      render(wide.padding(), columns: 20).components(separatedBy: "\n")[1] == "  Total      $9.00"
    )
    let bar = VStack {
      row
      RoundedRectangle(cornerRadius: 8).fill(.blue).frame(width: 370, height: 16)
      row
    }
    let full = String(repeating: "█", count: 20)
    #expect(render(bar, columns: 20) == "Total          $9.00\n\(full)\nTotal          $9.00")
    let layers = ZStack {
      Color.clear.frame(width: 300, height: 16)
      row
    }
    #expect(render(layers, columns: 20) == "Total          $9.00")
    #expect(render(layers.padding(.horizontal, 8), columns: 20) == " Total        $9.00")
    let page = VStack {
      row
      Text("end").frame(maxWidth: .infinity, alignment: .trailing)
    }
    let rows = "Total          $9.00\n                 end"
    #expect(render(page.frame(width: 390), columns: 20) == rows)
    #expect(render(page.frame(minWidth: 390), columns: 20) == rows)
  }

  @Test func `a frame wider than the snippet keeps what cannot be narrower`() {
    let long = Text("fixed width text that is long").fixedSize().frame(width: 232)
    #expect(render(long, columns: 12) == "fixed width…")
  }

  @Test func `a row of many spacers is broken into lines that fit`() {
    let row = HStack {
      ForEach(0..<200) { _ in
        Text("aa bb")
        Spacer()
      }
    }
    let rows = render(row, columns: 20).split(separator: "\n")
    #expect(rows.joined(separator: " ").components(separatedBy: "aa").count == 201)
    #expect(rows.allSatisfy { $0.count <= 20 })
  }

  @Test func `the tree keeps the width that the app gave`() throws {
    let bar = RoundedRectangle(cornerRadius: 8).fill(.blue).frame(width: 370, height: 16)
    let trees = try [20, 80].map {
      try resolve(SnippetContent(bar), settings: RenderSettings(columns: $0)).tree
    }
    #expect(trees[0].nodes == trees[1].nodes)
    #expect(trees[0].text().count == 20 && trees[1].text().count == 46)
  }
}

@MainActor
struct ManyPartsTests {
  @Test func `many spacers in a row are broken into lines`() {
    let row = HStack {
      ForEach(0..<600) { _ in
        Text("aa bb")
        Spacer()
      }
    }
    #expect(render(row, columns: 20).split(separator: "\n").count == 240)
    let close = HStack(spacing: 0) {
      ForEach(0..<600) { _ in Spacer(minLength: 0) }
      Text("a text that is too long")
    }
    #expect(render(close, columns: 20).contains("a text"))
  }

  @Test func `many columns of a grid are placed`() {
    let grid = Grid(horizontalSpacing: 8) {
      GridRow { ForEach(0..<600) { _ in Text("x") } }
      Divider()
    }
    let rows = render(grid, columns: 9).split(separator: "\n" as Character)
    #expect(rows.count == 121 && rows.dropLast().allSatisfy { $0 == "x x x x x" })
    #expect(rows.last == "─────────")
  }

  @Test func `one of many tabs is found`() {
    let tabs = TabView(selection: .constant(599)) {
      ForEach(0..<600) { Text(verbatim: "\($0)").tag($0) }
    }
    #expect(render(tabs) == "599")
  }
}
