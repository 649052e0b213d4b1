public import SnippetFoundation

extension LocalizedStringKey.StringInterpolation {
  /// Adds a string; what looks like markup in it is text.
  public mutating func appendInterpolation<S: StringProtocol>(_ string: S) {
    append(string: String(string))
  }

  /// Adds a whole number, written for the locale.
  public mutating func appendInterpolation(_ value: Int) {
    append(.value(WholeNumber(value: Int64(value))))
  }

  /// Adds a value with the words that its type has for a person, else as it describes itself.
  ///
  /// Whole and other numbers are written for the locale.
  public mutating func appendInterpolation<T>(_ value: T) {
    // As most are that are no whole numbers: nothing is cast.
    if T.self == Double.self { return append(double: _identityCast(value, to: Double.self)) }
    switch value {
    case let number as any BinaryInteger:
      append(.value(WholeNumber(value: Int64(clamping: number))))
    case let number as Double: append(double: number)
    case let number as Float: append(double: Double("\(number)") ?? Double(number))
    case let number as CGFloat: append(double: Double(number))
    case let number as Decimal:
      append(.value(NumberValue(number, Decimal.FormatStyle())))
    case let worded as any CustomLocalizedStringResourceConvertible:
      appendInterpolation(worded.localizedStringResource)
    default: append(string: ValueWords.text(of: value))
    }
  }

  private mutating func append(double: Double) {
    append(.value(DecimalNumber(value: double)))
  }

  /// Adds a number in a format of printf, such as `%.2f`, written for the locale.
  public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
    append(.value(SpecifiedValue(value: value, specifier: specifier)))
  }

  /// Adds a value in a format, written for the environment's locale.
  @inlinable
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    append(value: FormattedValue(input, format))
  }

  @usableFromInline
  mutating func append(value: any LocalizedValue) { append(.value(value)) }

  /// Adds a value in a format with attributes, written for the environment's locale.
  public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    append(.text(Text(input, format: format)))
  }

  /// Adds an object as a formatter writes it.
  public mutating func appendInterpolation<Subject: ReferenceConvertible>(
    _ subject: Subject,
    formatter: Formatter? = nil
  ) {
    append(string: formatter?.string(for: subject) ?? "\(subject)")
  }

  /// Adds an object as a formatter writes it.
  public mutating func appendInterpolation<Subject: NSObject>(
    _ subject: Subject,
    formatter: Formatter? = nil
  ) {
    append(string: formatter?.string(for: subject) ?? "\(subject)")
  }

  /// Adds what a formatter makes of a date.
  public mutating func appendInterpolation(_ date: Date, formatter: Formatter) {
    append(string: formatter.string(for: date) ?? "\(date)")
  }

  /// Adds a date: its day and its time.
  public mutating func appendInterpolation(_ date: Date) { append(string: "\(date)") }

  /// Adds a date in a style.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    append(.value(StyledDate(date: date, style: style)))
  }

  /// Adds the times from one date to another.
  public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
    append(.value(Interval(dates: dates)))
  }

  /// Adds the times from one date to another.
  public mutating func appendInterpolation(_ interval: DateInterval) {
    append(.value(Interval(dates: interval.start...interval.end)))
  }

  /// Adds a clock that runs between two dates.
  public mutating func appendInterpolation(
    timerInterval: ClosedRange<Date>,
    pauseTime: Date? = nil,
    countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    append(
      .value(
        TimerValue(
          interval: timerInterval,
          pauseTime: pauseTime,
          countsDown: countsDown,
          showsHours: showsHours
        )
      )
    )
  }

  /// Adds a text with its style.
  public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }

  /// Adds a text with its attributes.
  public mutating func appendInterpolation(_ attributedString: AttributedString) {
    append(.text(Text(attributedString)))
  }

  /// Adds the words of a resource.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    if bringsWords || resource.hasNumbers {
      append(.value(ResourceValue(resource: resource)))
    } else {
      append(string: String(localized: resource))
    }
  }

  /// Adds a symbol.
  public mutating func appendInterpolation(_ image: Image) { append(image: image) }

  /// Adds what a colour is called.
  public mutating func appendInterpolation(accessibilityName color: Color) {
    append(string: color.words)
  }
}
