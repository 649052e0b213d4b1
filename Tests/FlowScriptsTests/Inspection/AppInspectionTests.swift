import AppIntents
import SwiftUI
import Testing
import WidgetKit

@testable import FlowEngine
@testable import FlowScripts
@testable import IntentModel

private struct Drop: TimelineEntry { let date: Date }

private struct DropProvider: TimelineProvider {
  func placeholder(in context: Context) -> Drop { Drop(date: .distantPast) }
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Drop) -> Void) {}
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Drop>) -> Void) {}
}

/// A widget with a button that acts, and one that does not.
private struct RainWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "org.parley.rain", provider: DropProvider()) { _ in
      VStack {
        Button("Measure", intent: MeasureRain())
        Button("Empty") {}
      }
    }
  }
}

private struct MeasureRain: AppIntent {
  static let title: LocalizedStringResource = "Measure Rain"
  func perform() async throws -> some IntentResult { .result() }
}

/// A kind with a slip, and one that there is.
private struct ForecastRain: AppIntent {
  static let title: LocalizedStringResource = "Forecast Rain"
  func perform() async throws -> some IntentResult {
    WidgetCenter.shared.reloadTimelines(ofKind: "org.parley.rian")
    WidgetCenter.shared.reloadTimelines(ofKind: "org.parley.rain")
    return .result()
  }
}

/// A snippet that needs nobody, with a toggle that does not act.
private struct RainSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Rain"
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: Toggle("Umbrella", isOn: .constant(true)))
  }
}

private struct Raindrop: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Raindrop",
    numericFormat: "\(placeholder: .int) raindrops"
  )
  static let defaultQuery = RaindropQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { "Drop \(id)" }
}

private struct RaindropQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [Raindrop] { (1...2000).map { Raindrop(id: $0) } }
  func entities(for identifiers: [Int]) async throws -> [Raindrop] { [] }
}

private struct Cloudlet: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Cloudlet"
  static let defaultQuery = CloudletQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { "Cloudlet \(id)" }
}

private struct CloudletQuery: EntityStringQuery {
  func suggestedEntities() async throws -> [Cloudlet] { (1...3000).map { Cloudlet(id: $0) } }
  func entities(for identifiers: [Int]) async throws -> [Cloudlet] { [] }
  func entities(matching text: String) async throws -> [Cloudlet] { [] }
}

/// What a check learns from an app that it launches.
struct AppInspectionTests {
  /// None of what is asked for here hangs, however slow the machine is.
  private let patience = Duration.seconds(600)
  private let app = HostedApp(name: "Weather", modules: ["FlowScriptsTests"]) {
    WidgetCenter.shared.reloadTimelines(ofKind: "org.parley.rian")
  }

  @Test func `widgets, snippets and queries are looked at`() async {
    let facts = await AppInspection(of: app, limit: patience).facts()
    #expect(facts.kinds.contains(AppFacts.Kind("org.parley.rain", "RainWidget")))
    #expect(facts.hasWindow == true)
    #expect(
      facts.carried.contains {
        $0.type is MeasureRain.Type && $0.carrier == "a button of the widget 'org.parley.rain'"
      }
    )
    let places = Set(facts.idleControls.map(\.place))
    #expect(places.isSuperset(of: ["the widget 'org.parley.rain'", "the snippet of 'Rain'"]))
    #expect(!facts.idleControls.contains { $0.words.contains("Measure") })
    #expect(
      facts.entityCounts.contains(AppFacts.EntityCount("Raindrop", 2000, words: "2,000 raindrops"))
    )
    let suggested = facts.entityCounts.filter(\.isSuggested)
    #expect(suggested.contains(AppFacts.EntityCount("Cloudlet", 3000, isSuggested: true)))
    #expect(!suggested.contains { $0.entity == "Raindrop" })
    #expect(facts.reloads == ["org.parley.rian"])
  }

  @Test func `what was looked at is judged by the rules`() async {
    let found = await AppInspection(of: app, limit: patience).findings()
    let rules = Set(found.map(\.rule))
    #expect(
      rules.isSuperset(of: ["too-many-entities", "control-cannot-act", "reload-of-unknown-kind"])
    )
    #expect(
      found.contains { $0.message.contains("Did you mean 'org.parley.rain'?") }
    )
    #expect(found.contains { $0.message.hasPrefix("Its allEntities() returns 2,000 raindrops.") })
    #expect(
      found.contains { $0.message.hasPrefix("Its suggestedEntities() returns 3000 entities.") }
    )
    #expect(found.map(\.severity) == found.map(\.severity).sorted { $0 == .error && $1 != .error })
  }

  @Test func `a reload of an unknown kind by a perform is warned of once`() async {
    let app = HostedApp(name: "Weather", modules: ["FlowScriptsTests"])
    let warnings = await FlowDriver(app: app, settings: ConversationSettings()).run { driver in
      var warnings: [String] = []
      for _ in 1...2 {
        for event in await driver.send(.line("forecast rain")).events {
          if case .warned(let warning) = event { warnings.append(warning.text) }
        }
      }
      return warnings
    }
    #expect(warnings.count == 1)
    let words =
      "a reload names the kind 'org.parley.rian', but no widget and no control has it. "
      + "Did you mean 'org.parley.rain'? There is "
    #expect(warnings.first?.hasPrefix(words) == true)
  }

  @Test func `code that does not come back is given up`() async {
    let answer = await within(.milliseconds(1)) { () -> Int in
      await withUnsafeContinuation { (_: UnsafeContinuation<Int, Never>) in }
    }
    #expect(answer == nil)
    let soon = await within(.seconds(60)) { 7 }
    #expect((try? soon?.get()) == 7)
  }

  @Test func `code that holds its thread holds nobody who waits for it`() async {
    let gate = DispatchSemaphore(value: 0)
    @Sendable func block() { gate.wait() }
    let count = ProcessInfo.processInfo.activeProcessorCount + 2
    for _ in 0..<count {
      let answer = await within(.milliseconds(1)) { block() }
      #expect(answer == nil)
    }
    for _ in 0..<count { gate.signal() }
  }
}
