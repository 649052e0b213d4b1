extension FlowFile {
  /// A file rewritten by a run.
  package struct Updated: Sendable, Equatable {
    package var text: String
    /// `~` lines that matched nothing and were kept, with the rest of their steps.
    package var keptPatterns: [FlowLocation]
  }

  /// Returns the file with the output of failed steps replaced by what they showed.
  ///
  /// A case marked `[xfail]` stays as it is. Lines that still match stay as written; so do `...` and `~` lines, comments, and every step that passed.
  /// A step with a `~` line that matches nothing is left alone unless `replacingPatterns`.
  package func updated(
    by results: [FlowCaseResult],
    replacingPatterns: Bool = false
  ) -> Updated {
    var edits: [Int: [String]] = [:]
    var appended: [Int: [String]] = [:]
    var kept: [FlowLocation] = []
    for result in results where isSame(result.path, path) && result.outcome == .failed {
      for failure in result.failures {
        if case .check(_, _, _, let rewritten?) = failure.reason {
          rewriteCheck(failure.location.line, rewritten, &edits)
        }
      }
      for step in result.steps where !step.matches {
        let unmatched = rewrite(step, &edits, &appended, replacingPatterns: replacingPatterns)
        kept += unmatched.map { location(line: $0) }
      }
    }
    let rewritten = lines.flatMap { line in
      (edits[line.number] ?? [line.text]) + (appended[line.number] ?? [])
    }
    let text = rewritten.joined(separator: "\n") + (endsWithNewline ? "\n" : "")
    return Updated(text: text, keptPatterns: kept)
  }

  private func rewriteCheck(_ line: Int, _ argument: String, _ edits: inout [Int: [String]]) {
    guard let text = lines.first(where: { $0.number == line })?.text else { return }
    let word = FlowParser.split(text.dropFirst(2)).word
    edits[line] = ["? \(word) \(argument)"]
  }

  /// Edits a step's lines; returns the lines of `~` that keep it from being rewritten.
  private func rewrite(
    _ result: FlowStepResult,
    _ edits: inout [Int: [String]],
    _ appended: inout [Int: [String]],
    replacingPatterns: Bool
  ) -> [Int] {
    let expected = result.step.expected
    let pairs = Alignment.of(result.step.rows, result.actual, result.captures)
    let lost = pairs.compactMap { pair -> Int? in
      if case .missing(let index) = pair, case .pattern = expected[index].row {
        expected[index].line
      } else {
        nil
      }
    }
    if !lost.isEmpty, !replacingPatterns { return lost }
    // Rows are added below the line before them: the step's own, or the last one of its output.
    var anchor = result.step.inputLastLine
    for pair in pairs {
      switch pair {
      case .same(let index, _), .taken(let index, _): anchor = expected[index].line
      case .missing(let index):
        edits[expected[index].line] = []
        anchor = expected[index].line
      case .extra(let index):
        appended[anchor, default: []].append(FlowFile.line(for: result.actual[index]))
      }
    }
    return []
  }

  /// A row as a flow file writes it.
  private static func line(for row: String) -> String { row.isEmpty ? "" : "  " + row }
}
