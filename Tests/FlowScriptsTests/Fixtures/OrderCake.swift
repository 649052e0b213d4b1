import AppIntents

/// Asks twice, the first time below a snippet whose button runs another intent.
struct OrderCake: AppIntent {
  static let title: LocalizedStringResource = "Order Cake"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(actionName: .order, snippetIntent: BreadSnippet())
    try await requestConfirmation(actionName: .pay, dialog: "Pay now?")
    try await Task.sleep(for: .seconds(20))
    return .result(dialog: "Ordered.")
  }
}
