import ArgumentParser
import FlowEngine
import IntentModel
import SnippetFoundation

/// `run INTENT --help`: what one intent takes.
struct IntentHelpCommand: RunnableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run INTENT --help",
    abstract: "List one intent's parameters.",
    shouldDisplay: false
  )

  @Argument var name = ""

  init() {}

  /// nil: the arguments ask for no intent's help.
  init?(_ arguments: [String]) {
    guard arguments.first == "run", let last = arguments.last, ["--help", "-h"].contains(last),
      let name = arguments.dropFirst().first(where: { !$0.hasPrefix("-") })
    else { return nil }
    self.name = name
  }

  func run(in session: CommandSession) -> Int32 {
    Localization.withTaken(ConversationSettings().locale) { help(in: session) }
  }

  private func help(in session: CommandSession) -> Int32 {
    let catalog = IntentCatalog(modules: session.app.modules)
    do {
      let called = try IntentInvocation([name], catalog: catalog)
      guard let intent = catalog.intent(named: called.uniqueName) else { return ExitCode.usage }
      session.output.print(IntentsCommand.rows(intent, named: called.uniqueName))
      session.output.print(["", "'run --help' lists the options of 'run' itself."])
      return ExitCode.passed
    } catch {
      session.output.complain(error.words)
      return ExitCode.usage
    }
  }
}
