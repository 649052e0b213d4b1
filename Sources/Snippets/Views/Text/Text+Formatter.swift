public import SnippetFoundation

extension Text {
  /// Shows what a formatter makes of a value; of one that it cannot write, what that says of itself.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "\(subject)")
  }

  /// Shows a value that depends on the time, at the environment's now, in a format.
  public init<Value, F: FormatStyle>(_ source: TimeDataSource<Value>, format: F)
  where F.FormatInput == Value, F.FormatOutput == String {
    self.init(TimeValueInFormat(source: source, format: format))
  }

  /// Shows a value that depends on the time, at the environment's now, in a format with attributes.
  public init<Value, F: FormatStyle>(_ source: TimeDataSource<Value>, format: F)
  where F.FormatInput == Value, F.FormatOutput == AttributedString {
    self.init(TimeValueInAttributedFormat(source: source, format: format))
  }
}

/// A value that depends on the time: the date itself, or how far it is from another.
public nonisolated struct TimeDataSource<Value>: Sendable {
  let value: @Sendable (Date) -> Value
}

extension TimeDataSource where Value == Date {
  /// The date itself.
  public static var currentDate: Self { Self { $0 } }
}

extension TimeDataSource where Value == Range<Date> {
  /// The time from the date to another.
  public static func dateRange(endingAt date: Date) -> Self { Self { min($0, date)..<date } }
  /// The time from a date to the current one.
  public static func dateRange(startingAt date: Date) -> Self { Self { date..<max($0, date) } }
}

extension TimeDataSource where Value == Duration {
  /// How far a date lies ahead.
  public static func durationOffset(to date: Date) -> Self {
    Self { .seconds(date.timeIntervalSince($0)) }
  }
}

/// A value at the environment's now, in a format.
private struct TimeValueInFormat<Value, F: FormatStyle>: LocalizedValue
where F.FormatInput == Value, F.FormatOutput == String {
  let source: TimeDataSource<Value>
  // A format is a value, as Apple's all are.
  nonisolated(unsafe) let format: F

  @MainActor func text(for values: EnvironmentValues) -> String {
    FormattedValue(source.value(values.now), format).text(for: values)
  }
}

/// The same in a format with attributes; they are left out.
private struct TimeValueInAttributedFormat<Value, F: FormatStyle>: LocalizedValue
where F.FormatInput == Value, F.FormatOutput == AttributedString {
  let source: TimeDataSource<Value>
  // A format is a value, as Apple's all are.
  nonisolated(unsafe) let format: F

  @MainActor func text(for values: EnvironmentValues) -> String {
    String(values.fitting(format).text(source.value(values.now)).characters)
  }
}
