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

private struct CupControls: WidgetBundle {
  var body: some Widget { CupControl() }
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
