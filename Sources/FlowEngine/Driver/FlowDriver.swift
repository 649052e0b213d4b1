import IntentEffects
import IntentModel
import Lanes
package import SnippetFoundation
package import Snippets

/// Drives one conversation on a virtual clock: the same inputs give the same events, byte for byte.
///
/// Time moves only by `wait`. A step ends by the settle rule, never by a pause. Everything is called from within `run`,
/// whose body is on the conversation's own lane: no turn switches threads but for the main actor.
package final class FlowDriver: Sendable {
  /// What a step showed, and whether it is over.
  package struct Turn: Sendable {
    package enum Ending: Sendable, Equatable {
      /// A question is open, or nothing runs.
      case complete
      /// The app sleeps; only `wait` goes on.
      case onClock
      /// The app holds its thread, or waits for something outside the engine; which of them.
      case stillRunning(String)
    }

    package var events: [FlowEvent]
    package var ending: Ending

    package init(events: [FlowEvent], ending: Ending) {
      self.events = events
      self.ending = ending
    }
  }

  let conversation: Conversation
  private let lane: Lane
  private let settling: Settling
  let clock: VirtualClock
  private let settings: ConversationSettings

  /// A driver of a conversation that nothing was said in yet.
  ///
  /// `start`: the calendar's time when the first step begins; without it 2026-01-01 00:00 UTC. `sink` is told of every
  /// event as it comes.
  package convenience init(
    app: HostedApp,
    settings: ConversationSettings = ConversationSettings(),
    start: Date = Date(timeIntervalSince1970: 1_767_225_600),
    sink: @escaping @Sendable (FlowEvent) -> Void = { _ in }
  ) {
    var settings = settings
    settings.seed = settings.seed ?? 0
    let clock = VirtualClock(start: start)
    self.init(app: app, settings: settings, lane: Lane(clock: clock), clock: clock, sink: sink)
  }

  private init(
    app: HostedApp,
    settings: ConversationSettings,
    lane: Lane,
    clock: VirtualClock,
    beside other: Conversation? = nil,
    sink: @escaping @Sendable (FlowEvent) -> Void = { _ in }
  ) {
    self.lane = lane
    self.clock = clock
    self.settings = settings
    let conversation = Conversation(
      app: app,
      settings: settings,
      lane: lane,
      clock: clock,
      beside: other,
      sink: sink
    )
    self.conversation = conversation
    conversation.keepLog()
    var settling = Settling(
      lane: lane,
      clock: clock,
      isComplete: { conversation.isSettled },
      hasLooseCode: { conversation.hasLooseCode },
      isAwake: { conversation.isAwake(on: clock) },
      goesOn: { conversation.goesOnAtRest() }
    )
    settling.mainGrace = { conversation.mainActorGrace }
    self.settling = settling
  }

  /// What tells everything that runs by the driver's clock from all else: the same for every conversation of a case.
  package var mark: ObjectIdentifier { ObjectIdentifier(clock) }

  /// The mark of the driver whose app, or whose onlooker, calls; nil: there is none.
  ///
  /// Takes no lock, for a signal handler may ask.
  package static var callersMark: ObjectIdentifier? {
    switch World.current {
    case let world as ConversationWorld: world.mark
    case let world as OnlookerWorld: world.mark
    default: nil
    }
  }

  /// Has somebody told who holds the main actor, when drivers have waited for it that long.
  package static func whenMainIsHeld(
    for time: Duration,
    _ tell: @escaping @Sendable (String) -> Void
  ) {
    MainBarrier.shared.whenHeld(for: time) { tell(MainWatch.shared.holder()) }
  }

  /// Who holds the main actor, on which an app is launched, so that it cannot be.
  package struct LaunchPrevented: Error {
    package let holder: String
  }

  /// Runs `body` on the conversation's own lane, with the app launched.
  package func run<Result: Sendable>(
    _ body: @escaping @Sendable (FlowDriver) async -> Result
  ) async -> Result {
    await lane.run { [self] in
      clock.isDriven = true
      defer { clock.isDriven = false }
      await launch()
      return await body(self)
    }
  }

  /// Runs `body` on the conversation's own lane, unless the app cannot be launched, since somebody holds the main actor.
  ///
  /// A task that holds it stays there, whatever it was begun for. What was waited for in vain is not waited for again.
  package func runIfLaunched<Result: Sendable>(
    _ body: @escaping @Sendable (FlowDriver) async -> Result
  ) async -> Swift.Result<Result, LaunchPrevented> {
    await lane.run { [self] in
      clock.isDriven = true
      defer { clock.isDriven = false }
      let grace = MainWatch.shared.isGivenUp ? .milliseconds(200) : conversation.mainActorGrace
      guard await launch(grace: grace) else {
        MainWatch.shared.giveUp()
        return .failure(LaunchPrevented(holder: MainWatch.shared.holder(for: conversation)))
      }
      MainWatch.shared.noteFree()
      return .success(await body(self))
    }
  }

  /// Launches the app, where the main actor comes to that within `grace`; nil: it is waited for.
  ///
  /// What the launch begins, or sends to the main actor, comes to its rest before the first step.
  @discardableResult
  private nonisolated(nonsending) func launch(grace: Duration? = nil) async -> Bool {
    guard await conversation.launch(drawsWindow: false, grace: grace) else { return false }
    guard conversation.app.hasLaunch else { return true }
    _ = await settling.settle()
    // Nothing of it sleeps: what may still come of it, steps need not look out for.
    if clock.sleeping == 0 { conversation.launchIsAtWork = false }
    return true
  }

  /// Whether the app's launch began tasks that go on, which belong to no step.
  package var launchIsAtWork: Bool { conversation.launchIsAtWork }

  /// Runs `body` on the conversation's own lane, whichever one the caller is on, once the app is launched.
  package func onLane<Result: Sendable>(
    _ body: @Sendable (FlowDriver) async -> Result
  ) async -> Result {
    if Lane.current === lane { return await body(self) }
    return await withTaskExecutorPreference(lane) { await body(self) }
  }

  /// Runs a test's own code: it sees the conversation's time, and sleeps in real time.
  package nonisolated(nonsending) func asOnlooker<Result>(
    _ body: nonisolated(nonsending) () async throws -> Result
  ) async rethrows -> Result {
    let world = OnlookerWorld(
      clock: clock,
      numbers: ConversationWorld(clock: clock, seed: settings.seed ?? 0)
    )
    return try await World.$current.withValue(world) { try await body() }
  }

  /// Another conversation with the same app, as from another window of it.
  ///
  /// What the app registered, its effects and its randomness are the same, and so is the clock. Call it within `run`.
  package func anotherConversation() -> FlowDriver {
    lane.shareMain()
    return FlowDriver(
      app: conversation.app,
      settings: settings,
      lane: lane,
      clock: clock,
      beside: conversation
    )
  }

  /// A conversation with another app, launched by the same clock; call it within `run`.
  package nonisolated(nonsending) func conversation(with app: HostedApp) async -> FlowDriver {
    lane.shareMain()
    let other = FlowDriver(app: app, settings: settings, lane: lane, clock: clock)
    await other.launch()
    return other
  }

  /// What came since the last turn, as when another conversation let time pass.
  package nonisolated(nonsending) func look() async -> Turn { turn(await settling.settle()) }

  /// The value that the last intent returned; nil: none did, or the settings do not ask for such values.
  package var value: JSONValue? { conversation.lastJSON }

  /// Takes over the last value of another conversation, for `then` to go on with.
  package func takeValue(of other: FlowDriver) {
    guard let value = other.conversation.lastValue else { return }
    let json = other.conversation.lastJSON
    // A file of it that is to be removed is from now on this conversation's.
    let files = other.conversation.box.withLock { $0.machine.giveFilesAway() }
    conversation.box.withLock { box in
      box.machine.passingFiles.formUnion(files)
      box.machine.lastValue = value
      box.machine.lastJSON = json
    }
  }

  /// Sends one input and lets the step come to its end.
  package nonisolated(nonsending) func send(_ input: FlowInput) async -> Turn {
    conversation.post(input)
    // A thread that came back late may be at work on the mailbox: the input is reduced after its event.
    while conversation.isPosting { await Task.yield() }
    return turn(await settling.settle())
  }

  /// The person presses a key of a line that is not sent yet.
  package func type() { conversation.personTypes() }

  /// Lets time pass: what is due happens one by one, each settled before the next.
  package nonisolated(nonsending) func wait(_ duration: Duration) async -> Turn {
    turn(await settling.wait(duration))
  }

  private func turn(_ ending: Settling.Ending) -> Turn {
    if ending == .stillRunning(Settling.mainActorIsHeld) {
      MainWatch.shared.giveUp()
      let holder = MainWatch.shared.holder(for: conversation)
      conversation.post(.mainHeld(conversation.mainActorPatience, by: holder))
    } else if conversation.isMainActorHeld {
      conversation.post(.mainFreed(conversation.mainActorPatience))
    }
    let events = conversation.takeLog()
    return switch ending {
    case .complete: Turn(events: events, ending: .complete)
    case .onClock: Turn(events: events, ending: .onClock)
    case .stillRunning(let why): Turn(events: events, ending: .stillRunning(why))
    }
  }

  /// Makes an effect fail with these words from now on.
  package func fail(effect: String, reason: String) {
    conversation.world.fail(effect, reason: reason)
  }

  /// Lets an effect work again.
  package func heal(effect: String) { conversation.world.heal(effect) }

  /// Every failure that was put into an effect of the app, in order.
  package var plantedFailures: [PlantedFailure] { conversation.world.failures }

  /// The effects of the app that were begun, whatever came of them, by name.
  package var begunEffects: [String] { conversation.world.begun }

  package var view: ConversationView { conversation.view }

  package func hidingSecrets(in text: String) -> String { conversation.hidingSecrets(in: text) }

  package func isPrivate(_ line: String) -> Bool { conversation.isPrivate(line) }

  package func hidingPrivate(in text: String) -> String { conversation.hidingPrivate(in: text) }

  /// Whether a line typed now must be kept in no history.
  package func isSecret(_ line: String) -> Bool { conversation.isSecret(line) }

  /// The value that the last intent returned, as it is; nil: none did.
  package var lastValue: (any Sendable)? { conversation.lastValue }

  /// The option of the open question that a text picks, by its place and its value; nil: none, or several.
  package func option(pickedBy text: String) -> (place: Int, value: any Sendable)? {
    conversation.withMachine { machine in
      guard let open = machine.openQuestion, case .one(let place) = machine.picked(text, of: open),
        open.options.indices.contains(place)
      else { return nil }
      return (place, open.options[place].value)
    }
  }

  /// The values of the options on show, in their order; nil where the question has none.
  package var optionValues: [any Sendable]? {
    conversation.withMachine { machine in
      guard let open = machine.openQuestion, !open.options.isEmpty,
        open.options.count == open.question.options.count
      else { return nil }
      return open.options.map(\.value)
    }
  }

  /// How many values the list of a parameter has so far, which the intent that asks fills one by one.
  package func listed(in parameter: String) -> Int {
    conversation.withMachine { machine in
      machine.runs.last?.slots.first { $0.parameter.name == parameter }?.collected.count ?? 0
    }
  }

  /// Whether an answer fits several values of a parameter, and it is asked which of them.
  package func isAskedWhich(of parameter: String) -> Bool {
    conversation.withMachine { machine in
      guard let open = machine.openQuestion else { return false }
      return open.isPartial && open.parameter?.name == parameter
    }
  }

  /// What the last input was understood as, where it answered the question about a parameter; nil: it did not.
  package func answer(to parameter: String) -> (any Sendable)? {
    conversation.withMachine { machine in
      machine.lastAnswer.flatMap { $0.parameter == parameter ? $0.value : nil }
    }
  }

  /// The titles of the intents whose work goes on though they returned, sorted.
  package var leftBehind: [String] { conversation.leftBehind }

  /// The same, piece by piece, each with a number that no other of the conversation has; the oldest first.
  package var workLeftBehind: [(number: Int, title: String)] { conversation.workLeftBehind }

  /// Tasks of the app that sleep.
  package var sleeping: Int { clock.sleeping }

  /// What happened so far, the newest 1,000 entries at least.
  package var trace: [TraceEntry] { conversation.trace }

  /// Draws the snippet now shown at another width, without numbers; nil if none is shown.
  package nonisolated(nonsending) func picture(
    columns: Int,
    style: OutputStyle = .plain
  ) async throws -> String? {
    try await conversation.picture(columns: columns, style: style)
  }
}
