import SnippetFoundation

/// The times from one date to another: `9:41 – 10:30 AM`; with their days where those differ.
nonisolated struct Interval: LocalizedValue {
  let dates: ClosedRange<Date>

  func text(for values: EnvironmentValues) -> String {
    let (start, end) = (dates.lowerBound, dates.upperBound)
    let isOneDay = values.calendar.isDate(start, inSameDayAs: end)
    let style = Date.IntervalFormatStyle(
      date: isOneDay ? .omitted : .abbreviated,
      time: .shortened,
      locale: values.locale,
      calendar: values.calendar,
      timeZone: values.timeZone
    )
    return style.format(start..<end)
  }
}

/// A clock that runs between two dates: `2:59:30`.
nonisolated struct TimerValue: LocalizedValue {
  let interval: ClosedRange<Date>
  let pauseTime: Date?
  let countsDown: Bool
  let showsHours: Bool

  func text(for values: EnvironmentValues) -> String {
    let (start, end) = (interval.lowerBound, interval.upperBound)
    let now = min(max(pauseTime ?? values.now, start), end)
    let seconds = countsDown ? end.timeIntervalSince(now) : now.timeIntervalSince(start)
    return values.locale.withOwnDigits(Text.DateStyle.clock(seconds, showsHours: showsHours))
  }
}

/// A date in a style.
nonisolated struct StyledDate: ShortenedValue {
  let date: Date
  let style: Text.DateStyle

  var hasShorterForms: Bool { style != .time && style != .timer }

  func text(for values: EnvironmentValues) -> String { style.text(of: date, values) }
}
