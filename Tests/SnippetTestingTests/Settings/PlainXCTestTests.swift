import SwiftUI
import XCTest

@testable import SnippetTesting

/// Nothing but synchronous tests, which no actor is around: as most classes of XCTest are.
final class PlainXCTestTests: XCTestCase {
  func testPictureBehindTheCall() {
    assertSnippet(of: Text("Latte"), columns: 12) { "Latte" }
  }

  func testPictureOfAViewOfOnesOwn() throws {
    let name = "Latte"
    assertSnippet(of: LatteCard(name: name), columns: 12) {
      """
      Latte
      ────────────
      """
    }
    try withSnippetSettings(columns: [5]) {
      assertSnippet(of: LatteCard(name: name)) {
        """
        Latte
        ─────
        """
      }
    }
  }

  func testPictureMadeBeforehand() {
    let view = Text("Latte")
    assertSnippet(of: view, columns: 12) { "Latte" }
  }

  func testSnapshots() throws {
    try ScratchPackage.with { package in
      let folder = "Snapshots/cardtests/testsnapshots"
      try package.write("Mocha\n─────\n", to: "\(folder)/card@5.txt")
      try package.write("Mocha\n────────────\n", to: "\(folder)/card@12.txt")
      try package.write("42\n", to: "\(folder)/number@44.txt")
      let file = package.testFile
      assertSnippet(of: LatteCard(name: "Mocha"), named: "card", columns: [5, 12], filePath: file)
      assertSnippet(of: 42, named: "number", columns: [44], as: .number, filePath: file)
    }
  }
}

struct LatteCard: View {
  let name: String
  @State private var isOpen = false

  var body: some View {
    VStack(alignment: .leading) {
      Text(name)
      Divider()
    }
  }
}

extension SnapshotStrategy where Value == Int {
  fileprivate static var number: Self { SnapshotStrategy<String>.lines.pullback { "\($0)" } }
}
