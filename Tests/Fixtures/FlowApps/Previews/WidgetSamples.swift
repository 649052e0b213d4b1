import AppIntents
import SwiftUI
import WidgetKit

// Previews of widgets in every form that Apple's tools take, good ones and bad ones.

struct CakeEntry: TimelineEntry {
  let date: Date
  var slices: Int
}

struct OtherEntry: TimelineEntry {
  let date: Date
}

struct CakeSettings: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Cake"

  @Parameter(title: "Name", default: "Plum")
  var name: String

  static var walnut: CakeSettings {
    let settings = CakeSettings()
    settings.name = "Walnut"
    return settings
  }
}

/// A timeline of slices that become fewer.
struct CakeProvider: TimelineProvider {
  var answers = true

  func placeholder(in context: Context) -> CakeEntry { CakeEntry(date: .now, slices: 0) }
  func getSnapshot(in context: Context, completion: @escaping (CakeEntry) -> Void) {
    completion(placeholder(in: context))
  }
  func getTimeline(in context: Context, completion: @escaping (Timeline<CakeEntry>) -> Void) {
    guard answers else { return }
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let entries = (0..<3).map {
      CakeEntry(date: start + Double($0) * 90 * 60, slices: 8 - $0)
    }
    completion(Timeline(entries: entries, policy: .atEnd))
    completion(Timeline(entries: [], policy: .never))
  }
}

struct NamedCakeProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> CakeEntry { CakeEntry(date: .now, slices: 0) }
  func snapshot(for configuration: CakeSettings, in context: Context) async -> CakeEntry {
    CakeEntry(date: .now, slices: configuration.name.count)
  }
  func timeline(for configuration: CakeSettings, in context: Context) async -> Timeline<CakeEntry> {
    Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
  }
}

struct CakeView: View {
  @Environment(\.widgetFamily) private var family
  let entry: CakeEntry

  var body: some View {
    switch family {
    case .accessoryInline: Text("\(entry.slices) slices")
    case .accessoryCircular:
      ZStack {
        AccessoryWidgetBackground()
        Text("\(entry.slices)")
      }
      .widgetLabel("Slices")
    default:
      VStack(alignment: .leading) {
        Text("Cake").font(.headline)
        ForEach(0..<entry.slices, id: \.self) { Text("slice \($0)") }
        Text(entry.date, style: .relative)
      }
      .widgetURL(URL(string: "bakery://cake"))
      .containerBackground(.fill.tertiary, for: .widget)
    }
  }
}

struct CakeWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Cake", provider: CakeProvider()) { CakeView(entry: $0) }
      .configurationDisplayName("Cake")
      .supportedFamilies([.systemSmall, .accessoryCircular, .accessoryInline])
  }
}

struct NamedCakeWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "NamedCake",
      intent: CakeSettings.self,
      provider: NamedCakeProvider()
    ) { CakeView(entry: $0) }
  }
}

#Preview("Cake", as: .systemSmall) {
  CakeWidget()
} timeline: {
  CakeEntry(date: .now, slices: 3)
}

#Preview("Circle", as: .accessoryCircular) {
  CakeWidget()
} timeline: {
  for slices in 1...2 { CakeEntry(date: .now + Double(slices) * 60, slices: slices) }
}

#Preview("Provided", as: .accessoryInline) { CakeWidget() } timelineProvider: { CakeProvider() }

#Preview("Named", as: .systemSmall, using: CakeSettings.walnut) {
  NamedCakeWidget()
} timelineProvider: {
  NamedCakeProvider()
}

#Preview(
  "Whole cake",
  as: .systemSmall,
  widget: { CakeWidget() },
  timeline: {
    CakeEntry(date: .now, slices: 12)
  }
)

#Preview("No cake", as: .systemSmall) { CakeWidget() } timeline: {}

#Preview("Other cake", as: .systemSmall) { CakeWidget() } timeline: { OtherEntry(date: .now) }

struct Widgets_Previews: PreviewProvider {
  static var previews: some View {
    CakeView(entry: CakeEntry(date: .now, slices: 2))
      .previewContext(WidgetPreviewContext(family: .accessoryInline))
  }
}
