import ArgumentParser
import FlowFormat
import FlowScripts
import SnippetFoundation
import TerminalDialogue

/// `flow check`: reads flows without running them.
struct FlowCheckCommand: RunnableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Read flows and say what is wrong in them, without running any."
  )

  @OptionGroup var choice: FlowChoice

  func run(in session: CommandSession) -> Int32 {
    guard let files = choice.load(session.output) else { return ExitCode.usage }
    let known = session.knownApps
    let own = files.filter { !$0.isOthers(among: known) }
    let unplayable = own.flatMap { $0.unplayable(among: known) }
    guard unplayable.isEmpty else {
      session.output.complain("\(FlowSyntaxError(unplayable))")
      return ExitCode.usage
    }
    let cases = own.reduce(0) { $0 + $1.cases.count }
    let found = "\(counted(cases, "case")) in \(counted(own.count, "file"))"
    session.output.print([own.isEmpty ? "no case can be run" : "\(found) can be run"])
    let others = files.filter { $0.isOthers(among: known) }.map(\.appName)
    if let note = FlowRunReport.note(onFlowsOf: others, "checked") {
      session.output.print([note])
    }
    return own.isEmpty ? ExitCode.nothingRan : ExitCode.passed
  }
}
