import AppIntents

/// Generic: nothing finds it, so the shop lists it.
struct Arrange<Thing: AppEnum>: AppIntent {
  static var title: LocalizedStringResource { "Arrange Things" }
  static var persistentIdentifier: String { "ArrangeThings" }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(Thing.allCases.count) kinds are arranged.")
  }
}

/// Not ready yet, and not listed.
struct PlantTree: AppIntent {
  static let title: LocalizedStringResource = "Plant Tree"
  func perform() async throws -> some IntentResult { .result() }
}
