import IntentEffects
import IntentModel
import SnippetFoundation
import Snippets

extension Conversation {
  /// What the machine's lock guards.
  struct Box {
    var machine: FlowMachine
    /// When the clock will call at the latest; `.max`: it will not.
    var registered = Int64.max
    /// The calls that run, few at a time.
    var running: [RunningTask] = []
    /// Calls whose tasks are about to be cancelled.
    var cancelling = 0
    /// Who waits for what was left behind to end.
    var lingering: [Int: UnsafeContinuation<Void, Never>] = [:]
    var requests: [Int: UnsafeContinuation<FlowMachine.Reply, Never>] = [:]
    var nextRequest = 0
    /// How often it was asked to be told that the code waits, and up to which time it was.
    var restsAsked = 0
    var restsTaken = 0
    /// Whether a task waits for the lane to come to rest.
    var watchesForRest = false
    /// Who waits for the turn to settle.
    var waiting: [UnsafeContinuation<Void, Never>] = []
    /// What was shown, the newest of it; nil: nobody asks.
    var log: [FlowEvent]?
    /// The app's first window, for the greeting.
    var window: ViewTree?
    /// What that window is drawn from: where the app's handlers are found.
    var scene: SnippetContent?
    /// Whether the app's launch began tasks, of which no call knows.
    var launchIsAtWork = false

    /// Takes an event in, in the conversation's world: the machine asks the app's code, such as an intent's `init()`.
    mutating func reduce(
      _ event: FlowMachine.Event,
      now: Int64,
      in world: ConversationWorld
    ) -> Step {
      if World.current === world { return reduce(event, now: now) }
      return World.$current.withValue(world) { reduce(event, now: now) }
    }

    private mutating func reduce(_ event: FlowMachine.Event, now: Int64) -> Step {
      // An input may bring another locale: what it shows is in that one.
      var (locale, hasOwnWays) = (machine.settings.locale, machine.settings.hasOwnWays)
      if case .input(.locale(let identifier)) = event {
        locale = Locale(identifier: identifier)
        hasOwnWays = writesOwnWay(locale)
      }
      let actions =
        hasOwnWays
        ? Localization.withTaken(locale) { machine.reduce(event, now: now) }
        : Localization.withLocale(locale) { machine.reduce(event, now: now) }
      var step = Step(actions: actions)
      if case .input = event { step.letsAppRun = !machine.wasAnsweredAlone }
      let deadline = machine.nextDeadline
      if deadline < registered {
        registered = deadline
        step.deadline = deadline
      }
      return step
    }

    /// Adds to the log, of which the newest events are kept.
    mutating func keep(_ event: FlowEvent) {
      guard let count = log?.count else { return }
      if count == 0 { log?.reserveCapacity(4) }
      log?.append(event)
      if count == 10_000 { log?.removeFirst(5_000) }
    }
  }

  /// What one event brings: the actions, a deadline that the clock does not know yet, and whether code of the app may
  /// have run for it.
  struct Step {
    var actions: [FlowMachine.Action]
    var deadline: Int64?
    var letsAppRun = false
  }
}
