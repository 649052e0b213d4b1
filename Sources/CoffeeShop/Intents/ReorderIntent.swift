import AppIntents

/// Puts an earlier order together again.
struct ReorderIntent: AppIntent {
  static let title: LocalizedStringResource = "Reorder"
  static let description: IntentDescription = "Puts one of your earlier orders together again."

  @Dependency private var shop: CoffeeShopService

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    let earlier = try await choose(from: shop.orders().suffix(5).reversed())
    let draft = try await shop.begin(
      earlier.item,
      quantity: earlier.quantity,
      size: earlier.size,
      hasOatMilk: earlier.hasOatMilk
    )
    return .result(snippetIntent: OrderSnippetIntent(order: DraftEntity(draft)))
  }

  private func choose(from orders: [PlacedOrder]) async throws -> PlacedOrder {
    guard let latest = orders.first else { throw ShopError.noOrders }
    guard orders.count > 1 else { return latest }
    let options = orders.map { IntentChoiceOption(title: "\($0.id): \($0.summary)") }
    let choice = try await requestChoice(between: options, dialog: "Which order again?")
    return zip(options, orders).first { $0.0 == choice }?.1 ?? latest
  }
}
