import AppIntents

struct SteepTea: AppIntent {
  static let title: LocalizedStringResource = "Steep Tea"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await Task.sleep(for: .seconds(240))
    return .result(dialog: "It is ready.")
  }
}
