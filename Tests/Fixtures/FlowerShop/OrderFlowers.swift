import AppIntents
import SwiftUI

/// Asks for two values, confirms, speaks and shows: each of its words is in the catalog.
struct OrderFlowers: AppIntent {
  static let title: LocalizedStringResource = "Order Flowers"
  static let description = IntentDescription("Orders flowers for today.")

  @Parameter(title: "Kind", requestValueDialog: "Which flowers?")
  var flower: Flower

  @Parameter(title: "Count", inclusiveRange: (0, 1000), requestValueDialog: "How many?")
  var count: Int

  static var parameterSummary: some ParameterSummary {
    Summary("Order \(\.$count) \(\.$flower)")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    let total = flower.price * Decimal(count)
    try await requestConfirmation(
      actionName: .order,
      dialog: "\(count) stems for \(total, format: .currency(code: "EUR"))?"
    )
    return .result(
      dialog: "\(count) stems are tied into \(count / 12 + 1) bouquets.",
      view: BouquetCard(flower: flower, count: count)
    )
  }
}

/// What was ordered.
struct BouquetCard: View {
  let flower: Flower
  let count: Int

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(flower.localizedStringResource).bold()
        Spacer()
        Text("\(count) stems")
      }
      Divider()
      Text("Ready **today**")
      Label("Water them", systemImage: "drop")
      Text(String(localized: "care.hint", defaultValue: "Cut the stems.", table: "Care"))
    }
  }
}
