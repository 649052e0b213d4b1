import AppIntents
import IntentEffects
import SwiftUI

/// Two confirmations in a row, then a result: what a wizard is.
struct BuyBox: AppIntent {
  static let title: LocalizedStringResource = "Buy Box"

  @Dependency var bakery: Bakery

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetIntent {
    try await Effect.run("BuyBox.perform") {}
    try await requestConfirmation(
      actionName: .buy,
      dialog: IntentDialog(full: "Do you want to buy this box?", supporting: "Buy it?"),
      snippetIntent: PriceSnippet()
    )
    let total = try await requestConfirmation(
      actionName: .pay,
      dialog: "Pay?",
      snippetIntent: TotalSnippet()
    )
    try await Effect.run("Till.pay") {}
    return .result(
      dialog: IntentDialog(full: "You paid \(total).", supporting: "Paid \(total)"),
      snippetIntent: ReceiptSnippet()
    )
  }
}

struct PriceSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Price"

  @Dependency var bakery: Bakery

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    try await Effect.run("PriceSnippet.perform") {}
    let pieces = await bakery.pieces
    return .result(
      view: VStack(alignment: .leading) {
        Text("\(pieces) pieces at 3")
        HStack {
          Button("One more", intent: AddPiece(delta: 1))
          Button("Wrap", intent: WrapBox())
          Button("Poster", intent: ShowPoster())
        }
      }
    )
  }
}

/// A snippet with a value: the total that was confirmed.
struct TotalSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Total"

  @Dependency var bakery: Bakery

  func perform() async throws -> some IntentResult & ShowsSnippetView & ReturnsValue<Int> {
    let total = await bakery.pieces * 3
    return .result(value: total) {
      VStack(alignment: .leading) {
        Text("Total \(total)")
        Button("One more", intent: AddPiece(delta: 1))
      }
    }
  }
}

struct ReceiptSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Receipt"

  @Dependency var bakery: Bakery

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: Text("Receipt for \(await bakery.pieces)"))
  }
}
