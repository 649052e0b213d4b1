import AppIntents

/// What is typed in several lines: a text that says that it may have them.
struct WriteOnCake: AppIntent {
  static let title: LocalizedStringResource = "Write on a Cake"

  @Parameter(
    title: "Words",
    inputOptions: String.IntentInputOptions(multiline: true),
    requestValueDialog: "What stands on it?"
  )
  var words: String
  @Parameter(title: "Candles", requestValueDialog: "How many candles?") var candles: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let rows = words.split(separator: "\n").count
    return .result(dialog: "\(rows) rows and \(candles) candles.")
  }
}
