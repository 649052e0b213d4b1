import AppIntents
import SwiftUI

// The kiosk's order: from a drink to a receipt.

struct BuyDrink: AppIntent {
  static let title: LocalizedStringResource = "Buy Drink"

  @Parameter(title: "Drink", requestValueDialog: "Which drink?")
  var drink: Drink

  @Parameter(title: "Quantity", inclusiveRange: (1, 12), requestValueDialog: "How many?")
  var quantity: Int

  @Parameter(title: "Size", requestValueDialog: "Which size?")
  var size: CupSize

  @Dependency var till: Till

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    await till.set(quantity)
    return .result(snippetIntent: BasketSnippet(drink: drink))
  }
}

struct BasketSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Basket"

  @Parameter(title: "Drink") var drink: Drink
  @Dependency var till: Till

  init() {}

  init(drink: Drink) { self.drink = drink }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    await till.count("BasketSnippet")
    return .result(view: BasketView(name: drink.name, quantity: await till.quantity))
  }
}

struct BasketView: View {
  let name: String
  let quantity: Int

  var body: some View {
    VStack(alignment: .leading) {
      Text("\(quantity) \(name)")
      HStack {
        Button("Less", intent: ChangeQuantity(delta: -1)).disabled(quantity <= 1)
        Button("More", intent: ChangeQuantity(delta: 1))
        Button("Pay", intent: Pay())
      }
      HStack {
        Button("Receipt", intent: ShowReceipt())
        Button("Throw away", role: .destructive, intent: Fail())
      }
    }
  }
}

struct ChangeQuantity: AppIntent {
  static let title: LocalizedStringResource = "Change Quantity"

  @Parameter(title: "Delta") var delta: Int
  @Dependency var till: Till

  init() {}

  init(delta: Int) { self.delta = delta }

  func perform() async throws -> some IntentResult {
    await till.add(delta)
    return .result()
  }
}

struct Pay: AppIntent {
  static let title: LocalizedStringResource = "Pay"

  @Dependency var till: Till

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(
      actionName: .custom(
        acceptLabel: "Pay Now",
        acceptAlternatives: ["ok"],
        denyLabel: "Not Yet",
        denyAlternatives: ["later"]
      ),
      dialog: "Pay for \(await till.quantity)?",
      snippetIntent: TotalSnippet()
    )
    await till.sell()
    return .result(dialog: "Paid.")
  }
}

struct TotalSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Total"

  @Dependency var till: Till

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    let quantity = await till.quantity
    return .result(
      view: VStack(alignment: .leading) {
        Text("Total for \(quantity)")
        Button("Add one", intent: ChangeQuantity(delta: 1))
      }
    )
  }
}

struct ShowReceipt: AppIntent {
  static let title: LocalizedStringResource = "Show Receipt"

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: ReceiptSnippet())
  }
}

struct ReceiptSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Receipt"

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: Text("A receipt"))
  }
}

struct ReloadsReceipt: AppIntent {
  static let title: LocalizedStringResource = "Reloads Receipt"

  func perform() async throws -> some IntentResult {
    ReceiptSnippet.reload()
    return .result()
  }
}
