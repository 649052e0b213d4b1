import FlowEngine
import SnippetFoundation
import Snippets

// What comes back from the conversation, and what is due then.
extension TerminalConversation {
  func take(_ message: Inbox.Message) {
    switch message {
    case .launched:
      isLaunched = true
      if narrator.style.isSpoken { say(Announcement.budgets(dialogue.budgets)) }
      if let opening = dialogue.opening { return dialogue.post(opening) }
      for event in dialogue.greeting() { show(event) }
      isDue = true
    case .event(let event): show(event)
    case .waited(let time): recorder?.waited(time)
    case .signal(let number): take(signal: number)
    case .printed(let mark):
      printed.reach(mark)
      show(printed.read())
    }
  }

  func show(_ event: FlowEvent) {
    if case .progressed(let progress) = event { return show(progress) }
    let rows = narrator.rows(of: event, dialogue, environment)
    dialogue.record(event, &recorder)
    if !rows.isEmpty {
      // What was printed before a question stands above it, ended or not.
      show(printed.takeRest())
      editor.printAbove(rows)
    }
    if let warning = event.urgentWarning {
      // Below an open prompt it would be typed over.
      if editor.isOpen { editor.printAbove(prose([warning])) } else { output.complain(warning) }
    }
    outcome.take(event)
    if case .settled(let waiting) = event { settled(waiting) }
  }

  /// The prompt is gone while an intent runs: its row is drawn over, or a few rows are said.
  func show(_ progress: FlowProgress) {
    guard !editor.isOpen else { return }
    if narrator.style.isSpoken { return say(progressLine.words(progress)) }
    let columns = environment.terminalColumns
    typed.hideEcho()
    editor.drawOver(ProgressLine.row(progress, columns: columns > 0 ? columns : 44))
  }

  private func settled(_ waiting: FlowEvent.Waiting) {
    show(printed.takeRest())
    if let problem = recorder?.write() { say([problem]) }
    switch waiting {
    case .ended(let missing):
      editor.close()
      ending = Ending.code(
        missing,
        output,
        columns: environment.terminalColumns,
        hasLeft: true
      )
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
}
