import ArgumentParser
import FlowEngine
import IntentModel

/// `find`: an app's entities by their properties, as the system's own "Find" actions ask for them.
struct FindCommand: RunnableCommand {
  static let configuration = CommandConfiguration(
    commandName: "find",
    abstract: "Find entities by their properties.",
    discussion: """
      Runs the entity's EntityPropertyQuery, or filters and sorts what its EnumerableEntityQuery knows. \
      A condition is a property, a comparison and a value, typed as at a prompt:

        --where "pages > 300"  --where "title contains dune"  --where "published between 1960 and 1970"

      Comparisons: is, is not, <, <=, >, >=, between, contains, begins with, ends with; a property has \
      those that its query knows. Without a value: has any value, has no value.

      Exits 0 whether something was found or nothing, 1 if the app's query failed, 2 for a name or a \
      value that is none, 124 if the query took too long.
      """
  )

  @Argument(help: "The entity's identifier, or what people call one.")
  var entity: String

  @Option(name: .customLong("where"), help: "A condition; several must all hold.")
  var conditions: [String] = []

  @Flag(help: "One of the conditions is enough.")
  var any = false

  @Option(
    help:
      "The property that small values of come first; the next among equals. 'pages descending' too."
  )
  var sort: [String] = []

  @Flag(help: "Large values come first.")
  var descending = false

  @Option(parsing: .unconditional, help: "How many at most.")
  var limit: Int?

  @Flag(help: "Write what is found as JSON.")
  var json = false

  @OptionGroup var language: LanguageOptions

  func validate() throws {
    if let limit, limit < 1 {
      throw ValidationError("'\(limit)' is no limit. Give --limit a whole number from 1 on.")
    }
    if descending, sort.isEmpty {
      throw ValidationError("--descending has nothing to turn around. Give --sort PROPERTY too.")
    }
  }

  func run(in session: CommandSession) -> Int32 {
    let catalog = FindCatalog(modules: session.app.modules)
    let request = FindRequest(
      conditions: conditions,
      matchesAny: any,
      sorts: sort,
      isDescending: descending,
      limit: limit
    )
    let work = AppWork(session: session, locale: language.chosen)
    let result = work.run { [entity] in
      try await find(request, of: try catalog.entity(named: entity)).map { FoundRow($0) }
    }
    return work.finish(result, json: json)
  }
}
