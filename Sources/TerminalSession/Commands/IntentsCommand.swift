import ArgumentParser
import FlowEngine
import IntentModel
import SnippetFoundation
import Snippets
import TerminalDialogue

/// `intents`: what the app can do.
struct IntentsCommand: RunnableCommand {
  static let configuration = CommandConfiguration(
    commandName: "intents",
    abstract: "List the app's intents and their parameters."
  )

  @Flag(help: "Also those that people do not find by name, such as snippets.")
  var all = false

  @Flag(help: "Write all there is to know as JSON, by Schemas/app-description.schema.json.")
  var json = false

  @OptionGroup var language: LanguageOptions

  func run(in session: CommandSession) -> Int32 {
    Localization.withTaken(language.chosen) { list(in: session) }
  }

  private func list(in session: CommandSession) -> Int32 {
    let catalog = IntentCatalog(modules: session.app.modules)
    if json {
      let name = session.app.name
      let description = AppDescription(
        of: catalog,
        named: name,
        includingHidden: all,
        found: FindCatalog(modules: session.app.modules),
        enumerations: appEnumerations(of: session.app.modules)
      )
      guard let text = try? description.json() else { return ExitCode.internalError }
      session.output.print([text])
      return ExitCode.passed
    }
    let intents = catalog.intents.filter { all || $0.isDiscoverable }
    guard !intents.isEmpty else {
      return complainOfNone(in: session, hidden: catalog.intents.count)
    }
    session.output.print(intents.flatMap { Self.rows($0, named: catalog.uniqueName(of: $0)) })
    return ExitCode.passed
  }

  private func complainOfNone(in session: CommandSession, hidden: Int) -> Int32 {
    let advice =
      hidden > 0
      ? "Type 'intents --all' for those that people do not find by name (\(hidden))."
      : "Declare a struct that conforms to AppIntent."
    session.output.complain("There is no intent in \(session.app.name). \(advice)")
    return ExitCode.nothingRan
  }

  /// The intent on one row; below it whether it is deprecated, its sentence, and each of its parameters.
  static func rows(_ intent: IntentDescriptor, named name: String? = nil) -> [String] {
    let made = intent.make()
    let parameters = parameters(of: made)
    let width = parameters.map(\.name.count).max() ?? 0
    let deprecation = deprecationWords(of: intent.type).map { "  Deprecated: \(visible($0))" }
    let sentence = hasSummary(intent.type) ? "  \(visible(summaryText(of: made)))" : nil
    return ["\(name ?? intent.identifier): \(visible(intent.title))"]
      + [deprecation, sentence].compactMap(\.self)
      + parameters.map { parameter in
        let blanks = String(repeating: " ", count: width - parameter.name.count)
        let need = parameter.isOptional || parameter.hasDefault ? " (optional)" : ""
        return "  --\(parameter.name)\(blanks)  \(visible(parameter.hint))\(need)"
      }
  }
}
