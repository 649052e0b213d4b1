import FlowFormat
import Snapshots
import SnippetFoundation
package import Snippets

extension FlowRunReport {
  /// The report for people.
  ///
  /// **Shape** failures first, each at its own line of the flow file; then notes, then one line of counts. No newline at the end.
  ///
  /// Without the first `told` cases, whose rows were shown before.
  package func text(_ style: OutputStyle = .plain, after told: Int = 0) -> String {
    let paint = Paint(style: style)
    var lines: [String] = []
    for result in cases.dropFirst(told) { lines += rows(of: result, style) }
    for result in cases { lines += result.notes.map { visible("note: \($0)") } }
    lines += misfits.map { visible("note: \($0)") }
    lines += problems.map { visible($0, keepingLines: true) }
    lines += updated.map { visible("updated: \($0). Read the change, then run again") }
    lines += keptPatterns.map {
      visible("\($0): this ~ line matches nothing and was kept. --replace-patterns replaces it")
    }
    lines += unsayable.map {
      visible("\($0): what came \(FlowLine.misfit), and was not written. ")
        + "Expect it with ... or {{*}}"
    }
    if !obsolete.isEmpty {
      lines.append("obsolete snapshots, read by no case:")
      lines += obsolete.map { visible("  \($0)") }
      lines.append(FlowRunReport.pruneAdvice)
    }
    if hasOnly { lines.append("only cases marked [only] were run; remove the mark to pass") }
    if let interruptionNote { lines.append(interruptionNote) }
    if let endingNote { lines.append(endingNote) }
    lines.append(summary(paint))
    if let note = othersNote { lines.append(note) }
    return lines.joined(separator: "\n")
  }

  /// The rows of one case in it.
  package func rows(of result: FlowCaseResult, _ style: OutputStyle = .plain) -> [String] {
    let paint = Paint(style: style)
    let name = visible("\(result.path):\(result.line) \(result.title)")
    switch result.outcome {
    case .passed: return [paint.good("ok") + "    \(name)"]
    case .skipped(let why): return ["skip  \(name) (\(visible(why)))"]
    case .todo: return ["todo  \(name)"]
    case .failedAsExpected(let why): return ["xfail \(name) (\(visible(why)))"]
    case .passedUnexpectedly:
      return [paint.bad("FAIL") + "  \(name)", "  \(result.surprise ?? "")"]
    case .failed:
      let shown = result.failures.prefix(3).flatMap { failure in
        let words = updates ? failure.textWithoutAdvice : failure.text
        return words.split(separator: "\n", omittingEmptySubsequences: false).map {
          paint.diff("  " + $0)
        }
      }
      let more = result.failures.count - 3
      let rest = more > 0 ? ["  and \(more) more in this case"] : []
      return [paint.bad("FAIL") + "  \(name)"] + shown + rest
    }
  }

  /// `4 flows of other apps not played: FoodOrder, OrderStatus`; nil if none was left out.
  package var othersNote: String? {
    FlowRunReport.note(onFlowsOf: othersFlows)
  }

  /// The same for the apps of any flows, one for each.
  package static func note(onFlowsOf apps: [String], _ missed: String = "played") -> String? {
    if apps.isEmpty { return nil }
    let names = visible(Set(apps).sorted().joined(separator: ", "))
    let flows = apps.count == 1 ? "1 flow of another app" : "\(apps.count) flows of other apps"
    return "\(flows) not \(missed): \(names)"
  }

  private func summary(_ paint: Paint) -> String {
    let played = counts.map { "\($0.count) \($0.word)" }.joined(separator: ", ")
    let text =
      repeats > 1 && !played.isEmpty && interruption == nil
      ? "\(played), each played \(repeats) times" : played
    let checked = checkedObsolete || cases.isEmpty ? "" : "; obsolete snapshots not checked"
    if text.isEmpty { return "no case was run" }
    return (failed.isEmpty ? paint.good(text) : paint.bad(text)) + checked
  }
}

extension FlowFailure {
  /// What differs, where, and what to do.
  package var text: String {
    guard case .output = reason else { return textWithoutAdvice }
    return textWithoutAdvice
      + "\nIf the new output is right, run the app's 'flow run' with --update"
  }

  /// What differs and where, for a run that updates.
  var textWithoutAdvice: String { ShownText.rows("\(location): \(words)") }

  private var words: String {
    switch reason {
    case .output(let diff):
      "the output differs after '\(source)'\n\(diff.text)"
    case .check(_, let expected, let actual, _, let hints):
      (["'\(source)' does not hold", ShownText.difference(expected, actual)] + hints)
        .joined(separator: "\n")
    case .snapshot(let name, let diff):
      "the snippet differs from Snapshots/\(name).txt\n\(diff.text)\nAccept it: \(name.acceptCommand)"
    case .missingSnapshot(let name):
      "there is no Snapshots/\(name).txt yet. Accept it: \(name.acceptCommand)"
    case .unkeptSnapshot(let name, let diff, let why):
      (diff.map { "the snippet differs from Snapshots/\(name).txt\n\($0.text)" }
        ?? "there is no Snapshots/\(name).txt yet") + "\n\(why)"
    case .recordedSnapshot(let name):
      "Snapshots/\(name).txt was recorded. Read it, then run again without recording"
    case .unreadable(let what): what
    case .nothingShown(let label): "no snippet is on show to keep as '\(label)'"
    case .unusable(let what): what
    case .leftoverQuestion(let prompt):
      "the case ends while '\(prompt)' is asked, and no line expects that. Answer it, or expect it"
    case .leftoverCall(let why):
      "the case ends while the app's code has not returned: \(why), or expect it: ? state running"
    case .leftoverWork(let title, let check):
      "the case ends while work goes on that '\(title)' left behind. Add: ! wait TIME, or expect it: "
        + check
    case .unmetFailure(let what): what
    case .notRun(let why): why
    case .processEnded(let what, let output):
      ([what] + (output.isEmpty ? [] : ["It wrote:"] + output.map { "  \($0)" }))
        .joined(separator: "\n")
    }
  }
}

extension SnapshotName {
  /// What a person types to make a pending snapshot the approved one.
  package var acceptCommand: String { "swift run parley snapshots accept \(path)" }
}

/// Colours of a report; never the only sign of anything.
private struct Paint {
  let style: OutputStyle

  func good(_ text: String) -> String { wrap(text, "32") }
  func bad(_ text: String) -> String { wrap(text, "31") }

  func diff(_ line: String) -> String {
    if line.hasPrefix("  -") { return wrap(line, "31") }
    if line.hasPrefix("  +") { return wrap(line, "32") }
    return line
  }

  private func wrap(_ text: String, _ code: String) -> String {
    style.hasEscapes ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
