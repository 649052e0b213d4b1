import SnippetFoundation
import SnippetTesting
import SwiftUI
import XCTest

/// The same, from XCTest.
final class XCTestTests: XCTestCase {
  func testSettingsHold() throws {
    try withSnippetSettings(columns: [12], seed: 3) {
      XCTAssertEqual(SnippetSettings.current.columns, [12])
      XCTAssertEqual(SnippetSettings.current.seed, 3)
    }
  }

  @MainActor func testPictureBehindTheCall() {
    assertSnippet(of: Text("Latte"), columns: 12) { "Latte" }
  }

  func testConversation() async throws {
    try await withSnippetSettings(columns: [30]) {
      try await Conversation.with(.lending) { library in
        await library.run(ReturnBook()).expect("Return it?\n[yes] Continue  [no] Cancel")
        await library.confirm().expect("Returned.")
        library.expectEffect("Shelf.put")
      }
    }
  }
}
