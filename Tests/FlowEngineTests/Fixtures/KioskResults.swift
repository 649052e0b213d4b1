import AppIntents

/// Opens itself, for ever.
struct OpensItself: AppIntent {
  static let title: LocalizedStringResource = "Opens Itself"

  func perform() async throws -> some IntentResult & OpensIntent {
    .result(opensIntent: OpensItself())
  }
}
