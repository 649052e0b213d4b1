import AppIntents
import SwiftUI

/// The six-turn order with performs on the main actor, as Xcode's default isolation has them.
struct OrderCupsOnMain: AppIntent {
  static let title: LocalizedStringResource = "Order On Main"

  @Parameter(title: "Coffee") var coffee: Coffee
  @Parameter(title: "Quantity", inclusiveRange: (1, 12)) var quantity: Int
  @Parameter(title: "Size") var size: CupSize

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    let order = Cups.open(quantity)
    try await requestConfirmation(
      dialog: "Place order for \(quantity) cups?",
      snippetIntent: ReviewCupsOnMain(order: order, coffee: coffee, size: size)
    )
    Cups.place(order)
    return .result(dialog: "Order placed.")
  }
}

struct ReviewCupsOnMain: SnippetIntent {
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

  @MainActor
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(
      view: CupsViewOnMain(
        order: order,
        coffee: coffee.name,
        size: size.name,
        quantity: Cups.quantity(of: order)
      )
    )
  }
}

struct ChangeCupsOnMain: AppIntent {
  static let title: LocalizedStringResource = "Change Cups"
  static let isDiscoverable = false

  @Parameter(title: "Order") var order: Int
  @Parameter(title: "Difference") var difference: Int

  init() {}

  init(order: Int, difference: Int) {
    self.order = order
    self.difference = difference
  }

  @MainActor
  func perform() async throws -> some IntentResult {
    Cups.change(order, by: difference)
    return .result()
  }
}

/// The card that is confirmed, of 22 nodes.
struct CupsViewOnMain: View {
  let order: Int
  let coffee: String
  let size: String
  let quantity: Int

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(coffee)
        Spacer()
        Text("\(quantity) x $4.50")
      }
      HStack {
        Text("Size")
        Spacer()
        Text(size)
      }
      Divider()
      HStack {
        Text("Total")
        Spacer()
        Text("$\(Double(quantity) * 4.5)")
      }
      HStack {
        Button("-1", intent: ChangeCupsOnMain(order: order, difference: -1))
        Text("\(quantity)")
        Button("+1", intent: ChangeCupsOnMain(order: order, difference: 1))
      }
      HStack {
        Button("Half", intent: ChangeCupsOnMain(order: order, difference: -quantity / 2))
        Button("Double", intent: ChangeCupsOnMain(order: order, difference: quantity))
        Button("A dozen", intent: ChangeCupsOnMain(order: order, difference: 12 - quantity))
      }
      Divider()
      Button("One for everyone", intent: ChangeCupsOnMain(order: order, difference: 20 - quantity))
    }
  }
}
