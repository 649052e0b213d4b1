import SnippetFoundation

/// A view with another in front or behind that is made of what it gives.
public nonisolated struct PreferenceOverlay<Content: View, Key: PreferenceKey, Other: View>:
  PrimitiveView
{
  let content: Content
  let other: (Key.Value) -> Other
  let alignment: Alignment
  let isBehind: Bool

  /// Appends a node around both.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let tables = builder.layoutTables
    let start = tables.preferences.count
    let open = builder.openOverlay(view.alignment, isBehind: view.isBehind)
    Content._lower(view.content, &builder)
    let other = builder.beginOther(open)
    Other._lower(view.other(tables.value(of: Key.self, since: start)), &builder)
    builder.closeOverlay(open, other: other)
  }
}

/// A view whose room or values something listens to.
public nonisolated struct Noticing<Content: View>: PrimitiveView {
  let content: Content
  // Called on the main actor only.
  nonisolated(unsafe) let listen: (LayoutTables, UInt64, Int, Size) -> Void
  let isProbed: Bool

  /// Appends the content's nodes, and listens.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let tables = builder.layoutTables
    let (path, start) = (tables.nextPath(), tables.preferences.count)
    let assumed = Size(Int32(clamping: builder.columns), 1)
    guard view.isProbed else {
      Content._lower(view.content, &builder)
      return view.listen(tables, path, start, assumed)
    }
    let index = builder.open(ProbeLayout(path: path, tables: tables))
    Content._lower(view.content, &builder)
    builder.closeEach(index)
    view.listen(tables, path, start, assumed)
  }
}

extension LayoutTables {
  /// Keeps what is to be told once sizes are right.
  func listen<T>(
    _ path: UInt64,
    _ value: T,
    isSame: @escaping (T, T) -> Bool,
    _ tell: @escaping (T?, T) -> Void
  ) {
    let before = told[path] as? T
    listeners.append(
      (
        path, value, { ($0 as? T).map { isSame($0, value) } ?? false },
        { tell(before, value) }
      )
    )
  }
}

extension View {
  /// Is told what the view gives to the views around, once sizes are right; the tree is then made again.
  ///
  /// What it changes in `@State`, `@StateObject` or a model is still so then.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self,
    perform action: @escaping (K.Value) -> Void
  ) -> Noticing<Self> where K.Value: Equatable {
    Noticing(
      content: self,
      listen: { tables, path, start, _ in
        let value = tables.value(of: K.self, since: start)
        tables.listen(path, value, isSame: ==) { action($1) }
      },
      isProbed: false
    )
  }

  /// Is told a value made of the view's room, once sizes are right; the tree is then made again.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type,
    of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (T) -> Void
  ) -> Noticing<Self> {
    onGeometryChange(for: type, of: transform) { _, new in action(new) }
  }

  /// Is told a value made of the view's room and the one before, once sizes are right.
  public nonisolated func onGeometryChange<T: Equatable>(
    for type: T.Type,
    of transform: @escaping (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> Noticing<Self> {
    Noticing(
      content: self,
      listen: { tables, path, _, assumed in
        let value = transform(GeometryProxy(path, tables, assumed: assumed))
        tables.listen(path, value, isSame: ==) { action($0 ?? $1, $1) }
      },
      isProbed: true
    )
  }

  /// Draws in front what is made of the values that the view gives.
  public nonisolated func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> PreferenceOverlay<Self, Key, T> {
    PreferenceOverlay(content: self, other: transform, alignment: alignment, isBehind: false)
  }

  /// Draws behind what is made of the values that the view gives.
  public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self,
    alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> PreferenceOverlay<Self, Key, T> {
    PreferenceOverlay(content: self, other: transform, alignment: alignment, isBehind: true)
  }
}
