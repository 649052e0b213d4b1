import FlowEngine
import SnippetFoundation
import Snippets

/// A conversation at a terminal: one thread that reads the keyboard and writes what comes back.
///
/// The prompt stands only while the conversation waits for a person. While the app's code runs the
/// terminal echoes and edits lines itself; lines typed then wait for the prompt, but for those that cancel. However
/// the program ends, the terminal is given back as it was.
package final class TerminalConversation {
  let dialogue: Dialogue
  private let inbox: Inbox
  let editor: LineEditor
  let output = ConsoleOutput()
  let printed = PrintedRows.taken()
  var environment: TerminalEnvironment
  private var history: History?
  var pasted = PastedLines()
  var typed = TypedLines()
  /// Whether the input ended behind lines that are still to be answered.
  private var isLeaving = false
  var isLaunched = false
  /// Whether the conversation waits for a line.
  var isDue = false
  var narrator: Narrator
  var recorder: FlowRecorder?
  var replay = FlowReplay()
  var progressLine = ProgressLine()
  /// What is asked now.
  var question: Question?
  /// What the numbers of the snippet press that was shown last.
  var controls: [String] = []
  var ending: Int32?
  /// How often a message came since a key was last looked for.
  private var messagesInARow = 0
  var outcome = OneShotOutcome()
  /// Columns the conversation draws in, as far as the terminal has a say in it.
  var columns: Int

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
      giveUp: { SignalRelay.die(of: SIGHUP) },
      complete: { Completion.lines(for: $0, from: completions()) }
    )
    editor.look = LineEditor.Look(environment.style)
    history = History.path(app: appName, environment: environment.variables).map(History.init)
  }

  /// Converses till the person leaves.
  ///
  /// Returns the exit code; the terminal is as it was.
  package func run() -> Int32 {
    SignalRelay.install([SIGINT, SIGQUIT, SIGTERM, SIGHUP, SIGTSTP, SIGWINCH], to: inbox)
    TerminalRescue.keep()
    if var kept = history {
      editor.load(history: kept.load(), limit: History.limit)
      history = kept
    }
    typed.begin()
    inbox.follow(printed)
    dialogue.start(inbox)
    while ending == nil { wait() }
    typed.end()
    editor.close()
    inbox.follow(nil)
    printed.forgetMarks()
    show(printed.read() + printed.takeRest())
    // What is left behind may print still.
    PrintedRelay.begin(printed, to: StandardOutput.descriptor, environment)
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
    let hasMessages = sources[0].revents != 0
    messagesInARow = hasMessages ? messagesInARow + 1 : 0
    if hasMessages {
      SignalRelay.take()
      let messages = inbox.drain()
      for message in messages where ending == nil { take(message) }
      printed.release()
      show(printed.read())
    }
    if sources[1].revents != 0, ending == nil, messagesInARow.isMultiple(of: Self.mostMessages),
      !hasMessages || poll(&sources[1], 1, 0) > 0
    {
      // Asked once more behind messages: Ctrl-C throws keys away.
      takeKey()
    }
    // Only now: of several turns that have ended the last one counts.
    if isDue, ending == nil { next() }
  }

  /// How often messages come before a key that was pressed: who has something to say all the time, such as a snippet that
  /// is reloaded without a pause, keeps nobody from typing.
  private static let mostMessages = 4

  private func takeKey() {
    dialogue.keyWasPressed()
    if !editor.isOpen {
      listen()
    } else if let entry = editor.readCharacter() {
      typed.begin()
      // As typed while no prompt stood: answered one by one, and no confirmation by any of them.
      for case .line(let line) in typed.take(editor.takeRest()) { typed.keep(line) }
      take(entry)
    }
  }

  /// Milliseconds: how often a program in the background looks whether it has the terminal again.
  private static let backgroundTick: Int32 = 500

  /// Says something that is no part of the conversation.
  func say(_ rows: [String]) {
    if !rows.isEmpty { editor.printAbove(prose(rows)) }
  }

  /// Shows what the app has printed, as it stands but for what would look like a row of the engine's.
  func show(_ rows: [String]) {
    if rows.isEmpty { return }
    let (columns, style) = (environment.terminalColumns, narrator.style)
    editor.printAbove(rows.asPrinted(columns: columns, style: style))
  }

  func prose(_ rows: [String]) -> [String] {
    let (columns, style) = (environment.terminalColumns, narrator.style)
    return rows.flatMap { wrapped($0, columns: columns, style: style) }
  }

  // MARK: What is typed

  func take(_ entry: LineEditor.Entry) {
    switch entry {
    case .endOfInput:
      recorder?.happened("eof")
      dialogue.post(.endOfInput)
    case .line(let text, let isPasted):
      let line = pasted.take(
        text,
        isPasted: isPasted,
        atConfirmation: isConfirming,
        asOne: question?.takesLines == true
      )
      if let line {
        remember(line)
        send(line)
      } else {
        say([pasted.drop()].compactMap(\.self))
        _ = typed.drop()
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
  func takeNow(_ entry: TypedLines.Entry) -> Bool {
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
  func stopWhatWaits() {
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
  func open() {
    typed.end()
    // A line that was begun for a secret stays hidden to its end, though nobody asks any more; an empty one was not.
    editor.isSecret = question?.isSecret == true || (editor.holdsLine && editor.isSecret)
    let isPasted = typed.halfIsPasted
    editor.open(with: typed.takeHalf(), isPasted: isPasted)
  }

  var isConfirming: Bool {
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
    say(isConfirming ? [replay.skipAnswer()].compactMap(\.self) : replay.skipImpossible())
    if !isConfirming, let row = replay.skipSecret() {
      say([row])
      return open()
    }
    let takesLines = question?.takesLines == true
    guard !isConfirming, let step = replay.next(takingLines: takesLines) else { return open() }
    editor.printAbove([step.shown])
    if case .line(let line) = step.input { return send(line) }
    recorder?.happened(String(step.shown.dropFirst(2)))
    dialogue.post(step.input)
  }
}
