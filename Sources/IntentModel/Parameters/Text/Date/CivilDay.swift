import SnippetFoundation

/// A day of the Gregorian calendar, as numbers; no time zone, no locale.
package struct CivilDay: Equatable, Comparable {
  let year: Int
  /// 1 to 12.
  let month: Int
  /// 1 to 31.
  let day: Int

  /// nil where the calendar has no such day, or the year is not one from 1 to 9999.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month), day >= 1,
      day <= Self.days(in: month, of: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
  }

  /// The day so many days after the first of 1970; nil outside the years 1 to 9999.
  init?(daysSince1970 days: Int) {
    guard abs(days) < 4_000_000 else { return nil }
    // Counted in 400-year eras that begin on the first of March.
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    self.init(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
      month: month,
      day: dayOfYear - (153 * marchMonth + 2) / 5 + 1
    )
  }

  var daysSince1970: Int {
    let marchYear = month <= 2 ? year - 1 : year
    let era = marchYear / 400
    let yearOfEra = marchYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// 0 for Monday to 6 for Sunday.
  var weekday: Int { ((daysSince1970 + 3) % 7 + 7) % 7 }

  func adding(days: Int) -> CivilDay? { CivilDay(daysSince1970: daysSince1970 + days) }

  package static func < (one: CivilDay, other: CivilDay) -> Bool {
    (one.year, one.month, one.day) < (other.year, other.month, other.day)
  }

  static func days(in month: Int, of year: Int) -> Int {
    if month == 2 {
      return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28
    }
    return [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// `2026-01-31`.
  var text: String { "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))" }
}

/// Returns a number with zeros before it.
func padded(_ number: Int, _ width: Int) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}

/// What a calendar and a clock on the wall show of a point in time: a day and a second of it.
struct CivilTime: Equatable {
  var day: CivilDay
  /// From 0 up to 86,400.
  var second: Double

  init(day: CivilDay, second: Double) {
    self.day = day
    self.second = second
  }

  /// What they show where the person is; nil outside the years 1 to 9999.
  init?(_ date: Date) {
    guard abs(date.timeIntervalSince1970) < 4e11 else { return nil }
    let offset = TimeZone.current.secondsFromGMT(for: date)
    self.init(universal: date.addingTimeInterval(Double(offset)))
  }

  /// What they show in UTC; nil outside the years 1 to 9999.
  init?(universal date: Date) {
    let seconds = date.timeIntervalSince1970
    guard seconds.isFinite, abs(seconds) < 4e11 else { return nil }
    let days = (seconds / 86_400).rounded(.down)
    guard let day = CivilDay(daysSince1970: Int(days)) else { return nil }
    self.day = day
    second = seconds - days * 86_400
  }

  /// When they show it in UTC.
  var universal: Date {
    Date(timeIntervalSince1970: Double(day.daysSince1970) * 86_400 + second)
  }

  /// When they show it where the person is: the first time of two, and where clocks skip it as much later.
  var date: Date {
    let (zone, universal) = (TimeZone.current, universal)
    // Clocks were put as they were the day before, or as they are the day after: the greater offset is the earlier time.
    let offsets = [-86_400, 86_400].map {
      zone.secondsFromGMT(for: universal.addingTimeInterval($0))
    }
    func date(_ offset: Int) -> Date { universal.addingTimeInterval(Double(-offset)) }
    let offset = offsets.sorted(by: >).first { zone.secondsFromGMT(for: date($0)) == $0 }
    return date(offset ?? offsets[0])
  }
}
