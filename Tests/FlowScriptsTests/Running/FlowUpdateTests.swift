import FlowFormat
import Snapshots
import SnippetFoundation
import Testing

@testable import FlowScripts

@Suite struct FlowUpdateTests {
  /// The file after a run whose steps showed `outputs`.
  private func updated(
    _ text: String,
    _ outputs: [[String]],
    replacingPatterns: Bool = false
  ) throws -> FlowFile.Updated {
    let file = try FlowFile.parse(text, path: "a.flow")
    let flowCase = try #require(file.cases.first)
    var result = FlowCaseResult(
      path: "a.flow",
      line: flowCase.line,
      title: flowCase.title,
      outcome: .failed
    )
    var captures = FlowCaptures(declared: ["n": "[0-9]+"])
    for (step, output) in zip(flowCase.steps, outputs) {
      let before = captures
      let matches = captures.match(step.rows, output)
      result.steps.append(
        FlowStepResult(step: step, actual: output, matches: matches, captures: before)
      )
    }
    return file.updated(by: [result], replacingPatterns: replacingPatterns)
  }

  @Test func `a step that passed stays byte for byte`() throws {
    let text = "== a\n\n\n> b\n...\n# note\n\n> c\n  old\n"
    #expect(
      try updated(text, [["x"], ["new"]]).text == "== a\n\n\n> b\n...\n# note\n\n> c\n  new\n"
    )
  }

  @Test func `rows are added, removed and replaced where they stand`() throws {
    #expect(
      try updated("== a\n> b\n  1\n  2\n  4\n\n== c\n", [["1", "3", "4", "5"]]).text
        == "== a\n> b\n  1\n  3\n  4\n  5\n\n== c\n"
    )
    #expect(try updated("== a\n> b\n> c\n", [["1"], []]).text == "== a\n> b\n  1\n> c\n")
    #expect(try updated("== a\n> b\n  1\n", [[]]).text == "== a\n> b\n")
  }

  @Test func `a pattern and dots that still match stay`() throws {
    #expect(
      try updated("== a\n> b\n~ O-{{*}}\n...\n  end\n  x\n", [["O-1", "m", "n", "end", "y"]]).text
        == "== a\n> b\n~ O-{{*}}\n...\n  end\n  y\n"
    )
  }

  @Test func `a pattern that matches nothing is kept unless asked`() throws {
    let text = "== a\n> b\n~ O-{{*}}\n  x\n"
    let kept = try updated(text, [["P-1", "y"]])
    #expect(kept.text == text)
    #expect(kept.keptPatterns.map(\.description) == ["a.flow:3:1"])
    #expect(
      try updated(text, [["P-1", "y"]], replacingPatterns: true).text
        == "== a\n> b\n  P-1\n  y\n"
    )
  }

  @Test func `a name that has another value already is replaced where that is asked`() throws {
    let text = "@let n = [0-9]+\n== a\n> b\n~ [{{n}}] x\n~ [{{n}}] y\n"
    let kept = try updated(text, [["[1] x", "[2] y"]])
    #expect(kept.text == text)
    #expect(kept.keptPatterns.map(\.description) == ["a.flow:5:1"])
    #expect(
      try updated(text, [["[1] x", "[2] y"]], replacingPatterns: true).text
        == "@let n = [0-9]+\n== a\n> b\n~ [{{n}}] x\n  [2] y\n"
    )
  }

  @Test func `an updated file holds`() throws {
    var random = SplitMix(seed: 1)
    for _ in 0..<300 {
      func rows() -> [String] {
        var rows = (0..<Int.random(in: 0...5, using: &random)).map { _ in
          ["a", "b", "c", ""].randomElement(using: &random) ?? ""
        }
        while rows.last?.isEmpty == true { rows.removeLast() }
        return rows
      }
      let written = rows().map { $0 == "c" ? "..." : $0.isEmpty ? "" : "  " + $0 }
      let text = (["== t", "> x"] + written).joined(separator: "\n") + "\n"
      let actual = rows()
      let after = try FlowFile.parse(try updated(text, [actual]).text, path: "a.flow")
      var captures = FlowCaptures()
      let matches = captures.match(after.cases[0].steps[0].rows, actual)
      #expect(matches)
    }
  }
}
