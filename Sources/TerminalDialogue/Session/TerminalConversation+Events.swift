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
    follow(event)
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

  /// A number that is half typed presses what it stood beside when it was typed, or nothing.
  private func follow(_ event: FlowEvent) {
    guard case .showed(let picture) = event else { return }
    let before = controls
    controls = picture.isInteractive ? picture.tree.controls.map(\.shownName) : []
    guard editor.isOpen, let number = Int(editor.text.trimmingCharacters(in: .whitespaces)),
      before != controls, (1...max(before.count, controls.count)).contains(number),
      before.dropFirst(number - 1).first != controls.dropFirst(number - 1).first
    else { return }
    dropTyped("[\(number)] is another button now")
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
    if let news = recorder?.news(), !news.isEmpty { say(news) }
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
      if question?.isSecret == true { dropTyped("the question that it was for is no longer asked") }
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

  /// Drops what is half typed at the prompt: it was meant for what stood there before.
  private func dropTyped(_ reason: String) {
    guard editor.isOpen, editor.holdsLine else { return }
    editor.clearLine()
    say(["What was typed was dropped: \(reason)."])
  }

  /// What was typed or pasted before a confirmation was to be read does not answer it.
  private func opened(_ asked: Question) {
    let isNew = question?.number != asked.number
    question = asked
    if isNew { dropTyped("something else is asked now") }
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
