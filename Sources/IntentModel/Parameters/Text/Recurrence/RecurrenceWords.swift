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
    "minute": .minutely, "minutes": .minutely, "hour": .hourly, "hours": .hourly, "day": .daily,
    "days": .daily, "week": .weekly, "weeks": .weekly, "month": .monthly, "months": .monthly,
    "year": .yearly, "years": .yearly,
  ]

  static let workdays: [Locale.Weekday] = [.monday, .tuesday, .wednesday, .thursday, .friday]

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

  static func name(of day: Locale.Weekday) -> String? { weekdays.first { $0.0 == day }?.1 }

  /// `daily`, or `every 2 days`.
  static func phrase(_ frequency: Frequency, _ interval: Int) -> String {
    if interval == 1 {
      return adverbs.first { $0.value == frequency && $0.key != "annually" }?.key ?? "daily"
    }
    let unit = units.first { $0.value == frequency && $0.key.hasSuffix("s") }?.key ?? "days"
    return "every \(interval) \(unit)"
  }

  /// `Monday and Friday`.
  static func list(_ names: [String]) -> String {
    names.count < 2
      ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }
}
