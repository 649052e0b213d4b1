import FlowFormat
import SnippetFoundation
import Snippets

extension FlowRunReport {
  /// The report as a page: each failure with what was expected, what came and the difference, and the flows.
  ///
  /// One file that needs no server, no network and no script; well-formed as XML too.
  package var html: String {
    let failed = Set(failed.map { Array($0.path.utf8) })
    let shown = files.filter { failed.contains(Array($0.path.utf8)) }
    let title =
      counts.isEmpty
      ? "no case was run"
      : counts.map { "\($0.count) \($0.word)" }
        .joined(separator: ", ")
    let parts =
      [
        "<!DOCTYPE html>",
        #"<html xmlns="http://www.w3.org/1999/xhtml" lang="en">"#,
        #"<head><meta charset="utf-8"/><meta name="viewport" content="width=device-width"/>"#,
        "<title>\(Markup.escaped(title))</title><style>\(FlowRunReport.css)</style></head>",
        "<body>", "<h1>\(Markup.escaped(title))</h1>",
      ]
      + runProblems.map {
        "<section class=\"bad\"><h2>\(Markup.escaped($0.name))</h2>"
          + "<pre>\(Markup.escaped($0.words))</pre></section>"
      }
      + self.failed.map(section) + [list] + shown.map(source) + ["</body>", "</html>"]
    return parts.filter { !$0.isEmpty }.map { $0 + "\n" }.joined()
  }

  /// Every case, those that failed with a link to what is said of them.
  private var list: String {
    if listed.isEmpty { return "" }
    let items = listed.map { result in
      let name = Markup.escaped("\(result.path):\(result.line) \(result.title)")
      let (word, why) = FlowRunReport.outcome(result.outcome)
      let label = result.outcome.fails ? "<a href=\"#\(anchor(result))\">\(name)</a>" : name
      let reason = why.isEmpty ? "" : " (\(Markup.escaped(why)))"
      return
        "<li class=\"\(result.outcome.fails ? "bad" : "good")\"><b>\(word)</b> \(label)\(reason)</li>"
    }
    return "<ul>\n" + items.joined(separator: "\n") + "\n</ul>"
  }

  private func section(_ result: FlowCaseResult) -> String {
    let name = Markup.escaped("\(result.path):\(result.line) \(result.title)")
    let parts =
      (result.surprise.map { ["<p>\(Markup.escaped($0))</p>"] } ?? [])
      + result.failures.map { failure in
        let step = anchor(failure.location)
        return "<article><h3><a href=\"#\(step)\">\(Markup.escaped("\(failure.location)"))</a> "
          + "<code>\(Markup.escaped(failure.source))</code></h3>\n"
          + comparison(failure) + "</article>"
      }
    return "<section class=\"bad\" id=\"\(anchor(result))\"><h2>\(name)</h2>\n"
      + parts.joined(separator: "\n") + "\n</section>"
  }

  /// Expected, actual and difference side by side, or the words where nothing is compared.
  private func comparison(_ failure: FlowFailure) -> String {
    let words = failure.text.split(separator: "\n", omittingEmptySubsequences: false)
    guard failure.expected != nil || failure.actual != nil else {
      return "<pre>\(Markup.escaped(failure.text))</pre>"
    }
    let difference =
      failure.reason.diff
      ?? Diff(expected: failure.expected ?? "", actual: failure.actual ?? "")
    let columns = [
      ("expected", failure.expected.map(FlowRunReport.rows) ?? "<i>nothing yet</i>"),
      ("actual", failure.actual.map(FlowRunReport.rows) ?? ""),
      ("difference", difference.lines.map(FlowRunReport.marked).joined(separator: "\n")),
    ]
    let cells = columns.map { "<div><h4>\($0.0)</h4><pre>\($0.1)</pre></div>" }
    let last = words.count > 1 ? words.last : nil
    // A difference without advice below it ends in one of its own rows.
    let isRow = last.map { $0.isEmpty || "-+ ".contains($0.prefix(1)) } ?? true
    let advice = [words.first, isRow ? nil : last].compactMap(\.self)
      .map { "<p>\(Markup.escaped(String($0)))</p>" }
    return advice.joined() + "\n<div class=\"sides\">" + cells.joined(separator: "\n") + "</div>"
  }

  private static func rows(_ text: String) -> String {
    let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
    return rows.map { Markup.escaped(ShownText.row(String($0))) }.joined(separator: "\n")
  }

  private static func marked(_ row: String) -> String {
    switch row.first {
    case "-": "<del>\(Markup.escaped(row))</del>"
    case "+": "<ins>\(Markup.escaped(row))</ins>"
    default: Markup.escaped(row)
    }
  }

  /// A flow as it is written, each line with an anchor, those that failed marked.
  private func source(_ file: FlowFile) -> String {
    let failing = Set(
      cases.filter { haveSameScalars($0.path, file.path) && $0.outcome.fails }
        .flatMap(\.failures).map(\.location.line)
    )
    let rows = file.lines.map { line in
      let number = String(line.number)
      let blanks = String(repeating: " ", count: max(0, 5 - number.count))
      let text = "\(blanks)\(number)  \(Markup.escaped(line.text))"
      let mark = failing.contains(line.number) ? " class=\"mark\"" : ""
      return "<span id=\"\(anchor(file.location(line: line.number)))\"\(mark)>\(text)</span>"
    }
    return "<section><h2>\(Markup.escaped(file.path))</h2><pre>" + rows.joined(separator: "\n")
      + "</pre></section>"
  }

  private func anchor(_ location: FlowLocation) -> String {
    "f\(files.firstIndex { haveSameScalars($0.path, location.path) } ?? 0)-\(location.line)"
  }

  private func anchor(_ result: FlowCaseResult) -> String {
    "c" + anchor(FlowLocation(path: result.path, line: result.line))
  }

  private static func outcome(_ outcome: FlowCaseResult.Outcome) -> (word: String, why: String) {
    switch outcome {
    case .passed: ("ok", "")
    case .failed: ("FAIL", "")
    case .skipped(let why): ("skip", why)
    case .todo: ("todo", "")
    case .failedAsExpected(let why): ("xfail", why)
    case .passedUnexpectedly(let why): ("FAIL", "passes, though marked [xfail \(why)]")
    }
  }

  // Quotes and brackets of markup have no place in here: the page is XML too.
  private static let css = """
    :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
    body { margin: 2rem auto; max-width: 90rem; padding: 0 1rem }
    h1 { font-size: 1.4rem } h2 { font-size: 1.1rem; margin-top: 2.5rem }
    h3 { font-size: 1rem } h4 { margin: 0; font-size: .85rem }
    ul { list-style: none; padding: 0 }
    pre { font: 13px/1.35 ui-monospace, monospace; overflow: auto; margin: .3rem 0; padding: .6rem;
      border: 1px solid #8886; border-radius: .3rem }
    .sides { display: grid; grid-template-columns: repeat(auto-fit, minmax(22rem, 1fr)); gap: 1rem }
    li.bad b, section.bad h2 { color: #c33 } li.good b { color: #383 }
    del { color: #c33; text-decoration: none } ins { color: #383; text-decoration: none }
    .mark { background: #fc06 } :target { outline: 2px solid #48f }
    """
}
