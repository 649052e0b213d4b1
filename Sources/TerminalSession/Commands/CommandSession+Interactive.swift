import FlowEngine
import FlowFormat
import FlowScripts
import SnippetFoundation
import TerminalDialogue

extension CommandSession {
  /// Plays a case down to a line, then converses from there, by the flow's clock, which goes on as the real one does.
  ///
  /// Returns the exit code.
  func converse(after line: Int, of file: FlowFile, _ flowCase: FlowCase) -> Int32 {
    guard let runner = runner(of: flowCase, in: file) else {
      let missing = file.missingApps(among: knownApps).map(\.description)
      output.complain(missing.first ?? "\(file.path): this program runs no app of the flow's.")
      return ExitCode.usage
    }
    let inbox = Inbox()
    let last = Lock<FlowEvent?>(nil)
    let isLive = Lock(false)
    let lead = wait {
      await runner.lead(through: line) { event in
        if isLive.withLock({ $0 }) { return inbox.post(.event(event)) }
        if case .settled = event { last.withLock { $0 = event } }
      }
    }
    guard let lead else { return ExitCode.internalError }
    for step in lead.steps { output.print(step.step.shown + step.actual) }
    isLive.withLock { $0 = true }
    var dialogue = Dialogue(lead.driver.goLive())
    dialogue.launch = {
      // The terminal is told how things stand, as if the last step had been typed there.
      if let event = last.withLock({ $0 }) { inbox.post(.event(event)) }
    }
    dialogue.greeting = { [] }
    var environment = environment
    environment.requestedColumns = lead.columns
    return converse(dialogue, inbox, environment)
  }
}
