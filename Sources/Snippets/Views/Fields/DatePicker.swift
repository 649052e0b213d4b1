public import SnippetFoundation

/// What of a date a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  /// One bit a part.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The time of day.
  public static let hourAndMinute = Self(rawValue: 1)
  /// The day.
  public static let date = Self(rawValue: 2)
}

/// A date that could be chosen elsewhere: in text the one chosen now, for the locale.
///
/// Renders as: `When: Jun 3, 2026 at 9:41 AM ▾`; in a list the date at the end of the row.
public nonisolated struct DatePicker<Label: View>: PrimitiveView {
  /// What of a date a picker shows.
  public typealias Components = DatePickerComponents

  private let label: Label
  private let date: Date
  private let components: Components

  init(_ label: Label, _ date: Date, _ components: Components) {
    (self.label, self.date, self.components) = (label, date, components)
  }

  /// Shows a date under a name.
  public init(
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection.wrappedValue, displayedComponents)
  }

  /// Shows a date of a range under a name.
  public init(
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection.wrappedValue, displayedComponents)
  }

  /// Shows a date from another on under a name.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection.wrappedValue, displayedComponents)
  }

  /// Shows a date up to another under a name.
  public init(
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection.wrappedValue, displayedComponents)
  }

  /// Appends name and date.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let values = EnvironmentValues.current
    let showsDay = view.components.contains(.date)
    let words =
      view.components.contains(.hourAndMinute)
      ? ShortDate.text(of: view.date, showsDay: showsDay, values)
      : view.date.formatted(
        values.dateFormat(date: showsDay ? .abbreviated : .omitted, time: .omitted)
      )
    builder.field(view.label, view: "DatePicker", role: "date picker", says: words) {
      $0.chosen(words)
    }
  }
}

extension TreeBuilder {
  /// Appends a value chosen among others, with the sign of a menu.
  @MainActor
  mutating func chosen(_ value: String) {
    stack(Node(.row, flags: Alignment(.center, .top).bits, 1), axis: 0) { builder in
      if !value.isEmpty { builder.value(value) }
      builder.sign("▾")
    }
  }
}

extension DatePicker where Label == Text {
  /// Shows a date under a title.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection.wrappedValue, displayedComponents)
  }

  /// Shows a date under a title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleResource), selection.wrappedValue, displayedComponents)
  }

  /// Shows a date under a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(verbatim: String(title)), selection.wrappedValue, displayedComponents)
  }

  /// Shows a date of a range under a title.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection.wrappedValue, displayedComponents)
  }

  /// Shows a date of a range under a title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleResource), selection.wrappedValue, displayedComponents)
  }

  /// Shows a date of a range under a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(verbatim: String(title)), selection.wrappedValue, displayedComponents)
  }

  /// Shows a date from another on under a title.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection.wrappedValue, displayedComponents)
  }

  /// Shows a date from another on under a title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleResource), selection.wrappedValue, displayedComponents)
  }

  /// Shows a date from another on under a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(verbatim: String(title)), selection.wrappedValue, displayedComponents)
  }

  /// Shows a date up to another under a title.
  public init(
    _ titleKey: LocalizedStringKey,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleKey), selection.wrappedValue, displayedComponents)
  }

  /// Shows a date up to another under a title.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(titleResource), selection.wrappedValue, displayedComponents)
  }

  /// Shows a date up to another under a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S,
    selection: Binding<Date>,
    in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(Text(verbatim: String(title)), selection.wrappedValue, displayedComponents)
  }
}

/// How date pickers look.
public protocol DatePickerStyle: Sendable {}

extension View {
  /// Sets how date pickers look; in text there is one look.
  public nonisolated func datePickerStyle<S: DatePickerStyle>(_ style: S) -> Self { self }
}

/// One of the system's looks of date pickers.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Makes the look.
  public nonisolated init() {}
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// One of the system's looks of date pickers.
  public nonisolated static var automatic: Self { Self() }
}

/// One of the system's looks of date pickers.
public struct CompactDatePickerStyle: DatePickerStyle {
  /// Makes the look.
  public nonisolated init() {}
}

extension DatePickerStyle where Self == CompactDatePickerStyle {
  /// One of the system's looks of date pickers.
  public nonisolated static var compact: Self { Self() }
}

/// One of the system's looks of date pickers.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  /// Makes the look.
  public nonisolated init() {}
}

extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  /// One of the system's looks of date pickers.
  public nonisolated static var graphical: Self { Self() }
}

/// One of the system's looks of date pickers.
public struct WheelDatePickerStyle: DatePickerStyle {
  /// Makes the look.
  public nonisolated init() {}
}

extension DatePickerStyle where Self == WheelDatePickerStyle {
  /// One of the system's looks of date pickers.
  public nonisolated static var wheel: Self { Self() }
}

/// One of the system's looks of date pickers.
public struct FieldDatePickerStyle: DatePickerStyle {
  /// Makes the look.
  public nonisolated init() {}
}

extension DatePickerStyle where Self == FieldDatePickerStyle {
  /// One of the system's looks of date pickers.
  public nonisolated static var field: Self { Self() }
}

/// One of the system's looks of date pickers.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  /// Makes the look.
  public nonisolated init() {}
}

extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  /// One of the system's looks of date pickers.
  public nonisolated static var stepperField: Self { Self() }
}
