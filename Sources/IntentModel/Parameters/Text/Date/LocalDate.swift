import SnippetFoundation

/// Dates and times as the person's locale writes them in full: `31. Jan. 2026, 15:30`, `2026年1月31日 15:30`.
enum LocalDate {
  /// What is written for a point in time.
  static func text(_ date: Date) -> String {
    words(.abbreviated, .shortened, CivilTime(date)?.universal ?? date)
  }

  /// How a parameter shows a point in time where the person's locale writes dates in a way of its own.
  ///
  /// nil: it does not, or what it writes would not be read as the same point in time.
  static func shown(_ date: Date, _ rules: ParameterConfiguration) -> String? {
    guard writesOwnWay(Localization.locale ?? .source), let civil = CivilTime(date) else {
      return nil
    }
    switch rules.dateKind {
    case .date: return checked(date, words(.abbreviated, .omitted, civil.universal), rules)
    case .dateTime: return checked(date, text(date), rules)
    case .time:
      // A time is read as the next one that a clock shows: what it says is compared, not its day.
      let words = words(.omitted, .shortened, civil.universal)
      guard case .moment(let moment) = Moment.read(words, now: date, kind: .time),
        moment.time?.second == civil.second
      else { return nil }
      return words
    }
  }

  /// The same for a day, a time of day or both.
  static func shown(_ parts: DateComponents, _ rules: ParameterConfiguration) -> String? {
    guard writesOwnWay(Localization.locale ?? .source) else { return nil }
    var day: CivilDay?
    if let year = parts.year, let month = parts.month, let number = parts.day {
      day = CivilDay(year: year, month: month, day: number)
    }
    var second: Double?
    if let hour = parts.hour, let minute = parts.minute, (0..<24).contains(hour) {
      second = Double(hour) * 3600 + Double(minute) * 60 + Double(parts.second ?? 0)
    }
    guard day != nil || second != nil else { return nil }
    let time = CivilTime(day: day ?? .first, second: second ?? 0)
    let style =
      (day == nil ? .omitted : .abbreviated, second == nil ? .omitted : .shortened) as Style
    let words = words(style.0, style.1, time.universal)
    guard case .moment(let moment) = Moment.read(words, now: time.date, kind: rules.dateKind),
      moment.instant == nil, moment.day == day, moment.time?.second == second
    else { return nil }
    return words
  }

  private static func checked(
    _ date: Date,
    _ words: String,
    _ rules: ParameterConfiguration
  ) -> String? {
    guard case .moment(let moment) = Moment.read(words, now: date, kind: rules.dateKind),
      moment.date(rules.dateKind, now: date) == date
    else { return nil }
    return words
  }

  /// What a text says that is written just as the locale writes it, or as people there say a day or an hour; nil: it is
  /// not.
  ///
  /// Not asked for English, of which all is read as words.
  static func reading(_ text: String, today: CivilDay, _ kind: IntentDateKind) -> Moment.Reading? {
    let locale = Localization.locale ?? .source
    guard text.utf8.count <= 100, !locale.isEnglish else { return nil }
    if let day = LocalDay.day(text, today: today, in: locale) {
      return .moment(Moment(day: day, time: nil))
    }
    return dayAndTime(text, today: today, kind, in: locale)
      ?? LocalDayPart(of: text, today: today, in: locale).flatMap {
        reading(text, $0, today: today, kind, in: locale)
      }
  }

  /// A text that names a part of a day.
  private static func reading(
    _ text: String,
    _ found: LocalDayPart,
    today: CivilDay,
    _ kind: IntentDateKind,
    in locale: Locale
  ) -> Moment.Reading? {
    if kind == .date { return .refused("is a part of a day, and a day is asked for") }
    var moment = Moment()
    if let day = LocalDay.day(found.text, today: today, in: locale) {
      moment.day = day
    } else if !found.text.isEmpty {
      switch dayAndTime(found.text, today: today, kind, in: locale, isInPart: true) {
      case .moment(let read): moment = read
      case let other: return other
      }
    }
    if let days = found.days {
      guard moment.day == nil else { return nil }
      moment.day = today.adding(days: days)
    }
    guard let time = moment.time else {
      let hour = found.part.example + (found.part.half == "pm" ? 12 : 0)
      return .refused("has no time", expected: "Type \(text) \(hour):00")
    }
    guard let told = found.time(time, isOfDay: moment.day != nil) else {
      return .refused("is not a time of that part of the day")
    }
    moment.time = told
    return .moment(moment)
  }

  /// `isInPart`: a part of the day is named beside it, so that each hour can stand alone.
  private static func dayAndTime(
    _ text: String,
    today: CivilDay,
    _ kind: IntentDateKind,
    in locale: Locale,
    isInPart: Bool = false
  ) -> Moment.Reading? {
    if let time = LocalHour.time(text, in: locale, isInPart: isInPart) {
      return .moment(Moment(day: nil, time: time))
    }
    if text.contains(where: \.isNumber), let moment = written(text, in: styles) {
      return .moment(moment)
    }
    // `31.12.2026 um 17 Uhr`: a day that is understood, and behind it an hour as people say it.
    for (before, time) in LocalHour.ends(of: text, in: locale, isInPart: isInPart) {
      guard let end = before.lastIndex(where: { !$0.isWhitespace && !",、，の".contains($0) }) else {
        continue
      }
      let text = String(before[...end])
      if let day = LocalDay.day(text, today: today, in: locale)
        ?? written(text, in: styles.filter { $0.1 == .omitted })?.day
      {
        return .moment(Moment(day: day, time: time))
      }
      switch DayWords.leading([text.lowercased()], today: today, kind: kind) {
      case .day(let day, count: 1): return .moment(Moment(day: day, time: time))
      case .refused(let reason): return .refused(reason)
      default: continue
      }
    }
    return nil
  }

  /// What a text says that is one of the locale's own forms.
  private static func written(_ text: String, in styles: [Style]) -> Moment? {
    let wanted = blanks(text)
    for (day, time) in styles {
      let style = format(day, time)
      guard let date = try? style.parse(text), blanks(style.format(date)) == wanted,
        let civil = CivilTime(universal: date)
      else { continue }
      return Moment(
        day: day == .omitted ? nil : civil.day,
        time: time == .omitted ? nil : TimeOfDay(second: civil.second)
      )
    }
    return nil
  }

  private typealias Style = (Date.FormatStyle.DateStyle, Date.FormatStyle.TimeStyle)

  private static let styles: [Style] = [
    (.abbreviated, .shortened), (.abbreviated, .omitted), (.numeric, .shortened),
    (.numeric, .omitted), (.long, .shortened), (.long, .omitted), (.omitted, .shortened),
  ]

  private static func words(
    _ day: Date.FormatStyle.DateStyle,
    _ time: Date.FormatStyle.TimeStyle,
    _ universal: Date
  ) -> String { format(day, time).format(universal) }

  /// For points in time of UTC.
  private static func format(
    _ date: Date.FormatStyle.DateStyle,
    _ time: Date.FormatStyle.TimeStyle
  ) -> Date.FormatStyle {
    let locale = Localization.locale ?? .source
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = locale
    return Date.FormatStyle(
      date: date,
      time: time,
      locale: locale,
      calendar: calendar,
      timeZone: .gmt
    )
  }

  /// Small letters and blanks of one kind, without marks of writing directions.
  private static func blanks(_ text: String) -> String {
    var plain = ""
    for scalar in text.lowercased().unicodeScalars {
      if scalar.properties.isWhitespace {
        plain += " "
      } else if scalar.properties.generalCategory != .format {
        plain.unicodeScalars.append(scalar)
      }
    }
    return plain.trimmed
  }
}
