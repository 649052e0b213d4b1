import SnippetFoundation

/// So many days, weeks, months or years from today, as a person types it: `in 2 months`, `a year ago`, `3 days from now`.
///
/// A month later is the same day of the next month, or the last one that it has.
struct DayDistance: Equatable {
  private let months: Int
  private let days: Int

  init(months: Int = 0, days: Int = 0) { (self.months, self.days) = (months, days) }

  /// The distance that words begin with, and how many they are; nil: they begin with none.
  static func leading(_ words: ArraySlice<String>) -> (DayDistance, count: Int)? {
    let isAhead = words.first == "in"
    let (distance, rest) = amounts(isAhead ? words.dropFirst() : words)
    guard let distance else { return nil }
    if isAhead { return (distance, words.count - rest.count) }
    switch (rest.first, rest.dropFirst().first) {
    case ("ago", _): return (distance.past, words.count - rest.count + 1)
    case ("from", "now"), ("from", "today"): return (distance, words.count - rest.count + 2)
    default: return nil
    }
  }

  /// The day that is so far away; nil outside the years 1 to 9999.
  func day(from day: CivilDay) -> CivilDay? {
    let month = day.year * 12 + day.month - 1 + months
    guard abs(month) < 200_000, month >= 12 else { return nil }
    let last = CivilDay.days(in: month % 12 + 1, of: month / 12)
    return CivilDay(year: month / 12, month: month % 12 + 1, day: min(day.day, last))?
      .adding(days: days)
  }

  private var past: DayDistance { DayDistance(months: -months, days: -days) }

  /// `a year and 2 months`, from the greatest to the smallest, and the words behind it; nil: no such amount is there.
  private static func amounts(
    _ words: ArraySlice<String>
  ) -> (DayDistance?, rest: ArraySlice<String>) {
    var (sum, rest) = (DayDistance?.none, words)
    var greatest = 4
    while true {
      let next = sum != nil && rest.first == "and" ? rest.dropFirst() : rest
      guard let end = next.prefix(4).firstIndex(where: { unit($0) != nil }),
        let unit = unit(next[end]), unit.rank < greatest,
        let number = number(next[..<end])
      else { return (sum, rest) }
      sum = DayDistance(
        months: (sum?.months ?? 0) + number * unit.months,
        days: (sum?.days ?? 0) + number * unit.days
      )
      greatest = unit.rank
      rest = next[(end + 1)...]
    }
  }

  private static func number(_ words: ArraySlice<String>) -> Int? {
    if words.count == 1, let word = words.first, ["a", "an", "one"].contains(word) { return 1 }
    guard case .whole(let number) = NumberText(words.joined(separator: " ")),
      (0...100_000).contains(number)
    else { return nil }
    return number
  }

  private static func unit(_ word: String) -> (rank: Int, months: Int, days: Int)? {
    switch word {
    case "year", "years": (3, 12, 0)
    case "month", "months": (2, 1, 0)
    case "week", "weeks": (1, 0, 7)
    case "fortnight", "fortnights": (1, 0, 14)
    case "day", "days": (0, 0, 1)
    default: nil
    }
  }
}
