import AppIntents
import Testing

@testable import IntentModel

struct EntityIdentifierTextTests {
  @Test(arguments: [
    ("ProductEntity/latte", "ProductEntity/latte"), (" Shop.Product / 12 ", "Shop.Product/12"),
    ("Page/notes/2026/1", "Page/notes/2026/1"),
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
    ("Product/", "'Product/' names no entity of the type"),
  ])
  func `what is none is refused`(text: String, reason: String) async throws {
    let expected = "Type an entity's type and identifier, such as ProductEntity/latte."
    let parameter = IntentParameter<EntityIdentifier>(title: "Item")
    #expect(try await typed(text, parameter) == "\(reason). \(expected)")
  }
}
