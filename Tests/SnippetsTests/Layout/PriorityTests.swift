import Foundation
import Testing

@testable import Snippets

/// Children of rows that are served before others.
@MainActor
struct PriorityTests {
  @Test func `what is served first is whole, a text on its only line is cut for it`() {
    let low = Text("low priority text is long").lineLimit(1)
    let high = Text("high stays complete")
    func row(_ row: some View) -> String { render(row, columns: 25) }
    let cut = "low … high stays complete"
    #expect(
      row(
        HStack {
          low
          high.layoutPriority(1)
        }
      ) == cut
    )
    #expect(
      row(
        HStack {
          low.layoutPriority(-1)
          high
        }
      ) == cut
    )
    #expect(
      row(
        HStack {
          low.padding(.leading, 8)
          high.layoutPriority(1)
        }
      ) == " low… high stays complete"
    )
    #expect(
      row(
        HStack {
          low
          high
        }
      ) != cut
    )
    #expect(
      render(
        HStack {
          low
          high.layoutPriority(1)
        },
        columns: 20
      ) == "low prio… high stays\n          complete"
    )
  }
}
