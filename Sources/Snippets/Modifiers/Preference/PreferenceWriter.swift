import SnippetFoundation

/// A view that gives a value to the views around it.
public nonisolated struct PreferenceWriter<Content: View>: PrimitiveView {
  let content: Content
  // Called on the main actor only.
  nonisolated(unsafe) let write: (LayoutTables, UInt64, Gift) -> Void
  let isProbed: Bool

  /// Appends the content's nodes, and keeps the value.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let tables = builder.layoutTables
    let gift = Gift(start: tables.preferences.count, node: builder.next)
    guard view.isProbed else {
      Content._lower(view.content, &builder)
      return builder.giveEach(gift) { view.write(tables, 0, $0) }
    }
    let path = tables.nextPath()
    let index = builder.open(ProbeLayout(path: path, tables: tables))
    Content._lower(view.content, &builder)
    builder.closeEach(index)
    view.write(tables, path, gift)
  }
}

/// What a view gives: where its values begin among those of all, and its first node.
struct Gift {
  var start: Int
  var node: Int
}

extension TreeBuilder {
  /// Gives what is given of the views lowered since a gift began: of several views, each by itself.
  @MainActor
  fileprivate mutating func giveEach(_ gift: Gift, _ give: (Gift) -> Void) {
    guard gift.node < next, Int(nodes[gift.node].end) < next else { return give(gift) }
    let tables = layoutTables
    let inside = Array(tables.preferences[min(gift.start, tables.preferences.count)...])
    tables.preferences.removeLast(inside.count)
    var (rest, view) = (inside[...], gift.node)
    while view < next {
      let end = Int(nodes[view].end)
      let start = tables.preferences.count
      tables.preferences += rest.prefix { $0.node < end }
      rest = rest.drop { $0.node < end }
      // The blank rows between sections are no views.
      let isGap = nodes[view].kind == .text && nodes[view].textBytes == 0 && isIn(.list)
      if !isGap { give(Gift(start: start, node: view)) }
      view = end
    }
    tables.preferences += rest
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
      write: { tables, _, gift in tables.give(K.self, value, since: gift.start, at: gift.node) },
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
      write: { tables, _, gift in
        var value = tables.value(of: K.self, since: gift.start)
        callback(&value)
        tables.give(K.self, value, since: gift.start, at: gift.node)
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
      write: { tables, path, gift in
        let anchor = Anchor(path: path, resolve: value.resolve)
        tables.give(K.self, transform(anchor), since: gift.start, at: gift.node)
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
      write: { tables, path, gift in
        var all = tables.value(of: K.self, since: gift.start)
        transform(&all, Anchor(path: path, resolve: value.resolve))
        tables.give(K.self, all, since: gift.start, at: gift.node)
      },
      isProbed: true
    )
  }
}
