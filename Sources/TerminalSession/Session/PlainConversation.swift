import FlowEngine
import SnippetFoundation
package import Snippets

/// A conversation without a terminal: lines are read as they are, rows are written as they are.
///
/// Standard output holds the conversation and nothing else: each line as `> line`, then the rows it
/// brought. A line is read once the turn before it has settled.
package struct PlainConversation {
  private let dialogue: Dialogue
  private let inbox: Inbox
  private let output = ConsoleOutput()
  private let style: OutputStyle
  private var input = LineReader(descriptor: STDIN_FILENO)
  private var outcome = OneShotOutcome()
  private var isAsking = false

  package init(_ dialogue: Dialogue, inbox: Inbox, style: OutputStyle) {
    self.dialogue = dialogue
    self.inbox = inbox
    self.style = style
  }

  /// Converses till the input ends.
  ///
  /// Returns the exit code.
  package mutating func run() -> Int32 {
    dialogue.start(inbox)
    while !launch() {}
    if let opening = dialogue.opening {
      dialogue.post(opening)
      if let missing = settle() { return code(missing) }
      if !isAsking { return outcome.code }
    } else {
      for event in dialogue.greeting() { output.print(dialogue.lines(event, style)) }
    }
    while let line = input.next() {
      output.print(["> " + (dialogue.isSecret(line) ? "•••" : visible(line))])
      dialogue.post(.line(line))
      if let missing = settle() { return code(missing) }
      if dialogue.opening != nil, !isAsking { return outcome.code }
    }
    dialogue.post(.endOfInput)
    return code(settle() ?? .none)
  }

  private func code(_ missing: MissingAnswer?) -> Int32 {
    let code = Ending.code(missing, output)
    return outcome.isOutOfTime ? ExitCode.outOfTime : code
  }

  /// Writes the rows of an event; what ends a single intent badly goes to standard error.
  private mutating func write(_ event: FlowEvent) {
    let rows = dialogue.lines(event, style)
    if let warning = event.urgentWarning { output.complain(warning) }
    outcome.take(event)
    if dialogue.opening != nil, OneShotOutcome.isFailure(event) {
      for row in rows { output.complain(row) }
    } else {
      output.print(rows)
    }
  }

  private func launch() -> Bool {
    inbox.wait().contains { message in
      switch message {
      case .launched: return true
      case .event(let event): output.print(dialogue.lines(event, style))
      case .signal: break
      }
      return false
    }
  }

  /// Writes what a turn shows, to its end.
  ///
  /// nil: the conversation goes on; else what was missing.
  private mutating func settle() -> MissingAnswer?? {
    var ending: MissingAnswer??
    var isSettled = false
    while !isSettled {
      for case .event(let event) in inbox.wait() {
        write(event)
        guard case .settled(let waiting) = event else { continue }
        isSettled = true
        isAsking = waiting != .idle
        if case .ended(let missing) = waiting { ending = .some(missing) }
      }
    }
    return ending
  }
}

/// What the program says, and with which code it ends, once a conversation is over.
enum Ending {
  static func code(_ missing: MissingAnswer?, _ output: ConsoleOutput, columns: Int = 0) -> Int32 {
    guard let missing else { return ExitCode.passed }
    for row in wrapped(words(missing), columns: columns) { output.complain(row) }
    return ExitCode.interrupted
  }

  static func words(_ missing: MissingAnswer) -> String {
    let happened = "The input ended at '\(visible(missing.prompt))'."
    let intent = visible(missing.intent)
    guard let parameter = missing.parameter else {
      return "\(happened) \(intent) was not answered, so nothing was confirmed. "
        + "Answer with one more line of input."
    }
    return "\(happened) \(intent): '\(parameter)' is missing, so nothing was done. "
      + "Give its value with one more line of input."
  }
}
