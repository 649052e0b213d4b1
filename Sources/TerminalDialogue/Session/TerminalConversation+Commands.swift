import FlowEngine
import Snippets

// Commands that the terminal carries out by itself.
extension TerminalConversation {
  func carryOut(_ command: LocalCommand) {
    switch command {
    case .accessible("on"): become(accessible: true)
    case .accessible("off"): become(accessible: false)
    case .accessible: say(["Type /accessible on, or /accessible off."])
    case .width(let columns): draw(inColumns: columns)
    case .record(let path):
      let rows = recorder?.record(to: path)
      say(rows ?? ["This conversation cannot be recorded."])
    case .replay(let path): say(replay.begin(path))
    }
  }

  private func become(accessible isAccessible: Bool) {
    environment.isAccessible = isAccessible
    narrator.style = environment.style
    editor.look = LineEditor.Look(environment.style)
    guard isAccessible else { return say(["Snippets are drawn again."]) }
    say(["One thing a line now, nothing drawn. Type /again to hear what is shown."])
    say(Announcement.budgets(dialogue.budgets))
  }

  /// As wide as was asked for, and no wider than the terminal.
  private func draw(inColumns columns: Int) {
    environment.requestedColumns = nil
    environment.widest = columns
    let drawn = environment.columns
    if drawn < columns { say(["The terminal has \(drawn) columns: that many are drawn in."]) }
    resize()
  }
}

/// What is said once to those who cannot see that something waits.
enum Announcement {
  static func budgets(_ budgets: ConversationSettings.Budgets?) -> [String] {
    guard let budgets else { return [] }
    let question = budgets.question.map { "you have \($0.secondsText) s for an answer" }
    return [
      "The app has \(budgets.perform.secondsText) s for what you ask of it; "
        + "\(question ?? "you may take your time to answer")."
    ]
  }
}
