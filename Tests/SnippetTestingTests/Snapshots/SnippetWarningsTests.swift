import SnippetFoundation
import SwiftUI
import Synchronization
import Testing

@testable import SnippetTesting

/// What the author of a view should know is said beside its snapshots, and fails nothing.
@Suite(.withoutEnvironment) @MainActor struct SnippetWarningsTests {
  private struct Tall: View {
    var body: some View { ForEach(0..<26, id: \.self) { Text("\($0)") } }
  }

  #if compiler(>=6.3)
  @Test func `a view that is too tall is a warning, once for all its widths`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data().write(to: folder.appendingPathComponent("Package.swift"))
    let warnings = Mutex<[String]>([])
    // Nothing is approved there, which fails; the warnings come beside that.
    withKnownIssue {
      assertSnippet(
        of: Tall(),
        named: "tall",
        columns: [20, 30],
        filePath: folder.appendingPathComponent("Tests/TallTests.swift").path,
        function: "tall()"
      )
    } matching: { issue in
      if issue.severity == .warning {
        warnings.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      }
      return true
    }
    let words = "'tall': The snippet is 26 rows tall; 25 rows are shown, the rest scrolls."
    #expect(warnings.withLock { $0 } == [words])
  }
  #endif

  @Test func `strategies that are made of one for views warn as it does`() throws {
    let pulled = SnapshotStrategy<Tall>.plain.pullback { (_: Int) in Tall() }.map { $0 + "!" }
    #expect(try pulled.warnings(1, RenderSettings()).count == 1)
    #expect(try SnapshotStrategy<String>.lines.warnings("a", RenderSettings()).isEmpty)
  }

  @Test func `a page and a picture have endings of their own`() throws {
    let page = try SnapshotStrategy<Tall>.html.text(Tall(), RenderSettings())
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(SnapshotStrategy<Tall>.svg.form == "svg")
  }
}
