import AppIntents
import IntentEffects
import Testing

@testable import IntentModel

// The clock stands at Monday, 5 January 2026, 09:00 UTC.
struct DateTextTests {
  @Test(arguments: [
    ("2026-01-31", "2026-01-31 00:00"), ("2026-01-31 15:30", "2026-01-31 15:30"),
    ("2026-01-31T15:30", "2026-01-31 15:30"), ("2026-01-31T15:30:00Z", "2026-01-31 15:30"),
    ("2026-01-31T15:30:05.250Z", "2026-01-31 15:30:05.250"),
    ("2026-01-31T15:30:00+02:00", "2026-01-31 13:30"), ("2026/01/31", "2026-01-31 00:00"),
    ("now", "2026-01-05 09:00"), ("in 20 minutes", "2026-01-05 09:20"),
    ("in an hour and a half", "2026-01-05 10:30"), ("in 3 days", "2026-01-08 09:00"),
    ("2 hours from now", "2026-01-05 11:00"), ("2 days ago", "2026-01-03 09:00"),
    ("in 2 months", "2026-03-05 09:00"), ("in a year", "2027-01-05 09:00"),
    ("in 3 days at 9", "2026-01-08 09:00"), ("at 5pm in 2 weeks", "2026-01-19 17:00"),
    ("a month ago", "2025-12-05 09:00"), ("two weeks from now at noon", "2026-01-19 12:00"),
    ("in a year and two months", "2027-03-05 09:00"), ("9am in a fortnight", "2026-01-19 09:00"),
    ("today", "2026-01-05 00:00"), ("tomorrow", "2026-01-06 00:00"),
    ("Yesterday", "2026-01-04 00:00"), ("the day after tomorrow", "2026-01-07 00:00"),
    ("2026-12-24 5:30", "2026-12-24 05:30"), ("2026-12-24 5:30 pm", "2026-12-24 17:30"),
    ("2026-12-24 17:30", "2026-12-24 17:30"), ("24.12.2026 5:30", "2026-12-24 17:30"),
    ("tomorrow at 5", "2026-01-06 17:00"), ("tomorrow at 05", "2026-01-06 05:00"),
    ("tomorrow at 9", "2026-01-06 09:00"), ("tomorrow 5pm", "2026-01-06 17:00"),
    ("tomorrow at 5 in the morning", "2026-01-06 05:00"), ("at five tomorrow", "2026-01-06 17:00"),
    ("at 17:30", "2026-01-05 17:30"), ("5pm", "2026-01-05 17:00"), ("5 p.m.", "2026-01-05 17:00"),
    ("5:30pm", "2026-01-05 17:30"), ("12am", "2026-01-06 00:00"), ("12 pm", "2026-01-05 12:00"),
    ("noon", "2026-01-05 12:00"), ("midnight", "2026-01-06 00:00"),
    ("8am", "2026-01-06 08:00"), ("at 08:59", "2026-01-06 08:59"), ("9am", "2026-01-05 09:00"),
    ("half past five", "2026-01-05 17:30"), ("quarter to six pm", "2026-01-05 17:45"),
    ("ten o'clock", "2026-01-05 10:00"), ("at 8", "2026-01-05 20:00"),
    ("at 9", "2026-01-05 09:00"), ("at 8:45", "2026-01-05 20:45"),
    ("quarter to nine", "2026-01-05 20:45"), ("at 8 in the morning", "2026-01-06 08:00"),
    ("tomorrow at 8", "2026-01-06 08:00"), ("tonight at 8", "2026-01-05 20:00"),
    ("tomorrow morning at 5", "2026-01-06 05:00"), ("Friday night 9", "2026-01-09 21:00"),
    ("half past 8 tomorrow evening", "2026-01-06 20:30"), ("at 9 at night", "2026-01-05 21:00"),
    ("this afternoon at 17:30", "2026-01-05 17:30"),
    (
      "tomorrow, in the evening at 7",
      "2026-01-06 19:00"
    ), ("ten past five in the morning", "2026-01-06 05:10"),
    ("friday", "2026-01-09 00:00"), ("Fri", "2026-01-09 00:00"), ("monday", "2026-01-12 00:00"),
    ("next Friday", "2026-01-16 00:00"), ("this friday at noon", "2026-01-09 12:00"),
    ("last friday", "2026-01-02 00:00"), ("5pm on Friday", "2026-01-09 17:00"),
    ("on Thursday at 11:15", "2026-01-08 11:15"),
    ("Jan 5", "2026-01-05 00:00"), ("January 4th", "2027-01-04 00:00"),
    ("5 feb", "2026-02-05 00:00"), ("Feb 29", "2028-02-29 00:00"),
    ("24.12.2026", "2026-12-24 00:00"), ("12/24/2026 at noon", "2026-12-24 12:00"),
    ("12/24", "2026-12-24 00:00"), ("24/12", "2026-12-24 00:00"),
    ("1/5", "2026-01-05 00:00"), ("1/4", "2027-01-04 00:00"), ("2/1/2026", "2026-02-01 00:00"),
    ("1-4-2026", "2026-01-04 00:00"), ("12/24/26", "2026-12-24 00:00"),
    ("1/2/26 at 17.30", "2026-01-02 17:30"), ("17.30", "2026-01-05 17:30"),
    ("5.30 pm", "2026-01-05 17:30"), ("5.30pm", "2026-01-05 17:30"),
    ("at 17.12", "2026-01-05 17:12"),
    ("tomorrow 9.15", "2026-01-06 09:15"),
    ("29.2.2028", "2028-02-29 00:00"), ("5/5", "2026-05-05 00:00"), ("24.12.", "2026-12-24 00:00"),
    ("the 5th of March 2027 at 7:45 pm", "2027-03-05 19:45"), ("Jan 5, 2030", "2030-01-05 00:00"),
  ])
  func `a day and a time are read`(text: String, expected: String) async throws {
    #expect(try await typed(text, IntentParameter<Date>(title: "When")) == "= \(expected)")
  }

  @Test(arguments: [
    ("tommorow", "tomorrow"), ("Tommorow at 5", "tomorrow at 5"), ("wensday", "wednesday"),
    ("febuary 3", "february 3"), ("12 Septmber", "12 september"),
  ])
  func `a slip in the name of a day or a month is asked about`(
    text: String,
    meant: String
  ) async throws {
    let date = IntentParameter<Date>(title: "When")
    #expect(try await typed(text, date) == "Did you mean \(meant)?")
    let parts = IntentParameter<DateComponents>(title: "When")
    #expect(try await typed(text, parts) == "Did you mean \(meant)?")
  }

  @Test(arguments: ["tomatoes", "someday", "wednesday the 50th", "soon", "tommorow never", "mar"])
  func `what is no slip in a day is not guessed at`(text: String) async throws {
    let read = try await typed(text, IntentParameter<Date>(title: "When"))
    #expect(!read.hasPrefix("Did you mean"))
  }

  @Test(arguments: [
    ("5", "could be a day or an hour. Type at 17:00, 5pm, or Jan 5"),
    ("17", "could be a day or an hour. Type at 17:00, 5pm, or Jan 5"),
    ("1.5.2026", "could be two different days. Write it as 2026-01-31 or Jan 31"),
    ("24.12.26", "could be two different days. Write it as 2026-01-31 or Jan 31"),
    ("1.5.", "could be two different days. Write it as 2026-01-31 or Jan 31"),
    ("17.12", "could be a day or a time. Write a day as Jan 31, a time as 17:30"),
    ("1/2/3", "is a day that the calendar does not have"),
    ("13/13", "is a day that the calendar does not have"),
    ("31.11.2026", "is a day that the calendar does not have"),
    ("Feb 30", "is a day that the calendar does not have"),
    ("2026-02-29", "is a day that the calendar does not have"),
    ("2026-13-01", "is a day that the calendar does not have"),
    ("tonight", "has no time. Type tonight at 8"),
    ("in 5", "has no unit"), ("in 2 lifetimes", "is not a length of time"),
    ("in 9000 years", "is too far away"),
    ("20261231", "is not a date or a time"), ("2026", "is not a date or a time"),
    ("soon", "is not a date or a time"),
    ("next week", "is several days. Type one of them, as next Friday, Jan 31 or in 7 days"),
    ("this weekend at 5", "is several days. Type one of them, as next Friday, Jan 31 or in 7 days"),
    ("tomorrow morning", "has no time. Type tomorrow morning at 9"),
    ("in the afternoon", "has no time. Type in the afternoon at 3"),
    ("tomorrow morning at 17:30", "is not a time of the morning"),
    ("tomorrow morning evening", "is not a date or a time"),
    ("25:00", "is not a date or a time"), ("17pm", "is not a date or a time"),
    ("5:3", "is not a date or a time"), ("friday friday", "is not a date or a time"),
    ("at", "is not a date or a time"), ("tomorrow at", "is not a date or a time"),
    ("in -5 minutes", "is not a length of time"),
    ("in 99999999999999 weeks", "is too long"),
    ("0000-01-01", "is a day that the calendar does not have"),
  ])
  func `a text that is none, or could be two, is refused`(
    text: String,
    expected: String
  ) async throws {
    let hint =
      expected.contains(". ")
      ? "" : ". Type a date such as tomorrow at 17:30, in 20 minutes or 2026-01-31 15:30"
    #expect(
      try await typed(text, IntentParameter<Date>(title: "When")) == "'\(text)' \(expected)\(hint)."
    )
  }

  @Test(arguments: [
    ("friday", "= 2026-01-09"), ("in 3 days", "= 2026-01-08"), ("2026-01-31", "= 2026-01-31"),
    ("5pm", "'5pm' is a time, and a day is asked for."), ("24.12", "= 2026-12-24"),
    ("1/31", "= 2026-01-31"), ("5", "'5' names no month. Type Jan 5 or 2026-01-05."),
    ("soon", "'soon' is not a day. Type a day such as"),
    ("32", "'32' is not a day. Type a day such as"),
    ("friday at 5", "'friday at 5' has a time, and only a day is asked for."),
    ("friday morning", "'friday morning' is a part of a day, and a day is asked for."),
    ("next month", "'next month' is several days."), ("the 9th", "= 2026-01-09"),
  ])
  func `a parameter for a day takes no time`(text: String, expected: String) async throws {
    let words = try await typed(text, IntentParameter<Date>(title: "Day", kind: .date))
    #expect(words.hasPrefix(expected))
  }

  @Test(arguments: [
    ("5pm", "= 17:00"), ("at 8", "= 08:00"), ("in 20 minutes", "= 09:20"), ("17.30", "= 17:30"),
    ("5.30 pm", "= 17:30"), ("5.30", "= 17:30"), ("05.30", "= 05:30"), ("1.05", "= 13:05"),
    ("17", "= 17:00"), ("07", "= 07:00"),
    ("5", "'5' could be in the morning or in the afternoon. Type 5am or 5pm."),
    ("1/5", "'1/5' is a day, and a time is asked for."),
    ("1.5.2026", "'1.5.2026' is a day, and a time is asked for."),
    ("25.30", "'25.30' is not a time. Type a time such as 17:30, 5pm or noon."),
    ("soon", "'soon' is not a time. Type a time such as 17:30, 5pm or noon."),
    ("friday", "'friday' is a day, and a time is asked for."),
    ("friday at 5", "'friday at 5' has a day, and only a time is asked for."),
  ])
  func `a parameter for a time takes no day`(text: String, expected: String) async throws {
    let words = try await typed(text, IntentParameter<Date>(title: "Time", kind: .time))
    #expect(words.hasPrefix(expected))
  }

  /// On Sunday, 22 November 2026, where the week begins on Sunday.
  @Test(arguments: [
    ("this friday", "2026-11-27"), ("next friday", "2026-12-04"), ("friday", "2026-11-27"),
    ("this sunday", "2026-11-22"), ("next sunday", "2026-11-29"), ("last friday", "2026-11-20"),
    ("this saturday", "2026-11-28"),
  ])
  func `a week begins when the person's does`(text: String, expected: String) async throws {
    let sunday = StillWorld(now: Date(timeIntervalSince1970: 1_795_338_000))
    let parameter = IntentParameter<Date>(title: "Day", kind: .date)
    let resolution = try await World.$current.withValue(sunday) {
      try await parameter.resolve(text)
    }
    guard case .value(let value) = resolution else {
      Issue.record("\(resolution)")
      return
    }
    #expect(parameter.display(value).title.resolved == expected)
  }

  @Test func `a day of this week that is over says so`() async throws {
    let saturday = StillWorld(now: Date(timeIntervalSince1970: 1_768_035_600))
    let parameter = IntentParameter<Date>(title: "Day", kind: .date)
    let resolution = try await World.$current.withValue(saturday) {
      try await parameter.resolve("this friday")
    }
    guard case .rejected(let rejection) = resolution else {
      Issue.record("'this friday' was taken")
      return
    }
    #expect(rejection.reason == "'this friday' is past: it was 2026-01-09")
  }

  @Test(arguments: [
    ("friday at 17:30", "= 2026-01-09 17:30"), ("17:30", "= 17:30"), ("Jan 7", "= 2026-01-07"),
    ("7", "'7' could be a day or an hour. Type at 17:00, 5pm, or Jan 5."),
  ])
  func `components hold only what was said`(text: String, expected: String) async throws {
    #expect(try await typed(text, IntentParameter<DateComponents>(title: "When")) == expected)
  }

  @Test func `days are counted as Foundation counts them`() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    for days in stride(from: -700_000, through: 2_900_000, by: 997) {
      guard let day = CivilDay(daysSince1970: days) else { continue }
      #expect(day.daysSince1970 == days)
      guard days > -100_000 else { continue }
      let date = Date(timeIntervalSince1970: Double(days) * 86_400)
      let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: date)
      #expect(parts.year == day.year && parts.month == day.month && parts.day == day.day)
      #expect(((parts.weekday ?? 0) + 5) % 7 == day.weekday)
    }
  }
}
