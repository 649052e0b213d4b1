import IntentModel
import SnippetFoundation
import Snippets

/// A widget or a control with its types erased: what its configuration says.
public struct WidgetDescription {
  /// What the app and the system call it.
  let kind: String
  /// What people call it; the kind, unless it says more.
  var displayName: String?
  /// What it is for.
  var words: String?
  /// The sizes and shapes it has, at least one.
  var families: [WidgetFamily]
  /// The intent that has its settings; nil: it has none.
  var intent: (any AppIntent.Type)?
  /// The view while the data are not there yet; nil for a control.
  let placeholder: (@MainActor (TimelineProviderContext) -> AnyView)?

  /// What people call it.
  var name: String { displayName ?? kind }

  init(
    kind: String,
    families: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge],
    placeholder: (@MainActor (TimelineProviderContext) -> AnyView)? = nil
  ) {
    (self.kind, self.families, self.placeholder) = (kind, families, placeholder)
  }
}
