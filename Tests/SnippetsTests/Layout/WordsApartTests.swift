import Foundation
import Testing

@testable import Snippets

/// Words of neighbours in rows and grids that are too narrow.
@MainActor
struct WordsApartTests {
  @Test func `words in frames that grow side by side keep a blank between them`() {
    let days = HStack(spacing: 0) {
      ForEach(["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"], id: \.self) {
        Text($0).frame(maxWidth: .infinity)
      }
    }
    #expect(render(days, columns: 20) == "Mo Tu We Th Fr Sa Su")
    #expect(render(days, columns: 19) == " Mo Tu We Th Fr Sa\n        Su")
    #expect(render(days, columns: 12) == "Mo Tu We Th\n Fr  Sa  Su")
    let words = HStack(spacing: 0) {
      Text("$")
      Text("4")
    }
    #expect(render(words, columns: 2) == "$4")
  }

  @Test func `words on grounds that grow side by side keep a blank between them`() {
    func tabs(_ chosen: Int) -> some View {
      HStack(spacing: 0) {
        ForEach(Array(["Day", "Week", "Month", "Year"].enumerated()), id: \.offset) { i, title in
          Text(title).frame(maxWidth: .infinity).background {
            if i == chosen { Capsule().fill(.white) }
          }
        }
      }
    }
    #expect(render(tabs(-1), columns: 20) == " Day Week Month Year")
    #expect(render(tabs(1), columns: 20) == " Day▐Week▌Month Year")
    #expect(render(tabs(3), columns: 19) == "Day Week Month▐Year")
    #expect(render(tabs(0), columns: 19) == "Day▌Week Month Year")
    #expect(render(tabs(-1), columns: 18) == " Day   Week Month\n       Year")
    for columns in 17...40 {
      for chosen in -1..<4 {
        let words = render(tabs(chosen), columns: columns).split { !$0.isLetter }
        #expect(words == ["Day", "Week", "Month", "Year"], "\(chosen) \(columns)")
        if chosen == 1 || chosen == 2 {
          let marked = "▐\(words[chosen])▌"
          #expect(render(tabs(chosen), columns: columns).replacing(" ", with: "").contains(marked))
        }
      }
    }
  }

  @Test func `a line between words keeps a column, else the row goes on below`() {
    let steps = HStack(spacing: 0) {
      Text("Ordered")
      Rectangle().frame(height: 2)
      Text("Packed")
      Rectangle().frame(height: 2)
      Text("Sent")
    }
    #expect(render(steps, columns: 19) == "Ordered─Packed─Sent")
    #expect(!render(steps, columns: 18).contains("PackedSent"))
    let spaced = HStack {
      VStack { Divider() }
      Text("or")
      VStack { Divider() }
    }
    #expect(render(spaced, columns: 6) == "─ or ─")
    #expect(render(spaced, columns: 4) == " or")
  }

  @Test func `a bar in a row does not vanish for frames that give back columns`() {
    let row = HStack {
      Text("a").frame(width: 60)
      Capsule().fill(.gray).frame(height: 8)
      Text("b").frame(width: 60)
    }
    #expect(render(row, columns: 16).contains { "─░█▬▭".contains($0) })
  }

  @Test func `gaps of a grid become a blank before its words are cut`() {
    let grid = Grid(alignment: .leading, horizontalSpacing: 16) {
      GridRow {
        Text("PASSENGER")
        Text("GATE")
        Text("SEAT")
      }
    }
    #expect(render(grid, columns: 19) == "PASSENGER GATE SEAT")
    #expect(render(grid, columns: 16) == "PASSEN GATE SEAT\nGER")
  }

  @Test func `columns of a lazy grid without a gap keep a blank between words`() {
    let columns = Array(repeating: GridItem(.flexible(), spacing: 0), count: 7)
    let grid = LazyVGrid(columns: columns) { ForEach(7..<15, id: \.self) { Text("\($0)") } }
    #expect(render(grid, columns: 20) == "7  8  9  10 11 12 13\n14")
    #expect(render(grid, columns: 12) == " 7  8  9  10\n 11 12 13 14")
  }

  @Test func `no part of a bar of several colours is a sign`() {
    let bar = GeometryReader { room in
      HStack(spacing: 0) {
        Color.red.frame(width: room.size.width * 0.4)
        Color.yellow.frame(width: room.size.width * 0.2)
        Color.green.frame(width: room.size.width * 0.1)
        Color.gray.opacity(0.2)
      }
    }
    .frame(height: 20)
    #expect(render(bar, columns: 12) == "█████▒▒█░░░░")
  }
}
