import AppIntents

/// Any number, which may be none that a table is for.
struct CountGuests: AppIntent {
  static let title: LocalizedStringResource = "Count Guests"
  static var parameterSummary: some ParameterSummary { Summary("Count \(\.$guests)") }

  @Parameter(title: "Guests", requestValueDialog: "How many came?") var guests: Int

  func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: guests) }
}
