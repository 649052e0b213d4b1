import AppIntents
import IntentEffects

struct Cake: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Cake",
    numericFormat: "\(placeholder: .int) cakes"
  )
  static let defaultQuery = CakeQuery()

  let id: String
  let name: String

  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

/// Counts what it is asked: `CakeQuery.entities`, `CakeQuery.matching`, `CakeQuery.suggested`.
struct CakeQuery: EntityStringQuery {
  @Dependency var bakery: Bakery

  func entities(for identifiers: [String]) async throws -> [Cake] {
    try await Effect.run("CakeQuery.entities") { await bakery.cakes(identifiers) }
  }

  func entities(matching text: String) async throws -> [Cake] {
    try await Effect.run("CakeQuery.matching") { await bakery.cakes(named: text) }
  }

  func suggestedEntities() async throws -> [Cake] {
    try await Effect.run("CakeQuery.suggested") { await bakery.all }
  }
}
