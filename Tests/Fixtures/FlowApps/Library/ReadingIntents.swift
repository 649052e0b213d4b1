import AppIntents

/// Remembers what was read, and suggests it again.
struct ReadBook: PredictableIntent {
  static let title: LocalizedStringResource = "Read Book"

  @Parameter(title: "Book")
  var book: Book

  static var parameterSummary: some ParameterSummary { Summary("Read \(\.$book)") }

  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: \.$book) { book in "Read \(book.title) again" }
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await donate()
    return .result(dialog: "You read \(book.title).")
  }
}

/// Suggested from the first, for it needs no value.
struct TidyShelves: PredictableIntent {
  static let title: LocalizedStringResource = "Tidy Shelves"

  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction { "Bring the shelves in order" }
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "All is in its place.")
  }
}

/// Donates without a prediction: suggested by its title, which asks.
struct DustShelf: AppIntent {
  static let title: LocalizedStringResource = "Dust Shelf"

  @Parameter(title: "Shelf")
  var shelf: Shelf

  static var parameterSummary: some ParameterSummary { Summary("Dust \(\.$shelf)") }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await IntentDonationManager.shared.donate(intent: self)
    return .result(dialog: "No dust on \(shelf.id).")
  }
}
