import ArgumentParser
import IntentModel

/// `intents`: what the app can do.
struct IntentsCommand: RunnableCommand {
  static let configuration = CommandConfiguration(
    commandName: "intents",
    abstract: "List the app's intents."
  )

  func run(in session: CommandSession) -> Int32 {
    ExitCode.passed
  }
}
