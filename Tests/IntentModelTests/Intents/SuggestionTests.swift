import AppIntents
import Foundation
import IntentEffects
import Testing

@testable import IntentModel

private struct Water: PredictableIntent {
  static let title: LocalizedStringResource = "Water"
  @Parameter(title: "Plant") var plant: String
  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: \.$plant) { plant in "Water the \(plant)" }
  }
  func perform() async throws -> some IntentResult { .result() }
}

private struct Rake: PredictableIntent {
  static let title: LocalizedStringResource = "Rake"
  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction { "Rake the leaves" }
  }
  func perform() async throws -> some IntentResult { .result() }
}

private struct Prune: AppIntent {
  static let title: LocalizedStringResource = "Prune"
  func perform() async throws -> some IntentResult { .result() }
}

private struct Bury: AppIntent {
  static let title: LocalizedStringResource = "Bury"
  static let isDiscoverable = false
  func perform() async throws -> some IntentResult { .result() }
}

private struct Unlock: AppIntent, SecretParameters {
  static let title: LocalizedStringResource = "Unlock"
  static let secretParameters: Set<String> = ["code"]
  @Parameter(title: "Code") var code: String
  func perform() async throws -> some IntentResult { .result() }
}

/// Settings of a widget that can also be performed.
private struct ShowBed: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Show Bed"
  func perform() async throws -> some IntentResult { .result() }
}

private struct BedSettings: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Bed Settings"
}

/// What an empty prompt suggests, and in which order.
struct SuggestionTests {
  private let app = AppDependencyManager()
  private let catalog = IntentCatalog(
    intents: [Prune.self, Rake.self, Water.self].map { IntentDescriptor($0) },
    shortcuts: [AppShortcut(intent: Prune(), phrases: ["Prune roses in \(.applicationName)"])]
  )
  private let noon = Date(timeIntervalSince1970: 1_000_000)

  private func labels(at now: Date? = nil) -> [String] {
    suggestions(
      from: app,
      predictions: predictions(of: catalog),
      catalog: catalog,
      appName: "Garden",
      now: now ?? noon
    ).map(\.label)
  }

  private func water(_ plant: String) -> Water {
    let intent = Water()
    intent.plant = plant
    return intent
  }

  @Test func `what needs no value is suggested from the first`() {
    #expect(labels() == ["Rake the leaves"])
  }

  @Test func `what was donated comes before, the newest first, each once, five at most`() {
    _ = app.donated.keep(water("fern"))
    _ = app.donated.keep(Prune())
    _ = app.donated.keep(water("fern"))
    #expect(labels().first == "Water the fern")
    #expect(labels().last == "Rake the leaves")
    #expect(labels().count == 3)
    for number in 1...6 { _ = app.donated.keep(water("pot \(number)")) }
    #expect(labels() == (2...6).reversed().map { "Water the pot \($0)" })
  }

  @Test func `a donation that no prediction words is a phrase, and carries no values`() {
    _ = app.donated.keep(Prune())
    let all = suggestions(
      from: app,
      predictions: [],
      catalog: catalog,
      appName: "Garden",
      now: noon
    )
    #expect(all.map(\.label) == ["Prune roses"])
    #expect(all.first?.intent == nil)
  }

  @Test func `hidden intents and those with secrets are not suggested`() {
    _ = app.donated.keep(Bury())
    let secret = Unlock()
    secret.code = "1234"
    _ = app.donated.keep(secret)
    #expect(labels() == ["Rake the leaves"])
  }

  @Test func `what is relevant now comes before all, while it holds`() async throws {
    _ = app.donated.keep(Prune())
    let later = noon.addingTimeInterval(7200)
    try await app.relevant.updateRelevantIntents([
      RelevantIntent(BedSettings(), widgetKind: "Bed", relevance: .date(noon)),
      RelevantIntent(ShowBed(), widgetKind: "Bed", relevance: .date(from: noon, to: later)),
    ])
    #expect(labels() == ["Show Bed", "Prune roses", "Rake the leaves"])
    #expect(labels(at: later.addingTimeInterval(1)) == ["Prune roses", "Rake the leaves"])
    #expect(RelevantContext.date(noon).holds(at: noon.addingTimeInterval(3600)))
    #expect(!RelevantContext.date(noon).holds(at: noon.addingTimeInterval(3601)))
    #expect(!RelevantContext.location(inferred: .home).holds(at: noon))
  }

  @Test func `each app has a log of its own`() async throws {
    try await AppDependencyManager.$scoped.withValue(app) {
      try await Prune().donate()
      #expect(IntentDonationManager.shared.donations.count == 1)
    }
    let other = AppDependencyManager()
    AppDependencyManager.$scoped.withValue(other) {
      #expect(IntentDonationManager.shared.donations.isEmpty)
      #expect(RelevantIntentManager.shared.relevantIntents.isEmpty)
    }
  }
}
