import SnippetFoundation
import Snippets

extension FlowNotice {
  /// The notice in words: what happened, quoting what was given, and what to do.
  ///
  /// One line an element.
  package var words: [String] {
    switch self {
    case .unknownPhrase(let line, let nearest, let examples):
      unknown(line, nearest, examples)
    case .ambiguous(let line, let candidates):
      ["'\(line.quotable)' could be \(few(candidates)). Type more of it, or its number."]
    case .nothingToTap(let label, let controls):
      controls.isEmpty
        ? ["'\(label.quotable)' cannot be pressed: nothing on show has a button."]
        : ["Nothing on show is called '\(label.quotable)'. There is \(few(controls))."]
    case .staticControl(let label):
      ["'\(label.quotable)' does not work here: only a snippet intent's controls do."]
    case .disabledControl(let label):
      ["'\(label.quotable)' is disabled now."]
    case .destructiveNeedsLabel(let label):
      ["'\(label.quotable)' cannot be undone: type its whole name, or its number."]
    case .wrongAnswer(let text, let question): ["\(wrong(text)) Type \(question.hint)."]
    case .wrongValue(_, let reason): [reason]
    case .nothingToConfirm: ["There is nothing to confirm."]
    case .nothingToCancel: ["There is nothing to cancel. Type quit, or press Ctrl-D, to leave."]
    case .declined(let intent): ["\(intent): not confirmed."]
    case .cancelled(let intent): ["\(intent): cancelled."]
    case .withdrawn(let prompt): ["'\(prompt.quotable)' is no longer asked."]
    case .onlyASnippet:
      ["There is nothing to cancel. Type done to put the snippet away, or quit to leave."]
    case .nothingToReload(let title):
      ["\(title.quotable) cannot be reloaded: it is not shown, and cannot be shown now."]
    case .stopped: ["Stopped."]
    case .dismissed: ["Put away."]
    case .timedOut(let intent, let seconds):
      ["\(intent): timed out after \(seconds) s. What it still returns is dropped; you can go on."]
    case .unanswered(let intent, let seconds):
      ["\(intent): timed out after \(seconds) s without an answer."]
    case .failed(let intent, let message): ["\(intent): \(message)"]
    case .snippetFailed(let intent, let message):
      ["\(intent) could not be drawn: \(message)"]
    case .tooManyTries(let prompt):
      ["Still no answer to '\(prompt.quotable)'. Type keep to go on, explain, or cancel."]
    case .nothingBefore: ["There is nothing to go back to."]
    case .pastEffect(let effect): ["It is too late for that: \(effect) has happened."]
    case .nothingToSet: ["There is nothing to correct: nothing is being asked."]
    case .howToSet([]), .unknownParameter(_, names: []): ["This has no values to correct."]
    case .howToSet(let names): ["Type /set NAME VALUE, with \(list(names))."]
    case .unknownParameter(let name, let names):
      ["'\(name.quotable)' is not asked for here. There is \(list(names))."]
    case .tooMuchIsOpen(let line):
      [
        "Too much is open for '\(line.quotable)'. Answer what is asked first, or type cancel to stop it."
      ]
    case .noValue: ["There is no value to hand on: the last intent returned none."]
    case .unknownIntent(let name, let nearest):
      [
        "'\(name.quotable)' is no intent of this app.\(nearest.isEmpty ? "" : " Did you mean \(list(nearest))?")"
      ]
    case .valueNotTaken(let intent, let value):
      ["\(intent) cannot take \(value.quotable): it has no empty parameter of that type."]
    case .countNotTaken(let parameter, let takes, let count):
      ["'\(parameter.quotable)' takes \(takes), and this is \(number(count))."]
    case .misfitNotTaken(let intent, let reason): ["\(intent) cannot take this: \(reason)"]
    case .handedNotTaken(_, let reason): [reason]
    case .busy: ["The app is still working. Type cancel to stop it."]
    case .tooBusy(let intent):
      ["\(intent): the app is too busy, nothing was done. Try again in a while."]
    case .conversationTimedOut(let seconds):
      ["The conversation is over: its \(seconds) s are used up."]
    case .howToLeave: ["Type quit, or press Ctrl-D, to leave."]
    case .help(let lines): lines
    case .guide(let rows): rows.flatMap { $0.lines() }
    case .unknownCommand(let name, let nearest):
      [
        "'\(name.quotable)' is no command.\(nearest.first.map { " Did you mean \($0)?" } ?? " Type /help.")"
      ]
    case .notYet(let name): ["'\(name)' is not supported yet."]
    case .tall(let rows, let limit):
      ["This snippet is \(rows) rows high; more than \(limit) scroll on a device."]
    case .opened(let app, let reason): ["[opened \(apart(app)): \(apart(reason))]"]
    case .actionButton(let intent): ["[the Action button: \(apart(intent))]"]
    case .undone(let action): action.isEmpty ? ["Undone."] : ["Undone: \(action.quotable)."]
    case .nothingToUndo: ["There is nothing to undo."]
    case .value(let values):
      values.isEmpty ? ["Nothing was found."] : values.map { $0.row() }
    case .done(let intent): ["\(apart(intent)): done."]
    case .text(let text): [text]
    }
  }

  /// Whether its row is one that only the engine writes: in brackets.
  var isMark: Bool {
    switch self {
    case .opened, .actionButton: true
    default: false
    }
  }

  /// The words as one line.
  package var text: String { words.joined(separator: " ") }

  private func unknown(_ line: String, _ nearest: [String], _ examples: [String]) -> [String] {
    let what = "'\(line.quotable)' is nothing this app understands."
    if !nearest.isEmpty {
      // No question: nothing is open that a yes could answer.
      let names = list(nearest)
      return ["\(what) Nearest: \(names)\(names.last?.isPunctuation == true ? "" : ".")"]
    }
    return examples.isEmpty ? [what] : ["\(what) You can say: \(list(examples))."]
  }

  private func wrong(_ text: String) -> String {
    text.isEmpty ? "Nothing was typed." : "'\(text.quotable)' is no answer to this."
  }

  private func number(_ count: Int?) -> String {
    switch count {
    case nil: "one"
    case 0?: "an empty list"
    case let count?: "a list of \(count)"
    }
  }

  /// The same, of more than ten the first five and how many more there are.
  private func few(_ names: [String]) -> String {
    names.count <= 10 ? list(names) : list(names.prefix(5) + ["one of \(names.count - 5) more"])
  }

  private func list(_ names: [String]) -> String {
    names.count < 2
      ? names.joined()
      : names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
  }
}

extension String {
  /// Short enough to be quoted in a message: at most 40 characters.
  var quotable: String { count <= 40 ? self : prefix(39) + "…" }
}

/// Words of the app beside those of the engine, which no letters that run from right to left reorder.
private func apart(_ words: String) -> String { isolated(visible(words)) }
