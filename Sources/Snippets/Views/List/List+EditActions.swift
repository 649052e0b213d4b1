// Lists of bound values, whose rows a person may edit.
extension List where SelectionValue == Never {
  /// Makes a list of bound values, whose rows a person may edit.
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>,
    editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<[BoundElement<Data>], Data.Element.ID, Row>,
    Data.Element: Identifiable
  {
    self.init(made: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Makes a list of bound values, whose rows a person may edit.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<[BoundElement<Data>], ID, Row> {
    self.init(made: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}

extension List {
  /// Makes a list of bound values, whose rows a person may edit, and of which one can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>,
    editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<[BoundElement<Data>], Data.Element.ID, Row>,
    Data.Element: Identifiable
  {
    self.init(made: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Makes a list of bound values, whose rows a person may edit, and of which one can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<[BoundElement<Data>], ID, Row> {
    self.init(made: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}

extension List {
  /// Makes a list of bound values, whose rows a person may edit, and of which some can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, Row: View>(
    _ data: Binding<Data>,
    editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  )
  where
    Content == ForEach<[BoundElement<Data>], Data.Element.ID, Row>,
    Data.Element: Identifiable
  {
    self.init(made: ForEach(data, editActions: editActions, content: rowContent))
  }

  /// Makes a list of bound values, whose rows a person may edit, and of which some can be selected.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Binding<Data>,
    id: KeyPath<Data.Element, ID>,
    editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> Row
  ) where Content == ForEach<[BoundElement<Data>], ID, Row> {
    self.init(made: ForEach(data, id: id, editActions: editActions, content: rowContent))
  }
}
