import AppIntents
import SwiftUI

/// An order whose performs are all on the main actor: what `@MainActor` costs a turn.
struct OrderOnMain: AppIntent {
  static let title: LocalizedStringResource = "Order On Main"

  @Parameter(title: "Quantity", inclusiveRange: (1, 12)) var quantity: Int
  @Parameter(title: "Table", inclusiveRange: (1, 99)) var table: Int

  @MainActor
  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: OpenOrderOnMain(quantity: quantity))
  }
}

struct OpenOrderOnMain: SnippetIntent {
  static let title: LocalizedStringResource = "Open Order"

  @Parameter(title: "Quantity") var quantity: Int

  init() {}

  init(quantity: Int) { self.quantity = quantity }

  @MainActor
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: OrderOnMainView(quantity: quantity))
  }
}

struct OrderOnMainView: View {
  let quantity: Int

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text("Latte")
        Spacer()
        Text("\(quantity)")
      }
      Divider()
      Button(intent: AddOnMain()) { Text("More") }
      Button(intent: PlaceOnMain()) { Text("Place") }
    }
  }
}

struct AddOnMain: AppIntent {
  static let title: LocalizedStringResource = "More"
  static let isDiscoverable = false

  @MainActor
  func perform() async throws -> some IntentResult { .result() }
}

struct PlaceOnMain: AppIntent {
  static let title: LocalizedStringResource = "Place"
  static let isDiscoverable = false

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(dialog: "Place it?")
    return .result(dialog: "Placed.")
  }
}
