import ArgumentParser
import FlowEngine
import IntentModel
import Snippets

/// `intents`: what the app can do.
struct IntentsCommand: RunnableCommand {
  static let configuration = CommandConfiguration(
    commandName: "intents",
    abstract: "List the app's intents and their parameters."
  )

  func run(in session: CommandSession) -> Int32 {
    let intents = IntentCatalog(modules: session.app.modules).intents.filter(\.isDiscoverable)
    session.output.print(intents.flatMap(Self.rows))
    return ExitCode.passed
  }

  /// The intent on one row, each of its parameters on one below.
  static func rows(_ intent: IntentDescriptor) -> [String] {
    let parameters = parameters(of: intent.make())
    let width = parameters.map(\.name.count).max() ?? 0
    return ["\(intent.identifier): \(visible(intent.title))"]
      + parameters.map { parameter in
        let blanks = String(repeating: " ", count: width - parameter.name.count)
        let need = parameter.isOptional || parameter.hasDefault ? " (optional)" : ""
        let kind =
          parameter.kind == .entity ? "\(visible(parameter.title)), by name" : parameter.hint
        return "  --\(parameter.name)\(blanks)  \(kind)\(need)"
      }
  }
}
