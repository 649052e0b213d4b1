public import SnippetFoundation

/// The settings that a property was given, else those set around the view: the first that it is read in stay.
nonisolated final class DefaultStore {
  private var store: UserDefaults?

  init(_ store: UserDefaults?) { self.store = store }

  /// The settings.
  var now: UserDefaults {
    if let store { return store }
    let around = Self.around.store
    store = around
    return around ?? .standard
  }

  /// Settings; their class is safe to use from any thread.
  struct Around: @unchecked Sendable {
    var store: UserDefaults?
  }

  /// Those set around the view that is being lowered.
  @TaskLocal static var around = Around()
}

/// A view whose settings are kept elsewhere.
public nonisolated struct StoredElsewhere<Content: View>: PrimitiveView {
  let content: Content
  let store: DefaultStore.Around

  /// Appends the content's nodes, its settings read there.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    DefaultStore.$around.withValue(view.store) { Content._lower(view.content, &builder) }
  }
}

extension View {
  /// Sets where the settings of `AppStorage` inside are kept, unless it says so itself.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> StoredElsewhere<Self> {
    StoredElsewhere(content: self, store: DefaultStore.Around(store: store))
  }
}
