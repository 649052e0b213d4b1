/// What the engine has to say for itself, as facts.
///
/// `FlowNotice+Words` turns them into words.
package enum FlowNotice: Sendable, Equatable {
  /// No phrase fits a line.
  case unknownPhrase(line: String, nearest: [String], examples: [String])
  /// Several labels begin with what was typed; none was pressed.
  case ambiguous(line: String, candidates: [String])
  /// Nothing on show is called so.
  case nothingToTap(label: String, controls: [String])
  /// The control belongs to a view that an ordinary intent returned.
  case staticControl(label: String)
  case disabledControl(label: String)
  /// A destructive control is never pressed by its beginning alone.
  case destructiveNeedsLabel(label: String)
  case wrongAnswer(String, expected: Question)
  /// A value that came with the invocation is none; its parameter and why.
  case wrongValue(parameter: String, reason: String)
  case nothingToConfirm
  case nothingToCancel
  /// `cancel` where nothing runs, but a result snippet is on show.
  case onlyASnippet
  /// `reload` of what is not shown and cannot be presented; its title.
  case nothingToReload(title: String)
  /// The person said no where yes or no was asked.
  case declined(intent: String)
  case cancelled(intent: String)
  /// The code that asked something was cancelled; what it asked.
  case withdrawn(prompt: String)
  /// What runs without a flow was stopped: a drawing.
  case stopped
  /// A result snippet was put away.
  case dismissed
  /// A call into the app's code took longer than its budget, in seconds.
  case timedOut(intent: String, seconds: String)
  /// A question stood longer than it may, in seconds.
  case unanswered(intent: String, seconds: String)
  case failed(intent: String, message: String)
  case snippetFailed(intent: String, message: String)
  /// The tries are used up; what was asked.
  case tooManyTries(prompt: String)
  /// `back` where no parameter was answered before.
  case nothingBefore
  /// `back` or `/set` past an effect that was committed; its name.
  case pastEffect(String)
  case nothingToSet
  case howToSet([String])
  case unknownParameter(String, names: [String])
  /// A phrase at a question where too many others wait already.
  case tooMuchIsOpen(String)
  /// `then` without a value to hand on.
  case noValue
  case unknownIntent(String, nearest: [String])
  case valueNotTaken(intent: String, value: String)
  /// A value of the type that a parameter takes, but too many or too few: how many it takes, in words, and how many it is;
  /// nil: it is no list. It is asked for.
  case countNotTaken(parameter: String, takes: String, count: Int?)
  /// A value of the type that the next intent takes, which it cannot take all the same: why.
  case misfitNotTaken(intent: String, reason: String)
  /// A value that another intent's code gave is none that the parameter takes: why. It is asked for.
  case handedNotTaken(parameter: String, reason: String)
  /// The app's code runs.
  case busy
  /// Too many threads are held for another call.
  case tooBusy(intent: String)
  /// The conversation's own budget is used up, in seconds; it has ended.
  case conversationTimedOut(seconds: String)
  case howToLeave
  /// Lines of help, already in words.
  case help([String])
  /// What can be answered or pressed now.
  case guide([HelpRow])
  case unknownCommand(String, nearest: [String])
  /// Understood, but not supported; its name.
  case notYet(String)
  /// A snippet is higher than what is shown without scrolling.
  case tall(rows: Int, limit: Int)
  case opened(app: String, reason: String)
  /// What the Action button would do from now on.
  case actionButton(intent: String)
  /// `undo` took something back; what, as the app calls it.
  case undone(String)
  /// `undo` where nothing was done that can be taken back.
  case nothingToUndo
  /// The value of a result that shows nothing else; empty: nothing was found.
  case value([ShownValue])
  /// A result without value, dialog or snippet.
  case done(intent: String)
  case text(String)
}
