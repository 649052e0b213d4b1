import Foundation
import Testing

@testable import Snippets

/// Words of neighbours in rows and grids that are too narrow.
@MainActor
struct WordsApartTests {
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
    #expect(render(grid, columns: 20) == " 7  8  9 10 11 12 13\n14")
    #expect(render(grid, columns: 12) == " 7  8  9 10\n11 12 13 14")
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
