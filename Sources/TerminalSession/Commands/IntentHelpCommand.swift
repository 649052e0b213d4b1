import ArgumentParser
import FlowEngine
import IntentModel
import SnippetFoundation
import TerminalDialogue

/// `run INTENT --help`: what one intent takes.
struct IntentHelpCommand: RunnableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run INTENT --help",
    abstract: "List one intent's parameters.",
    shouldDisplay: false
  )

  @Argument var name = ""

  @OptionGroup var language: LanguageOptions

  init() {}

  /// nil: the arguments ask for no intent's help.
  init?(_ arguments: [String]) throws {
    guard arguments.first == "run" else { return nil }
    let words = Array(arguments.dropFirst())
    let language = words.indices.filter { place in
      words[place].hasPrefix("--locale=") || words[place] == "--locale"
        || place > 0 && words[place - 1] == "--locale"
    }
    let others = words.indices.filter { !language.contains($0) }
    let name = others.first { place in
      !words[place].hasPrefix("-")
        && !(place > 0 && CommandLineReader.optionsWithValues.contains(words[place - 1]))
    }
    guard let name, let last = others.last, ["--help", "-h"].contains(words[last])
    else { return nil }
    self = try Self.parse([words[name]] + language.map { words[$0] })
  }

  func run(in session: CommandSession) -> Int32 {
    Localization.withTaken(language.chosen) { help(in: session) }
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
