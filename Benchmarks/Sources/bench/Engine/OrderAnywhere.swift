import AppIntents
import SwiftUI

/// The six-turn order with performs anywhere.
struct OrderCups: AppIntent {
  static let title: LocalizedStringResource = "Order Coffee"

  @Parameter(title: "Coffee") var coffee: Coffee
  @Parameter(title: "Quantity", inclusiveRange: (1, 12)) var quantity: Int
  @Parameter(title: "Size") var size: CupSize

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let order = Cups.open(quantity)
    try await requestConfirmation(
      dialog: "Place order for \(quantity) cups?",
      snippetIntent: ReviewCups(order: order, coffee: coffee, size: size)
    )
    Cups.place(order)
    return .result(dialog: "Order placed.")
  }
}

struct ReviewCups: SnippetIntent {
  static let title: LocalizedStringResource = "Review Cups"
  static let isDiscoverable = false

  @Parameter(title: "Order") var order: Int
  @Parameter(title: "Coffee") var coffee: Coffee
  @Parameter(title: "Size") var size: CupSize

  init() {}

  init(order: Int, coffee: Coffee, size: CupSize) {
    self.order = order
    self.coffee = coffee
    self.size = size
  }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    let order = order
    return .result(
      view: CupsView(
        coffee: coffee.name,
        size: size.name,
        quantity: Cups.quantity(of: order),
        button: { Button($0, intent: ChangeCups(order: order, difference: $1)) }
      )
    )
  }
}

struct ChangeCups: AppIntent {
  static let title: LocalizedStringResource = "Change Cups"
  static let isDiscoverable = false

  @Parameter(title: "Order") var order: Int
  @Parameter(title: "Difference") var difference: Int

  init() {}

  init(order: Int, difference: Int) {
    self.order = order
    self.difference = difference
  }

  func perform() async throws -> some IntentResult {
    Cups.change(order, by: difference)
    return .result()
  }
}
