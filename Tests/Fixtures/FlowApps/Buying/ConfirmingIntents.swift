import AppIntents
import IntentEffects
import SwiftUI

/// Its question is spoken, not printed.
struct BuyTart: AppIntent {
  static let title: LocalizedStringResource = "Buy Tart"

  @Dependency var bakery: Bakery

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let before = await bakery.pieces
    try await requestConfirmation(
      actionName: .custom(
        acceptLabel: "Take It",
        acceptAlternatives: ["sure"],
        denyLabel: "Leave It",
        denyAlternatives: ["nope"]
      ),
      dialog: "Do you take this tart?",
      showDialogAsPrompt: false,
      snippetIntent: PriceSnippet()
    )
    let after = await bakery.pieces
    return .result(dialog: "It was \(before), now it is \(after).")
  }
}

/// Asks only where it is not sure who speaks, which here it always is.
struct BuyCrumbs: AppIntent {
  static let title: LocalizedStringResource = "Buy Crumbs"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(conditions: .lowConfidenceSource, dialog: "Buy the crumbs?")
    return .result(dialog: "Crumbs.")
  }
}

/// Every kind of result.
struct TellNothing: AppIntent {
  static let title: LocalizedStringResource = "Tell Nothing"

  func perform() async throws -> some IntentResult { .result() }
}

struct TellValue: AppIntent {
  static let title: LocalizedStringResource = "Tell Value"

  @Dependency var bakery: Bakery

  func perform() async throws -> some IntentResult & ReturnsValue<Cake> {
    .result(value: await bakery.all[0])
  }
}

struct TellAll: AppIntent {
  static let title: LocalizedStringResource = "Tell All"

  @Dependency var bakery: Bakery

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog
    & ShowsSnippetView
  {
    .result(
      value: await bakery.pieces,
      dialog: IntentDialog(full: "There is one piece left.", supporting: "One left"),
      view: Text("* 1 *")
    )
  }
}
