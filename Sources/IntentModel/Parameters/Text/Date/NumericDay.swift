import SnippetFoundation

/// A day in numbers: `2026-01-31`, `1/31/2026`, `31.1.26`, `31.1.`, `1/31`.
///
/// A year of four digits at the beginning says what the others are. Else it is the order of the person's locale; where
/// that leaves it open, or has no such day, only what no other order has either is a day.
enum NumericDay {
  /// `next`: the word behind it, which may say that it is a time.
  static func read(
    _ word: String,
    before next: String?,
    today: CivilDay,
    kind: IntentDateKind
  ) -> DayWords {
    let hasEnd = word.hasSuffix(".")
    let text = hasEnd ? word.dropLast() : word[...]
    guard let separator = text.first(where: { !$0.isNumber }), "-/.".contains(separator) else {
      return .none
    }
    let parts = text.split(separator: separator, omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count),
      parts.allSatisfy({ (1...4).contains($0.utf8.count) && $0.utf8.allSatisfy(isDigit) }),
      parts.count == 3 || parts.allSatisfy({ $0.utf8.count <= 2 })
    else { return .none }
    let isPair = parts.count == 2 && separator == "." && !hasEnd
    if isPair, kind == .time { return .none }
    if isPair, isTime(parts) {
      let isSaid = next.map { ["am", "pm", "a.m", "p.m", "o'clock"].contains($0) } ?? false
      if isSaid { return .none }
      if kind == .dateTime {
        // With points the day comes first, unless the locale says so.
        let order = meant(parts, separator) ?? .dayMonthYear
        return order.day(parts, today: today) == nil ? .none : .refused("could be a day or a time")
      }
    }
    let found = day(parts, separator, today)
    if kind == .time, case .refused = found {
      return .refused("is a day, and a time is asked for")
    }
    return found
  }

  private static func day(
    _ parts: [Substring],
    _ separator: Character,
    _ today: CivilDay
  ) -> DayWords {
    if parts[0].utf8.count == 4 {
      return DateOrder.yearMonthDay.day(parts, today: today).map { .day($0, count: 1) }
        ?? DayWords.noSuchDay
    }
    let meant = meant(parts, separator)
    // Where the year is written first and stands last, the others could be either.
    let isReversed = meant == .yearMonthDay && parts.last?.utf8.count == 4
    if let meant, !isReversed, let day = meant.day(parts, today: today) {
      return .day(day, count: 1)
    }
    let orders = parts.count == 3 ? DateOrder.allCases : [.dayMonthYear, .monthDayYear]
    let days = orders.compactMap { $0.day(parts, today: today) }
    guard let first = days.first else { return DayWords.noSuchDay }
    return days.allSatisfy { $0 == first }
      ? .day(first, count: 1) : .refused("could be two different days")
  }

  /// Whether two numbers could be hours and minutes.
  private static func isTime(_ parts: [Substring]) -> Bool {
    guard let hour = Int(parts[0]), let minute = Int(parts[1]) else { return false }
    return hour < 24 && minute < 60 && parts[1].utf8.count == 2
  }

  private static func meant(_ parts: [Substring], _ separator: Character) -> DateOrder? {
    let locale = Localization.locale ?? .source
    return DateOrder.meant(by: locale, separator: separator, hasYear: parts.count == 3)
  }
}
