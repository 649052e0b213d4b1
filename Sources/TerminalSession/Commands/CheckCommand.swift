import ArgumentParser
import FlowEngine
import FlowScripts
import IntentModel
import SnippetFoundation
import Snippets
import TerminalDialogue

/// `check`: what Apple's systems would refuse, ignore or pass over in silence.
struct CheckCommand: RunnableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Look for mistakes in the app's intents, shortcuts, widgets and dependencies.",
    discussion: """
      Launches the app, draws its window, widgets and controls, performs its snippet intents where they \
      need nobody, and asks its queries for all they know. Each rule has a section in the article \
      "The rules of a check" of the documentation.

      Exits 1 if it finds an error, with --strict for a warning too.
      """
  )

  @Flag(help: "Write the findings as JSON.")
  var json = false

  @Flag(help: "Exit 1 for warnings too.")
  var strict = false

  func run(in session: CommandSession) -> Int32 {
    let inspection = AppInspection(of: session.app, groups: ImageText.appGroups)
    let found = session.wait { await inspection.findings() } ?? []
    if json {
      session.output.print([(try? String(json: found, isIndented: true)) ?? "[]"])
    } else {
      session.output.print(found.map { visible($0.description) })
      let errors = found.count { $0.severity == .error }
      let warnings = found.count - errors
      session.output.print([
        "\(errors) \(errors == 1 ? "error" : "errors"), "
          + "\(warnings) \(warnings == 1 ? "warning" : "warnings")"
      ])
    }
    let fails = found.contains { strict || $0.severity == .error }
    return fails ? ExitCode.differs : ExitCode.passed
  }
}
