import SnippetFoundation

/// Days in the words of the person's language: `morgen`, `am Freitag`, `24. Dezember`, `明日`, `12月24日`.
///
/// The words are those of Foundation's formats, so that every language has them: the days beside today by their names,
/// weekdays, and days of a month without a year. As in English, each is the next one of its name.
struct LocalDay: Sendable {
  /// Days from today, by what they are called.
  private var distances: [String: Int] = [:]
  /// 0 for Monday to 6 for Sunday.
  private var weekdays: [String: Int] = [:]
  private var months: [MonthForm] = []
  /// What may stand before such a day.
  private let before: String?
  /// What stands before or behind a weekday and says of which week it is.
  private let weeks: [(words: String, which: String)]

  /// What a locale writes around the number of a day, for one month.
  private struct MonthForm {
    let month: Int
    let before: String
    let after: String
  }

  /// The day that a text names in the words of a locale; nil: it names none.
  static func day(_ text: some StringProtocol, today: CivilDay, in locale: Locale) -> CivilDay? {
    let text = words(String(text))
    guard !text.isEmpty else { return nil }
    return known.value(of: locale, else: LocalDay.init).day(text, today: today)
  }

  private static let known = BoundedCache<String, LocalDay>(limit: 100)

  private init(_ locale: Locale) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = locale
    let noon = Date(timeIntervalSince1970: 43_200)
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: noon,
      presentation: .named,
      locale: locale,
      calendar: calendar
    )
    style.allowedFields = [.day]
    let language = locale.language.languageCode?.identifier ?? ""
    before = Self.prepositions[language]
    weeks = Self.weeks[language] ?? []
    for (name, days) in Self.spellings[language] ?? [:] { distances[name] = days }
    for days in -2...2 {
      // The style says where its anchor is, seen from a date. A language without a name for it counts: `In 2 days`.
      let name = style.format(noon.addingTimeInterval(Double(-days) * 86_400))
      if !name.contains(where: \.isNumber) { distances[Self.words(name)] = days }
    }
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.calendar = calendar
    for names in [formatter.weekdaySymbols, formatter.shortWeekdaySymbols] {
      // Foundation's weeks begin on Sunday.
      for (place, name) in names.enumerated() {
        weekdays[Self.words(name)] = (place + 6) % 7
      }
    }
    months = Self.months(formatter, locale)
  }

  /// Languages whose people also say `on Friday`.
  private static let prepositions = [
    "de": "am", "es": "el", "fr": "le", "nl": "op", "it": "il", "pt": "na",
  ]

  /// As in English: of this week, of the next, the latest before today, or the next one of its name.
  private static let weeks: [String: [(words: String, which: String)]] = [
    "de": [
      ("nachsten", "next"), ("nachster", "next"), ("diesen", "this"), ("dieser", "this"),
      ("letzten", "last"), ("letzter", "last"), ("kommenden", ""), ("kommender", ""),
    ],
    "fr": [("prochain", "next"), ("ce", "this"), ("dernier", "last")],
    "nl": [("volgende", "next"), ("deze", "this"), ("vorige", "last"), ("komende", "")],
    "ja": [("来週の", "next"), ("今週の", "this"), ("先週の", "last"), ("次の", "")],
  ]

  /// Names of days that Foundation writes otherwise.
  private static let spellings: [String: [String: Int]] = [
    "ja": [
      "きょう": 0, "あした": 1, "あす": 1, "あさって": 2, "きのう": -1, "おととい": -2, "おとつい": -2,
    ]
  ]

  private func day(_ text: String, today: CivilDay) -> CivilDay? {
    if let distance = distances[text] { return today.adding(days: distance) }
    if let day = named(text, today: today) { return day }
    guard let before, text.hasPrefix(before) else { return nil }
    return named(String(text.dropFirst(before.count)), today: today)
  }

  /// A weekday, of the week that is named where one is, or a day of a month.
  private func named(_ text: String, today: CivilDay) -> CivilDay? {
    for (words, which) in weeks {
      let isBefore = text.hasPrefix(words)
      guard isBefore || text.hasSuffix(words) else { continue }
      let name = isBefore ? text.dropFirst(words.count) : text.dropLast(words.count)
      guard let weekday = weekdays[String(name)] else { continue }
      return today.adding(days: DayWords.distance(which, to: weekday, from: today))
    }
    if let weekday = weekdays[text] {
      let distance = weekday - today.weekday
      return today.adding(days: distance > 0 ? distance : distance + 7)
    }
    for form in months where text.hasPrefix(form.before) && text.hasSuffix(form.after) {
      let number = text.dropFirst(form.before.count).dropLast(form.after.count)
      guard (1...2).contains(number.utf8.count), number.utf8.allSatisfy(isDigit),
        let day = Int(number)
      else { continue }
      return DayWords.upcoming(form.month, day, today: today)
    }
    return nil
  }

  /// The ways to write a day of each month, with and without the words that a locale has between (`24 de diciembre`).
  private static func months(_ formatter: DateFormatter, _ locale: Locale) -> [MonthForm] {
    let names: [(template: String, names: [[String]])] = [
      ("MMMMd", [formatter.monthSymbols, formatter.standaloneMonthSymbols]),
      ("MMMd", [formatter.shortMonthSymbols]),
    ]
    return names.flatMap { template, lists in
      let format = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale)
      return lists.flatMap { names in
        names.enumerated()
          .flatMap { place, name in forms(of: format ?? "", month: place + 1, name) }
      }
    }
  }

  private static func forms(of format: String, month: Int, _ name: String) -> [MonthForm] {
    // Before the number of the day and behind it.
    var (whole, bare) = ([""], [""])
    var isQuoted = false
    var rest = format[...]
    while let letter = rest.first {
      let run = rest.prefix { $0 == letter }
      rest = rest.dropFirst(run.count)
      // A month of one letter or two is its number.
      let text = "ML".contains(letter) ? (run.count > 2 ? name : String(month)) : String(run)
      switch letter {
      case "'": isQuoted.toggle()
      case _ where isQuoted: whole[whole.count - 1] += run
      case "d": (whole, bare) = (whole + [""], bare + [""])
      default:
        whole[whole.count - 1] += text
        bare[bare.count - 1] += text
      }
    }
    return [whole, bare].filter { $0.count == 2 }
      .map { MonthForm(month: month, before: words($0[0]), after: words($0[1])) }
  }

  /// What is compared: small letters and digits, without accents, blanks and signs.
  private static func words(_ text: String) -> String { plain(text).filter { $0 != " " } }
}
