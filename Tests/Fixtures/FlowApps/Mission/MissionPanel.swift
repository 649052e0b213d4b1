import AppIntents
import IntentEffects
import SwiftUI

/// The mission's form: the intent itself is declared to show a snippet, does its work and returns the view.
struct BakeOne: AppIntent, ShowsSnippetIntent {
  static let title: LocalizedStringResource = "Bake One"

  @Dependency var bakery: Bakery

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    try await Effect.run("BakeOne.perform") {}
    await bakery.add(1)
    return .result(snippetView: BakedView(pieces: await bakery.pieces))
  }
}

struct BakedView: View {
  let pieces: Int

  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.locale) private var locale

  nonisolated init(pieces: Int) { self.pieces = pieces }

  var body: some View {
    VStack(alignment: .leading) {
      Text("Baked: \(pieces), \(colorScheme == .dark ? "dark" : "light"), \(locale.identifier)")
      HStack {
        Button("Bake another", intent: BakeOne())
        Button("Taste", intent: Taste())
        Button("Order", intent: BuyOven())
      }
    }
  }
}

/// Returns no view.
struct Taste: AppIntent {
  static let title: LocalizedStringResource = "Taste"

  @Dependency var bakery: Bakery

  func perform() async throws -> some IntentResult {
    await bakery.add(-1)
    return .result()
  }
}

/// A snippet of Apple's kind whose buttons lead to the mission's form.
struct ShowOven: AppIntent {
  static let title: LocalizedStringResource = "Show Oven"

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: OvenSnippet())
  }
}

struct OvenSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Oven"

  @Dependency var bakery: Bakery

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    try await Effect.run("OvenSnippet.perform") {}
    let pieces = await bakery.pieces
    return .result(
      view: VStack(alignment: .leading) {
        Text("Oven with \(pieces)")
        HStack {
          Button("Bake", intent: BakeOne())
          Button("Taste", intent: Taste())
          Button("Reload", intent: ReloadOven())
        }
      }
    )
  }
}

/// A confirmation whose snippet has a button in the mission's form.
struct BuyOven: AppIntent {
  static let title: LocalizedStringResource = "Buy Oven"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(
      actionName: .buy,
      dialog: "Buy what is in the oven?",
      snippetIntent: OvenSnippet()
    )
    try await Effect.run("Till.pay") {}
    return .result(dialog: "Bought.")
  }
}

/// Reloads its own snippet and the oven's, from inside perform.
struct ReloadOven: AppIntent {
  static let title: LocalizedStringResource = "Reload Oven"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    OvenSnippet.reload()
    return .result(dialog: "Reloaded.")
  }
}
