import ArgumentParser
import FlowEngine
import FlowScripts
import SnippetFoundation

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

  @Option(help: "Write what ran into a file, one JSON object a line.")
  var trace: String?

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
    if let trace, !keep(report, in: trace, session) { return ExitCode.usage }
    return report.exitCode
  }

  /// Writes what ran in each case; false, and a word why, if the file cannot be written.
  private func keep(_ report: FlowRunReport, in path: String, _ session: CommandSession) -> Bool {
    do throws(SeenFiles.Unwritable) {
      let file = try SeenFile(path)
      for result in report.cases {
        let place = [(name: "flow", value: result.path), (name: "case", value: result.title)]
        let rows = result.trace.map { $0.json(place) + "\n" }
        file.write(rows.joined())
      }
      if let problem = file.problem { throw problem }
      return true
    } catch {
      session.output.complain(error.words)
      return false
    }
  }

  private func prepare(_ run: inout FlowRun) {
    run.filters = choice.filters
    run.recordMode = (try? RecordMode(parsing: record)) ?? .never
    run.update = !update ? .never : replacePatterns ? .stepsAndPatterns : .steps
  }
}
