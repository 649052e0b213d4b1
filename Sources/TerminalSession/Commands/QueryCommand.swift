import ArgumentParser
import FlowEngine
import IntentModel

/// `query`: an entity's query by words, or a query for values by what it takes.
struct QueryCommand: RunnableCommand {
  static let configuration = CommandConfiguration(
    commandName: "query",
    abstract: "Run a query of the app by words or by a file.",
    discussion: """
      The name of an entity runs its query: the EntityStringQuery with --text, and without words what \
      the query suggests. The name of an IntentValueQuery runs that, with the value as it is typed at \
      a prompt, or with a file.

      Exits 0 whether something was found or nothing, 1 if the app's query failed, 2 for a name or a \
      value that is none, 124 if the query took too long.
      """
  )

  @Argument(help: "An entity, or a query.")
  var name: String

  @Option(help: "What a person would type.")
  var text: String?

  @Option(help: "The path of a file, for a query that takes an IntentFile.")
  var file: String?

  @Flag(help: "Write what is found as JSON.")
  var json = false

  @OptionGroup var language: LanguageOptions

  func validate() throws {
    if text != nil, file != nil { throw ValidationError("Give either --text or --file.") }
  }

  func run(in session: CommandSession) -> Int32 {
    let catalog = FindCatalog(modules: session.app.modules)
    let work = AppWork(session: session, locale: language.chosen)
    let result = work.run { [name, text, file] in
      try await catalog.query(name, text: text, file: file).map { FoundRow($0) }
    }
    return work.finish(result, json: json)
  }
}
