import ArgumentParser
import FlowScripts

/// `flow check`: reads flows without running them.
struct FlowCheckCommand: RunnableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Read flows and say what is wrong in them, without running any."
  )

  @OptionGroup var choice: FlowChoice

  func run(in session: CommandSession) -> Int32 {
    guard let files = choice.load(session.output) else { return ExitCode.usage }
    let cases = files.reduce(0) { $0 + $1.cases.count }
    session.output.print(["\(cases) cases in \(files.count) files can be run"])
    return ExitCode.passed
  }
}
