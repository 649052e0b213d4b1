import AppIntents
import SwiftUI

/// What a button of the card does: nothing, but it is a real intent.
struct CardIntent: AppIntent {
  static let title: LocalizedStringResource = "Card"

  @Parameter(title: "Order")
  var order: Int

  init() {}

  init(order: Int) {
    self.order = order
  }

  func perform() async throws -> some IntentResult { .result() }
}

/// An order before it is confirmed: 22 nodes.
struct Card: View {
  let number: String
  let lines: [OrderLine]
  let total: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(number).bold()
      ForEach(lines) { line in
        HStack {
          Text(line.name)
          Spacer()
          Text(line.price)
        }
        .foregroundStyle(.secondary)
      }
      Divider()
      HStack {
        Text("Total")
        Spacer()
        Text(total)
      }
      .bold()
      HStack {
        Button(intent: CardIntent(order: 1)) { Text("Confirm") }
        Button(intent: CardIntent(order: 2)) { Text("Edit") }
        Button(intent: CardIntent(order: 3)) { Text("Cancel") }
      }
    }
  }
}

/// Every item with its price: 4,001 nodes for 1,000.
struct ItemList: View {
  let items: [OrderLine]

  var body: some View {
    VStack {
      ForEach(items) { item in
        HStack {
          Text(item.name)
          Spacer()
          Text(item.price)
        }
      }
    }
  }
}
