import SnippetFoundation

/// A time of day as a locale's short times are written: `6:13 AM`, `06:13`.
enum ShortTime {
  /// The time, with an hour of two digits where the locale's short times have one.
  ///
  /// A `Date.FormatStyle` of Linux writes hours as short as they are, while intervals and the Unicode locale data do not
  /// (German and French: `HH:mm`).
  static func text(of date: Date, _ values: EnvironmentValues) -> String {
    let style = Date.FormatStyle(
      date: .omitted,
      time: .shortened,
      locale: values.locale,
      calendar: values.calendar,
      timeZone: values.timeZone
    )
    var calendar = values.calendar
    calendar.timeZone = values.timeZone
    // From ten o'clock on there is nothing to choose.
    guard calendar.component(.hour, from: date) < 10, hasTwoDigits(values.locale) else {
      return date.formatted(style)
    }
    let parts = Date.FormatStyle(
      locale: values.locale,
      calendar: values.calendar,
      timeZone: values.timeZone
    )
    return date.formatted(parts.hour(.twoDigits(amPM: .abbreviated)).minute(.twoDigits))
  }

  /// Whether the hours of a locale's short times have two digits.
  private static func hasTwoDigits(_ locale: Locale) -> Bool {
    if let known = known.withLock({ $0[locale.identifier] }) { return known }
    let formatter = DateFormatter()
    formatter.locale = locale
    (formatter.dateStyle, formatter.timeStyle) = (.none, .short)
    let found = formatter.dateFormat.map { $0.contains("HH") || $0.contains("hh") } ?? false
    known.withLock { $0[locale.identifier] = found }
    return found
  }

  private static let known = Lock<[String: Bool]>([:])
}
