import AppIntents
import Intents
import SwiftUI
import Testing
import WidgetKit

@testable import Snippets
@testable import Timelines

private struct Cup: TimelineEntry {
  let date: Date
  var count = 1
}

private struct SilentProvider: TimelineProvider {
  func placeholder(in context: Context) -> Cup { Cup(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (Cup) -> Void) {}
  func getTimeline(in context: Context, completion: @escaping (Timeline<Cup>) -> Void) {}
}

private final class CupRequest: INIntent, @unchecked Sendable { var count = 0 }

@MainActor
private final class CupProvider: @preconcurrency IntentTimelineProvider {
  func placeholder(in context: Context) -> Cup { Cup(date: .now) }
  func getSnapshot(
    for configuration: CupRequest,
    in context: Context,
    completion: @escaping (Cup) -> Void
  ) {}
  func getTimeline(
    for configuration: CupRequest,
    in context: Context,
    completion: @escaping @Sendable (Timeline<Cup>) -> Void
  ) {
    let cups = Cup(date: .distantPast, count: configuration.count)
    completion(Timeline(entries: [cups], policy: .never))
  }
}

private struct CupWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(kind: "Cup", intent: CupRequest.self, provider: CupProvider()) { entry in
      Text("\(entry.count) cups")
    }
  }
}

private struct CupControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "CupControl") {
      ControlWidgetButton("Drink", action: Drink())
    }
  }
}

private struct Drink: AppIntent {
  static let title: LocalizedStringResource = "Drink"
  func perform() async throws -> some IntentResult { .result() }
}

private struct SmallCupWidget: Widget {
  var body: some WidgetConfiguration {
    CupWidget().body.supportedFamilies([.systemSmall, .accessoryCircular])
  }
}

private struct CupControls: WidgetBundle {
  var body: some Widget { CupControl() }
}

private struct FamilyView: View {
  @Environment(\.widgetFamily) private var family

  var body: some View { Text(family.description) }
}

@MainActor
struct WidgetPreviewTests {
  private func drawn(_ preview: WidgetPreview) async throws -> String {
    guard case .framed(let draw) = preview.preview.content else { return "a snippet" }
    let content = try await draw("Cups", RenderSettings(), true)
    return try resolve(content, settings: RenderSettings()).tree.text()
  }

  @Test func `a provider with SiriKit settings is asked on the main actor`() async throws {
    let request = CupRequest()
    request.count = 4
    let preview = WidgetPreview(as: .accessoryInline, using: request) {
      CupWidget()
    } timelineProvider: {
      CupProvider()
    }
    #expect(
      try await drawn(preview) == """
        Cups (accessoryInline)
        ┌──────────────────────────────┐
        │            4 cups            │
        └──────────────────────────────┘
        """
    )
  }

  @Test func `a provider that never answers is not waited for`() async {
    let context = TimelineProviderContext(family: .systemSmall)
    let provider = PlainProvider(provider: SilentProvider(), context: context)
    let error = await #expect(throws: WidgetPreviewError.self) {
      _ = try await provider.entries(seconds: 0)
    }
    #expect(
      error?.description
        == "SilentProvider gave no timeline within 0 seconds. Call the completion handler."
    )
  }

  @Test func `a long timeline is cut short, and said to be`() async throws {
    let preview = WidgetPreview(as: .accessoryInline) {
      CupWidget()
    } timeline: {
      (0..<20).map { Cup(date: .distantPast, count: $0) }
    }
    #expect(try await drawn(preview).hasSuffix("┘\n8 more entries"))
  }

  @Test(arguments: [
    ([0, 5_400], ", 90 min later"), ([0, 33_273], ", 9 h 14 min later"),
    ([0, 100], ", 1 min 40 s later"),
    ([0, 3_601], ", 1 h later"), ([0, 34_560_000], ", 400 d later"),
    ([0, 90_000_000], ", 2 years later"), ([0, 0.4], ""),
    ([0, -7_200], ", 2 h earlier\nIts date is before that of entry 1."),
    ([0, 60, 30], ", 30 s later\nIts date is before that of entry 2."),
  ])
  func `an entry says how much later it is shown`(seconds: [Double], words: String) async throws {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let preview = WidgetPreview(as: .accessoryInline) {
      CupWidget()
    } timeline: {
      seconds.map { Cup(date: start + $0) }
    }
    let last = "Entry \(seconds.count) of \(seconds.count)\(words)"
    #expect(try await drawn(preview).contains("\n\(last)\n┌"))
  }

  @Test func `an entry for the end of all time is no count of seconds`() async throws {
    let preview = WidgetPreview(as: .accessoryInline) {
      CupWidget()
    } timeline: {
      Cup(date: Date(timeIntervalSinceReferenceDate: 0))
      Cup(date: .distantFuture)
      Cup(date: .distantPast)
    }
    let rows = try await drawn(preview)
    #expect(rows.contains("\nEntry 2 of 3, in the distant future\n"))
    #expect(rows.contains("\nEntry 3 of 3, in the distant past\nIts date is before"))
  }

  @Test func `a family that the widget is not for is said to be none of its own`() async throws {
    let preview = WidgetPreview(as: .accessoryInline) {
      SmallCupWidget()
    } timeline: {
      Cup(date: .distantPast)
    }
    #expect(
      try await drawn(preview) == """
        Cups (accessoryInline)
        Not among the widget's supportedFamilies.
        ┌──────────────────────────────┐
        │            1 cups            │
        └──────────────────────────────┘
        """
    )
  }

  @Test func `the older form of a preview has the frame and the columns of its family`() throws {
    func pictures(_ view: some View) throws -> [String] {
      try PreviewPart.all(of: view).map { part in
        guard let frame = part.frame else { return "a snippet" }
        var settings = RenderSettings()
        settings.columns = frame.columns
        let content = try frame.draw(part.view, part.name ?? "Cups", settings, true)
        return try resolve(content, settings: settings).tree.text()
      }
    }
    let cups = Text("2 cups").previewContext(WidgetPreviewContext(family: .accessoryInline))
      .previewDisplayName("Two")
      .environment(\.colorScheme, .dark)
    let line = String(repeating: "─", count: 30)
    #expect(
      try pictures(cups) == [
        "Two (accessoryInline)\n┌\(line)┐\n│            2 cups            │\n└\(line)┘"
      ]
    )
    let both = Group {
      FamilyView()
      FamilyView().previewContext(WidgetPreviewContext(family: .accessoryCircular))
    }
    .previewContext(WidgetPreviewContext(family: .systemMedium))
    let rows = try pictures(both).map { $0.split(separator: "\n") }
    #expect(rows.map(\.first) == ["Cups (systemMedium)", "Cups (accessoryCircular)"])
    #expect(rows[0].dropFirst().allSatisfy { $0.count == 46 } && rows[0].count == 13)
  }

  @Test func `entries may be behind conditions`() async throws {
    let isLate = true
    let preview = WidgetPreview(as: .accessoryInline) {
      CupWidget()
    } timeline: {
      if isLate { Cup(date: .distantPast, count: 7) } else { Cup(date: .distantPast) }
      if !isLate { Cup(date: .distantPast) }
      if #available(iOS 26.0, *) { Cup(date: .distantPast + 45, count: 8) }
    }
    #expect(try await drawn(preview).contains("Entry 2 of 2, 45 s later"))
  }

  @Test func `a size has rows and columns as its doc says`() {
    #expect(WidgetFamily.allCases.map(\.columns) == [20, 44, 44, 90, 9, 20, 30, 9, 44])
    #expect(WidgetFamily.allCases.map(\.rows) == [10, 10, 22, 21, 4, 4, 1, 4, 45])
  }

  @Test func `what a widget says to the system changes nothing that is drawn`() throws {
    let view = Text("Cup").widgetURL(URL(string: "cup://1")).widgetLabel("Cups")
      .widgetLabel { Text("Cups") }.widgetCurvesContent()
    let content = SnippetContent(
      ZStack {
        AccessoryWidgetBackground()
        view
      }
    )
    #expect(try resolve(content, settings: RenderSettings()).tree.text().contains("Cup"))
  }
}
