import SnippetFoundation

/// A date with a time of day as a locale's short times are written: `6:13 AM`, `06:13`.
enum ShortDate {
  /// The time, after the day if that is wanted, with an hour of two digits where the locale's short times have one.
  ///
  /// A `Date.FormatStyle` of Linux writes hours as short as they are, while intervals and the Unicode locale data do not
  /// (German and French: `HH:mm`).
  static func text(of date: Date, showsDay: Bool = false, _ values: EnvironmentValues) -> String {
    // From ten o'clock on there is nothing to choose.
    guard values.zonedCalendar.component(.hour, from: date) < 10,
      twoDigits.value(of: values.locale, else: hasTwoDigits)
    else {
      let day: Date.FormatStyle.DateStyle = showsDay ? .abbreviated : .omitted
      return date.formatted(values.dateFormat(date: day, time: .shortened))
    }
    let time = values.dateFormat().hour(.twoDigits(amPM: .abbreviated)).minute(.twoDigits)
    return date.formatted(showsDay ? time.day().month(.abbreviated).year() : time)
  }

  /// Whether the hours of a locale's short times have two digits.
  private static func hasTwoDigits(_ locale: Locale) -> Bool {
    let formatter = DateFormatter()
    formatter.locale = locale
    (formatter.dateStyle, formatter.timeStyle) = (.none, .short)
    return formatter.dateFormat.map { $0.contains("HH") || $0.contains("hh") } ?? false
  }

  private static let twoDigits = BoundedCache<String, Bool>(limit: 100)
}
