import Foundation
import Testing

@testable import Snippets

/// Numbers in rows of fixed height, as in a small widget.
@MainActor
struct LowNumbersTests {
  private func coin(_ name: String, _ code: String, _ price: String, _ change: String) -> some View
  {
    HStack(spacing: 12) {
      Circle().fill(.orange).frame(width: 32, height: 32)
      VStack(alignment: .leading) {
        Text(name).lineLimit(1)
        Text(code)
      }
      Spacer()
      VStack(alignment: .trailing) {
        Text(price)
        Text(change)
      }
    }
    .frame(height: 32)
  }

  @Test func `words are cut before the numbers beside them`() {
    let row = coin("Bitcoin", "BTC", "$67,421.18", "+2.31%")
    for columns in 20...44 {
      let drawn = render(row, columns: columns)
      #expect(drawn.contains("$67,421.18"), "\(columns):\n\(drawn)")
      #expect(drawn.contains("+2.31%"), "\(columns):\n\(drawn)")
    }
  }

  @Test func `a number that fits stays whole below one that does not`() {
    let row = coin("Bitcoin", "BTC", "$67,421.18", "+2.31%")
    for columns in 16...19 {
      let drawn = render(row, columns: columns)
      #expect(drawn.contains("+2.31%"), "\(columns):\n\(drawn)")
    }
  }
}
