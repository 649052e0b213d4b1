import SnippetFoundation
public import Snippets

/// A type that `#Preview` of a widget has declared; found in the image.
@_alwaysEmitConformanceMetadata
public protocol WidgetPreviewRegistry: PreviewRegistry {
  /// Makes the preview.
  @MainActor static func makeWidgetPreview() -> WidgetPreview
}

extension WidgetPreviewRegistry {
  /// Makes the preview.
  @MainActor public static func makePreview() throws -> Preview { makeWidgetPreview().preview }
}

/// Shows a widget with entries while it is written.
///
/// ```swift
/// #Preview("Two cups", as: .systemSmall) {
///   WaterWidget()
/// } timeline: {
///   WaterEntry(date: .now, cups: 1)
///   WaterEntry(date: .now + 3600, cups: 2)
/// }
/// ```
///
/// `APP preview "Two cups"` draws each entry in the size of the family, at the entry's date.
///
/// **Source**: developer.apple.com/documentation/widgetkit/preview(_:as:widget:timeline:)
@freestanding(declaration)
public macro Preview<W: Widget>(
  _ name: String? = nil,
  as family: WidgetFamily,
  widget: @escaping @MainActor () -> W,
  @TimelineEntryBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "IntentMacros", type: "WidgetPreviewMacro")

/// Shows a widget with the entries of a provider while it is written.
///
/// `APP preview` asks the provider for its timeline, and waits no longer than ten seconds.
@freestanding(declaration)
public macro Preview<W: Widget, Provider: TimelineProvider>(
  _ name: String? = nil,
  as family: WidgetFamily,
  widget: @escaping @MainActor () -> W,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "IntentMacros", type: "WidgetPreviewMacro")

/// Shows a widget with settings and the entries of a provider while it is written.
@freestanding(declaration)
public macro Preview<W: Widget, Provider: AppIntentTimelineProvider>(
  _ name: String? = nil,
  as family: WidgetFamily,
  using configuration: Provider.Intent,
  widget: @escaping @MainActor () -> W,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "IntentMacros", type: "WidgetPreviewMacro")

/// Shows a widget with SiriKit settings and the entries of a provider while it is written.
@freestanding(declaration)
public macro Preview<W: Widget, Provider: IntentTimelineProvider>(
  _ name: String? = nil,
  as family: WidgetFamily,
  using configuration: Provider.Intent,
  widget: @escaping @MainActor () -> W,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "IntentMacros", type: "WidgetPreviewMacro")
