import SnippetFoundation

extension EnvironmentValues {
  /// How a date is written here: in this locale, calendar and time zone.
  nonisolated func dateFormat(
    date: Date.FormatStyle.DateStyle? = nil,
    time: Date.FormatStyle.TimeStyle? = nil
  ) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date,
      time: time,
      locale: locale,
      calendar: calendar,
      timeZone: timeZone
    )
  }

  /// The calendar, in the time zone of the texts.
  nonisolated var zonedCalendar: Calendar {
    var calendar = calendar
    calendar.timeZone = timeZone
    return calendar
  }
}
