import FlowEngine
import IntentModel
import SnippetFoundation
import Snippets

/// Notes what the steps of a case come by and reach, from what they show and what the trace says of them.
struct FlowReachNotes {
  /// An intent on its way: its title, as the trace has it, and the identifier that it alone has.
  private struct Running {
    var title: String
    var identifier: String
  }

  private(set) var found: [FlowPoint: Int?] = [:]
  private var read: [ObjectIdentifier: Int] = [:]
  /// The intents that have begun and not ended, each on top of the one before.
  private var running: [Running] = []
  /// The identifiers of the intents that have begun or were drawn, by the title that they had last.
  private var identifiers: [String: String] = [:]
  private var question: Question?
  /// How many intents there were when it was asked: the last of them asks.
  private var depth = 0
  /// The label of the control that was just pressed.
  private var tapped: String?

  /// Everything found, sorted.
  var reach: [FlowReach] {
    found.map { FlowReach(point: $0.key, line: $0.value) }.sorted { $0.point < $1.point }
  }

  /// Notes a step: the events of its turn, and what was added to the trace of the conversation in front.
  mutating func note(_ turn: FlowDriver.Turn, of driver: FlowDriver, line: Int) {
    let trace = driver.trace
    let before = read[ObjectIdentifier(driver)] ?? 0
    // The oldest entries of a long trace are dropped.
    let entries = trace.count >= before ? trace[before...] : trace[...]
    read[ObjectIdentifier(driver)] = trace.count
    var asked = turn.events.compactMap { event in
      if case .asked(let question) = event { question } else { nil }
    }
    for entry in entries { note(entry, line, &asked) }
    pressed(nil, line)
    for case .showed(let picture) in turn.events where picture.isInteractive {
      note(picture.tree.controls)
    }
  }

  private mutating func reached(_ point: FlowPoint, _ line: Int) {
    if let known = found[point], known != nil { return }
    found[point] = .some(line)
  }

  private mutating func offered(_ point: FlowPoint) {
    if found[point] == nil { found[point] = .some(nil) }
  }

  // MARK: The trace

  private mutating func note(_ entry: TraceEntry, _ line: Int, _ asked: inout [Question]) {
    let text = entry.line
    if let intent = entry.intent { identifiers[rest(of: text)] = intent.persistentIdentifier }
    pressed(entry.kind == .begin ? entry.intent : nil, line)
    note(budgetOf: entry, line)
    switch entry.kind {
    case .begin:
      let title = rest(of: text)
      let identifier = entry.intent?.persistentIdentifier ?? identifier(of: title)
      running.append(Running(title: title, identifier: identifier))
      reached(FlowPoint(.intent, intent: intent), line)
    case .draw:
      if let intent = entry.intent {
        reached(FlowPoint(.intent, intent: intent.persistentIdentifier), line)
      }
    case .end:
      if text.hasPrefix("cancel ") { confirmed("cancelled", line) }
      if text.hasPrefix("end ") || text.hasPrefix("cancel ") { ended(rest(of: text)) }
    case .result:
      let call = if case .text(let call) = entry.facts["call"] { call } else { "" }
      if text.hasPrefix("done "), call.hasPrefix("perform ") { ended(rest(of: call)) }
    case .perform:
      if case .object(let values) = entry.facts["parameters"] {
        for (name, value) in values where value != nil {
          reached(FlowPoint(.parameter, intent: intent, name: name), line)
        }
      }
    case .ask:
      let place = asked.firstIndex { $0.prompt == rest(of: text) }
      if let place {
        question = asked[place]
        depth = running.count
        asked.removeSubrange(...place)
        question.map { note($0) }
      }
    case .answer: note(answer: text, entry, line)
    case .note: if text.hasPrefix("chose ") { took(rest(of: text), line) }
    case .timeout:
      if text.hasPrefix("question timed out") {
        reached(FlowPoint(.budget, intent: intent, name: "question"), line)
      } else if text.hasPrefix("conversation timed out") {
        reached(FlowPoint(.budget, intent: "", name: "conversation"), line)
      }
    default: break
    }
  }

  /// The intent on top of what runs.
  private var intent: String { running.last?.identifier ?? "" }

  /// The intent that asked what is asked.
  private var asker: String { running.prefix(depth).last?.identifier ?? "" }

  /// The identifier of an intent that the trace calls by a title: of several with that title the last one to run.
  private func identifier(of title: String) -> String {
    running.last { $0.title == title }?.identifier ?? identifiers[title] ?? title
  }

  /// An intent is over, with those on top of it and what they asked.
  private mutating func ended(_ title: String) {
    guard let place = running.lastIndex(where: { $0.title == title }) else { return }
    running.removeSubrange(place...)
    if place < depth { question = nil }
  }

  private func rest(of line: String) -> String {
    line.firstIndex(of: " ").map { String(line[line.index(after: $0)...]) } ?? ""
  }

  private mutating func note(answer text: String, _ entry: TraceEntry, _ line: Int) {
    if case .object(let values) = entry.facts["parameters"] {
      for (name, value) in values {
        reached(FlowPoint(.parameter, intent: intent, name: name), line)
        if let value { took(value, line) }
      }
      for option in entry.taken { took(option, line) }
    } else if text.hasPrefix("tap ") {
      tapped = rest(of: text)
    } else if text == "confirmed" || text == "declined" {
      confirmed(text == "confirmed" ? "accepted" : text, line)
    } else if text.hasPrefix("chose ") {
      took(rest(of: text), line)
    }
  }

  /// What was tapped ran an intent, which begins right behind; nil: it ran none, as a link does.
  private mutating func pressed(_ intent: (any AppIntent.Type)?, _ line: Int) {
    guard let label = tapped else { return }
    tapped = nil
    let identifier = intent?.persistentIdentifier ?? ""
    reached(FlowPoint(.button, intent: identifier, name: label), line)
  }

  /// What is called of an intent, as the trace says it before the intent's title, and what its budget is called.
  private static let budgets: KeyValuePairs = [
    "perform": "perform", "draw": "draw", "query of": "query", "options of": "options",
    "default of": "default", "prepare": "prepare", "open": "open",
  ]

  /// Every call says what it may take; one that took longer has fired its budget.
  private mutating func note(budgetOf entry: TraceEntry, _ line: Int) {
    guard case .text(let call) = entry.facts["call"] else { return }
    for (verb, name) in Self.budgets where call.hasPrefix(verb + " ") {
      let title = String(call.dropFirst(verb.count + 1))
      let point = FlowPoint(.budget, intent: identifier(of: title), name: name)
      if entry.kind == .timeout { reached(point, line) } else { offered(point) }
    }
  }

  // MARK: Questions and controls

  private mutating func note(_ question: Question) {
    switch question.kind {
    // Whether something was meant is asked by the engine, of nothing that the app declares.
    case .confirmation("Yes", "No", _)
    where question.isGuess || question.prompt.hasPrefix("Did you mean "): self.question = nil
    case .confirmation:
      for answer in ["accepted", "declined", "cancelled"] { offered(confirmation(answer)) }
    case .choice, .value:
      for option in question.options { offered(branch(option.title)) }
    }
  }

  private func confirmation(_ answer: String) -> FlowPoint {
    var name = ""
    if case .confirmation(let accept, _, _) = question?.kind { name = accept }
    return FlowPoint(.confirmation, intent: asker, name: name, outcome: answer)
  }

  private mutating func confirmed(_ answer: String, _ line: Int) {
    guard case .confirmation = question?.kind else { return }
    reached(confirmation(answer), line)
    question = nil
  }

  private func branch(_ option: String) -> FlowPoint {
    var name = question?.prompt ?? ""
    if case .value(let parameter, _) = question?.kind { name = parameter }
    return FlowPoint(.branch, intent: asker, name: name, outcome: option)
  }

  /// An option of the question that stands, if it, or what was asked for the same before, has one of that title.
  private mutating func took(_ option: String, _ line: Int) {
    guard question != nil, found[branch(option)] != nil else { return }
    reached(branch(option), line)
  }

  private mutating func note(_ controls: [ViewTree.Control]) {
    // What was shown before may be shown again without being drawn anew.
    for control in controls {
      let runsIntent = control.action.kind == .intent || control.action.kind == .toggle
      let intent = runsIntent ? control.action.identifier : ""
      let label = control.isPrivate ? secretText : control.label
      offered(FlowPoint(.button, intent: intent, name: label))
    }
  }
}
