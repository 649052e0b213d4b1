import SnippetFoundation
import Snippets

/// The pure heart of a conversation: its stored values are the state, `reduce` takes an event and returns what to do.
///
/// No clock and no I/O: `now` comes with each event. Calls into the app's code are numbered; whichever of a call's
/// result and its expiry is reduced first removes the call, and the other finds none.
struct FlowMachine: Sendable {
  let app: AppKnowledge
  var settings: ConversationSettings
  /// The flows that are under way, each run suspended by the one above it.
  var runs: [Run] = []
  /// Calls into the app's code that have not come back.
  var calls: [Call] = []
  /// The result snippet on show.
  var result: ShownSnippet?
  /// Numbers calls, runs, questions and requests.
  var serial = 0
  /// Whether an input still waits for its `.settled`.
  var turnIsOpen = false
  var hasEnded = false
  var missing: MissingAnswer?
  var trace = Trace()
  /// Parameters of the intent that ran last, for checks.
  var lastSlots: [Slot] = []
  /// The value that the last intent returned, for the next one.
  var lastValue: (any Sendable)?
  var actions: [Action] = []
  var now: Int64 = 0
  /// Whether the device is locked.
  var isLocked = false
  /// When a person last did something.
  var lastInput: Int64 = 0

  init(app: AppKnowledge, settings: ConversationSettings) {
    self.app = app
    self.settings = settings
  }

  /// Takes one event, changes the state and returns what is to be done, in order.
  mutating func reduce(_ event: Event, now: Int64) -> [Action] {
    self.now = now
    actions.removeAll(keepingCapacity: true)
    switch event {
    case .input(let input): take(input)
    case .requested(let request): open(request)
    case .prepared(let call, let result): prepared(call, result)
    case .listed(let call, let result): listed(call, result)
    case .understood(let call, let result): understood(call, result)
    case .performed(let call, let result): performed(call, result)
    case .drew(let call, let result): drew(call, result)
    case .handled(let call, let result): handled(call, result)
    case .reload(let type): reload(type)
    case .committed(let effect): committed(effect)
    case .expired: expire()
    }
    settleIfDone()
    return actions
  }

  /// Nothing runs but what waits for a person.
  var isSettled: Bool { calls.allSatisfy(\.isPaused) }

  /// The earliest time at which something expires; `.max`: never.
  var nextDeadline: Int64 {
    var earliest = Int64.max
    for call in calls { earliest = min(earliest, call.deadline) }
    for run in runs { earliest = min(earliest, run.question?.deadline ?? .max) }
    return earliest
  }

  private mutating func settleIfDone() {
    guard turnIsOpen, isSettled else { return }
    turnIsOpen = false
    let waiting: FlowEvent.Waiting =
      if hasEnded {
        .ended(missing: missing)
      } else if let question = runs.last?.question?.question {
        .answer(question)
      } else {
        .idle
      }
    emit(.settled(waiting))
  }

  mutating func number() -> Int {
    serial += 1
    return serial
  }

  mutating func emit(_ event: FlowEvent) { actions.append(.emit(event)) }

  mutating func note(_ notice: FlowNotice) { emit(.noted(notice)) }

  mutating func record(_ line: String) {
    trace.append(line)
    emit(.traced(line))
  }

  /// Begins a call into the app's code; its budget starts now.
  mutating func start(_ kind: Call.Kind, for run: Int?, budget: Duration, _ work: Action.Work) {
    let call = Call(id: number(), run: run, kind: kind, budget: budget, startedAt: now)
    calls.append(call)
    actions.append(.start(call.id, work))
  }

  /// The call with this number, taken off the list; nil, and a line in the trace, if it was given up before.
  mutating func finish(_ id: Int, as what: String) -> Call? {
    guard let index = calls.firstIndex(where: { $0.id == id }) else {
      record("late: \(what) of call \(id) came after it was given up, and was dropped")
      return nil
    }
    return calls.remove(at: index)
  }

  func index(ofRun id: Int?) -> Int? {
    guard let id else { return nil }
    return runs.firstIndex { $0.id == id }
  }

  /// How snippets are drawn in this conversation.
  func renderSettings(isInteractive: Bool) -> RenderSettings {
    var render = RenderSettings()
    render.columns = settings.columns
    render.locale = settings.locale
    render.colorScheme = settings.colorScheme
    render.numbersControls = isInteractive
    return render
  }
}
