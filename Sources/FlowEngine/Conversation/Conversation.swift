import IntentEffects
import IntentModel
import SnippetFoundation
import Snippets

/// One conversation with one person: a mailbox around the pure machine.
///
/// Whoever posts carries the actions out, one event at a time: there is one order for everything that happens, and no
/// thread of its own. Calls into the app's code run on the conversation's lane, never on the shared pool.
package final class Conversation: Sendable {
  /// What the mailbox's lock guards.
  struct Box {
    var machine: FlowMachine
    var inbox: [FlowMachine.Event] = []
    /// Whether somebody carries actions out.
    var isBusy = false
    /// When the clock will call at the latest; `.max`: it will not.
    var registered = Int64.max
    var tasks: [Int: Task<Void, Never>] = [:]
    var running: [Int: RunningCall] = [:]
    /// Who waits for what was left behind to end.
    var lingering: [Int: UnsafeContinuation<Void, Never>] = [:]
    var requests: [Int: UnsafeContinuation<FlowMachine.Reply, Never>] = [:]
    var nextRequest = 0
    /// Who waits for the turn to settle.
    var waiting: [UnsafeContinuation<Void, Never>] = []
    var log: [FlowEvent] = []
    /// The app's first window, for the greeting.
    var window: ViewTree?
  }

  let app: HostedApp
  package let lane: Lane
  let clock: any FlowClock
  let world: ConversationWorld
  let dependencies = AppDependencyManager()
  /// Nanoseconds that the main actor may be away.
  let mainActorPatience: Int64
  private let box: Lock<Box>
  private let sink: @Sendable (FlowEvent) -> Void

  /// `sink` is called in order, one event at a time, from whichever thread posts; it must not block.
  package convenience init(
    app: HostedApp,
    settings: ConversationSettings = ConversationSettings(),
    sink: @escaping @Sendable (FlowEvent) -> Void
  ) {
    let pool = LanePool.shared
    self.init(app: app, settings: settings, lane: Lane(pool: pool), clock: pool.clock, sink: sink)
  }

  init(
    app: HostedApp,
    settings: ConversationSettings,
    lane: Lane,
    clock: any FlowClock,
    sink: @escaping @Sendable (FlowEvent) -> Void
  ) {
    self.app = app
    self.lane = lane
    self.clock = clock
    self.sink = sink
    world = ConversationWorld(clock: clock, seed: settings.seed ?? .random(in: 0 ... .max))
    var settings = settings
    settings.appBudgets = app.budgets
    box = Lock(Box(machine: FlowMachine(app: AppKnowledge.of(app), settings: settings)))
    mainActorPatience = settings.mainActorPatience.nanoseconds
    world.onCommit { [weak self] effect, call in self?.post(.committed(effect, call: call)) }
  }

  /// Registers the app's dependencies.
  ///
  /// Once, before the first input.
  ///
  /// With `drawsWindow`, the app's first window is drawn for the greeting.
  package func launch(drawsWindow: Bool = true) async {
    let settings = withMachine { $0.renderSettings(isInteractive: false) }
    let window = await inside { [app, clock] in
      await MainActor.run { () -> ViewTree? in
        guard let content = app.launch(), drawsWindow else { return nil }
        var render = settings
        render.now = clock.date
        return try? resolve(content, settings: render).tree
      }
    }
    box.withLock { $0.window = window }
  }

  /// Hands an input over and returns at once.
  ///
  /// A turn ends with a `.settled` event.
  package func post(_ input: FlowInput) { post(.input(input)) }

  /// Posts an input and waits till its turn has settled; returns what was shown meanwhile.
  @discardableResult
  package nonisolated(nonsending) func send(_ input: FlowInput) async -> [FlowEvent] {
    _ = takeLog()
    await withUnsafeContinuation { continuation in
      box.withLock { $0.waiting.append(continuation) }
      post(.input(input))
    }
    return takeLog()
  }

  /// What was shown since the last time this was asked.
  func takeLog() -> [FlowEvent] {
    box.withLock { box in
      defer { box.log.removeAll(keepingCapacity: true) }
      return box.log
    }
  }

  /// Takes an event in.
  ///
  /// The first to come carries the actions of all that come meanwhile out.
  func post(_ event: FlowMachine.Event) {
    let isFirst = box.withLock { box in
      box.inbox.append(event)
      if box.isBusy { return false }
      box.isBusy = true
      return true
    }
    if isFirst { empty() }
  }

  private func empty() {
    while let (actions, deadline) = next() {
      if let deadline { clock.register(self, at: deadline) }
      for action in actions { carry(out: action) }
    }
    endLingering()
  }

  /// The actions of the next event, and a deadline that the clock does not know yet; nil: the inbox is empty.
  private func next() -> (actions: [FlowMachine.Action], deadline: Int64?)? {
    let now = clock.now
    return box.withLock { box in
      guard !box.inbox.isEmpty else {
        box.isBusy = false
        return nil
      }
      let actions = box.machine.reduce(box.inbox.removeFirst(), now: now)
      let deadline = box.machine.nextDeadline
      guard deadline < box.registered else { return (actions, nil) }
      box.registered = deadline
      return (actions, deadline)
    }
  }

  private func carry(out action: FlowMachine.Action) {
    switch action {
    case .emit(let event): emit(event)
    case .start(let call, let work): start(call, work)
    case .cancelTask(let call, let reason): cancel(call, reason)
    case .reply(let request, let reply):
      box.withLock { $0.requests.removeValue(forKey: request) }?.resume(returning: reply)
    case .assign(let parameter, let value): _ = parameter.set(value)
    case .clear(let parameter): parameter.clear()
    }
  }

  private func emit(_ event: FlowEvent) {
    var waiting: [UnsafeContinuation<Void, Never>] = []
    box.withLock { box in
      if case .traced = event {} else { box.log.append(event) }
      if box.log.count > 10_000 { box.log.removeFirst(5_000) }
      if case .settled = event { swap(&waiting, &box.waiting) }
    }
    sink(event)
    for continuation in waiting { continuation.resume() }
  }

  /// A suspended perform asks: its continuation is kept under the number of its request.
  func ask(
    _ kind: FlowMachine.Request.Kind,
    call: Int,
    _ continuation: UnsafeContinuation<FlowMachine.Reply, Never>
  ) {
    let number = box.withLock { box in
      box.nextRequest += 1
      box.requests[box.nextRequest] = continuation
      return box.nextRequest
    }
    post(.requested(FlowMachine.Request(id: number, call: call, kind: kind)))
  }

  /// Begins a call; its task is known before any later event is reduced.
  private func start(_ call: Int, _ work: FlowMachine.Action.Work) {
    if lane.isAtCapacity { return post(work.busy(call)) }
    let running = RunningCall { [weak self] in self?.post(.signed(call, $0)) }
    let task = lane.start { [self] in
      post(.began(call))
      await inside(host: ConversationHost(conversation: self, number: call, call: running)) {
        await work.run(call, post: self.post)
      }
      box.withLock { box in
        box.tasks[call] = nil
        box.running[call] = nil
      }
    }
    box.withLock { box in
      box.tasks[call] = task
      box.running[call] = running
    }
    if lane.virtualClock == nil { MainWatch.shared.watch(self) }
  }

  /// Cancels a call's task, on the lane: handlers of the app's may hold the thread that calls them.
  private func cancel(_ call: Int, _ reason: IntentCancellationReason) {
    let (task, running) = box.withLock { box in
      (box.tasks.removeValue(forKey: call), box.running.removeValue(forKey: call))
    }
    running?.cancellationReason = reason
    guard let task else { return }
    _ = lane.start { task.cancel() }
  }

  /// Waits till nothing is left behind, or for so long.
  ///
  /// Returns the titles of the intents whose work goes on still. Real time.
  package func linger(upTo limit: Duration) async -> [String] {
    await withUnsafeContinuation { continuation in
      let number = box.withLock { box -> Int? in
        guard !box.machine.leftBehind.isEmpty else { return nil }
        box.nextRequest += 1
        box.lingering[box.nextRequest] = continuation
        return box.nextRequest
      }
      guard let number else { return continuation.resume() }
      lane.pool.clock.after(nanoseconds: limit.nanoseconds) { [self] in
        box.withLock { $0.lingering.removeValue(forKey: number) }?.resume()
      }
    }
    return withMachine { $0.leftBehind.values.map(\.title).sorted() }
  }

  private func endLingering() {
    let over = box.withLock { box -> [UnsafeContinuation<Void, Never>] in
      guard !box.lingering.isEmpty, box.machine.leftBehind.isEmpty else { return [] }
      defer { box.lingering = [:] }
      return Array(box.lingering.values)
    }
    for continuation in over { continuation.resume() }
  }

  /// Runs the app's code in this conversation's world.
  private nonisolated(nonsending) func inside<Result>(
    host: ConversationHost? = nil,
    _ body: nonisolated(nonsending) () async -> Result
  ) async -> Result {
    await AppDependencyManager.$scoped.withValue(dependencies) {
      await World.$current.withValue(world) {
        await CurrentHost.$host.withValue(host) { await body() }
      }
    }
  }

  /// Whether nothing runs but what waits for a person.
  var isSettled: Bool { box.withLock { $0.machine.isSettled && $0.inbox.isEmpty } }

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
      for call in box.withLock({ Array($0.running.values) }) { call.lookAtProgress() }
      post(.expired)
      return nil
    }
    guard deadline < .max else { return nil }
    box.withLock { $0.registered = min($0.registered, deadline) }
    return deadline
  }
}
