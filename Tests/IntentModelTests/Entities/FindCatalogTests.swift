import AppIntents
import Testing

@testable import IntentModel

private struct Note: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Note",
    synonyms: ["Memo", "Jotting", "Card"]
  )
  static let defaultQuery = NoteQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct NoteQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Note] { [] }
}

private struct Card: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Postcard"
  static let defaultQuery = CardQuery()
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct CardQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Card] { [] }
}

struct FindCatalogTests {
  private let catalog = FindCatalog(entities: [Note.self, Card.self])

  @Test(arguments: ["Note", "notes", "Memo", "memos", "JOTTING"])
  func `an entity is known by its name and by other words for it`(name: String) throws {
    #expect(try catalog.entity(named: name) == Note.self)
  }

  @Test func `another's own name comes before a synonym`() throws {
    #expect(try catalog.entity(named: "card") == Card.self)
    #expect(throws: FindError.self) { try catalog.entity(named: "Letter") }
  }
}
