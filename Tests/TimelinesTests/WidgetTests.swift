import AppIntents
import Intents
import SwiftUI
import Testing
import WidgetKit

@testable import FlowEngine
@testable import Timelines

private struct Tick: TimelineEntry {
  let date: Date
  let name: String
  let relevance = TimelineEntryRelevance(score: 2)
}

private struct Settings: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Settings"

  @Parameter(title: "City", default: "Lyon")
  var city: String
}

private struct Provider: TimelineProvider {
  func placeholder(in context: Context) -> Tick { Tick(date: .now, name: "\(context.family)") }
  func getSnapshot(in context: Context, completion: @escaping (Tick) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<Tick>) -> Void) {
    let entries = [placeholder(in: context)]
    completion(Timeline(entries: entries, policy: .after(.distantFuture)))
  }
}

private struct SettingsProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> Tick { Tick(date: .now, name: "–") }
  func snapshot(for configuration: Settings, in context: Context) async -> Tick {
    Tick(date: .now, name: configuration.city)
  }
  func timeline(for configuration: Settings, in context: Context) async -> Timeline<Tick> {
    Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .atEnd)
  }
}

private struct TickView: View {
  @Environment(\.widgetFamily) var family
  let entry: Tick

  var body: some View { Text("\(entry.name) in \(family.description)") }
}

private struct TickWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Tick", provider: Provider()) { entry in TickView(entry: entry) }
      .configurationDisplayName(Text("Ticks"))
      .description("Shows the time.")
      .supportedFamilies([.systemSmall, .accessoryInline])
  }
}

private struct CityWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "City", provider: SettingsProvider()) { TickView(entry: $0) }
  }
}

private struct SetLight: SetValueIntent {
  static let title: LocalizedStringResource = "Set Light"

  @Parameter(title: "On")
  var value: Bool

  func perform() async throws -> some IntentResult { .result() }
}

private struct LightControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Light") {
      ControlWidgetToggle("Light", isOn: true, action: SetLight()) { isOn in
        Label(isOn ? "On" : "Off", systemImage: "lightbulb")
      }
    }
    .displayName("Light")
  }
}

private struct Widgets: WidgetBundle {
  var body: some Widget {
    TickWidget()
    if #available(iOS 18.0, *) { CityWidget() }
    LightControl()
  }
}

@MainActor
struct WidgetTests {
  @Test func `a widget says its kind, its name and its families`() {
    let description = TickWidget.Body._describe(TickWidget().body)
    #expect(description.kind == "Tick")
    #expect(description.name == "Ticks")
    #expect(description.words == "Shows the time.")
    #expect(description.families == [.systemSmall, .accessoryInline])
  }

  @Test func `a bundle has its widgets and controls in order`() {
    #expect(Widgets.Body._describe(Widgets().body).map(\.kind) == ["Tick", "City", "Light"])
  }

  @Test func `a widget is shown with its placeholder where its process is talked to`() throws {
    let window = try #require(WidgetBundleHost<Widgets>().firstWindow)
    let tree = try resolve(window, settings: RenderSettings()).tree
    #expect(
      tree.text() == """
        Ticks
        Shows the time.
        systemSmall in systemSmall
        City
        – in systemSmall
        Light
        [x] Light ☼ On
        """
    )
    #expect(WidgetBundleHost<Widgets>._name == "Widgets")
  }

  @Test func `the home of a widget, a bundle or a control is the module that declares it`() {
    #expect(HostedApp(WidgetBundleHost<Widgets>.self).home() == "TimelinesTests")
    #expect(HostedApp(WidgetHost<CityWidget>.self).home() == "TimelinesTests")
    #expect(HostedApp(ControlHost<LightControl>.self).home() == "TimelinesTests")
  }

  @Test func `the provider of a widget is asked for its timeline`() async {
    let context = TimelineProviderContext(family: .systemLarge)
    let timeline = await withCheckedContinuation { continuation in
      Provider().getTimeline(in: context) { continuation.resume(returning: $0.entries[0].name) }
    }
    #expect(timeline == "systemLarge")
    let settings = Settings()
    settings.city = "Kyoto"
    #expect(await SettingsProvider().snapshot(for: settings, in: context).name == "Kyoto")
  }

  @Test func `settings of a widget have nothing to perform, and say so`() async {
    let error = await #expect(throws: ConfigurationIntentError.self) {
      _ = try await Settings().perform()
    }
    #expect(error?.intent == "Settings")
  }

  @Test func `a relevance is read whether it is optional or not`() {
    #expect(Tick(date: .now, name: "").relevance._relevance?.score == 2)
  }
}

/// As Xcode would generate it from a definition.
private final class CityRequest: INIntent, @unchecked Sendable { var city: String? }

private struct RequestProvider: IntentTimelineProvider {
  func placeholder(in context: Context) -> Tick { Tick(date: .now, name: "–") }
  func getSnapshot(
    for configuration: CityRequest,
    in context: Context,
    completion: @escaping (Tick) -> Void
  ) { completion(Tick(date: .now, name: configuration.city ?? "–")) }
  func getTimeline(
    for configuration: CityRequest,
    in context: Context,
    completion: @escaping (Timeline<Tick>) -> Void
  ) { completion(Timeline(entries: [], policy: .never)) }
}

struct SiriKitTests {
  @Test func `a widget may still be set up by a SiriKit intent`() async {
    let request = CityRequest()
    request.city = "Graz"
    let context = TimelineProviderContext(family: .systemSmall)
    let name = await withCheckedContinuation { continuation in
      RequestProvider().getSnapshot(for: request, in: context) {
        continuation.resume(returning: $0.name)
      }
    }
    #expect(name == "Graz")
    let choices = INObjectCollection(items: [INObject(identifier: "1", display: "Mike")])
    #expect(choices.allItems.map(\.displayString) == ["Mike"])
  }
}
