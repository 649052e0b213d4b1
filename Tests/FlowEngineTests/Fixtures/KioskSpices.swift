import AppIntents
import FlowEngine
import SwiftUI

/// Has all that is told of an intent.
struct GrindSpice: DeprecatedAppIntent {
  static let title: LocalizedStringResource = "Grind Spice"
  static let description: IntentDescription = "Grinds a spice."

  @Parameter(title: "Spice") var spice: String
  @Parameter(title: "Fine", default: true) var isFine: Bool

  static var deprecation: IntentDeprecation<Never> { IntentDeprecation(message: "Ask the cook.") }

  static var parameterSummary: some ParameterSummary {
    When(\.$isFine, .equalTo, true) {
      Summary("Grind \(\.$spice) fine")
    } otherwise: {
      Summary("Grind \(\.$spice)")
    }
  }

  func perform() async throws -> some IntentResult { .result() }
}

/// A snippet whose one button is a symbol.
struct SpiceSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Spices"

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(
      view: Button(intent: GrindSpice()) { Image(systemName: "plus") }
    )
  }
}

struct ShowSpices: AppIntent {
  static let title: LocalizedStringResource = "Show Spices"

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: SpiceSnippet())
  }
}
