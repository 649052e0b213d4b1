import ArgumentParser
import FlowEngine
import FlowScripts
import SnippetFoundation
import TerminalDialogue

/// `flow coverage`: plays flows and says what of the app they reach.
struct FlowCoverageCommand: RunnableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Say which intents, parameters, buttons, answers and budgets flows reach.",
    discussion: """
      A line that begins with + is reached by a case that passes, with ! by failing ones only, with - by none. \
      Exits 1 if --at-least asks for more than there is.
      """
  )

  @OptionGroup var choice: FlowChoice

  @Option(help: "Write it as text or json.")
  var format = "text"

  @Option(
    help: "The folder of Swift sources in which declarations are looked up. (default: Sources)"
  )
  var sources: String?

  @Option(help: "Percent that passing cases must reach, budgets aside.")
  var atLeast: Double?

  func validate() throws {
    if !["text", "json"].contains(format) {
      throw ValidationError("'\(format)' is no form. Give --format text or json.")
    }
    if let sources, !FileManager.default.fileExists(atPath: sources) {
      throw ValidationError("'\(sources)' is not there. Give --sources a folder.")
    }
    if let atLeast, !(0...100).contains(atLeast) {
      throw ValidationError("'\(atLeast)' is no part of a hundred. Give --at-least 0 to 100.")
    }
  }

  func run(in session: CommandSession) -> Int32 {
    Interruption.leavesTheProgram()
    guard let files = choice.load(session.output) else { return ExitCode.usage }
    let report = session.play(files) { run in
      run.filters = choice.filters
      run.covers = true
    }
    guard let report else { return ExitCode.internalError }
    let coverage = FlowCoverage(
      of: report,
      apps: session.apps(of: report.files),
      sources: SourceIndex(folder: sources ?? "Sources")
    )
    session.output.print([format == "json" ? coverage.json : coverage.text])
    if report.exitCode == ExitCode.usage || report.exitCode == ExitCode.nothingRan {
      session.output.complain(report.text())
      return report.exitCode
    }
    guard let atLeast, coverage.percent < atLeast else { return ExitCode.passed }
    session.output.complain(
      "Passing cases reach \((coverage.percent * 10).rounded() / 10) percent, and \(atLeast) are asked for."
    )
    return ExitCode.differs
  }
}
