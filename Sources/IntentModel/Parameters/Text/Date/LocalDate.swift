import SnippetFoundation

/// Dates and times as the person's locale writes them in full: `31. Jan. 2026, 15:30`, `2026年1月31日 15:30`.
enum LocalDate {
  /// What is written for a point in time.
  static func text(_ date: Date) -> String {
    format(.abbreviated, .shortened).format(date)
  }

  /// What a text says that is written just as the locale writes it; nil: it is not.
  ///
  /// Not asked for English, of which all is read as words.
  static func moment(_ text: String) -> Moment? {
    let language = (Localization.locale ?? .source).language.languageCode
    guard text.utf8.count <= 100, language != .english, text.contains(where: \.isNumber) else {
      return nil
    }
    let wanted = blanks(text)
    for (day, time) in styles {
      let style = format(day, time)
      guard let date = try? style.parse(text), blanks(style.format(date)) == wanted,
        let civil = CivilTime(date)
      else { continue }
      return Moment(
        day: day == .omitted ? nil : civil.day,
        time: time == .omitted ? nil : TimeOfDay(second: civil.second)
      )
    }
    return nil
  }

  private static let styles: [(Date.FormatStyle.DateStyle, Date.FormatStyle.TimeStyle)] = [
    (.abbreviated, .shortened), (.abbreviated, .omitted), (.numeric, .shortened),
    (.numeric, .omitted), (.long, .shortened), (.long, .omitted), (.omitted, .shortened),
  ]

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
