import FlowFormat
import Snapshots
import SnippetFoundation
import Testing

@testable import FlowScripts
@testable import SnippetTesting

@Suite struct FlowAttachmentsTests {
  private typealias Case = SnippetTesting.FlowCase

  /// The attachments of a failure at the third line of a flow.
  private func attached(
    _ reason: FlowFailure.Reason,
    expected: String?,
    actual: String?
  ) -> [TestFailure.Attached] {
    Case.attachments(
      of: FlowFailure(
        location: FlowLocation(path: "Flows/tea.flow", line: 3),
        reason: reason,
        source: "",
        expected: expected,
        actual: actual
      )
    )
  }

  @Test func `a step that differs carries what was expected, what came, and the difference`() {
    let rows: [ExpectedRow] = [.literal("one"), .anything]
    let difference = Diff(expected: rows, actual: ["two"], captures: FlowCaptures())
    let attached = attached(.output(difference), expected: "one\n...", actual: "two")
    #expect(
      attached.map(\.name) == ["tea-3.expected.txt", "tea-3.actual.txt", "tea-3.diff"]
    )
    #expect(attached.map(\.text) == ["one\n...\n", "two\n", difference.text + "\n"])
  }

  @Test func `a snapshot that differs carries the same, each width by its name`() throws {
    let name = try #require(SnapshotName("tea/tea/card@44"))
    let reason = FlowFailure.Reason.snapshot(name, Diff(expected: "a", actual: "b"))
    let attached = attached(reason, expected: "a", actual: "b")
    #expect(
      attached.map(\.name) == ["card@44.expected.txt", "card@44.actual.txt", "card@44.diff"]
    )
    #expect(attached.map(\.text) == ["a\n", "b\n", "-   1  a\n+   1  b\n"])
  }

  @Test func `a snapshot that is not there yet carries what came, and a check both`() throws {
    let name = try #require(SnapshotName("tea/tea/card@44"))
    let missing = attached(.missingSnapshot(name), expected: nil, actual: "b")
    #expect(missing.map(\.name) == ["card@44.actual.txt"])
    let check = FlowFailure.Reason.check(usage: "a", expected: "1", actual: "2", rewritten: nil)
    #expect(attached(check, expected: "1", actual: "2").map(\.text) == ["1\n", "2\n"])
    #expect(attached(.leftoverQuestion("How many?"), expected: nil, actual: nil).isEmpty)
  }
}
