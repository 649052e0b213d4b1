import IntentEffects
import IntentModel
import Lanes
import SnippetFoundation

// Whose time is up, and how much there was: a call's, a silent person's, the conversation's.
extension FlowMachine {
  /// The earliest time at which something expires; `.max`: never.
  var nextDeadline: Int64 {
    var earliest = min(conversationDeadline, silenceDeadline)
    for index in calls.indices { earliest = min(earliest, calls[index].deadline) }
    for undoing in undoings where !undoing.isLate { earliest = min(earliest, undoing.deadline) }
    return earliest
  }

  /// The first that says something: the flow or the test, the intent, the app.
  func limit(
    _ budget: (IntentBudgets) -> Duration?,
    of intent: (any AppIntent.Type)?
  ) -> Duration? {
    if let given = budget(settings.budgets.given) { return given }
    let type = intent as? any Budgeted.Type
    return type.flatMap { budget($0.budgets) } ?? budget(settings.appBudgets)
  }

  /// What a call may take; a snippet intent's perform, the first one too, what its refresh may.
  func budget(of kind: Call.Kind, for run: Int?) -> Duration {
    let intent = index(ofRun: run).map { Swift.type(of: runs[$0].intent) }
    switch kind {
    case .draw(_, let draft):
      var drawn = intent
      if case .intent(let shown) = draft.source { drawn = Swift.type(of: shown) }
      return limit(\.snippet, of: drawn) ?? settings.budgets.snippet
    case .perform:
      if intent is any SnippetIntent.Type {
        return limit(\.snippet, of: intent) ?? settings.budgets.snippet
      }
      return limit(\.perform, of: intent) ?? settings.budgets.perform
    case .prepare, .options, .optionsFor, .understand, .check, .defaultResult, .tellApart:
      return limit(\.query, of: intent) ?? settings.budgets.query
    case .handle, .undo: return limit(\.perform, of: nil) ?? settings.budgets.perform
    }
  }

  func title(of kind: Call.Kind, for run: Int?) -> String {
    if case .draw(_, let draft) = kind { return draft.title }
    if case .handle(let opened) = kind { return opened.reason }
    if case .undo = kind { return "Undo" }
    return index(ofRun: run).map { runs[$0].title } ?? ""
  }

  /// When a person has been silent for too long: only while nothing runs but what waits for an answer.
  private var silenceDeadline: Int64 {
    guard let top = runs.indices.last, let limit = runs[top].silence, isQuestionOpen, isSettled
    else { return .max }
    return silentSince + limit.nanoseconds
  }

  /// Whether a silent person is waited for so long and no longer.
  var hasSilenceBudget: Bool { runs.last?.silence != nil && isQuestionOpen }

  private var conversationDeadline: Int64 {
    guard let beganAt, !isOver, let limit = limit(\.conversation, of: nil) else { return .max }
    return beganAt + limit.nanoseconds
  }

  /// Ends what has no time left.
  mutating func expire() {
    if conversationDeadline <= now { return endConversation() }
    drawWhileUndoing()
    for call in calls where call.deadline <= now {
      guard let position = calls.firstIndex(where: { $0.id == call.id }) else { continue }
      calls.remove(at: position)
      giveUp(call.id, because: .timeout)
      expired(call)
    }
    if silenceDeadline <= now, let index = runs.indices.last, let open = runs[index].question {
      let limit = runs[index].silence ?? .zero
      end(open.question)
      record(.timeout, "question timed out: \(kept(open.question.prompt))")
      cancelFlow(
        because: .unanswered(intent: runs[index].title, seconds: limit.secondsText)
      )
    }
  }

  private mutating func expired(_ call: Call) {
    let seconds = call.budget.secondsText
    guard call.hasBegun else {
      record(.timeout, "busy: \(call.what) found no thread in \(seconds) s", facts(of: call))
      return refuse(call)
    }
    record(.timeout, "timed out after \(seconds) s: \(call.what)", facts(of: call))
    switch call.kind {
    case .draw(let target, let draft):
      let reason = mainHolder.map { " The main actor is held by \($0)." } ?? ""
      drawFailed("It took longer than \(seconds) s.\(reason)", draft, at: target)
    default:
      guard let index = index(ofRun: call.run) else { return }
      let title = runs[index].title
      end(run: index, .timedOut(intent: title, seconds: seconds))
    }
  }

  /// No thread came to a call in time, because too many are held.
  private mutating func refuse(_ call: Call) {
    if case .draw(let target, let draft) = call.kind {
      return drawFailed(Failure.busy.message, draft, at: target)
    }
    if let index = index(ofRun: call.run) { fail(run: index, .busy) }
  }

  /// The conversation's own time is up: as at the end of the input, and nothing is taken any more.
  private mutating func endConversation() {
    let limit = limit(\.conversation, of: nil) ?? .zero
    record(.timeout, "conversation timed out after \(limit.secondsText) s")
    endOfInput()
    isOver = true
    turnIsOpen = true
    note(.conversationTimedOut(seconds: limit.secondsText))
  }

  /// `/time`: what is used of each budget that runs, and what is left.
  func times() -> [String] {
    var lines = calls.map { call in
      row(time(of: call))
        + (call.isPaused ? ", standing still while you are asked" : "")
    }
    if let limit = runs.last?.silence, isQuestionOpen {
      let used = now - silentSince
      lines.append(row("your answer", used: used, left: limit.nanoseconds - used, of: limit))
    }
    if let beganAt, let limit = limit(\.conversation, of: nil) {
      let used = now - beganAt
      lines.append(row("conversation", used: used, left: limit.nanoseconds - used, of: limit))
    }
    for work in leftBehind.values.sorted(by: { $0.since < $1.since }) {
      lines.append("left behind by \(work.title): \(secondsOf(now - work.since)) s so far")
    }
    if lines.isEmpty { return ["Nothing runs."] + (lastTime.map { ["Last: \(row($0))"] } ?? []) }
    return lines
  }

  private func row(_ time: TraceContent.CallTime) -> String {
    row(time.words, used: time.used, left: time.left, of: .nanoseconds(time.budget))
  }

  private func row(_ what: String, used: Int64, left: Int64, of budget: Duration) -> String {
    "\(what): \(secondsOf(used)) s used, \(secondsOf(left)) s left of \(budget.secondsText) s"
  }
}

extension FlowMachine.Call {
  /// What is called, for lines about its time.
  var what: String { "\(verb.rawValue) \(title)" }

  /// What is done with an intent.
  enum Verb: String, Sendable {
    case prepare, perform, draw, open
    case options = "options of"
    case query = "query of"
    case defaultOf = "default of"
  }

  /// What is done with the intent of that title.
  var verb: Verb {
    switch kind {
    case .prepare: .prepare
    case .options, .optionsFor, .check: .options
    case .understand, .tellApart: .query
    case .defaultResult: .defaultOf
    case .perform, .undo: .perform
    case .draw: .draw
    case .handle: .open
    }
  }
}
