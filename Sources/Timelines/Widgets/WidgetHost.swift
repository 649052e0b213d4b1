import SnippetFoundation
import Snippets

/// A widget as an app of its own, so that its process is served like one.
struct WidgetHost<W: Widget>: App {
  nonisolated static var _name: String { String(describing: W.self) }
  nonisolated static var _declared: Any.Type { W.self }

  var body: some Scene {
    WindowGroup { WidgetGallery(descriptions: W._describe(W())) }
  }
}

/// A bundle as an app of its own.
struct WidgetBundleHost<Bundle: WidgetBundle>: App {
  nonisolated static var _name: String { String(describing: Bundle.self) }
  nonisolated static var _declared: Any.Type { Bundle.self }

  var body: some Scene {
    WindowGroup { WidgetGallery(descriptions: Bundle.Body._describe(Bundle().body)) }
  }
}

/// Widgets as a gallery shows them: name, description, placeholder.
struct WidgetGallery: View {
  let descriptions: [WidgetDescription]

  var body: some View {
    ForEach(descriptions.indices, id: \.self) { index in
      let widget = descriptions[index]
      VStack(alignment: .leading) {
        Text(widget.name).bold()
        if let words = widget.words { Text(words).foregroundStyle(.secondary) }
        let family = widget.families.first ?? .systemMedium
        widget.placeholder?(TimelineProviderContext(family: family, isPreview: true))
          .environment(\.widgetFamily, family)
      }
    }
  }
}
