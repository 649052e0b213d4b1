import AppIntents
import IntentEffects
import SwiftUI

struct AddPiece: AppIntent {
  static let title: LocalizedStringResource = "Add Piece"
  static let isDiscoverable = false

  @Parameter(title: "Delta") var delta: Int
  @Dependency var bakery: Bakery

  init() {}

  init(delta: Int) { self.delta = delta }

  func perform() async throws -> some IntentResult {
    await bakery.add(delta)
    return .result()
  }
}

struct Ice: SetValueIntent {
  static let title: LocalizedStringResource = "Ice"
  static let isDiscoverable = false

  @Parameter(title: "Iced") var value: Bool
  @Dependency var bakery: Bakery

  init() {}

  init(value: Bool) { self.value = value }

  func perform() async throws -> some IntentResult {
    await bakery.ice(value)
    return .result()
  }
}

/// Its own snippet takes the box's place.
struct WrapBox: AppIntent {
  static let title: LocalizedStringResource = "Wrap Box"

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: WrappedSnippet())
  }
}

struct WrappedSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Wrapped"

  @Dependency var bakery: Bakery

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    try await Effect.run("WrappedSnippet.perform") {}
    let pieces = await bakery.pieces
    return .result(
      view: VStack(alignment: .leading) {
        Text("\(pieces) wrapped")
        Button("Wrap another", intent: AddPiece(delta: 1))
      }
    )
  }
}

/// An ordinary intent with a view: it is shown, its controls do not work.
struct ShowPoster: AppIntent {
  static let title: LocalizedStringResource = "Show Poster"

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    try await Effect.run("ShowPoster.perform") {}
    return .result(dialog: IntentDialog(full: "There is a sale today.", supporting: "Today")) {
      VStack(alignment: .leading) {
        Text("Half price")
        Button("Buy", intent: BuyBox())
      }
    }
  }
}

struct RenameCake: AppIntent {
  static let title: LocalizedStringResource = "Rename Cake"

  @Dependency var bakery: Bakery

  func perform() async throws -> some IntentResult & ProvidesDialog {
    await bakery.rename("plum", to: "Damson Cake")
    return .result(dialog: "Renamed.")
  }
}

struct SellOut: AppIntent {
  static let title: LocalizedStringResource = "Sell Out"

  @Dependency var bakery: Bakery

  func perform() async throws -> some IntentResult & ProvidesDialog {
    await bakery.sellOut("plum")
    return .result(dialog: "No plum cake is left.")
  }
}

struct BreakOven: AppIntent {
  static let title: LocalizedStringResource = "Break Oven"

  @Dependency var bakery: Bakery

  func perform() async throws -> some IntentResult & ProvidesDialog {
    await bakery.fail("The oven is cold.")
    return .result(dialog: "Broken.")
  }
}

struct MendOven: AppIntent {
  static let title: LocalizedStringResource = "Mend Oven"

  @Dependency var bakery: Bakery

  func perform() async throws -> some IntentResult & ProvidesDialog {
    await bakery.fail(nil)
    return .result(dialog: "Mended.")
  }
}
