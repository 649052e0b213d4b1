import ArgumentParser
import FlowEngine
import IntentModel
import SnippetFoundation
import TerminalDialogue

/// `run`: one intent, its parameters from the command line.
struct RunCommand: RunnableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run one intent and leave.",
    usage:
      "\(AppCommand.programName) run [--json] [--yes] [--no-input] [--width <width>] [--accessible] [--no-color] [--locale <locale>] [--trace <file>] [--log <file>] <intent> [--<parameter> <value> ...] [--then <intent> [--<parameter> <value> ...] ...]",
    discussion: """
      What is missing is asked for; where nobody answers, it is named and nothing is done. \
      The command 'intents' lists the intents and their parameters. With --then the value goes on to \
      another intent; parameters behind it are that intent's, and --json tells of the last one. Behind \
      an intent a name that one of its parameters has is that parameter: options of 'run' itself that \
      are called so come before the intent.

      Exits 0 once the intent is done, 1 if it failed or was declined, 2 for an intent or a value that \
      is none, 124 if it took too long, 130 if something was missing or it was interrupted.
      """
  )

  @OptionGroup var drawing: DrawingOptions

  @OptionGroup var seeing: SeeingOptions

  @OptionGroup var language: LanguageOptions

  @Flag(
    help:
      "Write one JSON object: value, dialog, snippet, or what went wrong. At a terminal nothing is asked: what is missing is named."
  )
  var json = false

  @Flag(help: "Accept what the intent asks to be confirmed.")
  var yes = false

  @Flag(name: .customLong("no-input"), help: "Ask nothing: what is missing is named.")
  var noInput = false

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
      let chain = try chain(in: session)
      let input = chain.input
      if session.environment.isInteractive, !json, !noInput {
        return session.converse(
          drawing,
          seeing: seeing,
          in: language.chosen,
          opening: input,
          confirmsAll: yes
        )
      }
      return session.run(
        input,
        drawing,
        seeing: seeing,
        in: language.chosen,
        options(of: chain, session)
      )
    } catch {
      let refusal = Localization.withTaken(language.chosen) { error.words }
      if json {
        session.output.print([OneShotReport.refused(words.first ?? "", refusal).json])
      } else {
        session.output.complain(refusal)
      }
      return ExitCode.usage
    }
  }

  /// Intents by their names in the person's language; where there are none, by those of the source.
  private func chain(in session: CommandSession) throws(IntentInvocationError) -> IntentChain {
    let modules = session.app.modules
    do {
      return try Localization.withTaken(language.chosen) { () throws(IntentInvocationError) in
        try IntentChain(words, catalog: IntentCatalog(modules: modules))
      }
    } catch {
      guard let chain = try? IntentChain(words, catalog: IntentCatalog(modules: modules)) else {
        throw error
      }
      return chain
    }
  }

  private func options(
    of chain: IntentChain,
    _ session: CommandSession
  ) -> OneShotRun.Options {
    var options = OneShotRun.Options()
    options.confirmsAll = yes
    // At a terminal nobody knows that a line is waited for.
    options.readsInput = !noInput && !session.environment.inputIsTerminal
    options.writesJSON = json
    options.intents = [chain.first] + chain.rest
    return options
  }
}
