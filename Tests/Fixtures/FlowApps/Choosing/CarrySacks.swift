import AppIntents

/// A sack whose number stands in its title, as the person's language writes it, or whose name has a comma.
struct Sack: AppEntity {
  let id: Int
  var name: String?

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Sack"
  static let defaultQuery = SackQuery()

  var displayRepresentation: DisplayRepresentation {
    if let name { DisplayRepresentation(title: "\(name)") } else { "Sack \(id)" }
  }
}

struct SackQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [Sack] {
    [123, 1234, 12_345].map { Sack(id: $0) } + [Sack(id: 1, name: "Rye, Coarse")]
  }

  func entities(for identifiers: [Int]) async throws -> [Sack] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}

struct CarrySacks: AppIntent {
  static let title: LocalizedStringResource = "Carry Sacks"

  @Parameter(title: "Sack", requestValueDialog: "Which sack?") var sack: Sack
  @Parameter(title: "Others", requestValueDialog: "Which others?") var others: [Sack]

  static var parameterSummary: some ParameterSummary { Summary("Carry \(\.$sack)") { \.$others } }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(sack), and \(others).")
  }
}
