import SnippetTesting
import SwiftUI
import XCTest

@testable import TeaHouse

final class PictureTests: XCTestCase {
  func testCard() {
    assertSnippet(of: TeaCard(cups: 2), columns: 24) {
      """
      Green tea         2 cups
      ────────────────────────
      ◷ Ready in 4 min
      """
    }
  }
}
