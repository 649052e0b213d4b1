/// What a person may do with the rows of a list; accepted, for nobody edits a snippet.
public struct EditActions<Data>: OptionSet, Sendable {
  /// A bit an action.
  public let rawValue: Int

  /// Makes actions of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
  /// Rows can be moved.
  public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Rows can be deleted.
  public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection & RangeReplaceableCollection {
  /// Rows can be moved and deleted.
  public static var all: EditActions<Data> { EditActions(rawValue: 3) }
}

extension ForEach where Content: View {
  /// Makes a view for each element of a bound collection, whose rows a person may edit.
  public nonisolated init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>,
    editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [BoundElement<C>], ID == C.Element.ID, C.Element: Identifiable {
    self.init(data, content: content)
  }

  /// Makes a view for each element of a bound collection, whose rows a person may edit.
  public nonisolated init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>,
    id: KeyPath<C.Element, ID>,
    editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [BoundElement<C>] {
    self.init(data, id: id, content: content)
  }
}
