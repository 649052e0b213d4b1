import FlowEngine
import Snippets

/// Turns what a conversation shows into rows, and remembers what a listener has heard.
///
/// Where rows are drawn nothing is left out. Where they are read out, a hint is said once, and of a snippet that is
/// shown again only what has changed.
struct Narrator {
  var style: OutputStyle {
    didSet { forget() }
  }
  private var hints: Set<String> = []
  private var shown: SnippetPicture?
  private var rows: [String] = []

  init(style: OutputStyle) {
    self.style = style
  }

  /// What is shown next is said in full.
  mutating func forget() {
    shown = nil
    hints = []
  }

  /// The rows of an event; `all` are those that it has by itself.
  mutating func rows(of event: FlowEvent, _ lines: (FlowEvent, OutputStyle) -> [String]) -> [String]
  {
    let all = lines(event, style)
    guard style.isSpoken else { return all }
    switch event {
    case .asked(let question): return withoutHints(all, question.hintLines)
    case .showed(let picture): return changes(all, picture)
    default: return all
    }
  }

  /// The rows of an event as the command line writes them where it runs: broken at the end of a terminal's rows.
  mutating func rows(
    of event: FlowEvent,
    _ dialogue: Dialogue,
    _ environment: TerminalEnvironment
  ) -> [String] {
    let rows = rows(of: event) { dialogue.lines($0, $1, environment.rowColumns) }
    // A snippet's rows are as wide as they were drawn.
    if case .showed = event, !style.isSpoken { return rows }
    if rows.isEmpty { return rows }
    let columns = environment.terminalColumns
    return rows.flatMap { wrapped($0, columns: columns, style: style) }
  }

  private mutating func withoutHints(_ all: [String], _ last: [String]) -> [String] {
    guard !last.isEmpty, all.suffix(last.count) == last[...] else { return all }
    return hints.insert(last.joined()).inserted ? all : all.dropLast(last.count)
  }

  private mutating func changes(_ all: [String], _ picture: SnippetPicture) -> [String] {
    defer { (shown, rows) = (picture, all) }
    guard let shown, !picture.isToBeAgreedTo, picture.isSameSnippet(as: shown),
      all.count == rows.count
    else { return all }
    let changed = zip(all, rows).filter { $0 != $1 }.map(\.0)
    return changed.isEmpty ? ["Nothing has changed."] : ["Changed:"] + changed
  }
}

extension SnippetPicture {
  /// Whether the other was this snippet before a control of it was pressed: they have the same controls.
  fileprivate func isSameSnippet(as other: SnippetPicture) -> Bool {
    isInteractive && other.isInteractive && !tree.controls.isEmpty
      && tree.controls.map(\.label) == other.tree.controls.map(\.label)
      && tree.controls.map(\.action.identifier) == other.tree.controls.map(\.action.identifier)
  }
}
