import ArgumentParser
import FlowEngine
import IntentModel
import SearchIndex
import SnippetFoundation

/// `search`: what the system's search would find of the app.
struct SearchCommand: RunnableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Search the app's shortcuts, intents and index.",
    discussion: """
      Shortcuts come first, by their phrases; then intents, by title, description and keywords; then \
      the index: what the app put into CSSearchableIndex as it was launched, and what the queries of \
      its IndexedEntity types suggest. All words must be there, whole or as a beginning.

      Exits 0 whether something was found or nothing, 1 if a query of the app failed, 124 if it took \
      too long.
      """
  )

  @Argument(help: "What to look for.")
  var words: [String]

  @Flag(help: "Write what is found as JSON.")
  var json = false

  @OptionGroup var language: LanguageOptions

  func validate() throws {
    if words.joined().trimmingCharacters(in: .whitespaces).isEmpty {
      throw ValidationError("There is nothing to look for. Give a word or more.")
    }
  }

  func run(in session: CommandSession) -> Int32 {
    let app = session.app
    let entities = FindCatalog(modules: app.modules).entities
    // Titles are resolved where the catalog is made.
    let catalog = Localization.withTaken(language.chosen) { IntentCatalog(modules: app.modules) }
    let work = AppWork(session: session, locale: language.chosen)
    let result = work.run { [words] in
      try await search(
        words.joined(separator: " "),
        catalog: catalog,
        entities: entities,
        appName: app.name
      ).map { FoundRow($0) }
    }
    return work.finish(result, json: json)
  }
}
