import FlowEngine
import SnippetFoundation
import Snippets

/// A conversation without a terminal: lines are read as they are, rows are written as they are.
///
/// Standard output holds the conversation and nothing else: each line as `> line`, then the rows it
/// brought. A line is read once the turn before it has settled.
package struct PlainConversation: ~Copyable {
  private let dialogue: Dialogue
  private let inbox: Inbox
  private let output = ConsoleOutput()
  private var environment: TerminalEnvironment
  private let signals: EndingSignals
  private var input: LineReader
  private var narrator: Narrator
  private var recorder: FlowRecorder?
  private var replay = FlowReplay()
  private var isConfirming = false
  /// Whether a text of several lines is asked for.
  private var takesLines = false
  private var isAsked = false
  /// What was missing, once the conversation has ended by itself; nil: it goes on.
  private var ended: MissingAnswer??
  /// Whether the recording was lost.
  private var isUnwritten = false
  /// Whether the conversation ended because its own budget was used up.
  private var isOutOfTime = false
  private var progressLine = ProgressLine()

  package init(_ dialogue: Dialogue, inbox: Inbox, environment: TerminalEnvironment) {
    self.dialogue = dialogue
    self.inbox = inbox
    self.environment = environment
    signals = EndingSignals()
    input = LineReader(descriptor: StandardInput.descriptor, stoppedBy: signals.descriptor)
    narrator = Narrator(style: environment.style)
    recorder = dialogue.recorder
    PrintedRelay.current?.use(environment)
  }

  /// Converses till the input ends.
  ///
  /// Returns the exit code.
  package mutating func run() -> Int32 {
    inbox.follow(PrintedRelay.current?.rows)
    defer {
      inbox.follow(nil)
      PrintedRelay.current?.forgetMarks()
    }
    dialogue.start(inbox)
    guard inbox.waitForLaunch(signals, { take($0) }) else { return ExitCode.interrupted }
    if narrator.style.isSpoken { output.print(Announcement.budgets(dialogue.budgets)) }
    for event in dialogue.greeting() { write(event) }
    while !signals.isThere, let (shown, input) = next() {
      hear()
      if ended != nil { break }
      output.print([shown])
      if let missing = send(input, as: shown), !signals.isThere {
        return code(missing, hasLeft: true)
      }
    }
    if let ended, !signals.isThere { return code(ended, hasLeft: true) }
    if signals.came(), isAsked { cancel() }
    hear()
    let code = code((ended ?? post(.endOfInput)) ?? .none)
    return signals.haveCome ? ExitCode.interrupted : code
  }

  /// A signal came.
  private mutating func cancel() {
    recorder?.happened("key C-c")
    _ = post(.interrupt)
  }

  /// The next step of a replay, else the next line; nil: the input has ended.
  private mutating func next() -> (shown: String, input: FlowInput)? {
    if isConfirming {
      output.print([replay.skipAnswer()].compactMap(\.self))
    } else {
      output.print(replay.skipImpossible())
      if let row = replay.skipSecret() {
        output.print([row])
      } else if let step = replay.next(takingLines: takesLines) {
        return step
      }
    }
    return nextLine().map { line in
      ("> " + (dialogue.isSecret(line) ? "•••" : visible(line)), .line(line))
    }
  }

  /// The next line; what the conversation shows by itself meanwhile is written as it comes.
  private mutating func nextLine() -> String? {
    while ended == nil {
      let taken = input.next(or: inbox.descriptor)
      hear()
      if ended != nil { break }
      switch taken {
      case .line(let line): return line
      case .end: return nil
      case .other: break
      }
    }
    return nil
  }

  /// What the conversation waits for now.
  private mutating func settled(_ waiting: FlowEvent.Waiting) {
    isConfirming = waiting.isConfirmation
    isAsked = false
    takesLines = false
    if case .answer(let question) = waiting { (isAsked, takesLines) = (true, question.takesLines) }
    if case .ended(let missing) = waiting { ended = .some(missing) }
  }

  private mutating func send(_ input: FlowInput, as shown: String) -> MissingAnswer?? {
    guard case .line(let line) = input else {
      recorder?.happened(String(shown.dropFirst(2)))
      return post(input)
    }
    if let command = LocalCommand(line), carryOut(command) { return nil }
    if line == "/again" { narrator.forget() }
    let isSecret = dialogue.isSecret(line)
    recorder?.typed(line, isSecret: isSecret)
    return post(input)
  }

  /// False: the conversation takes the command.
  private mutating func carryOut(_ command: LocalCommand) -> Bool {
    switch command {
    case .accessible("on"), .accessible("off"):
      environment.isAccessible = command == .accessible("on")
      narrator.style = environment.style
      PrintedRelay.current?.use(environment)
      output.print([
        environment.isAccessible
          ? "One thing a line now, nothing drawn." : "Snippets are drawn again."
      ])
    case .accessible: output.print(["Type /accessible on, or /accessible off."])
    case .width(let columns):
      environment.requestedColumns = nil
      environment.widest = columns
      return false
    case .record(let path):
      record(to: path)
    case .replay(let path): output.print(replay.begin(path))
    }
    return true
  }

  private mutating func record(to path: String) {
    let rows = recorder?.record(to: path) ?? ["This conversation cannot be recorded."]
    if recorder?.isRecording(to: path) == true { return output.print(rows) }
    for row in rows { output.complain(row) }
    isUnwritten = true
  }

  private func code(_ missing: MissingAnswer?, hasLeft: Bool = false) -> Int32 {
    let code = Ending.code(missing, output, hasLeft: hasLeft)
    if isOutOfTime { return ExitCode.outOfTime }
    return code == ExitCode.passed && isUnwritten ? ExitCode.usage : code
  }

  private mutating func write(_ event: FlowEvent) {
    if case .progressed(let progress) = event {
      // No part of the conversation, which standard output holds alone.
      for row in progressLine.words(progress) { output.complain(row) }
    }
    output.print(narrator.rows(of: event, dialogue, environment))
    dialogue.record(event, &recorder)
    if let warning = event.urgentWarning { output.complain(warning) }
    if case .noted(.conversationTimedOut) = event { isOutOfTime = true }
  }

  private mutating func take(_ message: Inbox.Message) {
    switch message {
    case .event(let event): write(event)
    case .waited(let time): recorder?.waited(time)
    case .printed(let mark): PrintedRelay.current?.reach(mark)
    case .launched, .signal: break
    }
  }

  /// Writes what came since the last turn: it belongs above the next line.
  private mutating func hear() {
    for message in inbox.drain() {
      take(message)
      if case .event(.settled(let waiting)) = message { settled(waiting) }
    }
    PrintedRelay.current?.release()
  }

  /// Posts an input and writes what its turn shows, to its end.
  ///
  /// nil: the conversation goes on; else what was missing.
  private mutating func post(_ input: FlowInput) -> MissingAnswer?? {
    dialogue.post(input)
    let waiting = inbox.waitForTurn(
      signals,
      stop: {
        recorder?.happened("key C-c")
        dialogue.post(.interrupt)
      },
      { take($0) }
    )
    settled(waiting)
    if let problem = recorder?.write() {
      output.complain(problem)
      isUnwritten = true
    }
    if let news = recorder?.news(), !news.isEmpty {
      output.complain(news.joined(separator: "\n"))
    }
    return if case .ended(let missing) = waiting { .some(missing) } else { nil }
  }
}

extension FlowEvent.Waiting {
  var isConfirmation: Bool {
    if case .answer(let question) = self, case .confirmation = question.kind { true } else { false }
  }
}

/// What the program says, and with which code it ends, once a conversation is over.
enum Ending {
  static func code(
    _ missing: MissingAnswer?,
    _ output: ConsoleOutput,
    columns: Int = 0,
    hasLeft: Bool
  ) -> Int32 {
    guard let missing else { return ExitCode.passed }
    for row in wrapped(words(missing, hasLeft: hasLeft), columns: columns) { output.complain(row) }
    return ExitCode.interrupted
  }

  /// `hasLeft`: somebody chose to leave; else the lines were at their end.
  static func words(_ missing: MissingAnswer, hasLeft: Bool) -> String {
    let intent = visible(missing.intent)
    guard let prompt = missing.prompt else {
      return "\(intent) was still running, so it was stopped, and what it would have said is lost. "
        + "Leave once the prompt stands."
    }
    if hasLeft {
      let end = missing.parameter.map { "'\($0)' is missing, so nothing was done" }
      return "You left at '\(visible(prompt))'. \(intent)"
        + (end.map { ": \($0)." } ?? " was not answered, so nothing was \(missing.deed).")
    }
    let happened = "The input ended at '\(visible(prompt))'."
    guard let parameter = missing.parameter else {
      return "\(happened) \(intent) was not answered, so nothing was \(missing.deed). "
        + "Answer with one more line of input."
    }
    return "\(happened) \(intent): '\(parameter)' is missing, so nothing was done. "
      + "Give its value with one more line of input."
  }
}

extension MissingAnswer {
  /// What an answer that is no value does.
  fileprivate var deed: String { isChoice ? "chosen" : "confirmed" }
}
