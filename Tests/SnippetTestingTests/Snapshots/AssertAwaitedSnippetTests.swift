import SnippetFoundation
import SnippetTesting
import SwiftUI
import Testing

@Suite(.withoutEnvironment) struct AssertAwaitedSnippetTests {
  private struct Stop: Error {}

  /// Made elsewhere, at whatever time it is there.
  private static func card(_ name: String = "Latte") async throws -> some View {
    await Task.yield()
    return VStack(alignment: .leading) {
      Text(name)
      Text(verbatim: "\(Int(Date().timeIntervalSince1970))")
    }
  }

  @Test func `a view that is waited for is made at the test's time and drawn as approved`()
    async throws
  {
    try await ScratchPackage.with { package in
      let folder = "Snapshots/cardtests/a-card"
      for columns in [20, 44] {
        try package.write("Latte\n1767225600\n", to: "\(folder)/total@\(columns).txt")
      }
      await assertSnippet(
        of: { try await Self.card() },
        named: "total",
        columns: [20, 44],
        filePath: package.testFile,
        function: "a card()"
      )
      try package.write("42\n", to: "\(folder)/number@44.txt")
      await assertSnippet(
        of: { await Task { 42 }.value },
        named: "number",
        as: SnapshotStrategy<String>.lines.pullback { "\($0)" },
        filePath: package.testFile,
        function: "a card()"
      )
    }
  }

  @MainActor @Test func `the picture of a view that is waited for stands behind the call`() async {
    await assertSnippet(
      of: { try await Self.card() },
      columns: 12,
      matches: {
        """
        Latte
        1767225600
        """
      }
    )
    // One that need not be waited for stands as it is, here too.
    assertSnippet(of: Text("Latte"), columns: 12) { "Latte" }
  }

  @Test func `what is thrown while it is waited for fails the test`() async throws {
    try await ScratchPackage.with { package in
      await expectFailure("what 'card' shows cannot be made: Stop()") {
        await assertSnippet(
          of: { () async throws -> Text in throw Stop() },
          named: "card",
          filePath: package.testFile
        )
      }
    }
    await expectFailure("the view cannot be drawn: Stop()") {
      await assertSnippet(of: { () async throws -> Text in throw Stop() }) { "" }
    }
  }
}
