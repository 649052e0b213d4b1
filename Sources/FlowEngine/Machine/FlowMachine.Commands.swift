import IntentModel
import SnippetFoundation
import Snippets

// Lines that begin with a slash, and what `help` says.
extension FlowMachine {
  /// The commands a person can type, in the order help lists them.
  package static let commands = [
    "/help", "/cancel", "/back", "/set", "/again", "/review", "/trace", "/time", "/intents",
    "/width",
    "/quit",
  ]

  mutating func command(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 1)
    let argument = words.count > 1 ? words[1].trimmed : ""
    switch words[0].lowercased() {
    case "/help": note(.help(help()))
    case "/cancel": cancelFlow()
    case "/again": again()
    case "/review": note(.help(review()))
    case "/trace":
      let lines = trace.entries.map(\.timedLine)
      note(.help(lines.isEmpty ? ["Nothing has run yet."] : lines))
    case "/time": note(.help(times()))
    case "/intents": note(.help(app.catalog.intents.filter(\.isDiscoverable).map(\.title)))
    case "/width": width(argument)
    case "/quit": endOfInput()
    case "/back": back()
    case "/set": set(argument)
    case "/record", "/replay", "/save", "/resume", "/accessible":
      note(.notYet(String(words[0])))
    default:
      let name = String(words[0])
      note(.unknownCommand(name, nearest: nearest(name, in: Self.commands, limit: 1)))
    }
  }

  private mutating func again() {
    if let snippet = current { emit(.showed(snippet.picture)) }
    if openQuestion == nil, current == nil { note(.text("There is nothing to show again.")) }
    askAgain()
  }

  private func review() -> [String] {
    let slots = runs.last?.slots ?? lastSlots
    if slots.isEmpty { return ["There are no values to review."] }
    return slots.map { "\($0.parameter.title): \($0.text ?? $0.reply ?? "not given")" }
  }

  private mutating func width(_ argument: String) {
    guard let columns = Int(argument), (8...1000).contains(columns) else {
      return note(.text("'\(argument)' is no width. Type a whole number from 8 to 1000."))
    }
    let isShowing = isShowingSnippet
    take(.resize(columns: columns))
    if !isShowing { note(.text("What is shown from now on is \(columns) columns wide.")) }
  }

  /// What is being asked, what can be answered, and how to leave.
  func help() -> [String] {
    if let open = openQuestion { return help(open) }
    if !isSettled { return ["The app is working. Type cancel to stop it."] }
    var lines: [String] = []
    let controls = current?.controls ?? []
    if !controls.isEmpty, current?.isInteractive == true {
      lines.append("Type a number or a name to press:")
      for (index, control) in controls.enumerated() {
        lines.append("  [\(index + 1)] \(control.label)\(control.isEnabled ? "" : " (disabled)")")
      }
    }
    lines.append(controls.isEmpty ? "You can say:" : "Or say:")
    lines += examples.map { "  \($0)" }
    lines.append("Type quit, or press Ctrl-D, to leave.")
    return lines
  }

  private func help(_ open: OpenQuestion) -> [String] {
    var lines = [open.question.prompt]
    switch open.question.kind {
    case .confirmation(let accept, let deny, _):
      lines.append("Type yes (\(accept)) or no (\(deny)).")
      let controls = (open.snippet?.controls ?? []).enumerated()
      for (index, control) in controls where open.snippet?.isInteractive == true {
        lines.append("  [\(index + 1)] \(control.label)\(control.isEnabled ? "" : " (disabled)")")
      }
    case .value, .choice:
      if !open.shown.hint.isEmpty { lines.append("Type \(open.shown.hint).") }
      for (index, option) in open.question.options.enumerated() {
        lines.append("  [\(index + 1)] \(option.title)")
      }
    }
    let takesAnyText = open.parameter?.takesAnyText == true
    lines.append("Type \(takesAnyText ? "/cancel" : "cancel") to stop.")
    return lines
  }
}
