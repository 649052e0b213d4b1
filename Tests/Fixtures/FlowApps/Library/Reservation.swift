import AppIntents
import Foundation

/// A book that is out, with a day in its subtitle, which each locale writes in its own way.
struct Loan: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Loan",
    synonyms: ["Checkout"]
  )
  static let defaultQuery = LoanQuery()

  let id: String
  let due: Date

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(id)",
      subtitle: "\(due, format: .dateTime.day().month().year())"
    )
  }
}

struct LoanQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [Loan] {
    [Loan(id: "Emma", due: Date(timeIntervalSince1970: 1_760_011_200))]
  }

  func entities(for identifiers: [String]) async throws -> [Loan] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}
