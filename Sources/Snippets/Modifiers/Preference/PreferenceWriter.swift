import SnippetFoundation

/// A view that gives a value to the views around it.
public nonisolated struct PreferenceWriter<Content: View>: PrimitiveView {
  let content: Content
  // Called on the main actor only.
  nonisolated(unsafe) let write: (LayoutTables, UInt64, Int) -> Void
  let isProbed: Bool

  /// Appends the content's nodes, and keeps the value.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let tables = builder.layoutTables
    let start = tables.preferences.count
    guard view.isProbed else {
      Content._lower(view.content, &builder)
      return view.write(tables, 0, start)
    }
    let path = tables.nextPath()
    let index = builder.open(ProbeLayout(path: path, tables: tables))
    Content._lower(view.content, &builder)
    builder.closeEach(index)
    view.write(tables, path, start)
  }
}

extension View {
  /// Gives a value to the views around, in place of what the view itself gave.
  public nonisolated func preference<K: PreferenceKey>(
    key: K.Type = K.self,
    value: K.Value
  ) -> PreferenceWriter<Self> {
    PreferenceWriter(
      content: self,
      write: { tables, _, start in tables.give(K.self, value, since: start) },
      isProbed: false
    )
  }

  /// Changes what the view gives to the views around.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self,
    _ callback: @escaping (inout K.Value) -> Void
  ) -> PreferenceWriter<Self> {
    PreferenceWriter(
      content: self,
      write: { tables, _, start in
        var value = tables.value(of: K.self, since: start)
        callback(&value)
        tables.give(K.self, value, since: start)
      },
      isProbed: false
    )
  }

  /// Gives a value that is made of where the view is.
  public nonisolated func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> PreferenceWriter<Self> {
    PreferenceWriter(
      content: self,
      write: { tables, path, start in
        let anchor = Anchor(path: path, resolve: value.resolve)
        tables.give(K.self, transform(anchor), since: start)
      },
      isProbed: true
    )
  }

  /// Changes what the view gives by where it is.
  public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self,
    value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> PreferenceWriter<Self> {
    PreferenceWriter(
      content: self,
      write: { tables, path, start in
        var all = tables.value(of: K.self, since: start)
        transform(&all, Anchor(path: path, resolve: value.resolve))
        tables.give(K.self, all, since: start)
      },
      isProbed: true
    )
  }
}
