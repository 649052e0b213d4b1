import SnippetFoundation

/// The words of rules that say how often.
enum RecurrenceWords {
  typealias Frequency = Calendar.RecurrenceRule.Frequency

  static let adverbs: [String: Frequency] = [
    "minutely": .minutely, "hourly": .hourly, "daily": .daily, "weekly": .weekly,
    "monthly": .monthly, "yearly": .yearly, "annually": .yearly,
  ]

  /// One and several.
  static let units: [String: Frequency] = [
    "minute": .minutely, "minutes": .minutely, "min": .minutely, "mins": .minutely, "hour": .hourly,
    "hours": .hourly, "day": .daily,
    "days": .daily, "week": .weekly, "weeks": .weekly, "month": .monthly, "months": .monthly,
    "year": .yearly, "years": .yearly,
  ]

  /// Words for several of one.
  static let severalAdverbs: [String: (Frequency, Int)] = [
    "fortnightly": (.weekly, 2), "quarterly": (.monthly, 3), "everyday": (.daily, 1),
  ]

  static let severalUnits: [String: (Frequency, Int)] = [
    "fortnight": (.weekly, 2), "quarter": (.monthly, 3), "quarters": (.monthly, 3),
  ]

  /// What stands before a unit: each so many of them.
  static let intervals = [
    "second": 2, "2nd": 2, "third": 3, "3rd": 3, "fourth": 4, "4th": 4, "fifth": 5, "sixth": 6,
  ]

  /// Which of a month's days of one name.
  static let places = ["first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "last": -1]

  static func place(_ number: Int) -> String? { places.first { $0.value == number }?.key }

  /// 1 to 31 from `3rd`, or with `isBare` from `3`; nil: it is none.
  static func dayNumber(_ word: String, isBare: Bool) -> Int? {
    let ending = ["st", "nd", "rd", "th"].first { word.hasSuffix($0) }
    guard isBare || ending != nil, let day = Int(word.dropLast(ending?.count ?? 0)),
      (1...31).contains(day)
    else { return nil }
    return day
  }

  /// `3rd`, `last day`.
  static func dayOfMonth(_ day: Int) -> String {
    if day == -1 { return "last day" }
    let ending = (11...13).contains(day % 100) ? "th" : [1: "st", 2: "nd", 3: "rd"][day % 10]
    return "\(day)\(ending ?? "th")"
  }

  private static let workdays: [Locale.Weekday] = [
    .monday, .tuesday, .wednesday, .thursday, .friday,
  ]

  /// Words for several days of each week.
  static let days: [String: [Locale.Weekday]] = [
    "weekday": workdays, "weekdays": workdays, "workday": workdays, "workdays": workdays,
    "weekend": [.saturday, .sunday], "weekends": [.saturday, .sunday],
  ]

  private static let weekdays: [(Locale.Weekday, String)] = [
    (.monday, "Monday"), (.tuesday, "Tuesday"), (.wednesday, "Wednesday"),
    (.thursday, "Thursday"), (.friday, "Friday"), (.saturday, "Saturday"), (.sunday, "Sunday"),
  ]

  /// `monday`, `mondays` or `mon`.
  static func weekday(_ word: String) -> Locale.Weekday? {
    weekdays.first { _, name in
      let name = name.lowercased()
      return word == name || word == name + "s" || word == name.prefix(3)
    }?.0
  }

  /// The days from one to another, both included; nil: these are no days, or the first is not the earlier one.
  static func days(from first: String?, to last: String?) -> [Locale.Weekday]? {
    let days = weekdays.map(\.0)
    guard let first = first.flatMap(weekday), let last = last.flatMap(weekday),
      let start = days.firstIndex(of: first), let end = days.firstIndex(of: last), start < end
    else { return nil }
    return Array(days[start...end])
  }

  static func name(of day: Locale.Weekday) -> String? { weekdays.first { $0.0 == day }?.1 }

  /// `daily`, or `every 2 days`.
  static func phrase(_ frequency: Frequency, _ interval: Int) -> String {
    if interval == 1 {
      return adverbs.first { $0.value == frequency && $0.key != "annually" }?.key ?? "daily"
    }
    let unit =
      units.first { $0.value == frequency && $0.key.hasSuffix("s") && $0.key != "mins" }?.key
      ?? "days"
    return "every \(interval) \(unit)"
  }

  /// `Monday and Friday`.
  static func list(_ names: [String]) -> String {
    names.count < 2
      ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }
}
