import AppIntents

/// An order that was placed.
struct OrderEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Order"
  static let defaultQuery = OrderQuery()

  let id: String
  let summary: String

  init(_ order: PlacedOrder) {
    id = order.id
    summary = order.summary
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(id)", subtitle: "\(summary)")
  }
}

struct OrderQuery: EntityStringQuery {
  @Dependency private var shop: CoffeeShopService

  func entities(for identifiers: [String]) async throws -> [OrderEntity] {
    let orders = try await shop.orders()
    return identifiers.compactMap { id in orders.first { $0.id == id } }.map(OrderEntity.init)
  }

  func entities(matching string: String) async throws -> [OrderEntity] {
    try await shop.orders()
      .filter { $0.id.lowercased().hasSuffix(string.lowercased()) }
      .map(OrderEntity.init)
  }

  /// The latest first.
  func suggestedEntities() async throws -> [OrderEntity] {
    try await shop.orders().suffix(5).reversed().map(OrderEntity.init)
  }
}
