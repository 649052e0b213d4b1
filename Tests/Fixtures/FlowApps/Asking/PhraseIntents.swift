import AppIntents

// Phrases that share their words: only the values tell which is meant.

enum Feast: String, AppEnum {
  case easter, harvest

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Feast"
  static let caseDisplayRepresentations: [Feast: DisplayRepresentation] = [
    .easter: "Easter", .harvest: "Harvest",
  ]
}

struct DecorateCake: AppIntent {
  static let title: LocalizedStringResource = "Decorate Cake"

  @Parameter(title: "Cake") var cake: Cake

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(cake) has roses.")
  }
}

struct DecorateTable: AppIntent {
  static let title: LocalizedStringResource = "Decorate Table"

  @Parameter(title: "Feast") var feast: Feast

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "The table is laid for \(feast).")
  }
}
