import FlowEngine
import SnippetFoundation
import Snippets

/// A conversation at a terminal: one thread that reads the keyboard and writes what comes back.
///
/// The prompt stands only while the conversation waits for a person. While the app's code runs the
/// terminal is in its usual mode, so that nothing the app does can leave it in another.
package final class TerminalConversation {
  let dialogue: Dialogue
  private let inbox: Inbox
  let editor: LineEditor
  private let output = ConsoleOutput()
  var environment: TerminalEnvironment
  private var history: History?
  private var pasted = PastedLines()
  var narrator: Narrator
  var recorder: FlowRecorder?
  var replay = FlowReplay()
  private var progressLine = ProgressLine()
  /// What is asked now.
  private var question: Question?
  private var ending: Int32?
  private var outcome = OneShotOutcome()
  /// Columns the conversation draws in, as far as the terminal has a say in it.
  private var columns: Int

  package init(
    _ dialogue: Dialogue,
    appName: String,
    inbox: Inbox,
    environment: TerminalEnvironment
  ) {
    self.dialogue = dialogue
    self.inbox = inbox
    self.environment = environment
    columns = environment.columns
    narrator = Narrator(style: environment.style)
    recorder = dialogue.recorder
    let completions = dialogue.completions
    editor = LineEditor(
      appName: appName,
      hasUnicode: environment.hasUnicode,
      isInterrupted: { SignalRelay.isInterrupted },
      complete: { Completion.lines(for: $0, from: completions()) }
    )
    editor.look = LineEditor.Look(environment.style)
    history = History.path(app: appName, environment: environment.variables).map(History.init)
  }

  /// Converses till the person leaves.
  ///
  /// Returns the exit code; the terminal is as it was.
  package func run() -> Int32 {
    SignalRelay.install([SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGWINCH], to: inbox)
    if var kept = history {
      editor.load(history: kept.load(), limit: History.limit)
      history = kept
    }
    dialogue.start(inbox)
    while ending == nil { wait() }
    editor.close()
    return ending ?? ExitCode.passed
  }

  /// Waits for a key or a message, and takes what came.
  private func wait() {
    var sources = [
      pollfd(fd: inbox.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: editor.isOpen ? STDIN_FILENO : -1, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&sources, nfds_t(sources.count), -1) > 0 else { return }
    if sources[0].revents != 0 {
      SignalRelay.take()
      for message in inbox.drain() where ending == nil { take(message) }
    } else if sources[1].revents != 0, let entry = editor.readCharacter() {
      take(entry)
    }
  }

  /// Says something that is no part of the conversation.
  func say(_ rows: [String]) {
    if !rows.isEmpty { editor.printAbove(prose(rows)) }
  }

  private func prose(_ rows: [String]) -> [String] {
    let columns = environment.terminalColumns
    return rows.flatMap { wrapped($0, columns: columns) }
  }

  // MARK: What is typed

  private func take(_ entry: LineEditor.Entry) {
    switch entry {
    case .endOfInput:
      recorder?.happened("eof")
      dialogue.post(.endOfInput)
    case .line(let text):
      if let line = pasted.take(text, atConfirmation: isConfirming) {
        remember(line)
        send(line)
      } else {
        say([pasted.drop()].compactMap(\.self))
        editor.open()
      }
    }
  }

  private var isConfirming: Bool {
    if case .confirmation? = question?.kind { true } else { false }
  }

  /// Keeps a line for the arrow keys, now and the next time; neither secrets nor answers to confirmations.
  private func remember(_ line: String) {
    guard !line.isEmpty, !isConfirming, !dialogue.isSecret(line) else { return }
    editor.remember(line)
    guard var kept = history else { return }
    if kept.append(line) {
      history = kept
    } else {
      history = nil
      say([
        "What you type is not kept for the next time: '\(visible(kept.file))' cannot be written."
      ])
    }
  }

  private func send(_ line: String) {
    if let command = LocalCommand(line) {
      carryOut(command)
      return next()
    }
    if line == "/again" { narrator.forget() }
    recorder?.typed(line, isSecret: dialogue.isSecret(line))
    dialogue.post(.line(line))
  }

  /// A line of a paste or of a replay, or else the keyboard.
  private func next() {
    if let line = pasted.next() {
      editor.printAbove(["> " + visible(line)])
      remember(line)
      return send(line)
    }
    if isConfirming, let row = replay.skipAnswer() { say([row]) }
    guard !isConfirming, let step = replay.next() else { return editor.open() }
    editor.printAbove([step.shown])
    if case .line(let line) = step.input { return send(line) }
    recorder?.happened(String(step.shown.dropFirst(2)))
    dialogue.post(step.input)
  }

  // MARK: What comes back

  private func take(_ message: Inbox.Message) {
    switch message {
    case .launched:
      if narrator.style == .spoken { say(Announcement.budgets(dialogue.budgets)) }
      if let opening = dialogue.opening { return dialogue.post(opening) }
      for event in dialogue.greeting() { show(event) }
      editor.open()
    case .event(let event): show(event)
    case .signal(let number): take(signal: number)
    }
  }

  private func show(_ event: FlowEvent) {
    if case .progressed(let progress) = event { return show(progress) }
    var rows = narrator.rows(of: event, dialogue.lines)
    recorder?.showed(dialogue.lines(event, .plain))
    if case .showed = event, narrator.style != .spoken {} else { rows = prose(rows) }
    if !rows.isEmpty { editor.printAbove(rows) }
    if let warning = event.urgentWarning {
      // Below an open prompt it would be typed over.
      if editor.isOpen { editor.printAbove(prose([warning])) } else { output.complain(warning) }
    }
    outcome.take(event)
    if case .settled(let waiting) = event { settled(waiting) }
  }

  /// The prompt is gone while an intent runs: its row is drawn over, or a few rows are said.
  private func show(_ progress: FlowProgress) {
    guard !editor.isOpen else { return }
    if narrator.style == .spoken { return say(progressLine.words(progress)) }
    let columns = environment.terminalColumns
    editor.drawOver(ProgressLine.row(progress, columns: columns > 0 ? columns : 44))
  }

  private func settled(_ waiting: FlowEvent.Waiting) {
    if let problem = recorder?.write() { say([problem]) }
    switch waiting {
    case .ended(let missing):
      editor.close()
      ending = Ending.code(missing, output, columns: environment.terminalColumns)
      if outcome.isOutOfTime { ending = ExitCode.outOfTime }
      return
    case .answer(let asked): opened(asked)
    case .idle:
      question = nil
      if dialogue.opening != nil {
        ending = outcome.code
        return
      }
    }
    if isConfirming, dialogue.confirmsAll, question?.isGuess != true {
      editor.printAbove(["> yes"])
      return dialogue.post(.confirm)
    }
    next()
  }

  /// What was typed or pasted before a confirmation was to be read does not answer it.
  private func opened(_ asked: Question) {
    let isNew = question?.number != asked.number
    question = asked
    guard isConfirming else { return }
    say([pasted.drop()].compactMap(\.self))
    if isNew, !editor.isOpen { tcflush(STDIN_FILENO, TCIFLUSH) }
  }

  // MARK: Signals

  private func take(signal number: Int32) {
    switch number {
    case SIGINT:
      pasted = PastedLines()
      say([replay.stop()].compactMap(\.self))
      if editor.hasText { return editor.dropLine() }
      // The terminal has echoed the key behind whatever was there.
      if !editor.isOpen { editor.printAbove([""]) }
      recorder?.happened("key C-c")
      dialogue.post(.interrupt)
    case SIGWINCH:
      editor.resize()
      resize()
    case SIGTSTP:
      // The stop that the handler stands in for. To this thread: a signal to the process may arrive after
      // the call came back and the terminal was taken over again.
      editor.suspended { pthread_kill(pthread_self(), SIGSTOP) }
      // The terminal may have another size than before.
      resize()
    default:
      editor.close()
      SignalRelay.die(of: number)
    }
  }

  /// Draws what is on show for the columns there are now.
  ///
  /// What is read out has no columns: it is not said again.
  func resize() {
    guard environment.columns != columns else { return }
    columns = environment.columns
    guard narrator.style != .spoken else { return }
    recorder?.happened("resize \(columns)")
    dialogue.post(.resize(columns: columns))
  }
}
