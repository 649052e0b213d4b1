import AppIntents
import Testing

@testable import IntentModel

struct EntityIdentifierTextTests {
  @Test(arguments: [
    ("LabelledPage/latte", "LabelledPage/latte"), (" Shop.Product / 12 ", "Shop.Product/12"),
    ("LabelledPage/notes/2026/1", "LabelledPage/notes/2026/1"),
  ])
  func `an entity's type and identifier are read as they are written`(
    text: String,
    expected: String
  ) async throws {
    let parameter = IntentParameter<EntityIdentifier>(title: "Item")
    #expect(try await typed(text, parameter) == "= \(expected)")
  }

  @Test(arguments: [
    ("latte", "'latte' names no type of entity"), ("/latte", "'/latte' names no type of entity"),
    ("a b/latte", "'a b/latte' names no type of entity"),
    ("Nothing/latte", "'Nothing/latte' names no type of entity"),
    ("LabelledPage/", "'LabelledPage/' names no entity of the type"),
  ])
  func `what is none is refused`(text: String, reason: String) async throws {
    let expected = "Type an entity's type and identifier, such as ProductEntity/latte."
    let parameter = IntentParameter<EntityIdentifier>(title: "Item")
    #expect(try await typed(text, parameter) == "\(reason). \(expected)")
  }

  @Test func `an entity's identifier says its type`() async throws {
    let identifier = EntityIdentifier(for: LabelledPage(id: "a"))
    let isPage = identifier.entityType == LabelledPage.self
    #expect(isPage)
    #expect(identifier.description == "LabelledPage/a")
    #expect(identifier == EntityIdentifier(for: LabelledPage.self, identifier: "a"))
    #expect(identifier != EntityIdentifier(for: NumberedProduct.self, identifier: "a"))
    #expect(identifier != EntityIdentifier(for: LabelledPage.self, identifier: "b"))
  }
}

private struct LabelledPage: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Page"
  static let defaultQuery = LabelledQuery<LabelledPage>()
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct NumberedProduct: AppEntity {
  static let persistentIdentifier = "Shop.Product"
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Product"
  static let defaultQuery = LabelledQuery<NumberedProduct>()
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct LabelledQuery<Entity: AppEntity>: EntityQuery {
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}
