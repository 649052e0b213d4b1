import Foundation
import Testing

@testable import Snippets

/// Rows with less room than their words and controls take.
@MainActor
struct NarrowRowTests {
  private func stepper() -> some View {
    HStack {
      Text("Quantity")
      Spacer()
      Button("-") {}
      Text("2")
      Button("+") {}
    }
  }

  @Test func `a text beside another keeps its words whole`() {
    let row = HStack {
      Text("Latte")
      Spacer()
      Text("$4.50 each")
    }
    #expect(render(row, columns: 17) == "Latte  $4.50 each")
    #expect(render(row, columns: 16) == "Latte      $4.50\n           each")
    #expect(render(row, columns: 12) == "Latte  $4.50\n       each")
  }

  @Test func `a row that cannot keep its words goes on below, from its spacer on`() {
    #expect(render(stepper(), columns: 20) == "Quantity   (-) 2 (+)")
    #expect(render(stepper(), columns: 18) == "Quantity\n         (-) 2 (+)")
    #expect(render(stepper(), columns: 10) == "Quantity\n (-) 2 (+)")
    #expect(render(stepper(), columns: 9) == "Quantity\n(-) 2 (+)")
    #expect(render(stepper(), columns: 6) == "Quanti\nty\n (-) 2\n(+)")
  }

  @Test func `controls side by side stand one below the other, with their labels`() {
    let row = HStack {
      Button("Small") {}
      Button("Medium") {}
      Button("Large") {}
    }
    #expect(render(row, columns: 24) == "(Small) (Medium) (Large)")
    #expect(render(row, columns: 23) == "(Small) (Medium)\n(Large)")
    #expect(render(row, columns: 10) == "(Small)\n(Medium)\n(Large)")
    #expect(render(row, columns: 6) == "(Smal\n l)\n(Medi\n um)\n(Larg\n e)")
  }

  @Test func `a divider in a row is as high as its line`() {
    let row = HStack {
      Text("first words")
      Divider()
      Text("second").lineLimit(1)
      Text("third")
    }
    #expect(render(row, columns: 8) == "first │\nwords │\nsecond\nthird")
  }

  @Test func `lines stand between what is above and below them`() {
    let column = VStack(alignment: .leading, spacing: 0) {
      Text("above")
      stepper()
      Text("below")
    }
    #expect(render(column, columns: 12) == "above\nQuantity\n   (-) 2 (+)\nbelow")
  }
}
