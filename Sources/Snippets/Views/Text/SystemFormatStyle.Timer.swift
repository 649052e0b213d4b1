public import SnippetFoundation

extension SystemFormatStyle {
  /// The time that is left of a range of dates, or gone of it, as a clock: `2:59`.
  public struct Timer: FormatStyle, Sendable {
    let dates: Range<Date>
    let countsDown: Bool
    var clock: Clock

    /// Counts what is left; a precision of a minute or more is told in words.
    public init(
      countingDownIn interval: Range<Date>,
      showsHours: Bool = true,
      maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(interval, countsDown: true, showsHours, maxFieldCount, maxPrecision)
    }

    /// Counts what is gone; a precision of a minute or more is told in words.
    public init(
      countingUpIn interval: Range<Date>,
      showsHours: Bool = true,
      maxFieldCount: Int = 3,
      maxPrecision: Duration = .seconds(1)
    ) {
      self.init(interval, countsDown: false, showsHours, maxFieldCount, maxPrecision)
    }

    private init(
      _ dates: Range<Date>,
      countsDown: Bool,
      _ showsHours: Bool,
      _ maxFieldCount: Int,
      _ maxPrecision: Duration
    ) {
      (self.dates, self.countsDown) = (dates, countsDown)
      clock = Clock(
        showsHours: showsHours,
        maxFieldCount: maxFieldCount,
        maxPrecision: maxPrecision,
        isPadded: false
      )
    }

    /// `2:59`; outside of the range as at its nearer end.
    public func format(_ value: Date) -> AttributedString {
      let now = min(max(value, dates.lowerBound), dates.upperBound)
      return countsDown
        ? clock.text(dates.upperBound.timeIntervalSince(now), .up)
        : clock.text(now.timeIntervalSince(dates.lowerBound), .down)
    }

    /// The same in another language.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.clock.locale = locale
      return style
    }
  }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
  /// The time that is left of a range of dates, as a clock.
  public static func timer(
    countingDownIn interval: Range<Date>,
    showsHours: Bool = true,
    maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingDownIn: interval,
      showsHours: showsHours,
      maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision
    )
  }

  /// The time that is gone of a range of dates, as a clock.
  public static func timer(
    countingUpIn interval: Range<Date>,
    showsHours: Bool = true,
    maxFieldCount: Int = 3,
    maxPrecision: Duration = .seconds(1)
  ) -> Self {
    Self(
      countingUpIn: interval,
      showsHours: showsHours,
      maxFieldCount: maxFieldCount,
      maxPrecision: maxPrecision
    )
  }
}
