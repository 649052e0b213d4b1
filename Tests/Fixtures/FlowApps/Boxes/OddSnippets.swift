import AppIntents
import IntentEffects
import SwiftUI

/// Shows a snippet that asks, which it may not.
struct ShowNosy: AppIntent {
  static let title: LocalizedStringResource = "Show Nosy"

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: NosySnippet())
  }
}

struct NosySnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Nosy"

  @Parameter(title: "Pieces", requestValueDialog: "How many?") var pieces: Int?

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    let pieces = try await $pieces.requestValue()
    return .result(view: Text("\(pieces)"))
  }
}

/// Shows a snippet whose required parameter nobody gave.
struct ShowBare: AppIntent {
  static let title: LocalizedStringResource = "Show Bare"

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: BareSnippet())
  }
}

struct BareSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Bare"

  @Parameter(title: "Pieces") var pieces: Int

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: Text("\(pieces)"))
  }
}

/// A snippet intent that people may ask for by its name.
struct OpeningHours: SnippetIntent {
  static let title: LocalizedStringResource = "Opening Hours"
  static let isDiscoverable = true

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    try await Effect.run("OpeningHours.perform") {}
    return .result(view: Text("7:00 to 19:00"))
  }
}

/// Presents the opening hours without returning them.
struct RemindOfHours: AppIntent {
  static let title: LocalizedStringResource = "Remind Of Hours"

  func perform() async throws -> some IntentResult {
    OpeningHours.reload()
    return .result()
  }
}

/// Has the box drawn again and goes on: at once to its end, or after a while.
struct FillBox: AppIntent {
  static let title: LocalizedStringResource = "Fill Box"

  @Parameter(title: "Seconds", requestValueDialog: "In how many seconds?") var seconds: Int
  @Dependency var bakery: Bakery

  func perform() async throws -> some IntentResult & ProvidesDialog {
    BoxSnippet.reload()
    await MainActor.run {}
    await bakery.add(1)
    if seconds > 0 { try await Task.sleep(for: .seconds(seconds)) }
    await bakery.add(1)
    return .result(dialog: "Filled.")
  }
}

/// Asks to confirm below a view instead of a snippet intent.
struct BuyPoster: AppIntent {
  static let title: LocalizedStringResource = "Buy Poster"

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(dialog: "Buy this poster?") {
      VStack(alignment: .leading) {
        Text("A poster")
        Button("Turn it", intent: AddPiece(delta: 1))
      }
    }
    return .result(dialog: "It is yours.")
  }
}
