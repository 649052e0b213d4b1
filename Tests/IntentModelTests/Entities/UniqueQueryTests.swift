import AppIntents
import Testing

@testable import IntentModel

private struct Preferences: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Preferences"
  static let defaultQuery = PreferencesQuery()
  var id: String { "Preferences" }

  /// As Apple writes it: what is returned says what the entity is.
  struct PreferencesQuery: UniqueAppEntityQuery {
    func uniqueEntity() async throws -> Preferences { Preferences() }
  }
}

struct UniqueQueryTests {
  @Test func `a query that only returns the one entity is a whole one`() async throws {
    let query = Preferences.defaultQuery
    #expect(try await query.allEntities().map(\.id) == ["Preferences"])
    #expect(try await query.suggestedEntities().count == 1)
    #expect(try await query.entities(for: ["Preferences"]).count == 1)
    #expect(try await query.entities(for: ["Other"]).isEmpty)
    #expect(Preferences.PreferencesQuery.Entity.self == Preferences.self)
  }
}
