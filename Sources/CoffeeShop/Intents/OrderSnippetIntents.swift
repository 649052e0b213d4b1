import AppIntents
import SwiftUI

/// Shows an open order, with what can be done to it.
struct OrderSnippetIntent: SnippetIntent {
  static let title: LocalizedStringResource = "Open Order"

  @Parameter(title: "Order")
  var order: DraftEntity

  @Dependency private var shop: CoffeeShopService

  init() {}

  init(order: DraftEntity) {
    self.order = order
  }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    let draft = try await shop.draft(order.id)
    return .result(view: OrderView(order: order, draft: draft))
  }
}

/// Makes an open order larger or smaller, within what the shop makes at once.
struct AdjustQuantityIntent: AppIntent {
  static let title: LocalizedStringResource = "Adjust Quantity"
  static let isDiscoverable = false

  @Parameter(title: "Order")
  var order: DraftEntity

  @Parameter(title: "Change")
  var change: Int

  @Dependency private var shop: CoffeeShopService

  init() {}

  init(order: DraftEntity, change: Int) {
    self.order = order
    self.change = change
  }

  func perform() async throws -> some IntentResult {
    let change = change
    try await shop.change(order.id) { $0.quantity += change }
    return .result()
  }
}

/// Sets the size of every cup of an open order.
struct SetSizeIntent: AppIntent {
  static let title: LocalizedStringResource = "Set Size"
  static let isDiscoverable = false

  @Parameter(title: "Order")
  var order: DraftEntity

  @Parameter(title: "Size")
  var size: DrinkSize

  @Dependency private var shop: CoffeeShopService

  init() {}

  init(order: DraftEntity, size: DrinkSize) {
    self.order = order
    self.size = size
  }

  func perform() async throws -> some IntentResult {
    let size = size
    try await shop.change(order.id) { $0.size = size }
    return .result()
  }
}

/// Oat milk instead of cow's milk, or back.
struct ToggleOatMilkIntent: AppIntent {
  static let title: LocalizedStringResource = "Oat Milk"
  static let isDiscoverable = false

  @Parameter(title: "Order")
  var order: DraftEntity

  @Dependency private var shop: CoffeeShopService

  init() {}

  init(order: DraftEntity) {
    self.order = order
  }

  func perform() async throws -> some IntentResult {
    try await shop.change(order.id) { $0.hasOatMilk.toggle() }
    return .result()
  }
}
