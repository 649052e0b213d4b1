package import FlowEngine
import IntentModel
import SnippetFoundation
import Snippets

/// One intent, run to its end without a person at a terminal.
///
/// What it asks is answered by lines of input, where it may read any; else what is missing is named, with the option
/// that gives it.
package struct OneShotRun: ~Copyable {
  package struct Options {
    /// Confirmations are answered with their accept.
    package var confirmsAll = false
    /// Lines of standard input answer what is asked.
    package var readsInput = true
    /// One JSON object in place of the conversation.
    package var writesJSON = false
    /// The intents of the command line, each with the parameters that came with it.
    package var intents: [IntentInvocation] = []

    package init() {}
  }

  private let dialogue: Dialogue
  private let inbox: Inbox
  private let options: Options
  private let output = ConsoleOutput()
  private let environment: TerminalEnvironment
  private var narrator: Narrator
  private let signals: EndingSignals
  private var input: LineReader
  private var outcome = OneShotOutcome()
  private var report: OneShotReport
  private var confirmations = 0
  private var progressLine = ProgressLine()
  private var hasPerformed = false
  /// Whether the intent that began last has.
  private var hasPerformedLast = false
  /// How many of the command line's intents have begun.
  private var begun = 0

  /// Confirmations that an option may answer: an intent that asks for ever is stopped.
  private static let mostConfirmations = 100

  package init(
    _ dialogue: Dialogue,
    inbox: Inbox,
    environment: TerminalEnvironment,
    options: Options
  ) {
    self.dialogue = dialogue
    self.inbox = inbox
    self.options = options
    signals = EndingSignals()
    input = LineReader(descriptor: StandardInput.descriptor, stoppedBy: signals.descriptor)
    self.environment = environment
    narrator = Narrator(style: environment.style)
    PrintedRelay.current?.use(environment)
    report = OneShotReport(intent: options.intents.first?.identifier ?? "")
  }

  /// Runs the intent; `effects` waits for what it has left behind.
  ///
  /// Returns the exit code.
  package mutating func run(
    _ opening: FlowInput,
    value: () -> JSONValue?,
    effects: () -> [String: Int]
  )
    -> Int32
  {
    inbox.follow(PrintedRelay.current?.rows)
    dialogue.start(inbox)
    if inbox.waitForLaunch(signals, { take($0) }) {
      var waiting = post(opening)
      while case .answer(let question) = waiting {
        guard let answer = answer(to: question) else { break }
        waiting = post(answer)
      }
    } else {
      outcome.stop()
    }
    // Nobody takes what is said from here on.
    inbox.follow(nil)
    PrintedRelay.current?.forgetMarks()
    let effects = effects()
    if options.writesJSON {
      report.finish(outcome, value: outcome.status == .done ? value() : nil, effects: effects)
      output.print([report.json])
    }
    // It may have come while what was left behind was waited for.
    return signals.haveCome || signals.came() ? ExitCode.interrupted : outcome.code
  }

  /// What answers a question; nil: nothing does, which is said.
  private mutating func answer(to question: Question) -> FlowInput? {
    if signals.haveCome { return nil }
    // A value that is none ends the run: the command line is to be written anew.
    if outcome.status == .wrongValue {
      if case .value(outcome.parameter, _) = question.kind {
        report.choices = question.typedOptions
        report.intent = asking.identifier
      }
      return nil
    }
    if case .confirmation = question.kind, options.confirmsAll, !question.isGuess,
      confirmations < Self.mostConfirmations
    {
      confirmations += 1
      show(["> yes"])
      return .confirm
    }
    if options.readsInput, !signals.isThere, let line = input.next() {
      show(["> " + (dialogue.isSecret(line) ? "•••" : visible(line))])
      return .line(line)
    }
    if signals.came() { return .cancel }
    let asking = asking
    let question = dialogue.quoted(question)
    let missing = OneShotMissing(
      question,
      given: Set(asking.invocation?.values.keys.map { $0 } ?? []),
      readsInput: options.readsInput,
      isLater: asking.isLater
    )
    report.intent = asking.identifier
    outcome.miss(missing.parameter, missing.words(ofIntent: asking.title), isWrong: missing.isWrong)
    report.choices = question.typedOptions
    if !options.writesJSON {
      let columns = environment.terminalColumns
      for row in wrapped(outcome.reason ?? "", columns: columns) { output.complain(row) }
    }
    return nil
  }

  /// Who asks: an intent of the command line, or one that such an intent has opened.
  private var asking:
    (identifier: String, title: String, invocation: IntentInvocation?, isLater: Bool)
  {
    let first = options.intents.first
    guard let (type, title) = dialogue.asking() else {
      return (first?.identifier ?? "", first?.title ?? "", first, hasPerformed)
    }
    let named = options.intents.indices.filter {
      Swift.type(of: options.intents[$0].intent) == type
    }
    // Of the same intent twice it is the first one till that has performed.
    guard let place = hasPerformed ? named.last : named.first else {
      return (type.persistentIdentifier, title, nil, true)
    }
    let invocation = options.intents[place]
    let isLater = place == 0 ? hasPerformed : hasPerformedLast
    return (invocation.identifier, invocation.title, invocation, isLater)
  }

  private func show(_ rows: [String]) {
    if !options.writesJSON { output.print(rows) }
  }

  private mutating func take(_ event: FlowEvent) {
    outcome.take(event)
    report.take(event)
    if case .traced(let entry) = event {
      if entry.kind == .begin { begin(entry) }
      if entry.kind == .perform { (hasPerformed, hasPerformedLast) = (true, true) }
    }
    if let warning = event.urgentWarning { output.complain(warning) }
    if options.writesJSON { return }
    if case .progressed(let progress) = event {
      // As a conversation on a pipe says it: beside what is standard output's.
      for row in progressLine.words(progress) { output.complain(row) }
    }
    let rows = narrator.rows(of: event, dialogue, environment)
    // What ends the intent badly goes to standard error, and so does a question nobody reads.
    if OneShotOutcome.isFailure(event) {
      for row in rows { output.complain(row) }
    } else if !(outcome.status == .wrongValue && event.isQuestion) {
      output.print(rows)
    }
  }

  /// An intent began: the next one of the command line, or one that such an intent has opened.
  private mutating func begin(_ entry: TraceEntry) {
    hasPerformedLast = false
    guard options.intents.indices.contains(begun),
      entry.intent == type(of: options.intents[begun].intent)
    else { return }
    report.begin(options.intents[begun].identifier)
    begun += 1
  }

  private mutating func take(_ message: Inbox.Message) {
    switch message {
    case .event(let event): take(event)
    case .printed(let mark): PrintedRelay.current?.reach(mark)
    case .launched, .waited, .signal: break
    }
  }

  private mutating func post(_ input: FlowInput) -> FlowEvent.Waiting {
    dialogue.post(input)
    return inbox.waitForTurn(signals, stop: { dialogue.post(.cancel) }, { take($0) })
  }
}

extension FlowEvent {
  fileprivate var isQuestion: Bool {
    switch self {
    case .asked, .rejected: true
    default: false
    }
  }
}
