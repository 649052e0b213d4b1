/// The roots of a tree of values; those that hold others have a mark, as collapsed as a list opens.
///
/// Renders as: `▸ Coffee`, and a value that holds nothing `Water`.
public nonisolated struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Row: View>:
  PrimitiveView
{
  private let data: [Data.Element]
  private let children: (Data.Element) -> Data?
  private let row: (Data.Element) -> Row

  private init(
    _ data: [Data.Element],
    _ children: @escaping (Data.Element) -> Data?,
    _ row: @escaping (Data.Element) -> Row
  ) {
    (self.data, self.children, self.row) = (data, children, row)
  }

  /// Shows several roots.
  public init(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) {
    self.init(Array(data), { $0[keyPath: children] }, content)
  }

  /// Shows several roots.
  public init(
    _ data: Data,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(Array(data), { $0[keyPath: children] }, content)
  }

  /// Shows one root.
  public init(
    _ root: Data.Element,
    children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Row
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init([root], { $0[keyPath: children] }, content)
  }

  /// Appends a row for each root.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    for element in view.data {
      if view.children(element) == nil {
        Row._lower(view.row(element), &builder)
      } else {
        let title = view.row(element)
        DisclosureGroup._lower(
          DisclosureGroup(content: { EmptyView() }, label: { title }),
          &builder
        )
      }
    }
  }
}
