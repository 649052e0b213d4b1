public import SnippetFoundation

/// How a date is written by its distance from another: stopwatches, timers, references.
public enum SystemFormatStyle {
  /// The time since a date as a clock, in whole seconds: `2:59`.
  public struct Stopwatch: FormatStyle, Sendable {
    let start: Date
    var locale = Locale.autoupdatingCurrent
    /// Counts from a date.
    public init(startingAt startDate: Date) { start = startDate }
    /// `2:59`; before the start `0:00`.
    public func format(_ value: Date) -> String {
      locale.withOwnDigits(Text.DateStyle.clock(max(0, value.timeIntervalSince(start))))
    }
    /// The same in another language.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// The time that is left of a range of dates, or gone of it, as a clock: `2:59`.
  public struct Timer: FormatStyle, Sendable {
    let dates: Range<Date>
    let countsDown: Bool
    let showsHours: Bool
    var locale = Locale.autoupdatingCurrent
    /// Counts what is left.
    public init(countingDownIn dates: Range<Date>, showsHours: Bool = true) {
      (self.dates, countsDown, self.showsHours) = (dates, true, showsHours)
    }
    /// Counts what is gone.
    public init(countingUpIn dates: Range<Date>, showsHours: Bool = true) {
      (self.dates, countsDown, self.showsHours) = (dates, false, showsHours)
    }
    /// `2:59`; outside of the range as at its nearer end.
    public func format(_ value: Date) -> String {
      let now = min(max(value, dates.lowerBound), dates.upperBound)
      let seconds =
        countsDown
        ? dates.upperBound.timeIntervalSince(now) : now.timeIntervalSince(dates.lowerBound)
      return locale.withOwnDigits(Text.DateStyle.clock(seconds, showsHours: showsHours))
    }
    /// The same in another language.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// A date as it is seen from another: `in 3 hours`.
  public struct DateReference: FormatStyle, Sendable {
    let date: Date
    var locale = Locale.autoupdatingCurrent
    /// Writes a date.
    public init(to date: Date) { self.date = date }
    /// `in 3 hours`, `3 hours ago`.
    public func format(_ value: Date) -> String {
      let formatter = RelativeDateTimeFormatter()
      formatter.locale = locale
      return formatter.localizedString(for: date, relativeTo: value)
    }
    /// The same in another language.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// How far a date is from another, with its direction: `+3 hr`.
  public struct DateOffset: FormatStyle, Sendable {
    let date: Date
    var locale = Locale.autoupdatingCurrent
    /// Counts from a date.
    public init(to date: Date) { self.date = date }
    /// `+3 hr` of what is later than the date, `-3 hr` of what is before it.
    public func format(_ value: Date) -> String {
      let seconds = value.timeIntervalSince(date)
      let whole = Duration.seconds(abs(seconds).rounded())
      let style = Duration.UnitsFormatStyle(
        allowedUnits: [.days, .hours, .minutes, .seconds],
        width: .abbreviated,
        maximumUnitCount: 2
      )
      return (seconds < 0 ? "-" : "+") + style.locale(locale).format(whole)
    }
    /// The same in another language.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
  /// The time since a date as a clock.
  public static func stopwatch(startingAt startDate: Date) -> Self { Self(startingAt: startDate) }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// The time that is left of a range of dates, as a clock.
  public static func timer(countingDownIn dates: Range<Date>, showsHours: Bool = true) -> Self {
    Self(countingDownIn: dates, showsHours: showsHours)
  }
  /// The time that is gone of a range of dates, as a clock.
  public static func timer(countingUpIn dates: Range<Date>, showsHours: Bool = true) -> Self {
    Self(countingUpIn: dates, showsHours: showsHours)
  }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
  /// A date as it is seen from another.
  public static func reference(to date: Date) -> Self { Self(to: date) }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
  /// How far a date is from another.
  public static func offset(to date: Date) -> Self { Self(to: date) }
}
