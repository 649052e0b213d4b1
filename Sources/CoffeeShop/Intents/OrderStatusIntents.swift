import AppIntents
import IntentEffects
import SwiftUI

/// Says how far the latest order is.
struct OrderStatusIntent: AppIntent {
  static let title: LocalizedStringResource = "Order Status"
  static let description: IntentDescription = "Shows how far the latest order is."

  @Dependency private var shop: CoffeeShopService

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    guard let latest = try await shop.orders().last(where: { $0.cancelled == nil }) else {
      throw ShopError.noOpenOrder
    }
    return .result(snippetIntent: OrderStatusSnippetIntent(order: OrderEntity(latest)))
  }
}

/// Shows how far an order is.
struct OrderStatusSnippetIntent: SnippetIntent {
  static let title: LocalizedStringResource = "Order Status"

  @Parameter(title: "Order")
  var order: OrderEntity

  @Dependency private var shop: CoffeeShopService

  init() {}

  init(order: OrderEntity) {
    self.order = order
  }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    let placed = try await shop.order(order.id)
    return .result(view: OrderStatusView(order: order, placed: placed, now: AppClock.now))
  }
}

/// Cancels an order that is not ready yet, once that is confirmed.
struct CancelOrderIntent: AppIntent {
  static let title: LocalizedStringResource = "Cancel Order"
  static let isDiscoverable = false

  @Parameter(title: "Order")
  var order: OrderEntity

  @Dependency private var shop: CoffeeShopService

  init() {}

  init(order: OrderEntity) {
    self.order = order
  }

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    let placed = try await shop.order(order.id)
    try CoffeeShopService.checkCancellable(placed, at: AppClock.now)
    try await requestConfirmation(
      actionName: .custom(
        acceptLabel: "Cancel Order",
        acceptAlternatives: ["Cancel it"],
        denyLabel: "Keep Order",
        denyAlternatives: ["Keep it"],
        destructive: true
      ),
      dialog: "Cancel order \(placed.id), \(placed.summary)?"
    )
    let cancelled = try await shop.cancel(placed.id)
    return .result(
      dialog: "Order \(cancelled.id) is cancelled. You get \(cancelled.total.dollars) back.",
      snippetIntent: OrderStatusSnippetIntent(order: OrderEntity(cancelled))
    )
  }
}
