import SnippetFoundation

extension Calendar.RecurrenceRule: TypedValue {
  /// How often: `daily`, `every 2 weeks`, `every other day`, `every Monday and Friday`, with `3 times` behind it or not.
  static func read(_ text: String, _ rules: ParameterConfiguration) -> TypedReading {
    guard text.utf8.count <= 300 else { return .refused("is too long for a rule") }
    var words = text.lowercased().split { $0.isWhitespace || $0 == "," }.map(String.init)
    var end = End.never
    if words.count > 2, words.last == "times", let count = Int(words[words.count - 2]), count > 0 {
      end = .afterOccurrences(count)
      words.removeLast(2)
    }
    guard var rule = rule(words) else { return .refused("does not say how often") }
    rule.end = end
    return .value(rule)
  }

  static func hint(_ rules: ParameterConfiguration) -> String {
    "how often, such as daily, every 2 weeks or every Monday and Friday"
  }

  func typed(_ rules: ParameterConfiguration) -> String {
    let days = weekdays.compactMap { day -> String? in
      if case .every(let day) = day { RecurrenceWords.name(of: day) } else { nil }
    }
    let often =
      if frequency == .weekly, interval == 1, !days.isEmpty, days.count == weekdays.count {
        "every " + RecurrenceWords.list(days)
      } else {
        RecurrenceWords.phrase(frequency, interval)
      }
    return end.occurrences.map { "\(often), \($0) times" } ?? often
  }

  private static func rule(_ words: [String]) -> Self? {
    if words.count == 1, let frequency = RecurrenceWords.adverbs[words[0]] {
      return Self(calendar: calendar, frequency: frequency)
    }
    guard words.first == "every", words.count > 1 else { return nil }
    let rest = Array(words.dropFirst())
    if rest.count == 1, let frequency = RecurrenceWords.units[rest[0]] {
      return Self(calendar: calendar, frequency: frequency)
    }
    if rest.count == 2, let frequency = RecurrenceWords.units[rest[1]],
      let interval = rest[0] == "other" ? 2 : Int(rest[0]), interval > 0
    {
      return Self(calendar: calendar, frequency: frequency, interval: interval)
    }
    let names = rest.filter { $0 != "and" }
    if names == ["weekday"] { return weekly(RecurrenceWords.workdays) }
    let days = names.compactMap(RecurrenceWords.weekday)
    return days.isEmpty || days.count != names.count ? nil : weekly(days)
  }

  private static func weekly(_ days: [Locale.Weekday]) -> Self {
    Self(calendar: calendar, frequency: .weekly, weekdays: days.map { .every($0) })
  }

  private static var calendar: Calendar { Calendar(identifier: .gregorian) }
}
