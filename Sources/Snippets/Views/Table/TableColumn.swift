public import SnippetFoundation

/// A column: its title, and what it shows of a row.
struct TableCells<RowValue> {
  let title: ConfigurationPart
  let cell: (RowValue) -> ConfigurationPart
  var alignment = HorizontalAlignment.leading
}

/// A column of a table.
///
/// Renders as: its title, bold, and below it what it shows of each row.
public nonisolated struct TableColumn<RowValue, Sort, Content: View, Label: View> {
  private let label: Label
  private let content: (RowValue) -> Content
  private var alignment = HorizontalAlignment.leading

  init(_ label: Label, content: @escaping (RowValue) -> Content) {
    (self.label, self.content) = (label, content)
  }

  var cells: TableCells<RowValue> {
    let content = content
    let cell: (RowValue) -> ConfigurationPart = { ConfigurationPart(content($0)) }
    return TableCells(title: ConfigurationPart(label), cell: cell, alignment: alignment)
  }

  /// Sets how wide the column is; accepted, it is as wide as its widest cell.
  public func width(_ width: CGFloat? = nil) -> Self { self }
  /// Sets how wide the column may be; accepted, it is as wide as its widest cell.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> Self {
    self
  }
  /// Sets where the column's cells stand in it.
  public func alignment(_ alignment: TableColumnAlignment) -> Self {
    var column = self
    column.alignment = alignment.side
    return column
  }
  /// Names the column for a person who changes them; accepted.
  public func customizationID(_ id: String) -> Self { self }
  /// Shows the column or not at first; accepted, it is shown.
  public func defaultVisibility(_ visibility: Visibility) -> Self { self }
}

/// Where the cells of a column stand in it.
public struct TableColumnAlignment: Hashable, Sendable {
  fileprivate let side: HorizontalAlignment
  /// A side by name.
  public static let automatic = Self(side: .leading), leading = Self(side: .leading)
  /// A side by name.
  public static let center = Self(side: .center), trailing = Self(side: .trailing)
  /// At the end, as numbers stand.
  public static let numeric = Self(side: .trailing)

  /// Whether both are the same side.
  public static func == (left: Self, right: Self) -> Bool { left.side == right.side }
  /// Adds the side.
  public func hash(into hasher: inout Hasher) { hasher.combine(side.code) }
}

// What rows are sorted by is not asked for: any table takes any column, and its rows are drawn as they are.
extension TableColumn where Label == Text {
  /// A column with a title.
  public init(
    _ titleKey: LocalizedStringKey,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), content: content) }

  /// A column with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(verbatim: String(title)), content: content) }

  /// A column that rows are sorted by.
  public init<V>(
    _ titleKey: LocalizedStringKey,
    value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), content: content) }

  /// A column that rows are sorted by.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S,
    value: KeyPath<RowValue, V>,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(verbatim: String(title)), content: content) }

  /// A column that rows are sorted by in an order of their own.
  public init<Comparator: SortComparator>(
    _ titleKey: LocalizedStringKey,
    sortUsing comparator: Comparator,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) { self.init(Text(titleKey), content: content) }
}

extension TableColumn where Label == Text, Content == Text {
  /// A column of words.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(Text(titleKey)) { Text(verbatim: $0[keyPath: value]) }
  }

  /// A column of words.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(Text(verbatim: String(title))) { Text(verbatim: $0[keyPath: value]) }
  }
}

/// Columns beside each other.
public nonisolated struct TableColumns<RowValue, Sort> {
  /// The columns, one by one.
  let columns: [TableCells<RowValue>]
}

/// Builds the columns of a table.
@resultBuilder
public enum TableColumnBuilder<RowValue, Sort> {
  /// A column.
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumns<RowValue, Sort> { TableColumns(columns: [column.cells]) }

  /// All of them.
  public static func buildBlock(
    _ columns: TableColumns<RowValue, Sort>...
  ) -> TableColumns<RowValue, Sort> { TableColumns(columns: columns.flatMap(\.columns)) }

  /// Those behind `if` without `else`.
  public static func buildOptional(
    _ columns: TableColumns<RowValue, Sort>?
  ) -> TableColumns<RowValue, Sort> { columns ?? TableColumns(columns: []) }

  /// Those of a branch.
  public static func buildEither(
    first columns: TableColumns<RowValue, Sort>
  ) -> TableColumns<RowValue, Sort> { columns }

  /// Those of a branch.
  public static func buildEither(
    second columns: TableColumns<RowValue, Sort>
  ) -> TableColumns<RowValue, Sort> { columns }
}
