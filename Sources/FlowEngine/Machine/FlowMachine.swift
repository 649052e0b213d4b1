import IntentModel
import SnippetFoundation
import Snippets

/// The pure heart of a conversation: its stored values are the state, `reduce` takes an event and returns what to do.
///
/// No clock and no I/O: `now` comes with each event. Calls into the app's code are numbered; whichever of a call's
/// result and its expiry is reduced first removes the call, and the other finds none.
struct FlowMachine: Sendable {
  var app: AppKnowledge
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
  /// Whether the conversation's budget is used up: nothing runs any more.
  var isOver = false
  /// When the first input came.
  var beganAt: Int64?
  /// When the person was asked, or typed, last.
  var silentSince: Int64 = 0
  var trace = Trace()
  /// What was given for secret parameters.
  var secrets = Secrets()
  /// Who made the calls that have not come back, those given up too.
  var callNotes = CallNotes()
  /// Tasks that performs left behind, by call.
  var leftBehind: [Int: LeftBehind] = [:]
  /// What the last perform used of its budget.
  var lastTime: TraceContent.CallTime?
  /// The newest progress of an intent.
  var progress: FlowProgress?
  /// Who holds the main actor, if it is held too long.
  var mainHolder: String?
  /// Parameters of the intent that ran last, for checks.
  var lastSlots: [Slot] = []
  /// Whether the input was answered by the engine alone: a plain value was taken and another asked for, by no code of the
  /// app's.
  var wasAnsweredAlone = false
  /// What the last input answered, as it was understood, and by which parameter.
  var lastAnswer: (parameter: String, value: any Sendable)?
  /// The value that the last intent returned, for the next one.
  var lastValue: (any Sendable)?
  /// The same as JSON, where the settings ask for that.
  var lastJSON: JSONValue?
  /// Whether it goes on to the next intent whatever an intent returns that its own intent opened.
  var isValueOfOpener = false
  /// Files that intents which are through want removed, once nothing holds them any more.
  var passingFiles: Set<URL> = []
  /// The intents that are yet to run one after the other, each with the value of the one before.
  var chain: [ChainedIntent] = []
  /// Whether a driver says when the code that runs waits, as in a flow.
  var isDriven = false
  /// What is still to be reloaded.
  var reloads: [Reload] = []
  /// What was taken back and still has tasks.
  var undoings: [Undoing] = []
  /// The last number that was given before this event.
  var serialBefore = 0
  /// What results open once what they show is drawn.
  var openings: [Opening] = []
  /// Intents that were begun while another asked, each with the run it came over, till that one asks again.
  var digressed: [(run: Int, over: Int)] = []
  var actions: [Action] = []
  var now: Int64 = 0
  /// Whether the device is locked.
  var isLocked = false
  /// Whether a secret was asked for till just now: the line that a person has begun may hold it.
  var wasAskedForSecret = false
  /// When a person last did something.
  var lastInput: Int64 = 0

  /// What the app said is relevant, donated or predicts: it changes only in calls of the app's.
  var suggested: @Sendable () -> [IntentSuggestion] = { [] }
  /// Whether one of these may be an intent with its values.
  var suggestsValues: @Sendable () -> Bool = { false }

  init(app: AppKnowledge, settings: ConversationSettings) {
    self.app = app
    self.settings = settings
  }

  /// Takes one event, changes the state and returns what is to be done, in order.
  mutating func reduce(_ event: Event, now: Int64) -> [Action] {
    self.now = now
    serialBefore = serial
    switch event {
    case .input(let input):
      makeRoom()
      wasAnsweredAlone = false
      take(input)
    case .requested(let request):
      makeRoom()
      open(request)
    case .prepared(let call, let result):
      if isLate(call, result) { return takeActions() }
      makeRoom()
      prepared(call, result)
    case .fetched(let call, let parameter, let count): recordFetch(of: parameter, count, for: call)
    case .listed(let call, let result):
      if isLate(call, result) { return takeActions() }
      makeRoom()
      listed(call, result)
    case .understood(let call, let result, let titles):
      if isLate(call, result) { return takeActions() }
      understood(call, result, titles)
    case .defaultCame(let call, let result, let titles):
      if isLate(call, result) { return takeActions() }
      defaultCame(call, result, titles)
    case .checked(let call, let result): checked(call, result)
    case .toldApart(let call, let result): toldApart(call, result)
    case .performed(let call, let result, let told):
      if isLate(call, result) { return takeActions() }
      makeRoom()
      performed(call, result, told)
    case .drew(let call, let result):
      if isLate(call, result) { return takeActions() }
      makeRoom()
      drew(call, result)
    case .handled(let call, let result): handled(call, result)
    case .undone(let call, let result): undone(call, result)
    case .reload(let type, let call): reload(type, by: call)
    case .waits: goOnAtRest()
    case .withdrawn(let request, let call): withdraw(request, by: call)
    case .notShown(let type): record("nothing to reload: \(type) is not shown")
    case .unknownKind(let kind, let known): warn(.unknownKind(kind, known: known))
    case .typing: silentSince = now
    case .committed(let effect, let call): committed(effect, by: call)
    case .expired: expire()
    case .began(let call): began(call)
    case .signed(let call, let sign): signed(call, sign)
    case .mainHeld(let time, let holder): mainHeld(time, by: holder)
    case .mainFreed(let time): mainFreed(time)
    }
    settleIfDone()
    return takeActions()
  }

  /// For what an event that a person waits for brings; most others bring one action, or none.
  private mutating func makeRoom() { actions.reserveCapacity(6) }

  private mutating func takeActions() -> [Action] {
    defer { actions = [] }
    return actions
  }

  /// Nothing runs but what waits for a person, and what nobody waits for.
  var isSettled: Bool {
    undoings.allSatisfy(\.isLate)
      && calls.indices.allSatisfy { calls[$0].left != nil || calls[$0].isByItself }
  }

  /// No code of the app runs but what waits for a person.
  var isQuiet: Bool { calls.indices.allSatisfy { calls[$0].left != nil } }

  private mutating func settleIfDone() {
    if !reloads.isEmpty { reload(reloads.filter { !isAtWork($0) }) }
    openNext()
    goOnWithChain()
    if !passingFiles.isEmpty { removeFiles() }
    guard turnIsOpen, isSettled else { return }
    turnIsOpen = false
    let waiting: FlowEvent.Waiting =
      if hasEnded {
        .ended(missing: missing)
      } else if let top = runs.indices.last, let question = runs[top].asked {
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

  mutating func emit(_ event: FlowEvent) {
    trace(event)
    actions.append(.emit(event))
  }

  mutating func note(_ notice: FlowNotice) {
    switch notice {
    case .failed(let intent, let message):
      emit(.noted(.failed(intent: intent, message: secrets.hidden(in: message))))
    case .snippetFailed(let intent, let message):
      emit(.noted(.snippetFailed(intent: intent, message: secrets.hidden(in: message))))
    case .tooManyTries(let prompt): emit(.noted(.tooManyTries(prompt: told(prompt))))
    case .withdrawn(let prompt): emit(.noted(.withdrawn(prompt: told(prompt))))
    default: emit(.noted(notice))
    }
  }

  /// Begins a call into the app's code; its budget starts now.
  mutating func start(_ kind: Call.Kind, for run: Int?, _ work: Action.Work) {
    let call = call(kind, for: run)
    let id = call.id
    callNotes[id] = CallNote(title: call.title)
    calls.append(call)
    actions.append(.start(Action.Beginning(id, work)))
  }

  /// A call with a number of its own that begins now.
  mutating func call(_ kind: Call.Kind, for run: Int?) -> Call {
    Call(
      id: number(),
      run: run,
      kind: kind,
      title: title(of: kind, for: run),
      budget: budget(of: kind, for: run),
      startedAt: now
    )
  }

  /// The call with this number, taken off the list; nil if there is none.
  mutating func finish(_ id: Int, as what: String) -> Call? {
    guard let index = index(ofCall: id) else { return nil }
    callNotes[id] = nil
    let call = calls.remove(at: index)
    weigh(call)
    leaveBehind(call)
    return call
  }

  /// By places: no call, and no run, is copied to be looked at.
  func index(ofCall id: Int) -> Int? { calls.indices.first { calls[$0].id == id } }

  func index(ofRun id: Int?) -> Int? {
    guard let id else { return nil }
    return runs.indices.first { runs[$0].id == id }
  }

  /// How snippets are drawn in this conversation.
  func renderSettings(isInteractive: Bool) -> RenderSettings {
    var render = RenderSettings()
    render.columns = settings.columns
    render.locale = settings.locale
    render.timeZone = settings.timeZone ?? render.timeZone
    render.colorScheme = settings.colorScheme
    render.numbersControls = isInteractive
    render.marksForgedControls = true
    return render
  }
}
