/// One view per element, made while it is lowered.
///
/// Leaves no node.
@frozen
public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  PrimitiveView
{
  @usableFromInline let data: Data
  @usableFromInline let content: (Data.Element) -> Content

  @inlinable init(data: Data, made content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }
}

extension ForEach {
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
    self.init(data: data, made: content)
  }

  /// Makes a view for each number of a range.
  @inlinable
  public nonisolated init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int {
    self.init(data: data, made: content)
  }

  /// Appends the nodes of each element's view.
  @inlinable @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    for element in view.data { Content._lower(view.content(element), &builder) }
  }
}
