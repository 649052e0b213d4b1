public import SnippetFoundation

extension SystemFormatStyle {
  /// The time since a date as a clock that goes to hundredths of a second: `00:05.23`, `01:00:00.00`.
  public struct Stopwatch: FormatStyle, Sendable {
    let start: Date
    var clock: Clock

    /// Counts from a date; a precision of a minute or more is told in words.
    public init(
      startingAt startDate: Date,
      showsHours: Bool = true,
      maxFieldCount: Int = 4,
      maxPrecision: Duration = .milliseconds(10)
    ) {
      start = startDate
      clock = Clock(
        showsHours: showsHours,
        maxFieldCount: maxFieldCount,
        maxPrecision: maxPrecision,
        isPadded: true
      )
    }

    /// `02:59.00`; before the start `00:00.00`.
    public func format(_ value: Date) -> AttributedString {
      clock.text(max(0, value.timeIntervalSince(start)), .down)
    }

    /// The same in another language.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.clock.locale = locale
      return style
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// The time since a date as a clock.
  public static func stopwatch(
    startingAt startDate: Date,
    showsHours: Bool = true,
    maxFieldCount: Int = 4,
    maxPrecision: Duration = .milliseconds(10)
  ) -> Self {
    Self(
      startingAt: startDate,
      showsHours: showsHours,
      maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision
    )
  }
}
