import IntentModel
import SnippetFoundation
import Snippets

// Lines that begin with a slash, and what `help` says.
extension FlowMachine {
  /// The commands a person can type, in the order help lists them.
  package static let commands = [
    "/help", "/cancel", "/back", "/set", "/done", "/again", "/review", "/trace", "/time",
    "/intents", "/width", "/quit",
  ]

  mutating func command(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 1)
    let argument = words.count > 1 ? words[1].trimmed : ""
    switch words[0].lowercased() {
    case "/help": if argument.isEmpty { note(help()) } else { explain(named: argument) }
    case "/cancel": cancelFlow()
    case "/done": take(.done)
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
    return slots.map { slot in
      let shown = slot.shown ?? "not given"
      return "\(slot.parameter.title): \(slot.parameter.isList && shown.isEmpty ? "none" : shown)"
    }
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
  func help() -> FlowNotice {
    if let open = openQuestion { return .guide(help(open)) }
    if !isSettled { return .help(["The app is working. Type cancel to stop it."]) }
    var rows: [HelpRow] = []
    let controls = current?.controls ?? []
    if !controls.isEmpty, current?.isInteractive == true {
      rows.append(.words("Type a number or a name to press:"))
      rows += help(with: controls)
    }
    rows.append(.words(controls.isEmpty ? "You can say:" : "Or say:"))
    rows += examples.map { .words("  \($0)") }
    rows.append(.words("Type quit, or press Ctrl-D, to leave."))
    return .guide(rows)
  }

  private func help(_ open: OpenQuestion) -> [HelpRow] {
    var rows: [HelpRow] = [.prompt(open.question.prompt)]
    switch open.question.kind {
    case .confirmation(let accept, let deny, _):
      rows.append(.words("Type yes (\(accept)) or no (\(deny))."))
      if let snippet = open.snippet, snippet.isInteractive { rows += help(with: snippet.controls) }
    case .value, .choice:
      if !open.shown.hint.isEmpty { rows.append(.words("Type \(open.shown.hint).")) }
      rows += help(with: open.question.options)
    }
    let takesAnyText = open.parameter?.takesAnyText == true
    rows.append(.words("Type \(takesAnyText ? "/cancel" : "cancel") to stop."))
    return rows
  }

  private func help(with controls: [ViewTree.Control]) -> [HelpRow] {
    controls.enumerated().map { .control($1.shownName, isEnabled: $1.isEnabled, at: $0) }
  }

  /// Every option, each section below its title.
  private func help(with options: [Question.Option]) -> [HelpRow] {
    var section: String?
    return options.enumerated().flatMap { place, option in
      defer { section = option.section }
      let title = option.section == section ? nil : option.section.map { HelpRow.section($0) }
      return [title].compactMap(\.self) + [.option(option, at: place)]
    }
  }
}
