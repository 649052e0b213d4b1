import ArgumentParser
import FlowScripts

/// `flow run`: plays flows on a virtual clock and says where they differ from what is written.
struct FlowRunCommand: RunnableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run flows and compare each step with what is written."
  )

  @OptionGroup var choice: FlowChoice

  @Option(help: "Which snapshots to write: never, missing, changed or all.")
  var record = "never"

  @Flag(help: "Rewrite the steps that differ, but for '~' lines.")
  var update = false

  @Flag(help: "With --update, rewrite '~' lines that match nothing too.")
  var replacePatterns = false

  func validate() throws {
    do {
      _ = try RecordMode(parsing: record)
    } catch {
      throw ValidationError("\(error)")
    }
  }

  func run(in session: CommandSession) -> Int32 {
    guard let files = choice.load(session.output) else { return ExitCode.usage }
    guard let report = session.play(files, prepare: prepare) else { return ExitCode.internalError }
    session.output.print([report.text(session.environment.style)])
    return report.exitCode
  }

  private func prepare(_ run: inout FlowRun) {
    run.filters = choice.filters
    run.recordMode = (try? RecordMode(parsing: record)) ?? .never
    run.update = !update ? .never : replacePatterns ? .stepsAndPatterns : .steps
  }
}
