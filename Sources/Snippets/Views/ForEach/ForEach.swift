import SnippetFoundation

/// One view per element, made while it is lowered.
///
/// Leaves no node. Elements with the same identity are drawn as often as they are there.
///
/// Renders as: the view of each element, as if they stood there without it.
@frozen
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// Makes an element's view.
  public var content: (Data.Element) -> Content
  /// What identifies an element, unless it does so itself.
  @usableFromInline let id: KeyPath<Data.Element, ID>?

  @inlinable init(
    data: Data,
    id: KeyPath<Data.Element, ID>? = nil,
    made content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.content = content
    self.id = id
  }
}

extension ForEach {
  /// What identifies an element; nil: nothing does.
  nonisolated func identity(of element: Data.Element) -> AnyHashable? {
    if let id { return AnyHashable(element[keyPath: id]) }
    return (element as? any Identifiable)?.identity ?? (element as? Int).map { AnyHashable($0) }
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  /// Appends the nodes of each element's view.
  @inlinable @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    if builder.isIn(.options) || builder.keepsStates { return lowerNamed(view, &builder) }
    for element in view.data { Content._lower(view.content(element), &builder) }
  }

  /// Among options an element stands for its identity, unless its view has a tag.
  ///
  /// Views that own something have their place by it.
  @MainActor @usableFromInline
  static func lowerNamed(_ view: Self, _ builder: inout TreeBuilder) {
    for element in view.data {
      let identity = view.identity(of: element)
      if let identity, builder.isIn(.options) { builder.tag(identity, isIdentity: true) }
      builder.element(identity) { Content._lower(view.content(element), &$0) }
    }
  }

  /// Appends each element's view as an alternative.
  @MainActor
  public static func _lowerEach(_ view: Self, _ builder: inout TreeBuilder) {
    for element in view.data { Content._lowerEach(view.content(element), &builder) }
  }
}

extension ForEach where Content: View {
  /// Makes a view for each element that has an identity.
  @inlinable
  public nonisolated init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, made: content)
  }

  /// Makes a view for each element that the path identifies.
  @inlinable
  public nonisolated init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, id: id, made: content)
  }

  /// Makes a view for each number of a range.
  @inlinable
  public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, made: content)
  }

  /// Makes a view for each element of a bound collection, which the view can change.
  public nonisolated init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [BoundElement<C>], ID == C.Element.ID, C.Element: Identifiable {
    self.init(data: BoundElement.all(data)) { content($0.binding) }
  }

  /// Makes a view for each element of a bound collection, which the view can change.
  public nonisolated init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [BoundElement<C>] {
    self.init(data: BoundElement.all(data)) { content($0.binding) }
  }
}

extension Identifiable {
  fileprivate var identity: AnyHashable { AnyHashable(id) }
}

/// An element of a bound collection.
public struct BoundElement<C: MutableCollection & RandomAccessCollection> {
  let collection: Binding<C>
  let index: C.Index
  /// The element when the collection was gone through, for one that is gone later.
  let kept: C.Element

  /// Reads and writes the element.
  var binding: Binding<C.Element> {
    Binding(
      get: {
        let now = collection.wrappedValue
        return now.indices.contains(index) ? now[index] : kept
      },
      set: { value in
        var now = collection.wrappedValue
        guard now.indices.contains(index) else { return }
        now[index] = value
        collection.wrappedValue = now
      }
    )
  }

  static func all(_ collection: Binding<C>) -> [BoundElement<C>] {
    let now = collection.wrappedValue
    return now.indices.map {
      BoundElement(collection: collection, index: $0, kept: now[$0])
    }
  }
}
