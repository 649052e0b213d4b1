package import FlowFormat
import Snapshots
import SnippetFoundation

extension FlowFile {
  /// A file rewritten by a run.
  package struct Updated: Sendable, Equatable {
    package var text: String
    /// `~` lines that matched nothing and were kept, with the rest of their steps.
    package var keptPatterns: [FlowLocation]
    /// Steps and checks that were kept because no line of a flow can hold what came.
    package var unsayable: [FlowLocation] = []
  }

  /// Returns the file with the output of failed steps replaced by what they showed.
  ///
  /// A case marked `[xfail]` stays as it is. Lines that still match stay as written; so do `...` and `~` lines, comments, and every step that passed.
  /// A step with a `~` line that matches nothing is left alone unless `replacingPatterns`; so is one that showed a row which no line can hold.
  package func updated(
    by results: [FlowCaseResult],
    replacingPatterns: Bool = false
  ) -> Updated {
    var edits: [Int: [String]] = [:]
    var appended: [Int: [String]] = [:]
    var kept: [FlowLocation] = []
    var unsayable: [FlowLocation] = []
    for result in results
    where haveSameScalars(result.path, path) && result.outcome == .failed && !isKnownToFail(result)
    {
      for failure in result.failures {
        if case .check(_, _, _, let rewritten?, _) = failure.reason {
          let isSayable = rewriteCheck(failure.location.line, rewritten, &edits)
          if !isSayable { unsayable.append(failure.location) }
        }
      }
      for step in result.steps where !step.matches {
        switch rewrite(step, &edits, &appended, replacingPatterns: replacingPatterns) {
        case .done: break
        case .kept(let patterns): kept += patterns.map { location(line: $0) }
        case .unsayable: unsayable.append(location(line: step.step.line))
        }
      }
    }
    let rewritten = lines.flatMap { line in
      (edits[line.number] ?? [line.text]) + (appended[line.number] ?? [])
    }
    let text = rewritten.joined(separator: "\n") + (endsWithNewline ? "\n" : "")
    return Updated(text: text, keptPatterns: kept, unsayable: unsayable)
  }

  /// Whether a case is marked `[xfail]`: one that also recorded a snapshot has failed all the same.
  private func isKnownToFail(_ result: FlowCaseResult) -> Bool {
    if case .xfail? = cases.first(where: { $0.line == result.line })?.mark { true } else { false }
  }

  /// Edits a check's line; false: no line can hold what it would be.
  private func rewriteCheck(
    _ line: Int,
    _ argument: String,
    _ edits: inout [Int: [String]]
  ) -> Bool {
    guard let text = lines.first(where: { $0.number == line })?.text else { return true }
    let rewritten = "? \(FlowParser.split(text.dropFirst(2)).word) \(argument)"
    guard FlowLine.canBe(rewritten) else { return false }
    edits[line] = [rewritten]
    return true
  }

  /// What came of rewriting a step.
  private enum Rewriting {
    case done
    /// Lines of `~` keep it from being rewritten: these.
    case kept([Int])
    /// No line can hold a row of it.
    case unsayable
  }

  /// Edits a step's lines, or none of them.
  private func rewrite(
    _ result: FlowStepResult,
    _ edits: inout [Int: [String]],
    _ appended: inout [Int: [String]],
    replacingPatterns: Bool
  ) -> Rewriting {
    let expected = result.step.expected
    let pairs = RowAlignment.of(result.step.rows, result.actual, result.captures)
    let lost = pairs.compactMap { pair -> Int? in
      if case .missing(let index) = pair, case .pattern = expected[index].row {
        expected[index].line
      } else {
        nil
      }
    }
    if !lost.isEmpty, !replacingPatterns { return .kept(lost) }
    let isSayable = pairs.allSatisfy { pair in
      guard case .extra(let index) = pair else { return true }
      return FlowLine.canBe(FlowFile.line(for: result.actual[index]))
    }
    guard isSayable else { return .unsayable }
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
    return .done
  }

  /// A row as a flow file writes it.
  private static func line(for row: String) -> String { row.isEmpty ? "" : "  " + row }
}
