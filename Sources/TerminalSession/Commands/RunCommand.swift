import ArgumentParser
import FlowEngine
import IntentModel

/// `run`: one intent, its parameters from the command line.
struct RunCommand: RunnableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run one intent and leave.",
    usage:
      "\(AppCommand.programName) run [--width <width>] [--accessible] [--no-color] [--trace <file>] [--log <file>] <intent> [--<parameter> <value> ...]",
    discussion: """
      What is missing is asked for; where the input ends first, it is named and nothing is done. \
      The command 'intents' lists the intents and their parameters.
      """
  )

  @OptionGroup var drawing: DrawingOptions

  @OptionGroup var seeing: SeeingOptions

  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp(
      "The intent's identifier or title, then its parameters.",
      valueName: "intent"
    )
  )
  var words: [String]

  func validate() throws {
    if words.first?.hasPrefix("-") == true {
      throw ValidationError(
        "'\(words[0])' is no option of 'run'. The intent comes before its values."
      )
    }
  }

  func run(in session: CommandSession) -> Int32 {
    do {
      let catalog = IntentCatalog(modules: session.app.modules)
      let invocation = try IntentInvocation(words, catalog: catalog)
      let input = FlowInput.run(invocation.intent, given: invocation.values)
      return session.converse(drawing, seeing: seeing, opening: input)
    } catch {
      session.output.complain(error.words)
      return ExitCode.usage
    }
  }
}
