import SnippetFoundation

/// A day as a person types it, counted from another: `tomorrow`, `in 3 days`, `next friday`, `Jan 5`, `5 January 2027`, `2026-01-31`.
///
/// `friday` is the first one after today. `this friday` and `next friday` are those of this and of the next week, from
/// Monday to Sunday; where the person's week begins before Monday, it has begun on such a day. `last friday` is the latest
/// before today. A day without a year is the next one of that name.
enum DayWords: Equatable {
  /// A day, and how many words it takes.
  case day(CivilDay, count: Int)
  /// Words of a day that the calendar does not have, or that could be two.
  case refused(String)
  case none

  static func leading(
    _ words: ArraySlice<String>,
    today: CivilDay,
    kind: IntentDateKind = .dateTime
  ) -> DayWords {
    guard let first = words.first else { return .none }
    let second = words.dropFirst().first
    switch first {
    case "today", "tonight": return .day(today, count: 1)
    case "tomorrow": return shifted(today, by: 1, count: 1)
    case "yesterday": return shifted(today, by: -1, count: 1)
    case "day":
      guard words.count >= 3 else { return .none }
      switch words.prefix(3).joined(separator: " ") {
      case "day after tomorrow": return shifted(today, by: 2, count: 3)
      case "day before yesterday": return shifted(today, by: -2, count: 3)
      default: return .none
      }
    case "this", "next", "last":
      guard let second else { return .none }
      if spans.contains(second) { return .refused(severalDays) }
      guard let weekday = weekday(second) else { return .none }
      return shifted(today, by: distance(first, to: weekday, from: today), count: 2)
    default: break
    }
    if let (distance, count) = DayDistance.leading(words) {
      return distance.day(from: today).map { .day($0, count: count) } ?? .refused("is too far away")
    }
    if let weekday = weekday(first) {
      return shifted(today, by: distance("", to: weekday, from: today), count: 1)
    }
    if let named = named(words, today: today) { return named }
    if kind != .time, first.last?.isLetter == true, let day = ordinal(first) {
      return ofMonth(day, today: today).map { .day($0, count: 1) } ?? noSuchDay
    }
    return NumericDay.read(first, before: second, today: today, kind: kind)
  }

  private static func shifted(_ day: CivilDay, by days: Int, count: Int) -> DayWords {
    day.adding(days: days).map { .day($0, count: count) } ?? .none
  }

  /// Days to a weekday of this week, of the next, of the last, or to the next one of its name, which is "".
  static func distance(_ which: String, to weekday: Int, from today: CivilDay) -> Int {
    let inThisWeek = weekday - today.weekday
    switch which {
    case "this": return inThisWeek + (isAhead(weekday, of: today) ? 7 : 0)
    case "next": return inThisWeek + (isAhead(weekday, of: today) ? 14 : 7)
    case "last": return inThisWeek >= 0 ? inThisWeek - 7 : inThisWeek
    default: return inThisWeek > 0 ? inThisWeek : inThisWeek + 7
    }
  }

  /// Whether the person's week began before Monday, and a weekday of it is still to come, as from Sunday all others are.
  private static func isAhead(_ weekday: Int, of today: CivilDay) -> Bool {
    let begin = weekdays.firstIndex { $0.hasPrefix(firstDayOfWeek.rawValue) } ?? 0
    return today.weekday >= begin && weekday < begin
  }

  private static var firstDayOfWeek: Locale.Weekday {
    (Localization.locale ?? .source).firstDayOfWeek
  }

  /// `Jan 5`, `January 5th 2027`, `5 January`; nil where no month's name is there.
  private static func named(_ words: ArraySlice<String>, today: CivilDay) -> DayWords? {
    let isWithOf = words.dropFirst().first == "of"
    let list = words.prefix(isWithOf ? 4 : 3).filter { $0 != "of" }
    guard list.count >= 2 else { return nil }
    let month: Int
    let day: Int
    if let named = self.month(list[0]), let number = ordinal(list[1]) {
      (month, day) = (named, number)
    } else if let number = ordinal(list[0]), let named = self.month(list[1]) {
      (month, day) = (named, number)
    } else {
      return nil
    }
    if list.count > 2, list[2].utf8.count == 4, list[2].utf8.allSatisfy(isDigit),
      let year = Int(list[2])
    {
      return CivilDay(year: year, month: month, day: day)
        .map { .day($0, count: isWithOf ? 4 : 3) } ?? noSuchDay
    }
    return upcoming(month, day, today: today).map { .day($0, count: isWithOf ? 3 : 2) } ?? noSuchDay
  }

  /// The next day of that name; nil where the calendar has none.
  static func upcoming(_ month: Int, _ day: Int, today: CivilDay) -> CivilDay? {
    // Within eight years there is a 29 February.
    for year in today.year...(today.year + 8) {
      if let found = CivilDay(year: year, month: month, day: day), found >= today { return found }
    }
    return nil
  }

  /// The next day of a month with that number: `the 3rd`; nil: no month has it.
  private static func ofMonth(_ day: Int, today: CivilDay) -> CivilDay? {
    for month in (today.month - 1)...(today.month + 2) {
      let year = today.year + month / 12
      if let found = CivilDay(year: year, month: month % 12 + 1, day: day), found >= today {
        return found
      }
    }
    return nil
  }

  /// Why `next week` is no day.
  static let severalDays = "is several days"
  private static let spans: Set = ["week", "weekend", "month", "quarter", "year"]

  static let noSuchDay = DayWords.refused("is a day that the calendar does not have")

  private static func ordinal(_ word: String) -> Int? {
    var digits = word[...]
    for ending in ["st", "nd", "rd", "th"] where digits.hasSuffix(ending) {
      digits = digits.dropLast(2)
    }
    guard (1...2).contains(digits.utf8.count), digits.utf8.allSatisfy(isDigit) else { return nil }
    return Int(digits)
  }

  static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  static let weekdays = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
  ]

  /// 1 to 12, by the name or by its first three letters or more.
  private static func month(_ word: String) -> Int? {
    named(word, in: months).map { $0 + 1 }
  }

  /// Whether a word names a month.
  static func isMonth(_ word: String) -> Bool { month(word) != nil }

  private static func weekday(_ word: String) -> Int? { named(word, in: weekdays) }

  private static func named(_ word: String, in names: [String]) -> Int? {
    guard word.utf8.count >= 3 else { return nil }
    return names.firstIndex { $0.hasPrefix(word) }
  }
}
