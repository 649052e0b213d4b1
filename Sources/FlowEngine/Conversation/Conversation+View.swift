import IntentEffects
import IntentModel
import Lanes
import SnippetFoundation
package import Snippets

extension Conversation {
  /// The commands that a line may begin with.
  package static var commands: [String] { FlowMachine.commands }

  /// How the conversation stands now.
  package var view: ConversationView {
    var view = withMachine(\.view)
    view.effects = world.committed
    view.findCompletions = { [self] in withMachine(\.completions) }
    return view
  }

  /// What happened so far, the newest 1,000 entries at least.
  package var trace: [TraceEntry] { withMachine { $0.trace.entries } }

  /// Whether a line typed now must be kept in no history: it holds a secret.
  package func isSecret(_ line: String) -> Bool { withMachine { $0.isSecret(line: line) } }

  /// The text with `•••` for every secret that was given so far: for what is kept of a conversation.
  package func hidingSecrets(in text: String) -> String {
    withMachine { $0.secrets }.hidden(in: text)
  }

  /// A question as a message may quote it, without any secret that was given so far.
  package func hidingSecrets(in question: Question) -> Question {
    var hidden = question
    hidden.prompt = withMachine { $0.told(question.prompt) }
    for place in hidden.options.indices {
      hidden.options[place].title = hidingSecrets(in: hidden.options[place].title)
      hidden.options[place].subtitle = hidden.options[place].subtitle.map(hidingSecrets)
    }
    return hidden
  }

  /// Whether somebody was named for holding the main actor, and it has not come back.
  var isMainActorHeld: Bool { withMachine { $0.mainHolder != nil } }

  /// Time that a flow waits for the main actor, as `PatienceClock` counts it: short where it was waited for in vain.
  ///
  /// Others that have work there may keep it for long; it is not known whether one of them holds it.
  var mainActorGrace: Duration {
    MainWatch.shared.isGivenUp && isMainActorHeld
      ? .milliseconds(200) : .nanoseconds(mainActorPatience * 15)
  }

  /// Whether some thread carries actions out now.
  var isPosting: Bool { inbox.withLock { $0.isBusy } }

  /// Whether calls run, or work that was left behind.
  var isAtWork: Bool { withMachine { !$0.isQuiet || !$0.leftBehind.isEmpty } }

  /// Whether code goes on that no call waits for: left behind, given up, or a task that a call or the launch started.
  var hasLooseCode: Bool {
    box.withLock { box in
      box.launchIsAtWork || box.machine.hasLooseCode
        || box.machine.calls.contains { !$0.works.isEmpty }
    }
  }

  /// Whether the app's launch began tasks that may go on.
  var launchIsAtWork: Bool {
    get { box.withLock { $0.launchIsAtWork } }
    set { box.withLock { $0.launchIsAtWork = newValue } }
  }

  /// Whether code goes on, a call's or what one left behind, of which nothing sleeps by the clock.
  func isAwake(on clock: VirtualClock) -> Bool {
    let asleep = clock.sleepingCalls.compactMap { $0.number(heardBy: self) }
    return withMachine { $0.callsThatGoOn.contains { !asleep.contains($0) } }
  }

  /// The number of the newest call that is known, or of something newer.
  var newestCall: Int { withMachine(\.serial) }

  /// The value that the last intent returned; nil: none did.
  package var lastValue: (any Sendable)? { withMachine(\.lastValue) }

  /// The same as JSON; nil too where the settings do not ask for that.
  package var lastJSON: JSONValue? { withMachine(\.lastJSON) }

  /// Seconds that the app's code and a question may take.
  package var budgets: ConversationSettings.Budgets { withMachine(\.settings.budgets) }

  /// Draws the snippet on show without numbers, performing nothing; nil if none is shown.
  ///
  /// In the conversation's world and language, as it was drawn when it was shown.
  package func picture(columns: Int, style: OutputStyle) async throws -> String? {
    guard let (content, settings) = withMachine(\.onShow) else { return nil }
    var render = settings
    render.columns = columns
    render.spellsLetters = style.isASCII
    render.now = clock.date
    let host = ConversationHost(conversation: self, number: 0, call: nil)
    return try await World.$current.withValue(world) {
      try await CurrentHost.$host.withValue(host) {
        try await MainActor.run { [render] in
          try resolve(content, settings: render).tree.text(style)
        }
      }
    }
  }

  /// What a conversation at a terminal begins with: a picture of the app's window, and what can be said.
  package var greeting: [FlowEvent] {
    let window = window.map { FlowEvent.showed(SnippetPicture(tree: $0, isInteractive: false)) }
    let examples = withMachine(\.examples)
    if examples.isEmpty { return [window].compactMap(\.self) }
    var rows = examples.map { "  \($0)" }
    if rows.count > Self.mostExamples {
      rows.removeSubrange((Self.mostExamples - 1)...)
      rows.append("  ... \(examples.count - rows.count) more: type help")
    }
    return [window, .noted(.help(["You can say:"] + rows))].compactMap(\.self)
  }

  /// Rows that leave room for a first answer on a small terminal.
  private static let mostExamples = 12
}

extension FlowMachine {
  /// The view that is shown, and how it is drawn but for its numbers.
  var onShow: (content: SnippetContent, settings: RenderSettings)? {
    guard let shown = current ?? result else { return nil }
    var render = renderSettings(isInteractive: false)
    // No conversation: nothing in it could be taken for a control of one.
    render.marksForgedControls = false
    return (shown.content, render)
  }

  var view: ConversationView {
    var view = ConversationView()
    view.phase = phase
    view.question = openQuestion?.question
    view.snippet = current?.picture
    let slots = runs.last?.slots ?? lastSlots
    view.parameters = slots.map { ($0.parameter.name, $0.shown) }
    view.entries = trace.entries
    view.progress = progress
    view.intent = runs.last.map { type(of: $0.intent) }
    view.intentTitle = runs.last?.title
    return view
  }

  private var phase: ConversationView.Phase {
    guard let open = openQuestion else { return isSettled ? .idle : .running }
    switch open.question.kind {
    case .value: return .asking
    case .confirmation: return .confirming
    case .choice: return .choosing
    }
  }

  fileprivate var completions: [String] {
    let controls = (current?.isInteractive == true ? current?.controls : nil) ?? []
    let labels = controls.filter(\.isEnabled).map(\.label)
    guard let question = openQuestion?.question else {
      return isSettled ? labels + examples : ["cancel"]
    }
    let options = question.options.map(\.title)
    switch question.kind {
    case .value(_, takesAnyText: true): return options
    case .value, .choice: return options + ["cancel", "help"]
    case .confirmation(let accept, let deny, _):
      return ["yes", "no", accept, deny] + labels + ["cancel", "help"]
    }
  }
}
