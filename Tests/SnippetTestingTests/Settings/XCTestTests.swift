import SnippetFoundation
import SwiftUI
import XCTest

@testable import SnippetTesting

/// The same, from XCTest.
final class XCTestTests: XCTestCase {
  /// Failures that are expected, and fail nothing; nil: none is.
  private var failures: [String]?

  override func recordFailure(
    withDescription description: String,
    inFile filePath: String,
    atLine lineNumber: Int,
    expected: Bool
  ) {
    guard failures == nil else {
      failures?.append("\(filePath):\(lineNumber): \(description)")
      return
    }
    super.recordFailure(
      withDescription: description,
      inFile: filePath,
      atLine: lineNumber,
      expected: expected
    )
  }

  func testFailureStandsAtItsPlace() {
    failures = []
    for name in ["Card", "Käse"] {
      TestPlace(fileID: "T/\(name).swift", filePath: "/tests/\(name).swift", line: 7).fail("a\0b")
    }
    let expected = ["/tests/Card.swift:7: failed - a␀b", "/tests/Käse.swift:7: failed - a␀b"]
    let found = failures
    failures = nil
    XCTAssertEqual(found, expected)
  }

  func testSettingsHold() throws {
    try withSnippetSettings(columns: [12], seed: 3) {
      XCTAssertEqual(SnippetSettings.current.columns, [12])
      XCTAssertEqual(SnippetSettings.current.seed, 3)
    }
  }

  @MainActor func testPictureOfATestOnTheMainActor() async {
    assertSnippet(of: Text("Latte"), columns: 12) { "Latte" }
  }

  func testPictureOfATestOnAnyThread() async throws {
    try withSnippetSettings(columns: [6]) {
      let rows = "Latte\nmacch…\n──────"
      assertSnippet(of: LatteCard(name: "Latte macchiato").lineLimit(2)) { rows }
    }
  }

  func testPictureThatIsWaitedFor() async throws {
    await assertSnippet(
      of: { await Task { LatteCard(name: "Latte") }.value },
      columns: 12,
      matches: { "Latte\n────────────" }
    )
    try await ScratchPackage.with { package in
      let file = package.testFile
      try package.write("Mocha\n─────\n", to: "Snapshots/cardtests/a-card/card@5.txt")
      await assertSnippet(
        of: { await Task { LatteCard(name: "Mocha") }.value },
        named: "card",
        columns: [5],
        filePath: file,
        function: "a card"
      )
    }
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
