import IntentEffects
import IntentModel
package import Lanes
import Logging
import SnippetFoundation
import Snippets

/// One conversation with one person: a mailbox around the pure machine.
///
/// Whoever posts carries the actions out, one event at a time: there is one order for everything that happens, and no
/// thread of its own. Calls into the app's code run on the conversation's lane, never on the shared pool.
package final class Conversation: Sendable {
  let app: HostedApp
  package let lane: Lane
  let clock: any FlowClock
  let world: ConversationWorld
  let dependencies: AppDependencyManager
  /// Changes of the app that can be taken back.
  let undoManager = UndoManager()
  /// Nanoseconds that the main actor may be away.
  let mainActorPatience: Int64
  let logger: Logger?
  /// The person's locale, for the app's code.
  private let spoken: Lock<Locale>
  let inbox = Lock(Inbox())
  let box: Lock<Box>
  private let sink: @Sendable (FlowEvent) -> Void

  /// `sink` is called in order, one event at a time, from whichever thread posts; it must not block.
  package convenience init(
    app: HostedApp,
    settings: ConversationSettings = ConversationSettings(),
    sink: @escaping @Sendable (FlowEvent) -> Void
  ) {
    let pool = LanePool.shared
    let recorded = settings.recordedFrom.map { RecordedClock(start: $0, on: pool.clock) }
    self.init(
      app: app,
      settings: settings,
      lane: Lane(pool: pool),
      clock: recorded ?? pool.clock as any FlowClock,
      sink: sink
    )
  }

  init(
    app: HostedApp,
    settings: ConversationSettings,
    lane: Lane,
    clock: any FlowClock,
    beside other: Conversation? = nil,
    sink: @escaping @Sendable (FlowEvent) -> Void
  ) {
    self.app = app
    self.lane = lane
    self.clock = clock
    self.sink = sink
    world =
      other?.world
      ?? ConversationWorld(clock: clock, seed: settings.seed ?? .random(in: 0 ... .max))
    dependencies = other?.dependencies ?? AppDependencyManager()
    var settings = settings
    settings.appBudgets = app.budgets
    let knowledge = AppKnowledge.of(app, in: settings.locale)
    dependencies.surroundings = AppSurroundings(
      name: app.name,
      shortcuts: knowledge.catalog.shortcuts,
      tips: world.isRehearsal ? TipMemory() : TipMemory(app: app.name)
    )
    var machine = FlowMachine(app: knowledge, settings: settings)
    machine.isDriven = lane.virtualClock != nil
    machine.suggested = { [dependencies, clock] in
      suggestions(
        from: dependencies,
        predictions: knowledge.predictions,
        catalog: knowledge.catalog,
        appName: knowledge.name,
        now: clock.date
      )
    }
    machine.suggestsValues = { [dependencies] in
      suggestsValues(from: dependencies, predictions: knowledge.predictions)
    }
    box = Lock(Box(machine: machine))
    mainActorPatience = settings.mainActorPatience.nanoseconds
    logger = settings.logger
    spoken = Lock(settings.locale)
    _ = Self.answersForLocale
    _ = ConversationWorld.answersForFolders
    world.join(self)
    OpenConversations.join(self)
    if let other {
      let scene = other.box.withLock { $0.scene }
      box.withLock { $0.scene = scene }
    } else {
      world.onCommit { [weak self] effect in self?.post(.committed(effect, call: nil)) }
    }
  }

  deinit { removePassing(box.withLock { $0.machine.passingFiles }) }

  /// Registers the app's dependencies.
  ///
  /// Once, before the first input. With `drawsWindow`, the app's first window is drawn for the greeting. False: the main
  /// actor did not come to it within `grace`; nil: it is waited for.
  @discardableResult
  package func launch(drawsWindow: Bool = true, grace: Duration? = nil) async -> Bool {
    for problem in Localization.takeProblems() {
      emit(.warned(.brokenStrings(problem.description)))
    }
    // Nothing to launch needs no main actor; where that was seen to be held, it is waited for nevertheless, for what follows.
    if !app.hasLaunch, !MainWatch.shared.isGivenUp { return true }
    let settings = withMachine { $0.renderSettings(isInteractive: false) }
    return await AppDependencyManager.$scoped.withValue(dependencies) {
      await World.$current.withValue(world) { [self] in
        guard let grace else {
          await MainActor.run { openScene(drawsWindow ? settings : nil) }
          return true
        }
        return await lane.visitMain(grace: grace) { [self] in
          openScene(drawsWindow ? settings : nil)
        }
      }
    }
  }

  /// Opens the app's scene, whose first window is drawn where settings are given.
  @MainActor
  private func openScene(_ settings: RenderSettings?) {
    // Tasks that it starts are the conversation's, and go by its clock.
    let before = lane.enqueues
    AppExecution.enter(lane)
    let scene = app.launch()
    AppExecution.enter(nil)
    let isAtWork = lane.enqueues != before
    var window: ViewTree?
    if let scene, var settings {
      settings.now = clock.date
      window = try? resolve(scene, settings: settings).tree
    }
    box.withLock { box in
      box.window = window
      box.scene = scene
      box.launchIsAtWork = isAtWork
    }
  }

  /// The person's locale.
  var locale: Locale { spoken.withLock { $0 } }

  /// Code of an app asks its conversation in which language it speaks.
  private static let answersForLocale: Void = Localization.ask {
    (CurrentHost.host as? ConversationHost)?.conversation.locale
  }

  /// Hands an input over and returns at once.
  ///
  /// A turn ends with a `.settled` event.
  package func post(_ input: FlowInput) {
    if case .locale(let identifier) = input {
      spoken.withLock { $0 = Locale(identifier: identifier) }
    }
    post(.input(input))
  }

  /// The person pressed a key: a question that waits for an answer waits anew.
  package func personTypes() {
    guard withMachine({ $0.hasSilenceBudget }) else { return }
    post(.typing)
  }

  /// Posts an input and waits till its turn has settled; returns what was shown meanwhile.
  @discardableResult
  package nonisolated(nonsending) func send(_ input: FlowInput) async -> [FlowEvent] {
    keepLog()
    await take(input)
    return takeLog()
  }

  /// Posts an input and waits till its turn has settled.
  package nonisolated(nonsending) func take(_ input: FlowInput) async {
    await withUnsafeContinuation { continuation in
      box.withLock { $0.waiting.append(continuation) }
      post(input)
    }
  }

  /// Keeps what is shown from now on, till it is taken.
  func keepLog() { box.withLock { $0.log = [] } }

  /// What was shown since the last time this was asked, or since it is kept.
  func takeLog() -> [FlowEvent] {
    box.withLock { box in
      defer { if box.log != nil { box.log = [] } }
      return box.log ?? []
    }
  }

  /// Takes an event in.
  ///
  /// The first to come carries the actions of all that come meanwhile out.
  ///
  /// `thread`: whose call ends with this event, and which can go on with what the event begins.
  func post(_ event: FlowMachine.Event, from thread: CallThread? = nil) {
    guard inbox.withLock({ $0.add(event) }) else { return }
    var (step, thread) = (Step(actions: []), thread)
    while let event = inbox.withLock({ $0.next() }) {
      // Read by who carries out: no event is reduced with an earlier time than the one before.
      let now = clock.now
      box.withLock { step = $0.reduce(event, now: now, in: world) }
      inbox.withLock { $0.remove() }
      carry(out: step, from: thread)
      thread = nil
      // What is done ends outside the lock; its room serves the next event.
      step.actions.removeAll(keepingCapacity: true)
      box.withLock { swap(&$0.machine.actions, &step.actions) }
    }
    endLingering()
  }

  private func carry(out step: Step, from thread: CallThread?) {
    if step.letsAppRun { lane.appMayRun() }
    if let deadline = step.deadline { clock.register(self, at: deadline) }
    for action in step.actions { carry(out: action, from: thread) }
  }

  private func carry(out action: FlowMachine.Action, from thread: CallThread?) {
    switch action {
    case .emit(let event): emit(event)
    case .start(let beginning): start(beginning, from: thread)
    case .cancelTask(let call, let reason): cancel(call, reason)
    case .reply(let request, let reply):
      lane.appMayRun()
      box.withLock { $0.requests.removeValue(forKey: request) }?.resume(returning: reply)
    case .assign(let parameter, let value): _ = parameter.set(value)
    case .clear(let parameter): parameter.clear()
    case .reloadElsewhere(let type):
      for other in world.others(than: self) { other.post(.reload(type, by: nil)) }
    case .watchForRest: watchForRest()
    case .remove(let files): removePassing(files)
    case .said(let intent): dependencies.surroundings?.tips.use(intent)
    }
  }

  private func emit(_ event: FlowEvent) {
    if case .traced = event { return hand(out: event) }
    var first: UnsafeContinuation<Void, Never>?
    var others: [UnsafeContinuation<Void, Never>] = []
    box.withLock { box in
      box.keep(event)
      guard case .settled = event, !box.waiting.isEmpty else { return }
      // As a rule there is one, which needs no list.
      first = box.waiting.removeFirst()
      if !box.waiting.isEmpty { swap(&others, &box.waiting) }
    }
    hand(out: event)
    first?.resume()
    for other in others { other.resume() }
  }

  private func hand(out event: FlowEvent) {
    log(event)
    sink(event)
  }

  /// The number of a request that is about to be made.
  func newRequest() -> Int {
    box.withLock { box in
      box.nextRequest += 1
      return box.nextRequest
    }
  }

  /// A suspended perform asks: its continuation is kept under the number of its request.
  func ask(
    _ kind: FlowMachine.Request.Kind,
    _ number: Int,
    call: Int,
    _ continuation: UnsafeContinuation<FlowMachine.Reply, Never>
  ) {
    box.withLock { $0.requests[number] = continuation }
    post(.requested(FlowMachine.Request(id: number, call: call, kind: kind)))
  }

  /// Whether nothing runs but what waits for a person.
  var isSettled: Bool { inbox.withLock { $0.isEmpty } && withMachine { $0.isQuiet } }

  /// The app's first window as it was drawn at the launch.
  var window: ViewTree? { box.withLock { $0.window } }

  func withMachine<Result: Sendable>(_ body: (FlowMachine) -> Result) -> Result {
    box.withLock { body($0.machine) }
  }
}

extension Conversation: Deadlined {
  package func due(at now: Int64) -> Int64? {
    let deadline = box.withLock { box in
      box.registered = .max
      return box.machine.nextDeadline
    }
    if deadline <= now {
      // Progress of children is heard of only when somebody looks.
      for call in box.withLock({ $0.running.map(\.running) }) { call.lookAtProgress() }
      clock.expired(at: deadline)
      post(.expired)
      return nil
    }
    guard deadline < .max else { return nil }
    box.withLock { $0.registered = min($0.registered, deadline) }
    return deadline
  }
}
