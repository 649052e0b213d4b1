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

/// Of the two types of configuration only the first is made here, where every version is available.
private struct LaterWidget: Widget {
  var body: some WidgetConfiguration {
    if #available(iOS 99, *) {
      return StaticConfiguration(kind: "Later", provider: Provider()) { TickView(entry: $0) }
        .supportedMountingStyles([.elevated, .recessed])
        .widgetTexture(.paper)
        .disfavoredLocations([.carPlay, .smartStack, .watchFace], for: [.systemSmall])
        .backgroundTask(.urlSession("ticks")) {}
    } else {
      return EmptyWidgetConfiguration()
    }
  }
}

private struct NoWidget: Widget {
  var body: some WidgetConfiguration {
    EmptyWidgetConfiguration().description("Nothing.").supportedFamilies([.systemSmall])
  }
}

private struct NoControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    EmptyControlWidgetConfiguration().displayName("Nothing")
  }
}

private struct HiddenControl: ControlWidget {
  var isShown = false

  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Hidden") {
      if isShown {
        ControlWidgetToggle(isOn: true, action: SetLight()) { Text("Light") }
      } else {
        EmptyControlWidgetTemplate()
      }
    }
  }
}

private struct SparseWidgets: WidgetBundle {
  var body: some Widget {
    LaterWidget()
    NoWidget()
    NoControl()
    HiddenControl()
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
  @Test func `a widget says its kind, its name and its families`() throws {
    let description = try #require(TickWidget.Body._describe(TickWidget().body))
    #expect(description.kind == "Tick")
    #expect(description.name == "Ticks")
    #expect(description.words == "Shows the time.")
    #expect(description.families == [.systemSmall, .accessoryInline])
  }

  @Test func `a bundle has its widgets and controls in order`() {
    #expect(Widgets.Body._describe(Widgets().body).map(\.kind) == ["Tick", "City", "Light"])
  }

  @Test func `an empty configuration is no widget and no control`() throws {
    #expect(SparseWidgets.Body._describe(SparseWidgets().body).map(\.kind) == ["Later", "Hidden"])
    #expect(description(of: NoWidget.self) == nil && description(of: NoControl.self) == nil)
    #expect(!kinds(of: ["TimelinesTests"]).contains(""))
    let settings = RenderSettings()
    let window = try #require(WidgetBundleHost<SparseWidgets>().firstWindow)
    let tree = try resolve(window, settings: settings).tree
    #expect(tree.text() == "Later\nsystemSmall in systemSmall\nHidden")
    #expect(
      try resolve(#require(WidgetHost<NoWidget>().firstWindow), settings: settings).tree.size.rows
        == 0
    )
    #expect(
      try resolve(#require(ControlHost<NoControl>().firstWindow), settings: settings).tree.size.rows
        == 0
    )
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

  @Test func `a widget matters in a context, or beside the widgets of its group`() {
    let plain = WidgetRelevance<Void>([
      WidgetRelevanceAttribute(context: .date(.distantPast)),
      WidgetRelevanceAttribute(group: .named("ticks")),
    ])
    #expect(plain.attributes.map { $0.context != nil } == [true, false])
    #expect(plain.attributes.map(\.group?.kind) == [nil, .named("ticks")])
    let set = WidgetRelevance<Settings>([
      WidgetRelevanceAttribute(configuration: Settings(), group: .ungrouped),
      WidgetRelevanceAttribute(configuration: Settings(), group: .automatic),
    ])
    #expect(set.attributes.map(\.group?.kind) == [.ungrouped, .automatic])
  }

  @Test func `recommended settings are called by a text too`() {
    let called = AppIntentRecommendation(intent: Settings(), description: Text("Ly\("on")"))
    #expect(called.description == "Lyon")
    let request = IntentRecommendation(intent: CityRequest(), description: Text("Graz"))
    #expect(request.description == "Graz")
    #expect(IntentRecommendation(intent: CityRequest(), description: "Graz").description == "Graz")
  }

  @Test func `a provider's context has one environment only`() {
    let context = TimelineProviderContext(family: .systemSmall)
    #expect(context.environmentVariants[\.colorScheme] == nil)
    #expect(context.environmentVariants.colorScheme == nil)
  }

  @Test func `a control somewhere has its settings`() {
    let control = ControlInfo(id: "1", kind: "Light", configuration: LightSettings())
    #expect(control.configurationIntent(of: LightSettings.self)?.room == "Hall")
    let other: OtherLightSettings? = control.configurationIntent()
    #expect(other == nil)
    let keys = [
      WidgetCenter.UserInfoKey.kind, WidgetCenter.UserInfoKey.family,
      WidgetCenter.UserInfoKey.activityID,
    ]
    #expect(Set(keys).count == 3)
  }

  @Test func `a relevance is read whether it is optional or not`() {
    #expect(Tick(date: .now, name: "").relevance._relevance?.score == 2)
  }
}

private struct LightSettings: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Light"

  @Parameter(title: "Room", default: "Hall")
  var room: String
}

private struct OtherLightSettings: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Other Light"
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
