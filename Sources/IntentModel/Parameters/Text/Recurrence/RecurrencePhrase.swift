import SnippetFoundation

/// The words of a rule that says how often, read one after the other.
struct RecurrencePhrase {
  private typealias Rule = Calendar.RecurrenceRule
  private var words: ArraySlice<String>

  /// In small letters, without commas.
  init(_ words: [String]) { self.words = words[...] }

  /// nil: the words are no such rule.
  mutating func rule() -> Calendar.RecurrenceRule? {
    let beginning = words
    if let rule = daysFirst(), words.isEmpty { return rule }
    words = beginning
    if let rule = frequencyFirst(), words.isEmpty { return rule }
    return nil
  }

  /// Why words that say how often are not taken: they could mean two things.
  static func doubt(_ words: [String]) -> (reason: String, expected: String)? {
    switch words.first {
    case "biweekly", "semiweekly", "bi-weekly":
      ("could be twice a week or every two weeks", "Type every 2 weeks, or every Monday and Friday")
    case "bimonthly", "semimonthly", "bi-monthly":
      (
        "could be twice a month or every two months",
        "Type every 2 months, or monthly on the 1st and 15th"
      )
    case "every"
    where words.count == 3 && words[1] == "second" && RecurrenceWords.weekday(words[2]) != nil:
      (
        "could be every other week or once a month",
        "Type every other \(words[2]), or the second \(words[2]) of every month"
      )
    default: nil
    }
  }

  /// `weekdays`, `every Monday and Friday`, `every other Tuesday`, `the first Monday of every month`, `on the 3rd of each month`.
  private mutating func daysFirst() -> Rule? {
    let isEvery = take("every") || take("each")
    let isOther = isEvery && take("other")
    if !isEvery { _ = take("on") }
    if !isOther, words.count == 1, let days = RecurrenceWords.days[words.first ?? ""] {
      // 'Monday' alone is one day, and no rule.
      guard isEvery || words.first?.hasSuffix("s") == true else { return nil }
      words = []
      return weekly(days)
    }
    if !isOther, let rule = ofMonth() { return rule }
    if !isOther, words.count == 3, ["to", "through"].contains(words[words.startIndex + 1]),
      let days = RecurrenceWords.days(from: words.first, to: words.last)
    {
      words = []
      return weekly(days)
    }
    if isEvery, !isOther, let (month, day) = monthAndDay() {
      var rule = rule(.yearly, 1)
      (rule.months, rule.daysOfTheMonth) = ([.init(month)], [day])
      return rule
    }
    guard let days = weekdays(), isEvery || areSeveral, words.isEmpty || take("weekly") else {
      return nil
    }
    return weekly(days, interval: isOther ? 2 : 1)
  }

  /// Whether the last word that was read names all days of a name, as `Mondays`.
  private var areSeveral = false

  /// `monthly on the 3rd`, `every 2 weeks on Monday`, `once a week`, `every day`.
  private mutating func frequencyFirst() -> Rule? {
    guard let (frequency, interval) = frequency() else { return nil }
    guard !words.isEmpty else { return rule(frequency, interval) }
    _ = take("on")
    switch frequency {
    case .weekly:
      return weekdays().map { weekly($0, interval: interval) }
    case .monthly:
      var rule = rule(.monthly, interval)
      guard let days = monthDays() else { return nil }
      (rule.daysOfTheMonth, rule.weekdays) = (days.numbers, days.weekdays)
      return rule
    case .yearly:
      guard let (month, day) = monthAndDay() else { return nil }
      var rule = rule(.yearly, interval)
      (rule.months, rule.daysOfTheMonth) = ([.init(month)], [day])
      return rule
    default: return nil
    }
  }

  /// `daily`, `every 3 days`, `every other week`, `once a month`, `fortnightly`.
  private mutating func frequency() -> (Rule.Frequency, Int)? {
    if let first = words.first {
      if let frequency = RecurrenceWords.adverbs[first] {
        words.removeFirst()
        return (frequency, 1)
      }
      if let several = RecurrenceWords.severalAdverbs[first] {
        words.removeFirst()
        return several
      }
    }
    if take("once") {
      guard take("a") || take("an") || take("every") || take("each") else { return nil }
      return unit(1)
    }
    guard take("every") || take("each") else { return nil }
    _ = take("single")
    if take("other") { return unit(2) }
    if let one = unit(1) { return one }
    if words.elementsEqual(["half", "hour"]) || words.elementsEqual(["half", "an", "hour"]) {
      words = []
      return (.minutely, 30)
    }
    guard let number = words.first,
      let interval = RecurrenceWords.intervals[number] ?? whole(number), interval > 0
    else { return nil }
    words.removeFirst()
    return unit(interval)
  }

  private mutating func unit(_ interval: Int) -> (Rule.Frequency, Int)? {
    guard let word = words.first else { return nil }
    if let frequency = RecurrenceWords.units[word] {
      words.removeFirst()
      return (frequency, interval)
    }
    guard let (frequency, count) = RecurrenceWords.severalUnits[word] else { return nil }
    words.removeFirst()
    return (frequency, count * interval)
  }

  /// `the first Monday of every month`, `the 1st and 15th of each month`, `the last day of the month`.
  private mutating func ofMonth() -> Rule? {
    let beginning = words
    guard let days = monthDays(), take("of"), take("every") || take("each") || take("the"),
      take("month")
    else {
      words = beginning
      return nil
    }
    var rule = rule(.monthly, 1)
    (rule.daysOfTheMonth, rule.weekdays) = (days.numbers, days.weekdays)
    return rule
  }

  /// Days of a month: `the 3rd`, `day 3`, `the 1st and the 15th`, `the last day`, or `the second Tuesday`.
  private mutating func monthDays() -> (numbers: [Int], weekdays: [Rule.Weekday])? {
    var (numbers, weekdays): ([Int], [Rule.Weekday]) = ([], [])
    repeat {
      _ = take("the")
      let isDay = take("day")
      guard let word = words.first else { return nil }
      if let day = RecurrenceWords.dayNumber(word, isBare: isDay) {
        words.removeFirst()
        numbers.append(day)
      } else if let place = RecurrenceWords.places[word] {
        words.removeFirst()
        if place == -1, take("day") {
          numbers.append(-1)
        } else if let name = words.first, let day = RecurrenceWords.weekday(name) {
          words.removeFirst()
          weekdays.append(.nth(place, day))
        } else {
          return nil
        }
      } else {
        return nil
      }
    } while take("and")
    return numbers.isEmpty == weekdays.isEmpty ? nil : (numbers, weekdays)
  }

  /// `March 3`, `the 3rd of March`.
  private mutating func monthAndDay() -> (month: Int, day: Int)? {
    _ = take("the")
    guard
      case .day(let day, let count) = DayWords.leading(words, today: .first, kind: .date),
      count == words.count, words.contains(where: { DayWords.isMonth($0) }),
      !words.contains(where: { $0.utf8.count == 4 && Int($0) != nil })
    else { return nil }
    words = []
    return (day.month, day.day)
  }

  /// Names of days with `and` between them; nil: there are none.
  private mutating func weekdays() -> [Locale.Weekday]? {
    var days: [Locale.Weekday] = []
    repeat {
      guard let word = words.first, let day = RecurrenceWords.weekday(word) else { break }
      words.removeFirst()
      areSeveral = word.hasSuffix("days")
      days.append(day)
      _ = take("and")
    } while true
    return days.isEmpty ? nil : days
  }

  private func whole(_ word: String) -> Int? {
    if case .whole(let number) = NumberText(word) { number } else { nil }
  }

  private mutating func take(_ word: String) -> Bool {
    guard words.first == word else { return false }
    words.removeFirst()
    return true
  }

  private func rule(_ frequency: Rule.Frequency, _ interval: Int) -> Rule {
    Rule(calendar: Calendar(identifier: .gregorian), frequency: frequency, interval: interval)
  }

  private func weekly(_ days: [Locale.Weekday], interval: Int = 1) -> Rule {
    var rule = rule(.weekly, interval)
    rule.weekdays = days.map { .every($0) }
    return rule
  }
}
