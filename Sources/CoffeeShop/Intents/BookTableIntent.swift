import AppIntents
import IntentEffects

/// Books a table: when, for how many, for how long, and what is on it when they come.
struct BookTableIntent: AppIntent {
  static let title: LocalizedStringResource = "Book a Table"
  static let description: IntentDescription = "Books a table, with the first drinks on it."

  @Parameter(title: "When", requestValueDialog: "When?")
  var when: Date

  @Parameter(title: "Guests", inclusiveRange: (1, 24), requestValueDialog: "For how many?")
  var guests: Int

  @Parameter(title: "Stay", requestValueDialog: "For how long?")
  var stay: Duration

  @Parameter(
    title: "Drinks",
    requestValueDialog: "Which drinks first?",
    size: IntentCollectionSize(min: 1, max: 3)
  )
  var drinks: [ProductEntity]

  static var parameterSummary: some ParameterSummary {
    Summary("Book a table for \(\.$guests) \(\.$when)") {
      \.$stay
      \.$drinks
    }
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard when > AppClock.now else { throw $when.needsValueError("That is past. When?") }
    let names = drinks.map(\.name).joined(separator: ", ")
    let day = when.formatted(.iso8601.year().month().day().dateSeparator(.dash))
    let time = when.formatted(.iso8601.time(includingFractionalSeconds: false))
    try await Effect.run("Tables.book") {}
    return .result(
      dialog:
        "A table for \(guests) on \(day) at \(time), \(stay.components.seconds / 60) min: \(names)."
    )
  }
}
