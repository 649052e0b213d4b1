package import IntentModel
import SnippetFoundation
package import Snippets

/// A widget or a control with its types erased: what its configuration says.
public struct WidgetDescription {
  /// What the app and the system call it.
  package let kind: String
  /// What people call it; the kind, unless it says more.
  var displayName: String?
  /// What it is for.
  var words: String?
  /// The sizes and shapes it says it has, at least one; nil: it says nothing.
  var supportedFamilies: [WidgetFamily]?
  /// The intent that has its settings; nil: it has none.
  package internal(set) var intent: (any AppIntent.Type)?
  /// The view while the data are not there yet; nil for a control.
  let placeholder: (@MainActor (TimelineProviderContext) -> AnyView)?
  /// The view of an entry, if it is one of the widget's; nil for a control.
  let view: (@MainActor (any TimelineEntry) -> AnyView?)?
  /// The type of its entries; nil for a control.
  let entryName: String?

  /// What people call it.
  package var name: String { displayName ?? kind }
  /// The sizes and shapes it has, at least one.
  var families: [WidgetFamily] { supportedFamilies ?? [.systemSmall, .systemMedium, .systemLarge] }

  /// The view while the data are not there yet, in the first of its families; nil: it has none.
  @MainActor package var placeholderContent: SnippetContent? {
    let family = families.first ?? .systemMedium
    let context = TimelineProviderContext(family: family, isPreview: true)
    guard let view = placeholder?(context) else { return nil }
    return SnippetContent(view.environment(\.widgetFamily, family))
  }

  /// A control, which shows no entries.
  init(kind: String, placeholder: @escaping @MainActor (TimelineProviderContext) -> AnyView) {
    self.kind = kind
    (self.placeholder, view, entryName) = (placeholder, nil, nil)
  }

  /// A widget that shows entries.
  @MainActor
  init<Entry: TimelineEntry, Content: View>(
    kind: String,
    placeholder: @escaping (TimelineProviderContext) -> Entry,
    content: @escaping (Entry) -> Content
  ) {
    self.kind = kind
    self.placeholder = { AnyView(content(placeholder($0))) }
    view = { entry in (entry as? Entry).map { AnyView(content($0)) } }
    entryName = typeName(Entry.self)
  }
}
