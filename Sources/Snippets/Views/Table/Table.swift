public import SnippetFoundation

/// Rows with columns under titles.
///
/// Renders as:
///
///     Name   Cups
///     Ann    3
///     Bob    12
///
/// A column is as wide as its widest cell. Nothing is selected or sorted: a snippet is a picture of the rows as they are.
public nonisolated struct Table<Value: Identifiable, Rows: View, Sort>: PrimitiveView {
  // Columns are made and used on the main actor only.
  nonisolated(unsafe) private let cells: [TableCells<Value>]
  private let rows: Rows

  init(_ columns: TableColumns<Value, Sort>, _ rows: Rows) {
    (cells, self.rows) = (columns.columns, rows)
  }

  /// Appends a grid of the titles and the rows.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    guard builder.enter(Self.self) else { return }
    // A view's values are used on the main actor only.
    nonisolated(unsafe) let view = view
    let cells = view.cells
    let outer = builder.tableRow
    let hasTitles = !builder.isIn([.tableTitlesHidden, .labelsHidden])
    builder.scroll(.vertical, alignment: .topLeading, isWide: true) { builder in
      let grid = Grid(alignment: .topLeading, horizontalSpacing: 16) {
        if hasTitles { TableTitles(cells: cells) }
        ConfigurationPart { builder in
          builder.tableRow = { value, builder in
            guard let value = value as? Value else { return }
            let row = GridRow {
              ForEach(cells.indices) { cells[$0].cell(value) }
            }
            type(of: row)._lower(row, &builder)
          }
          Rows._lower(view.rows, &builder)
          builder.tableRow = outer
        }
      }
      type(of: grid)._lower(grid, &builder)
    }
    builder.leave()
  }
}

/// The titles of the columns.
private struct TableTitles<Value>: View {
  let cells: [TableCells<Value>]

  var body: some View {
    GridRow {
      ForEach(cells.indices) { index in
        cells[index].title.bold().gridColumnAlignment(cells[index].alignment)
      }
    }
  }
}

/// A row of a table, by what it shows.
///
/// Renders as: the row; outside of a table nothing.
public nonisolated struct TableRow<Value: Identifiable>: PrimitiveView {
  private let value: Value

  /// Makes a row.
  public init(_ value: Value) { self.value = value }

  /// Appends the cells.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    builder.tableRow?(view.value, &builder)
  }
}

extension Table {
  /// Makes a table of rows that are made one by one.
  public init(
    of valueType: Value.Type,
    @TableColumnBuilder<Value, Never> columns: () -> TableColumns<Value, Never>,
    @ViewBuilder rows: () -> Rows
  ) where Sort == Never { self.init(columns(), rows()) }

  /// Makes a table of rows that are made one by one, some of which can be selected.
  public init(
    of valueType: Value.Type,
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> TableColumns<Value, Never>,
    @ViewBuilder rows: () -> Rows
  ) where Sort == Never { self.init(columns(), rows()) }

  /// Makes a table of rows that are made one by one, and can be sorted.
  public init(
    of valueType: Value.Type,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> TableColumns<Value, Sort>,
    @ViewBuilder rows: () -> Rows
  ) where Sort: SortComparator { self.init(columns(), rows()) }
}

/// The rows of a table's elements.
public nonisolated struct TableForEachContent<Data: RandomAccessCollection>: View
where Data.Element: Identifiable {
  private let data: Data

  init(_ data: Data) { self.data = data }

  /// A row for each element.
  public var body: some View { ForEach(data) { TableRow($0) } }
}

extension Table {
  /// Makes a table of values.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    @TableColumnBuilder<Value, Never> columns: () -> TableColumns<Value, Never>
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort == Never {
    self.init(columns(), TableForEachContent(data))
  }

  /// Makes a table of values, one of which can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    @TableColumnBuilder<Value, Never> columns: () -> TableColumns<Value, Never>
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort == Never {
    self.init(columns(), TableForEachContent(data))
  }

  /// Makes a table of values, some of which can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> TableColumns<Value, Never>
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort == Never {
    self.init(columns(), TableForEachContent(data))
  }

  /// Makes a table of values that can be sorted.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> TableColumns<Value, Sort>
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort: SortComparator {
    self.init(columns(), TableForEachContent(data))
  }

  /// Makes a table of values that can be sorted, one of which can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Value.ID?>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> TableColumns<Value, Sort>
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort: SortComparator {
    self.init(columns(), TableForEachContent(data))
  }

  /// Makes a table of values that can be sorted, some of which can be selected.
  public init<Data: RandomAccessCollection>(
    _ data: Data,
    selection: Binding<Set<Value.ID>>,
    sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> TableColumns<Value, Sort>
  ) where Rows == TableForEachContent<Data>, Data.Element == Value, Sort: SortComparator {
    self.init(columns(), TableForEachContent(data))
  }
}
