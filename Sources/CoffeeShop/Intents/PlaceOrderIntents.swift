import AppIntents
import SwiftUI

/// Places an open order, once it is confirmed.
struct PlaceOrderIntent: AppIntent {
  static let title: LocalizedStringResource = "Place Order"
  static let isDiscoverable = false

  @Parameter(title: "Order")
  var order: DraftEntity

  @Dependency private var shop: CoffeeShopService

  init() {}

  init(order: DraftEntity) {
    self.order = order
  }

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    let draft = try await shop.draft(order.id)
    try await requestConfirmation(
      actionName: .custom(
        acceptLabel: "Place Order",
        acceptAlternatives: ["Order", "Place it"],
        denyLabel: "Not Yet",
        denyAlternatives: ["Later"]
      ),
      dialog: "Place order for \(draft.quantity) \(draft.item.name), total \(draft.total.dollars)?",
      snippetIntent: OrderReviewSnippetIntent(order: order)
    )
    let placed = try await shop.place(draft.id)
    return .result(
      dialog: "Order \(placed.id) placed.",
      snippetIntent: OrderStatusSnippetIntent(order: OrderEntity(placed))
    )
  }
}

/// Shows what is about to be ordered, and what it costs.
struct OrderReviewSnippetIntent: SnippetIntent {
  static let title: LocalizedStringResource = "Review Order"

  @Parameter(title: "Order")
  var order: DraftEntity

  @Dependency private var shop: CoffeeShopService

  init() {}

  init(order: DraftEntity) {
    self.order = order
  }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: OrderReviewView(draft: try await shop.draft(order.id)))
  }
}
