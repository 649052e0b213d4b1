import AppIntents

/// Puts an order together: what, how many, which size.
struct OrderCoffeeIntent: AppIntent {
  static let title: LocalizedStringResource = "Order Coffee"
  static let description: IntentDescription =
    "Puts an order together, to be looked over and placed."

  @Parameter(title: "Product", requestValueDialog: "Which product?")
  var product: ProductEntity

  @Parameter(title: "Quantity", inclusiveRange: (1, 12), requestValueDialog: "How many?")
  var quantity: Int

  @Parameter(title: "Size", requestValueDialog: "Which size?")
  var size: DrinkSize

  @Dependency private var shop: CoffeeShopService

  static var parameterSummary: some ParameterSummary {
    Summary("Order \(\.$quantity) \(\.$size) \(\.$product)")
  }

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    let draft = try await shop.begin(product.id, quantity: quantity, size: size)
    return .result(snippetIntent: OrderSnippetIntent(order: DraftEntity(draft)))
  }
}
