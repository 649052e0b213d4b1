import ArgumentParser
import FlowEngine
import IntentModel

/// `intents`: what the app can do.
struct IntentsCommand: RunnableCommand {
  static let configuration = CommandConfiguration(
    commandName: "intents",
    abstract: "List the app's intents."
  )

  func run(in session: CommandSession) -> Int32 {
    let intents = IntentCatalog(modules: session.app.modules).intents.filter(\.isDiscoverable)
    session.output.print(intents.map { "\($0.identifier): \($0.title)" }.sorted())
    return ExitCode.passed
  }
}
