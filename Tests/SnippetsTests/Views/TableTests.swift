import Foundation
import Testing

@testable import Snippets

private struct Guest: Identifiable {
  let name: String
  let cups: Int
  var id: String { name }
}

@MainActor
struct TableTests {
  private let guests = [Guest(name: "Ann", cups: 3), Guest(name: "Barbara", cups: 12)]

  @Test func `a table is columns under titles`() throws {
    let view = Table(guests) {
      TableColumn("Name", value: \.name)
      TableColumn("Cups") { Text("\($0.cups)") }.width(40).alignment(.numeric)
    }
    #expect(render(view, columns: 30) == "Name     Cups\nAnn         3\nBarbara    12")
    let drawn = try Drawn(view, columns: 30)
    #expect(drawn.spoken == ["Name, Cups", "Ann, 3", "Barbara, 12"])
    let narrow = render(view, columns: 9)
    #expect(narrow.split(separator: "\n").allSatisfy { $0.count <= 9 })
  }

  @Test func `rows may be made one by one, in sections, sorted and selected`() {
    let rows = Table(of: Guest.self) {
      TableColumn("Name", value: \.name)
    } rows: {
      ForEach(guests) { guest in
        TableRow(guest).contextMenu { Button("x") {} }
      }
      TableRow(Guest(name: "Cid", cups: 0))
    }
    #expect(render(rows) == "Name\nAnn\nBarbara\nCid")
    let sorted = Table(
      guests,
      selection: .constant(["Ann"]),
      sortOrder: .constant([KeyPathComparator(\Guest.name)])
    ) {
      TableColumn("Name", value: \.name)
      TableColumn("Cups", value: \.cups) { Text("\($0.cups)") }
      TableColumn("First") { Text($0.name.prefix(1)) }
    }
    .tableStyle(.inset)
    .tableColumnHeaders(.hidden)
    #expect(render(sorted) == "Ann      3   A\nBarbara  12  B")
  }

  @Test func `a table without rows has its titles, a row without a table nothing`() {
    let view = Table([Guest]()) {
      TableColumn("Name", value: \.name)
      if guests.isEmpty { TableColumn("Cups") { Text("\($0.cups)") } }
    }
    #expect(render(view) == "Name")
    #expect(render(TableRow(guests[0])) == "")
  }
}
