import AppIntents
import SwiftUI
import WidgetKit

/// Widgets and controls.
struct SpelledEntry: TimelineEntry {
  let date: Date
  var relevance: TimelineEntryRelevance? = TimelineEntryRelevance(score: 1, duration: 60)
}

struct SpelledProvider: TimelineProvider {
  func placeholder(in context: Context) -> SpelledEntry { SpelledEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (SpelledEntry) -> Void) {
    completion(SpelledEntry(date: .now))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<SpelledEntry>) -> Void) {
    _ = context.environmentVariants[\.colorScheme]?.contains(.dark)
    _ = context.environmentVariants.displayScale?.max()
    completion(Timeline(entries: [SpelledEntry(date: .now)], policy: .atEnd))
  }
  func relevance() async -> WidgetRelevance<Void> {
    WidgetRelevance([
      WidgetRelevanceAttribute(context: .sleep(.bedtime)),
      WidgetRelevanceAttribute(group: .named("Spelled")),
    ])
  }
}

struct SpelledIntentProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> SpelledEntry { SpelledEntry(date: .now) }
  func snapshot(
    for configuration: SpelledWidgetSettings,
    in context: Context
  ) async
    -> SpelledEntry
  { SpelledEntry(date: .now) }
  func timeline(
    for configuration: SpelledWidgetSettings,
    in context: Context
  ) async
    -> Timeline<SpelledEntry>
  {
    let policy: TimelineReloadPolicy =
      context.isPreview ? .never : .after(.now.addingTimeInterval(60))
    return Timeline(entries: [SpelledEntry(date: .now)], policy: policy)
  }
  func recommendations() -> [AppIntentRecommendation<SpelledWidgetSettings>] {
    [
      AppIntentRecommendation(intent: SpelledWidgetSettings(), description: "Plain"),
      AppIntentRecommendation(intent: SpelledWidgetSettings(), description: Text("Text")),
    ]
  }
  func relevance() async -> WidgetRelevance<SpelledWidgetSettings> {
    WidgetRelevance([
      WidgetRelevanceAttribute(
        configuration: SpelledWidgetSettings(),
        context: .date(from: .now, to: .now.addingTimeInterval(60))
      ),
      WidgetRelevanceAttribute(configuration: SpelledWidgetSettings(), group: .automatic),
      WidgetRelevanceAttribute(configuration: SpelledWidgetSettings(), group: .ungrouped),
    ])
  }
}

struct SpelledPushHandler: WidgetPushHandler, ControlPushHandler {
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) {
    _ = (pushInfo.token, widgets.count)
  }
  func pushTokensDidChange(controls: [ControlInfo]) { _ = controls.map { $0.pushInfo?.token } }
}

struct SpelledWidget: Widget {
  nonisolated static let kind = "Spelled"
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: Self.kind, provider: SpelledProvider()) { entry in
      Text(entry.date, style: .time)
        .containerBackground(.fill.tertiary, for: .widget)
        .widgetAccentable()
        .invalidatableContent()
    }
    .configurationDisplayName("Spelled")
    .configurationDisplayName(Text("spelled.title", bundle: .main))
    .description(Text(verbatim: "Spelled out"))
    .supplementalActivityFamilies([.small])
    .pushHandler(SpelledPushHandler.self)
    .description("Spelled out")
    .supportedFamilies([.systemSmall, .accessoryCircular, .accessoryRectangular, .accessoryInline])
    .contentMarginsDisabled()
    .containerBackgroundRemovable(false)
    .disfavoredLocations([.carPlay, .smartStack, .watchFace, .standBy], for: [.systemSmall])
    .supportedMountingStyles([.elevated, .recessed])
    .widgetTexture(.paper)
    .backgroundTask(.urlSession) { identifier in _ = identifier.count }
  }
}

struct SpelledLaterWidget: Widget {
  var body: some WidgetConfiguration {
    if #available(iOS 17, *) {
      return StaticConfiguration(kind: "Spelled6", provider: SpelledProvider()) { entry in
        Text(entry.date, style: .time)
      }
      .widgetTexture(.glass)
    } else {
      return EmptyWidgetConfiguration()
    }
  }
}

struct SpelledLaterControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    if #available(iOS 18, *) {
      return StaticControlConfiguration(kind: "Spelled7") {
        if spelledUsages.isEmpty {
          EmptyControlWidgetTemplate()
        } else {
          ControlWidgetButton(action: SpelledModes()) { Label("Modes", systemImage: "star") }
        }
      }
    } else {
      return EmptyControlWidgetConfiguration()
    }
  }
}

struct SpelledIntentWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "Spelled2",
      intent: SpelledWidgetSettings.self,
      provider: SpelledIntentProvider()
    ) { entry in
      Text(entry.date, style: .relative).containerBackground(for: .widget) { Color.blue }
    }
    .promptsForUserConfiguration()
  }
}

struct SpelledControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Spelled3") {
      ControlWidgetButton(action: SpelledModes()) { Label("Modes", systemImage: "star") }
    }
    .displayName("Modes")
    .pushHandler(SpelledPushHandler.self)
    .description("Shows modes")
  }
}

struct SpelledToggle: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Spelled4", provider: Provider()) { value in
      ControlWidgetToggle("Loop", isOn: value, action: SetLoop()) { isOn in
        Label(isOn ? "On" : "Off", systemImage: "repeat")
      }
      .tint(.red)
    }
  }
  struct Provider: ControlValueProvider {
    var previewValue: Bool { false }
    func currentValue() async throws -> Bool { true }
  }
}

struct SpelledConfiguredControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "Spelled5", provider: Provider()) { value in
      ControlWidgetToggle(isOn: value, action: SetLoop()) {
        Text("Loop")
      } valueLabel: { isOn in
        Text(isOn ? "On" : "Off").controlWidgetActionHint("Loop")
      }
    }
    .promptsForUserConfiguration()
  }
  struct Provider: AppIntentControlValueProvider {
    func previewValue(configuration: SpelledControlSettings) -> Bool { false }
    func currentValue(configuration: SpelledControlSettings) async throws -> Bool { true }
  }
}

struct SpelledBundle: WidgetBundle {
  var body: some Widget {
    SpelledWidget()
    SpelledIntentWidget()
    SpelledControl()
    if #available(iOS 18, *) { SpelledToggle() }
  }
}

@MainActor
func spelledReloads() async throws {
  WidgetCenter.shared.reloadTimelines(ofKind: SpelledWidget.kind)
  WidgetCenter.shared.reloadAllTimelines()
  WidgetCenter.shared.invalidateConfigurationRecommendations()
  WidgetCenter.shared.getCurrentConfigurations { result in
    if case .success(let widgets) = result { _ = widgets.map(\.kind) }
  }
  for widget in try await WidgetCenter.shared.currentConfigurations() {
    let _: SpelledWidgetSettings? = widget.widgetConfigurationIntent(of: SpelledWidgetSettings.self)
    _ = (widget.kind, widget.family)
  }
  ControlCenter.shared.reloadControls(ofKind: "Spelled4")
  ControlCenter.shared.reloadAllControls()
  for control in try await ControlCenter.shared.currentControls() {
    let settings = control.configurationIntent(of: SpelledControlSettings.self)
    _ = (control.kind, settings?.perform)
  }
}

func spelledTap(_ activity: NSUserActivity) -> [Any?] {
  [
    activity.userInfo?[WidgetCenter.UserInfoKey.kind],
    activity.userInfo?[WidgetCenter.UserInfoKey.family],
    activity.userInfo?[WidgetCenter.UserInfoKey.activityID],
  ]
}

struct SpelledFamilies: View {
  @Environment(\.widgetFamily) var family
  @Environment(\.widgetRenderingMode) var mode
  @Environment(\.showsWidgetContainerBackground) var shows
  var body: some View {
    switch family {
    case .systemSmall: Text("Small")
    default: Text(mode == .accented ? "A" : "B")
    }
  }
}

struct SpelledLabels: View {
  var body: some View {
    ZStack {
      AccessoryWidgetBackground()
      Text("Label")
    }
    .widgetLabel("Key")
    .widgetLabel(String("Text"))
    .widgetLabel { Label("View", systemImage: "star") }
    .widgetURL(URL(string: "spelled://1"))
    .widgetCurvesContent()
  }
}

#Preview(as: .systemSmall) {
  SpelledWidget()
} timeline: {
  SpelledEntry(date: .now)
  SpelledEntry(date: .now.addingTimeInterval(60))
}

#Preview("Named", as: .systemMedium) { SpelledWidget() } timelineProvider: { SpelledProvider() }

#Preview("Set", as: .systemLarge, using: SpelledWidgetSettings()) {
  SpelledIntentWidget()
} timelineProvider: {
  SpelledIntentProvider()
}

#Preview(
  "Labelled",
  as: .accessoryInline,
  widget: { SpelledWidget() },
  timeline: {
    let date = Date.now
    SpelledEntry(date: date)
  }
)

struct SpelledWidget_Previews: PreviewProvider {
  static var previews: some View {
    SpelledLabels().previewContext(WidgetPreviewContext(family: .accessoryCircular))
  }
}
