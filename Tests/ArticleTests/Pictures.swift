import SnippetTesting
import SwiftUI
import Testing

@testable import TeaHouse

@Suite @MainActor struct Pictures {
  @Test func `a card is drawn`() {
    assertSnippet(of: TeaCard(cups: 2), named: "card", columns: [32, 44])
  }

  @Test func `a short picture stands in the test`() {
    assertSnippet(of: TeaCard(cups: 2), columns: 24) {
      """
      Green tea         2 cups
      ────────────────────────
      ◷ Ready in 4 min
      """
    }
  }
}
