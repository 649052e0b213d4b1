import AppIntents

/// Something on the menu.
struct ProductEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Product"
  static let defaultQuery = ProductQuery()

  let id: String
  let name: String
  /// For a medium cup, as it is written: `$3.60`.
  let price: String
  let description: String
  let synonyms: [String]

  init(_ item: Menu.Item) {
    id = item.id
    name = item.name
    price = item.priceText
    description = item.description
    synonyms = item.synonyms
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)",
      subtitle: "\(price)",
      image: .init(systemName: "cup.and.saucer"),
      synonyms: synonyms.map { "\($0)" }
    )
  }
}

struct ProductQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [ProductEntity] {
    identifiers.compactMap(Menu.item).map(ProductEntity.init)
  }

  func entities(matching string: String) async throws -> [ProductEntity] {
    Menu.items(matching: string).map(ProductEntity.init)
  }

  func suggestedEntities() async throws -> [ProductEntity] {
    Menu.items.map(ProductEntity.init)
  }
}
