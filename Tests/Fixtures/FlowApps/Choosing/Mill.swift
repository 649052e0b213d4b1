import AppIntents
import IntentEffects

/// Two of the mills have one name, and one is gone by the time that it is wanted.
struct Mill: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mill"
  static let defaultQuery = MillQuery()

  let id: Int
  let name: String
  let town: String

  /// How much flour it has; whoever asks twice in one perform is told once.
  @DeferredProperty(title: "Stock") var stock: Int

  init(id: Int, name: String, town: String) {
    (self.id, self.name, self.town) = (id, name, town)
    $stock.provide {
      try await Effect.run("Mill.stock") {}
      return id * 10
    }
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "\(town)")
  }
}

struct MillQuery: EntityQuery {
  static let all = [
    Mill(id: 1, name: "Old Mill", town: "Ayr"), Mill(id: 2, name: "Old Mill", town: "Bath"),
    Mill(id: 3, name: "Wind Mill", town: "Deal"), Mill(id: 4, name: "Burnt Mill", town: "Ely"),
  ]

  func entities(for identifiers: [Int]) async throws -> [Mill] {
    try await Effect.run("MillQuery.entities") {}
    return Self.all.filter { identifiers.contains($0.id) && $0.name != "Burnt Mill" }
  }

  func suggestedEntities() async throws -> [Mill] { Self.all }
}

/// Two of its cases are called the same.
enum Grind: String, AppEnum {
  case coarse, stone, steel

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Grind"
  static let caseDisplayRepresentations: [Grind: DisplayRepresentation] = [
    .coarse: "Coarse", .stone: "Fine", .steel: "Fine",
  ]
}

/// A mill, a grind, or whatever else a person says.
@UnionValue
enum FlourSource {
  case mill(Mill)
  case grind(Grind)
  case bags(Int)
  case words(String)
}
