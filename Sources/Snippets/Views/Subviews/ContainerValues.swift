/// A value that a view gives to the container around it.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nothing was set.
  static var defaultValue: Value { get }
}

/// What a view says to the container that takes it as one of its subviews.
///
/// ```swift
/// extension ContainerValues { @Entry var isPinned = false }
/// Text("Latte").containerValue(\.isPinned, true)
/// ```
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var tags: [ObjectIdentifier: AnyHashable] = [:]

  /// The value of a key.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The value of a key that `@Entry` made.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The value of a type that the view stands for; nil: none.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tags[ObjectIdentifier(type)]?.base as? V }

  /// Whether the view stands for a value.
  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

  mutating func setTag<V: Hashable>(_ tag: V) { tags[ObjectIdentifier(V.self)] = AnyHashable(tag) }
}

/// A view that says something to the container around it.
///
/// Renders as: the view; containers draw by it what they will.
public nonisolated struct ContainerValued<Content: View, Value>: PrimitiveView {
  let content: Content
  // Set and read on the main actor only.
  nonisolated(unsafe) let keyPath: WritableKeyPath<ContainerValues, Value>
  nonisolated(unsafe) let value: Value

  /// Appends the content's nodes.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    Content._lower(view.content, &builder)
  }

  /// Appends the content's views, each with the value where a container takes them.
  @MainActor
  public static func _lowerEach(_ view: Self, _ builder: inout TreeBuilder) {
    builder.collecting(
      { $0[keyPath: view.keyPath] = view.value },
      { Content._lowerEach(view.content, &$0) }
    )
  }
}

extension View {
  /// Says something to the container that takes the view as one of its subviews.
  public nonisolated func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>,
    _ value: V
  ) -> ContainerValued<Self, V> { ContainerValued(content: self, keyPath: keyPath, value: value) }
}
