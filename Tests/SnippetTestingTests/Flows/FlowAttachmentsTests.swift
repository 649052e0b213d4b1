import SnippetFoundation
import Testing

@testable import FlowScripts
@testable import SnippetTesting

@Suite struct FlowAttachmentsTests {
  private typealias Case = SnippetTesting.FlowCase

  private func failure(_ reason: FlowFailure.Reason) -> FlowFailure {
    FlowFailure(location: FlowLocation(path: "Flows/tea.flow", line: 3), reason: reason, source: "")
  }

  private var result: FlowCaseResult {
    FlowCaseResult(path: "Flows/tea.flow", line: 1, title: "tea", outcome: .failed)
  }

  @Test func `a step that differs carries what was expected, what came, and the difference`() throws
  {
    try ScratchPackage.with { package in
      let expected: [ExpectedRow] = [.literal("one"), .anything]
      let step = FlowStep(
        line: 3,
        inputLastLine: 3,
        input: .typed("a"),
        expected: expected.enumerated().map { .init(line: 4 + $0.offset, row: $0.element) }
      )
      var result = result
      result.steps = [
        FlowStepResult(step: step, actual: ["two"], matches: false, captures: FlowCaptures())
      ]
      let difference = Diff(expected: expected, actual: ["two"], captures: FlowCaptures())
      let store = SnapshotStore(directory: package.folder.appendingPathComponent("Snapshots"))
      let attached = Case.attachments(of: failure(.output(difference)), in: result, store)
      #expect(
        attached.map(\.name) == ["tea-3.expected.txt", "tea-3.actual.txt", "tea-3.diff"]
      )
      #expect(attached.map(\.text) == ["one\n...\n", "two\n", difference.text + "\n"])
    }
  }

  @Test func `a snapshot that differs carries the same`() throws {
    try ScratchPackage.with { package in
      let store = SnapshotStore(directory: package.folder.appendingPathComponent("Snapshots"))
      let name = try #require(SnapshotName("tea/tea/card@44"))
      _ = try store.verify(name, "a", mode: .all)
      _ = try store.verify(name, "b", mode: .never)
      let reason = FlowFailure.Reason.snapshot(name, Diff(expected: "a", actual: "b"))
      let attached = Case.attachments(of: failure(reason), in: result, store)
      #expect(attached.map(\.text) == ["a\n", "b\n", "-   1  a\n+   1  b\n"])
      let missing = failure(.missingSnapshot(name))
      #expect(Case.attachments(of: missing, in: result, store).isEmpty)
    }
  }
}
