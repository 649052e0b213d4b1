import SnippetFoundation

extension Calendar.RecurrenceRule: TypedValue {
  /// How often: `daily`, `every 2 weeks`, `every other Tuesday`, `every Monday and Friday`, `monthly on the 3rd`, `the last
  /// Friday of every month`, `yearly on March 3`, with `3 times` behind it or not.
  static func read(_ text: String, _ rules: ParameterConfiguration) -> TypedReading {
    guard text.utf8.count <= 300 else { return .refused("is too long for a rule") }
    var words = text.lowercased().split { $0.isWhitespace || $0 == "," }.map(String.init)
    var end = End.never
    if words.count > 2, words.last == "times", let count = Int(words[words.count - 2]), count > 0 {
      end = .afterOccurrences(count)
      words.removeLast(2)
      if words.last == "for" { words.removeLast() }
    }
    var phrase = RecurrencePhrase(words)
    guard var rule = phrase.rule() else {
      guard let doubt = RecurrencePhrase.doubt(words) else {
        return .refused("does not say how often")
      }
      return .refused(doubt.reason, expected: doubt.expected)
    }
    rule.end = end
    return .value(rule)
  }

  static func hint(_ rules: ParameterConfiguration) -> String {
    "how often, such as daily, every 2 weeks, every Monday and Friday or monthly on the 3rd"
  }

  func typed(_ rules: ParameterConfiguration) -> String {
    let often =
      if frequency == .weekly, interval == 1, let days = everyDays {
        "every " + RecurrenceWords.list(days)
      } else {
        RecurrenceWords.phrase(frequency, interval) + (places.map { " on \($0)" } ?? "")
      }
    return end.occurrences.map { "\(often), \($0) times" } ?? often
  }

  /// The days of each week by name; nil: there are none, or others too.
  private var everyDays: [String]? {
    let days = weekdays.compactMap { day -> String? in
      if case .every(let day) = day { RecurrenceWords.name(of: day) } else { nil }
    }
    return days.isEmpty || days.count != weekdays.count ? nil : days
  }

  /// Which days of the week, the month or the year, as they stand behind `on`; nil: none in particular.
  private var places: String? {
    switch frequency {
    case .weekly: return everyDays.map(RecurrenceWords.list)
    case .monthly:
      if !daysOfTheMonth.isEmpty {
        return "the " + RecurrenceWords.list(daysOfTheMonth.map(RecurrenceWords.dayOfMonth))
      }
      let nth = weekdays.compactMap { day -> String? in
        guard case .nth(let place, let day) = day, let name = RecurrenceWords.name(of: day)
        else { return nil }
        return RecurrenceWords.place(place).map { "\($0) \(name)" }
      }
      return nth.isEmpty || nth.count != weekdays.count ? nil : "the " + RecurrenceWords.list(nth)
    case .yearly:
      guard let month = months.first?.index, months.count == 1, let day = daysOfTheMonth.first,
        daysOfTheMonth.count == 1, DayWords.months.indices.contains(month - 1)
      else { return nil }
      return "\(DayWords.months[month - 1].capitalized) \(day)"
    default: return nil
    }
  }
}
