import AppIntents
import IntentEffects
import SwiftUI

/// What can be chosen, and what it is when nobody says.
struct GlazeOptions: DynamicOptionsProvider {
  func results() async throws -> [String] { ["Honey", "Lemon"] }

  func defaultResult() async -> String? {
    try? await Effect.run("GlazeOptions.default") {}
    return "Lemon"
  }
}

/// A cake is glazed: what it is glazed with has a default that the app finds.
struct GlazeCake: AppIntent {
  static let title: LocalizedStringResource = "Glaze Cake"

  @Parameter(title: "Glaze", optionsProvider: GlazeOptions()) var glaze: String
  @Parameter(title: "Second Glaze", optionsProvider: GlazeOptions()) var second: String?

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Glazed with \(glaze), then \(second ?? "nothing").")
  }
}

/// Cakes of the day, of which the first is meant when nobody says.
struct CakeOfTheDayQuery: EntityQuery {
  func entities(for identifiers: [Cake.ID]) async throws -> [Cake] {
    try await Cake.defaultQuery.entities(for: identifiers)
  }

  func suggestedEntities() async throws -> [Cake] {
    try await Cake.defaultQuery.suggestedEntities()
  }

  func defaultResult() async -> Cake? { try? await suggestedEntities().first }
}

struct SliceCake: AppIntent {
  static let title: LocalizedStringResource = "Slice Cake"

  @Parameter(title: "Cake", requestValueDialog: "Which cake?", query: CakeOfTheDayQuery())
  var cake: Cake
  @Parameter(title: "Slices", default: 8) var slices: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(slices) slices of \(cake.name).")
  }
}

/// Candles for a cake: there is a default for one cake only.
struct CandleOptions: DynamicOptionsProvider {
  @IntentParameterDependency<LightCandles>(\.$cake) var lit

  func results() async throws -> [Int] { [1, 10, 100] }
  func defaultResult() async -> Int? { lit?.cake.name == "Sponge" ? 10 : nil }
}

struct LightCandles: AppIntent {
  static let title: LocalizedStringResource = "Light Candles"

  @Parameter(title: "Cake", requestValueDialog: "Which cake?") var cake: Cake
  @Parameter(
    title: "Candles",
    requestValueDialog: "How many candles?",
    optionsProvider: CandleOptions()
  )
  var candles: Int

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(candles) on \(cake.name).")
  }
}

/// A default that takes longer than a query may.
struct SlowCrumbs: DynamicOptionsProvider {
  func results() async throws -> [String] { ["Fine", "Coarse"] }

  func defaultResult() async -> String? {
    try? await Task.sleep(for: .seconds(20))
    return "Fine"
  }
}

struct SpreadCrumbs: AppIntent {
  static let title: LocalizedStringResource = "Spread Crumbs"

  @Parameter(title: "Crumbs", optionsProvider: SlowCrumbs()) var crumbs: String

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(crumbs) crumbs.")
  }
}

/// A default of another type than the parameter's.
struct WrongNuts: DynamicOptionsProvider {
  func results() async throws -> [String] { ["Almond", "Hazel"] }
  func defaultResult() async -> Int? { 3 }
}

struct AddNuts: AppIntent {
  static let title: LocalizedStringResource = "Add Nuts"

  @Parameter(title: "Nuts", optionsProvider: WrongNuts()) var nuts: String

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "\(nuts) nuts.")
  }
}

/// A snippet whose parameter nobody gave: the app finds it for each drawing.
struct ShowGlaze: AppIntent {
  static let title: LocalizedStringResource = "Show Glaze"

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: GlazeSnippet())
  }
}

struct GlazeSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Glaze"

  @Parameter(title: "Glaze", optionsProvider: GlazeOptions()) var glaze: String

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: Text("Glazed with \(glaze)"))
  }
}
