import FlowEngine
import SnippetFoundation
import Snippets

/// A conversation at a terminal: one thread that reads the keyboard and writes what comes back.
///
/// The prompt stands only while the conversation waits for a person. While the app's code runs the
/// terminal is in its usual mode, so that nothing the app does can leave it in another; lines typed then
/// wait for the prompt, but for those that cancel.
package final class TerminalConversation {
  let dialogue: Dialogue
  private let inbox: Inbox
  let editor: LineEditor
  private let output = ConsoleOutput()
  private var printed = PrintedRows.taken()
  var environment: TerminalEnvironment
  private var history: History?
  private var pasted = PastedLines()
  private var typed = TypedLines()
  /// Whether the input ended behind lines that are still to be answered.
  private var isLeaving = false
  private var isLaunched = false
  /// Whether the conversation waits for a line.
  private var isDue = false
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
    // Before the app runs, and before the editor takes the terminal.
    StandardInput.keepFromApp()
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
    typed.begin()
    dialogue.start(inbox)
    while ending == nil { wait() }
    typed.end()
    editor.close()
    editor.printAbove(printed.read() + printed.takeRest())
    // What is left behind may print still.
    printed.giveBack()
    return ending ?? ExitCode.passed
  }

  /// Waits for a key or a message, and takes what came.
  private func wait() {
    // In the background the terminal is the shell's.
    let isHere = editor.isOpen || TypedLines.isInForeground
    if !editor.isOpen { typed.begin() }
    let reads = editor.isOpen || isHere && !typed.hasEnded
    var sources = [
      pollfd(fd: inbox.descriptor, events: Int16(POLLIN), revents: 0),
      pollfd(fd: reads ? StandardInput.descriptor : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: printed.descriptor, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&sources, nfds_t(sources.count), isHere ? -1 : Self.backgroundTick) > 0 else {
      return
    }
    if sources[2].revents != 0 { show(printed.read()) }
    if sources[0].revents != 0 {
      SignalRelay.take()
      let messages = inbox.drain()
      // What was printed before the messages came stands above them.
      show(printed.read())
      for message in messages where ending == nil { take(message) }
    } else if sources[1].revents != 0 {
      if !editor.isOpen {
        listen()
      } else if let entry = editor.readCharacter() {
        typed.begin()
        take(entry)
      }
    }
    // Only now: of several turns that have ended the last one counts.
    if isDue, ending == nil { next() }
  }

  /// Milliseconds: how often a program in the background looks whether it has the terminal again.
  private static let backgroundTick: Int32 = 500

  /// Says something that is no part of the conversation.
  func say(_ rows: [String]) {
    if !rows.isEmpty { editor.printAbove(prose(rows)) }
  }

  /// Shows what the app has printed.
  private func show(_ rows: [String]) {
    if !rows.isEmpty { editor.printAbove(rows) }
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
    case .line(let text, let isPasted):
      if let line = pasted.take(text, isPasted: isPasted, atConfirmation: isConfirming) {
        remember(line)
        send(line)
      } else {
        say([pasted.drop()].compactMap(\.self))
        open()
      }
    }
  }

  /// Takes what is typed while no prompt stands; true if the conversation has heard of it.
  @discardableResult
  private func listen() -> Bool {
    guard !editor.isOpen, TypedLines.isInForeground else { return false }
    return typed.read().count { takeNow($0) } > 0
  }

  /// Takes an entry that came while no prompt stood; true if the conversation has heard of it.
  private func takeNow(_ entry: TypedLines.Entry) -> Bool {
    if entry == .stop {
      // To everybody that the key would have stopped.
      kill(0, SIGTSTP)
      return false
    }
    guard case .line(let line) = entry else {
      isLeaving = true
      guard typed.isEmpty, isLaunched else { return false }
      leave()
      return true
    }
    guard isLaunched, let immediate = ImmediateLine(line) else {
      typed.keep(line)
      return false
    }
    remember(line)
    switch immediate {
    case .cancel:
      stopWhatWaits()
      recorder?.typed(line, isSecret: false)
      dialogue.post(.cancel)
    case .command(let command):
      recorder?.typed(line, isSecret: false)
      dialogue.post(.line(command))
    case .local(let command):
      carryOut(command)
      return false
    }
    return true
  }

  /// Drops the lines of a paste, of a replay and of what was typed ahead.
  private func stopWhatWaits() {
    pasted = PastedLines()
    _ = typed.drop()
    say([replay.stop()].compactMap(\.self))
  }

  private func leave() {
    isLeaving = false
    recorder?.happened("eof")
    dialogue.post(.endOfInput)
  }

  /// The prompt, with what was half typed before it stood.
  private func open() {
    typed.end()
    editor.isSecret = question?.isSecret == true
    let isPasted = typed.halfIsPasted
    editor.open(with: typed.takeHalf(), isPasted: isPasted)
  }

  private var isConfirming: Bool {
    if case .confirmation? = question?.kind { true } else { false }
  }

  /// Keeps a line for the arrow keys, now and the next time; neither secrets, nor what may be one, nor answers to
  /// confirmations.
  private func remember(_ line: String) {
    guard !line.isEmpty, !isConfirming, History.keeps(line), !dialogue.isSecret(line)
    else { return }
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

  /// A line of a paste, of a replay or of what was typed ahead, or else the keyboard.
  private func next() {
    isDue = false
    // Whoever answers now ends a turn, and that one is due.
    if listen() { return }
    if let line = pasted.next() ?? typed.next() {
      editor.printAbove(["> " + (dialogue.isSecret(line) ? "•••" : visible(line))])
      remember(line)
      return send(line)
    }
    if isLeaving { return leave() }
    if isConfirming, let row = replay.skipAnswer() { say([row]) }
    if !isConfirming, let row = replay.skipSecret() {
      say([row])
      return open()
    }
    guard !isConfirming, let step = replay.next() else { return open() }
    editor.printAbove([step.shown])
    if case .line(let line) = step.input { return send(line) }
    recorder?.happened(String(step.shown.dropFirst(2)))
    dialogue.post(step.input)
  }

  // MARK: What comes back

  private func take(_ message: Inbox.Message) {
    switch message {
    case .launched:
      isLaunched = true
      if narrator.style == .spoken { say(Announcement.budgets(dialogue.budgets)) }
      if let opening = dialogue.opening { return dialogue.post(opening) }
      for event in dialogue.greeting() { show(event) }
      isDue = true
    case .event(let event): show(event)
    case .signal(let number): take(signal: number)
    }
  }

  private func show(_ event: FlowEvent) {
    if case .progressed(let progress) = event { return show(progress) }
    var rows = narrator.rows(of: event, dialogue.lines)
    let kept = dialogue.lines(event, .plain).map(dialogue.hide)
    recorder?.showed(kept)
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
    show(printed.takeRest())
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
    if answersItself {
      editor.printAbove(["> yes"])
      return dialogue.post(.confirm)
    }
    isDue = true
  }

  /// What was typed or pasted before a confirmation was to be read does not answer it.
  private func opened(_ asked: Question) {
    let isNew = question?.number != asked.number
    question = asked
    guard isConfirming, !answersItself else { return }
    say([pasted.drop()].compactMap(\.self))
    guard !editor.isOpen else { return }
    // A line that is half typed at a confirmation that has been shown before can be read in its prompt.
    for entry in isNew ? typed.readAll() : typed.read() { _ = takeNow(entry) }
    let hadHalf = isNew && !typed.takeHalf().isEmpty
    if typed.drop() || hadHalf {
      say([
        "What was typed earlier was dropped: it does not answer a confirmation. "
          + "Type the answer."
      ])
    }
  }

  /// Whether the question is a confirmation that the command line has answered.
  private var answersItself: Bool {
    isConfirming && dialogue.confirmsAll && question?.isGuess != true
  }

  // MARK: Signals

  private func take(signal number: Int32) {
    switch number {
    case SIGINT:
      stopWhatWaits()
      // The terminal has dropped what it held of one.
      editor.endPaste()
      if editor.hasText { return editor.dropLine() }
      if !editor.isOpen {
        let hadHalf = dropHalf()
        // The terminal has echoed the key behind whatever was there.
        editor.endRow()
        if hadHalf { return }
      }
      recorder?.happened("key C-c")
      dialogue.post(.interrupt)
    case SIGWINCH:
      editor.resize()
      resize()
    case SIGTSTP:
      suspend()
      // The terminal may have another size than before.
      resize()
    default:
      show(printed.read() + printed.takeRest())
      typed.end()
      editor.close()
      SignalRelay.die(of: number)
    }
  }

  /// Drops what is typed while no prompt stands, and the lines before it; false: no line was half typed.
  private func dropHalf() -> Bool {
    for entry in typed.readAll() where entry == .endOfInput { _ = takeNow(entry) }
    return !typed.takeHalf().isEmpty
  }

  /// Gives the terminal to the shell, and comes back with what is typed.
  ///
  /// The stop is the one that the handler stands in for. To this thread: a signal to the process may arrive after
  /// the call came back and the terminal was taken over again.
  private func suspend() {
    guard !editor.isOpen else {
      return editor.suspended { pthread_kill(pthread_self(), SIGSTOP) }
    }
    for entry in typed.readAll() where entry != .stop { _ = takeNow(entry) }
    typed.end()
    pthread_kill(pthread_self(), SIGSTOP)
    editor.echo(typed.typedHalf)
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
