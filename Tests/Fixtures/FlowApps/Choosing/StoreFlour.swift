import AppIntents

/// Where flour is kept; a list of them has words of its own to ask with.
struct Silo: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Silo"
  static let defaultQuery = SiloQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct SiloQuery: EntityQuery {
  private static let all = ["Oak", "Tin"].map { Silo(id: $0) }

  func entities(for identifiers: [String]) async throws -> [Silo] {
    Self.all.filter { identifiers.contains($0.id) }
  }

  func suggestedEntities() async throws -> ItemCollection<Silo> {
    ItemCollection(promptLabel: "Which silo?") { for silo in Self.all { Item(silo) } }
  }
}

/// A silo, or a number of sacks.
@UnionValue
enum FlourStore {
  case silo(Silo)
  case sacks(Int)
}

/// Asks in its own words, whatever the list of one of the cases says.
struct StoreFlour: AppIntent {
  static let title: LocalizedStringResource = "Store Flour"

  @Parameter(title: "Store", requestValueDialog: "In which silo, or how many sacks?")
  var store: FlourStore

  func perform() async throws -> some IntentResult & ProvidesDialog {
    switch store {
    case .silo(let silo): return .result(dialog: "In the silo of \(silo).")
    case .sacks(let count): return .result(dialog: "In \(count) sacks.")
    }
  }
}
