import IntentModel
import SnippetFoundation

/// The ways in which an app usually writes a value, beside the one in which it is shown.
struct SecretSpellings {
  /// The person's locale, the machine's, and those that apps name most.
  private let locales: [Locale]

  init(locale: Locale) {
    var seen: Set<String> = []
    let others = ["en_US", "en_GB", "en_US_POSIX", "de_DE"].map(Locale.init)
    locales = ([locale, .current] + others).filter { seen.insert($0.identifier).inserted }
  }

  func of(_ value: any Sendable) -> [String] {
    switch value {
    case let text as String: [text.lowercased(), text.uppercased(), text.capitalized]
    case let number as Int: spellings(of: Double(number))
    case let number as Double: spellings(of: number) + ["\(number)"]
    case let date as Date: spellings(of: date)
    case is Bool: []
    default:
      [rawText(value), identifierText(value)].compactMap(\.self)
        + spellings(of: ValueParts(of: value))
    }
  }

  private func spellings(of parts: ValueParts) -> [String] {
    parts.texts + parts.numbers.flatMap { spellings(of: $0) + ["\($0)"] }
  }

  /// With and without groups, with up to two digits behind the point.
  private func spellings(of number: Double) -> [String] {
    guard number.isFinite else { return [] }
    return locales.flatMap { locale in
      [0, 1, 2].flatMap { digits in
        [true, false].map { isGrouped in
          number.formatted(
            .number.precision(.fractionLength(digits))
              .grouping(isGrouped ? .automatic : .never).locale(locale)
          )
        }
      }
    }
  }

  /// Each length of the day, with each length of the time and without; the time alone is in none of them.
  private func spellings(of date: Date) -> [String] {
    let days: [Date.FormatStyle.DateStyle] = [.numeric, .abbreviated, .long, .complete]
    let times: [Date.FormatStyle.TimeStyle] = [.omitted, .shortened, .standard, .complete]
    let zones = TimeZone.current.secondsFromGMT(for: date) == 0 ? [TimeZone.gmt] : [.gmt, .current]
    var texts: [String] = []
    for zone in zones {
      var style = Date.FormatStyle(timeZone: zone)
      for locale in locales {
        for (day, time) in days.flatMap({ day in times.map { (day, $0) } }) {
          style = Date.FormatStyle(date: day, time: time, locale: locale, timeZone: zone)
          texts.append(date.formatted(style))
        }
        style = Date.FormatStyle(locale: locale, timeZone: zone)
        texts.append(date.formatted(style.day().month(.wide)))
        texts.append(date.formatted(style.day().month(.abbreviated)))
      }
      let whole = date.formatted(Date.ISO8601FormatStyle(timeZone: zone))
      texts += [whole, String(whole.prefix(10)), whole.replacingOccurrences(of: "T", with: " ")]
    }
    return texts + ["\(date)", "\(date.timeIntervalSince1970)"]
  }
}
