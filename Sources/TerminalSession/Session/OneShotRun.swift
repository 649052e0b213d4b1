import FlowEngine
import SnippetFoundation
import Snippets

/// One intent, run to its end without a person at a terminal.
///
/// What it asks is answered by lines of input, where it may read any; else what is missing is named, with the option
/// that gives it.
struct OneShotRun {
  struct Options {
    /// Confirmations are answered with their accept.
    var confirmsAll = false
    /// Lines of standard input answer what is asked.
    var readsInput = true
    /// One JSON object in place of the conversation.
    var writesJSON = false
    /// The intent's identifier and title.
    var intent = ""
    var title = ""
    /// Parameters that came on the command line, by property name.
    var given: Set<String> = []
  }

  private let dialogue: Dialogue
  private let inbox: Inbox
  private let options: Options
  private let output = ConsoleOutput()
  private var narrator: Narrator
  private let signals: EndingSignals
  private var input: LineReader
  private var outcome = OneShotOutcome()
  private var report: OneShotReport
  private var confirmations = 0
  private var hasPerformed = false

  /// Confirmations that an option may answer: an intent that asks for ever is stopped.
  private static let mostConfirmations = 100

  init(_ dialogue: Dialogue, inbox: Inbox, style: OutputStyle, options: Options) {
    self.dialogue = dialogue
    self.inbox = inbox
    self.options = options
    signals = EndingSignals()
    input = LineReader(descriptor: StandardInput.descriptor, stoppedBy: signals.descriptor)
    narrator = Narrator(style: style)
    report = OneShotReport(intent: options.intent, title: options.title)
  }

  /// Runs the intent; `effects` waits for what it has left behind.
  ///
  /// Returns the exit code.
  mutating func run(
    _ opening: FlowInput,
    value: () -> (any Sendable)?,
    effects: () -> [String: Int]
  )
    -> Int32
  {
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
    let missing = OneShotMissing(
      question,
      given: options.given,
      readsInput: options.readsInput,
      isLater: hasPerformed
    )
    outcome.miss(missing.parameter, missing.words(ofIntent: report.title), isWrong: missing.isWrong)
    report.choices = question.typedOptions
    if !options.writesJSON { output.complain(outcome.reason ?? "") }
    return nil
  }

  private func show(_ rows: [String]) {
    if !options.writesJSON { output.print(rows) }
  }

  private mutating func take(_ event: FlowEvent) {
    outcome.take(event)
    report.take(event)
    if case .traced(let entry) = event, entry.kind == .perform { hasPerformed = true }
    if let warning = event.urgentWarning { output.complain(warning) }
    if options.writesJSON { return }
    let rows = narrator.rows(of: event, dialogue.lines)
    // What ends the intent badly goes to standard error, and so does a question nobody reads.
    if OneShotOutcome.isFailure(event) {
      for row in rows { output.complain(row) }
    } else if !(outcome.status == .wrongValue && event.isQuestion) {
      output.print(rows)
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
