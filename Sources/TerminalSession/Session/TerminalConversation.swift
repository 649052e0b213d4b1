import FlowEngine
import SnippetFoundation
import Snippets

/// A conversation at a terminal: one thread that reads the keyboard and writes what comes back.
///
/// The prompt stands only while the conversation waits for a person. While the app's code runs the
/// terminal is in its usual mode, so that nothing the app does can leave it in another.
package final class TerminalConversation {
  private let dialogue: Dialogue
  private let inbox: Inbox
  private let editor: LineEditor
  private let output = ConsoleOutput()
  private let environment: TerminalEnvironment
  private var history: History?
  private var pasted = PastedLines()
  private var confirmation: Int?
  private var ending: Int32?
  private var outcome = OneShotOutcome()
  /// Columns the conversation draws in, as far as the terminal has a say in it.
  private var columns: Int

  /// Bold, so that the turns of a long conversation are found; readline does not count what is in \u{1}...\u{2}.
  private static let boldPrompt = "\u{1}\u{1B}[1m\u{2}> \u{1}\u{1B}[0m\u{2}"

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
    let completions = dialogue.completions
    editor = LineEditor(
      prompt: environment.style == .ansi ? Self.boldPrompt : "> ",
      appName: appName,
      bracketedPaste: !environment.isAccessible
    ) { Completion.lines(for: $0, from: completions()) }
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
      for message in inbox.drain() where ending == nil { take(message) }
    } else if sources[1].revents != 0, let entry = editor.readCharacter() {
      take(entry)
    }
  }

  private func take(_ entry: LineEditor.Entry) {
    switch entry {
    case .endOfInput: dialogue.post(.endOfInput)
    case .line(let text):
      let isAnswer = confirmation != nil
      if let line = pasted.take(text, atConfirmation: isAnswer) {
        if !isAnswer { remember(line) }
        dialogue.post(.line(line))
      } else {
        dropPaste()
        editor.open()
      }
    }
  }

  private func remember(_ line: String) {
    guard !line.isEmpty, !dialogue.isSecret(line) else { return }
    editor.remember(line)
    guard var kept = history else { return }
    if kept.append(line) {
      history = kept
    } else {
      history = nil
      let words =
        "What you type is not kept for the next time: '\(visible(kept.file))' cannot be written."
      editor.printAbove(prose([words]))
    }
  }

  private func take(_ message: Inbox.Message) {
    switch message {
    case .launched:
      if let opening = dialogue.opening { return dialogue.post(opening) }
      for event in dialogue.greeting() { show(event) }
      editor.open()
    case .event(let event): show(event)
    case .signal(let number): take(signal: number)
    }
  }

  private func show(_ event: FlowEvent) {
    var rows = dialogue.lines(event, environment.style)
    if case .showed = event {} else { rows = prose(rows) }
    if !rows.isEmpty { editor.printAbove(rows) }
    if let warning = event.urgentWarning {
      // Below an open prompt it would be typed over.
      if editor.isOpen { editor.printAbove(prose([warning])) } else { output.complain(warning) }
    }
    outcome.take(event)
    if case .settled(let waiting) = event { settled(waiting) }
  }

  private func prose(_ rows: [String]) -> [String] {
    let columns = environment.terminalColumns
    return rows.flatMap { wrapped($0, columns: columns) }
  }

  private func settled(_ waiting: FlowEvent.Waiting) {
    switch waiting {
    case .ended(let missing):
      editor.close()
      ending = Ending.code(missing, output, columns: environment.terminalColumns)
      if outcome.isOutOfTime { ending = ExitCode.outOfTime }
      return
    case .answer(let question): opened(question)
    case .idle:
      confirmation = nil
      if dialogue.opening != nil {
        ending = outcome.code
        return
      }
    }
    if let line = pasted.next() {
      editor.printAbove(["> " + visible(line)])
      remember(line)
      dialogue.post(.line(line))
    } else {
      editor.open()
    }
  }

  /// What was typed or pasted before a confirmation was to be read does not answer it.
  private func opened(_ question: Question) {
    guard case .confirmation = question.kind else {
      confirmation = nil
      return
    }
    dropPaste()
    if confirmation != question.number, !editor.isOpen { tcflush(STDIN_FILENO, TCIFLUSH) }
    confirmation = question.number
  }

  private func dropPaste() {
    if let message = pasted.drop() { editor.printAbove(prose([message])) }
  }

  private func take(signal number: Int32) {
    switch number {
    case SIGINT:
      pasted = PastedLines()
      if editor.hasText { editor.dropLine() } else { dialogue.post(.interrupt) }
    case SIGWINCH:
      editor.resize()
      resize()
    case SIGTSTP:
      // The stop that the handler stands in for. To this thread: a signal to the process may arrive after
      // the call came back and the terminal was taken over again.
      editor.suspended { pthread_kill(pthread_self(), SIGSTOP) }
    default:
      editor.close()
      SignalRelay.die(of: number)
    }
  }

  private func resize() {
    guard environment.columns != columns else { return }
    columns = environment.columns
    dialogue.post(.resize(columns: columns))
  }
}
