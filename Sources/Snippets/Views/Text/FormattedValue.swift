import SnippetFoundation

/// A value that is written for a locale that is known later.
protocol LocalizedValue: Sendable {
  @MainActor func text(for locale: Locale) -> String
}

/// A value and its format.
///
/// Formats and their inputs are values; Foundation does not mark all of them Sendable.
struct FormattedValue<F: FormatStyle>: LocalizedValue, @unchecked Sendable
where F.FormatOutput == String {
  private let input: F.FormatInput
  private let format: F

  init(_ input: F.FormatInput, _ format: F) { (self.input, self.format) = (input, format) }

  func text(for locale: Locale) -> String {
    guard FormattedNumbers<F>.covers(F.self) else { return format.locale(locale).format(input) }
    let known = FormattedNumbers<F>.known
    if let text = known.text(of: input, format, locale) { return text }
    let text = format.locale(locale).format(input)
    known.keep(text, of: input, format, locale)
    return text
  }
}
