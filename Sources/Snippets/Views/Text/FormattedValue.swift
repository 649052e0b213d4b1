public import SnippetFoundation

/// A value that is written for a locale, a time zone and a moment that are known later.
@usableFromInline
nonisolated protocol LocalizedValue: Sendable {
  @MainActor func text(for values: EnvironmentValues) -> String
  /// What stands for it in the key of a strings table.
  var specifier: String { get }
  /// A number as a noun varies by it; nil: it is none.
  var number: String? { get }
}

extension LocalizedValue {
  @usableFromInline var specifier: String { "%@" }
  @usableFromInline var number: String? { nil }
}

/// Words that are looked up when they are drawn.
nonisolated struct ResourceValue: LocalizedValue {
  let resource: LocalizedStringResource

  func text(for values: EnvironmentValues) -> String {
    Localization.withTaken(values.locale) { resource.resolved }
  }
}

/// A whole number without a format of its own: small, and written without a format where it was written before.
nonisolated struct WholeNumber: LocalizedValue {
  let value: Int64

  @MainActor
  func text(for values: EnvironmentValues) -> String {
    wholeNumbers.text(of: UInt64(bitPattern: value), in: values.locale) {
      FormattedValue(value, IntegerFormatStyle<Int64>()).text(for: values)
    }
  }

  var specifier: String { "%lld" }

  var number: String? { "\(value)" }
}

/// The same for a number with decimals.
nonisolated struct DecimalNumber: LocalizedValue {
  let value: Double

  @MainActor
  func text(for values: EnvironmentValues) -> String {
    decimalNumbers.text(of: value.bitPattern, in: values.locale) {
      FormattedValue(value, FloatingPointFormatStyle<Double>()).text(for: values)
    }
  }

  var specifier: String { "%lf" }

  var number: String? { "\(value)" }
}

@MainActor private let wholeNumbers = WrittenNumbers()
@MainActor private let decimalNumbers = WrittenNumbers()

/// Another number without a format of its own.
nonisolated struct NumberValue<F: FormatStyle>: LocalizedValue
where F.FormatOutput == String {
  private let value: FormattedValue<F>

  init(_ input: F.FormatInput, _ format: F) { value = FormattedValue(input, format) }

  @MainActor func text(for values: EnvironmentValues) -> String { value.text(for: values) }

  var number: String? { "\(value.input)" }
}

/// A value and its format.
///
/// Formats and their inputs are values; Foundation does not mark all of them Sendable. It is made where the format's type is known:
/// elsewhere its own type would be looked up for each value.
@usableFromInline
nonisolated struct FormattedValue<F: FormatStyle>: LocalizedValue, @unchecked Sendable
where F.FormatOutput == String {
  @usableFromInline let input: F.FormatInput
  @usableFromInline let format: F

  @inlinable
  init(_ input: F.FormatInput, _ format: F) { (self.input, self.format) = (input, format) }

  @MainActor @usableFromInline
  func text(for values: EnvironmentValues) -> String {
    guard isNumberFormat(F.self) else { return otherText(for: values) }
    let (locale, known) = (values.locale, knownNumbers(F.self))
    if let text = known.text(of: input, format, locale) { return text }
    let text = format.locale(locale).format(input)
    known.keep(text, of: input, format, locale)
    return text
  }

  // By itself: it asks for types that a number does without.
  @MainActor @inline(never)
  private func otherText(for values: EnvironmentValues) -> String {
    values.fitting(format).text(input)
  }
}

/// A number in a format of printf.
nonisolated struct SpecifiedValue<T: CVarArg>: LocalizedValue, @unchecked Sendable {
  let value: T
  let specifier: String

  func text(for values: EnvironmentValues) -> String {
    PrintfFormat(specifier).text(of: value, in: values.locale)
  }

  var number: String? { PrintfFormat(specifier).text(of: value) }
}

/// A format with the place and the time of the environment in it.
nonisolated struct FittingFormat<F: FormatStyle> {
  var format: F
  /// Relative dates are counted from here rather than from the machine's clock.
  var now: Date?

  func text(_ input: F.FormatInput) -> F.FormatOutput {
    guard let now, let date = input as? Date, let style = format as? Date.RelativeFormatStyle
    else { return format.format(input) }
    var anchored = Date.AnchoredRelativeFormatStyle(
      anchor: date.inWholeSeconds,
      presentation: style.presentation,
      unitsStyle: style.unitsStyle,
      locale: style.locale,
      calendar: style.calendar
    )
    anchored.capitalizationContext = style.capitalizationContext
    return anchored.format(now.inWholeSeconds) as? F.FormatOutput ?? format.format(input)
  }
}

extension EnvironmentValues {
  /// A format for the environment's locale, and where the format has none of its own its time zone and calendar.
  func fitting<F: FormatStyle>(_ format: F) -> FittingFormat<F> {
    let format = format.locale(locale)
    if var style = format as? Date.FormatStyle {
      if style.timeZone == .autoupdatingCurrent { style.timeZone = timeZone }
      if style.calendar == .autoupdatingCurrent { style.calendar = calendar }
      return FittingFormat(format: style as? F ?? format)
    }
    if var style = format as? Date.IntervalFormatStyle {
      if style.timeZone == .autoupdatingCurrent { style.timeZone = timeZone }
      if style.calendar == .autoupdatingCurrent { style.calendar = calendar }
      return FittingFormat(format: style as? F ?? format)
    }
    if var style = format as? Date.RelativeFormatStyle {
      if style.calendar == .autoupdatingCurrent { style.calendar = calendar }
      return FittingFormat(format: style as? F ?? format, now: now)
    }
    if var style = format as? SystemFormatStyle.DateReference {
      if style.calendar == .autoupdatingCurrent { style.calendar = zonedCalendar }
      return FittingFormat(format: style as? F ?? format)
    }
    if var style = format as? SystemFormatStyle.DateOffset {
      if style.calendar == .autoupdatingCurrent { style.calendar = zonedCalendar }
      return FittingFormat(format: style as? F ?? format)
    }
    return FittingFormat(format: format)
  }
}
