import ArgumentParser
import FlowFormat
import FlowScripts
import SnippetFoundation
import Snippets
import TerminalDialogue

/// `flow play`: a flow as a person would see it, each line as typed and each snippet as drawn.
struct FlowPlayCommand: RunnableCommand {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Show a flow as the conversation it is.",
    discussion: "What is shown is what the app says now, whatever the file expects."
  )

  @OptionGroup var choice: FlowChoice

  @Option(help: "Seconds to rest before each line, on a terminal. (default: 0.8)")
  var pace: Double?

  /// Seconds to rest before each line: enough to read a question and what answers it; none where nobody reads along.
  static func rest(pace: Double?, onTerminal: Bool) -> Double { onTerminal ? pace ?? 0.8 : 0 }

  func validate() throws {
    if let pace, !(0...60).contains(pace) {
      throw ValidationError("'\(pace)' is no pace. Give --pace seconds from 0 to 60.")
    }
  }

  func run(in session: CommandSession) -> Int32 {
    guard let files = choice.load(session.output) else { return ExitCode.usage }
    let report = session.play(files) { $0.filters = choice.filters }
    guard let report else { return ExitCode.internalError }
    let cases = report.cases.filter { !$0.steps.isEmpty }
    for (index, result) in cases.enumerated() {
      if index > 0 { session.output.print([""]) }
      if cases.count > 1 { session.output.print(["== \(visible(result.title))"]) }
      for step in result.steps { show(step, session) }
    }
    for failure in report.cases.flatMap(\.failures) { session.output.complain(failure.text) }
    if report.played.isEmpty {
      session.output.complain(
        (report.misfits.map { visible($0) } + ["no case was played"]).joined(separator: "\n")
      )
    }
    return report.exitCode == 4 ? ExitCode.passed : report.exitCode
  }

  private func show(_ result: FlowStepResult, _ session: CommandSession) {
    let rest = Self.rest(pace: pace, onTerminal: session.environment.outputIsTerminal)
    if rest > 0 { Thread.sleep(forTimeInterval: rest) }
    session.output.print(result.step.shown + result.actual)
  }
}

extension FlowStep {
  /// The step's own lines, as they stand in its file.
  var shown: [String] { input.lines.map { visible($0) } }
}
