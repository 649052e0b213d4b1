import AppIntents
import Foundation

/// A book that is kept for somebody, with a day in its subtitle, which each locale writes in its own way.
struct Reservation: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Reservation",
    synonyms: ["Hold"]
  )
  static let defaultQuery = ReservationQuery()

  let id: String
  let due: Date

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(id)",
      subtitle: "\(due, format: .dateTime.day().month().year())"
    )
  }
}

struct ReservationQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [Reservation] {
    [Reservation(id: "Emma", due: Date(timeIntervalSince1970: 1_760_011_200))]
  }

  func entities(for identifiers: [String]) async throws -> [Reservation] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}
