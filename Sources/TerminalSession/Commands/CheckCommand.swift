import ArgumentParser
import FlowEngine
import IntentModel
import SnippetFoundation
import Snippets

/// `check`: what Apple's systems would refuse, ignore or pass over in silence.
struct CheckCommand: RunnableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Look for mistakes in the app's intents, shortcuts and dependencies.",
    discussion: "Exits 1 if it finds an error. Each rule has a page in the documentation."
  )

  @Flag(help: "Write the findings as JSON.")
  var json = false

  @Flag(help: "Exit 1 for warnings too.")
  var strict = false

  func run(in session: CommandSession) -> Int32 {
    let app = session.app
    let manager = AppDependencyManager()
    _ = session.wait {
      await AppDependencyManager.$scoped.withValue(manager) {
        await MainActor.run { _ = app.launch() }
      }
    }
    let found = findings(modules: app.modules, named: app.name, dependencies: manager)
    if json {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let data = (try? encoder.encode(found)) ?? Data("[]".utf8)
      session.output.print([String(decoding: data, as: UTF8.self)])
    } else {
      session.output.print(found.map { visible($0.description) })
      let errors = found.count { $0.severity == .error }
      session.output.print(["\(errors) errors, \(found.count - errors) warnings"])
    }
    let fails = found.contains { strict || $0.severity == .error }
    return fails ? ExitCode.differs : ExitCode.passed
  }
}
