public import SnippetFoundation

/// Days that could be chosen elsewhere: in text those chosen now, in order.
///
/// Renders as: `Days: Jun 3, 2026, Jun 9, 2026 ▾`; of more than three `Days: 12 days ▾`.
public nonisolated struct MultiDatePicker<Label: View>: PrimitiveView {
  private let label: Label
  private let days: Set<DateComponents>

  init(_ label: Label, _ days: Set<DateComponents>) { (self.label, self.days) = (label, days) }

  /// Shows days under a name.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(label(), selection.wrappedValue)
  }

  /// Shows days of a range under a name.
  public init(
    selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) { self.init(label(), selection.wrappedValue) }

  /// Shows days from another on under a name.
  public init(
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) { self.init(label(), selection.wrappedValue) }

  /// Appends name and days.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let values = EnvironmentValues.current
    let style = values.dateFormat(date: .abbreviated, time: .omitted)
    let calendar = values.zonedCalendar
    let dates = view.days.compactMap { calendar.date(from: $0) }.sorted()
    let words =
      dates.count > 3
      ? "\(dates.count) days" : dates.map { $0.formatted(style) }.joined(separator: ", ")
    builder.field(view.label, view: "MultiDatePicker", role: "date picker", says: words) {
      $0.chosen(words)
    }
  }
}

extension MultiDatePicker where Label == Text {
  /// Shows days under a title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(Text(titleKey), selection.wrappedValue)
  }

  /// Shows days under a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(Text(verbatim: String(title)), selection.wrappedValue)
  }

  /// Shows days of a range under a title.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) { self.init(Text(titleKey), selection.wrappedValue) }

  /// Shows days from another on under a title.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) { self.init(Text(titleKey), selection.wrappedValue) }

  /// Shows days up to another under a title.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) { self.init(Text(titleKey), selection.wrappedValue) }
}
