import SnippetFoundation
import Snippets

/// A widget to look at while it is written, as `#Preview` makes it.
@MainActor
public struct WidgetPreview {
  private let name: String?
  private let family: WidgetFamily
  private let widget: @MainActor () -> [WidgetDescription]
  private let entries: @MainActor (TimelineProviderContext) async throws -> [any TimelineEntry]

  /// A widget with entries.
  public init<W: Widget>(
    _ name: String? = nil,
    as family: WidgetFamily,
    widget: @escaping @MainActor () -> W,
    @TimelineEntryBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) {
    self.init(name, family, widget) { _ in await timeline() }
  }

  /// A widget with the entries of a provider.
  public init<W: Widget, Provider: TimelineProvider>(
    _ name: String? = nil,
    as family: WidgetFamily,
    widget: @escaping @MainActor () -> W,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(name, family, widget) { context in
      try await PlainProvider(provider: timelineProvider(), context: context).entries()
    }
  }

  /// A widget with settings and the entries of a provider.
  public init<W: Widget, Provider: AppIntentTimelineProvider>(
    _ name: String? = nil,
    as family: WidgetFamily,
    using configuration: Provider.Intent,
    widget: @escaping @MainActor () -> W,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(name, family, widget) { context in
      try await SetProvider(
        provider: timelineProvider(),
        configuration: configuration,
        context: context
      ).entries()
    }
  }

  /// A widget with SiriKit settings and the entries of a provider.
  public init<W: Widget, Provider: IntentTimelineProvider>(
    _ name: String? = nil,
    as family: WidgetFamily,
    using configuration: Provider.Intent,
    widget: @escaping @MainActor () -> W,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    self.init(name, family, widget) { context in
      try await RequestProvider(
        provider: timelineProvider(),
        configuration: configuration,
        context: context
      ).entries()
    }
  }

  private init<W: Widget>(
    _ name: String?,
    _ family: WidgetFamily,
    _ widget: @escaping @MainActor () -> W,
    _ entries: @escaping @MainActor (TimelineProviderContext) async throws -> [any TimelineEntry]
  ) {
    (self.name, self.family, self.entries) = (name, family, entries)
    self.widget = { W._describe(widget()) }
  }

  /// The preview, which draws the widget's entries below each other.
  var preview: Preview {
    Preview(name, columns: WidgetPicture.columns(of: family)) { title, settings, isFramed in
      SnippetContent(try await picture(title, settings, isFramed))
    }
  }

  private func picture(
    _ title: String,
    _ settings: RenderSettings,
    _ isFramed: Bool
  ) async throws -> WidgetPicture {
    let context = TimelineProviderContext(family: family, isPreview: true)
    let entries = try await entries(context)
    let widget = widget()
    if entries.isEmpty { throw WidgetPreviewError.noEntries }
    let shown = try entries.prefix(WidgetPicture.most).map { entry in
      guard let view = widget.lazy.compactMap({ $0.view?(entry) }).first else {
        throw WidgetPreviewError.otherEntry(
          entry: typeName(type(of: entry)),
          wanted: widget.compactMap(\.entryName).first
        )
      }
      return WidgetPicture.Entry(
        view: AnyView(view.environment(\.widgetFamily, family).environment(\.now, entry.date)),
        date: entry.date
      )
    }
    return WidgetPicture(
      title: title,
      family: family,
      entries: shown.map { $0.measured(in: family, settings) },
      count: entries.count,
      supported: widget.lazy.compactMap(\.supportedFamilies).first,
      isFramed: isFramed
    )
  }
}

/// Why a widget's preview cannot be drawn.
enum WidgetPreviewError: Error, CustomStringConvertible {
  case noEntries
  case otherEntry(entry: String, wanted: String?)
  case unanswered(provider: String, seconds: Int)

  var description: String {
    switch self {
    case .noEntries: "its timeline has no entry. Give it at least one."
    case .otherEntry(let entry, let wanted?):
      "its entry is a \(entry), but the widget shows a \(wanted). Give it one of those."
    case .otherEntry(_, nil): "it is no widget with entries. Preview one that has a provider."
    case .unanswered(let provider, let seconds):
      "\(provider) gave no timeline within \(seconds) seconds. Call the completion handler."
    }
  }
}
