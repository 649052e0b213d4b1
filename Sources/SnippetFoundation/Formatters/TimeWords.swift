import Foundation

/// The units that lengths of time are told in, longest first.
enum TimeUnit: CaseIterable {
  case year, month, week, day, hour, minute, second

  var unit: NSCalendar.Unit { names.unit }
  var component: Calendar.Component { names.component }

  /// As Foundation's two calendars call it.
  private var names: (unit: NSCalendar.Unit, component: Calendar.Component) {
    switch self {
    case .year: (.year, .year)
    case .month: (.month, .month)
    case .week: (.weekOfMonth, .weekOfMonth)
    case .day: (.day, .day)
    case .hour: (.hour, .hour)
    case .minute: (.minute, .minute)
    case .second: (.second, .second)
    }
  }

  /// As Foundation's format of durations knows it; nil: it does not, for the unit has no fixed length.
  var duration: (unit: Duration.UnitsFormatStyle.Unit, seconds: Int)? {
    switch self {
    case .year, .month: nil
    case .week: (.weeks, 604_800)
    case .day: (.days, 86_400)
    case .hour: (.hours, 3600)
    case .minute: (.minutes, 60)
    case .second: (.seconds, 1)
    }
  }
}

/// Lengths of time in words.
struct TimeWords {
  let style: DateComponentsFormatter.UnitsStyle
  let locale: Locale

  func text(_ values: [(unit: TimeUnit, count: Int)]) -> String {
    let words = values.map { one($0.unit, $0.count) }
    switch style {
    case .abbreviated, .brief, .positional: return words.joined(separator: " ")
    case .short, .full, .spellOut: return words.joined(separator: separator)
    }
  }

  private var isJapanese: Bool {
    ["ja", "zh", "ko", "th"].contains(locale.language.languageCode?.identifier ?? "en")
  }

  private var separator: String { isJapanese ? " " : ", " }

  private func one(_ unit: TimeUnit, _ count: Int) -> String {
    if style == .spellOut, let spelled = spelled(unit, count) { return spelled }
    if let duration = unit.duration {
      let width: Duration.UnitsFormatStyle.UnitWidth =
        switch style {
        case .full, .spellOut: .wide
        case .short: .abbreviated
        case .brief: .condensedAbbreviated
        case .abbreviated, .positional: .narrow
        }
      let format = Duration.UnitsFormatStyle(
        allowedUnits: [duration.unit],
        width: width,
        zeroValueUnits: .show(length: 1)
      )
      let words = format.locale(locale).format(.seconds(count.multiplied(by: duration.seconds)))
      return style == .brief ? withoutBlanks(words) : words
    }
    let number = count.formatted(.number.locale(locale))
    let language = locale.language.languageCode?.identifier ?? "en"
    let names = Self.names[language] ?? Self.names["en"] ?? [:]
    let (long, several, short, letter) =
      names[unit] ?? ("\(unit)", "\(unit)s", "\(unit)", "\(unit)")
    switch style {
    case .full, .spellOut:
      let isOne = PluralCategory.of("\(count)", in: language) == .one
      return isJapanese ? number + long : "\(number) \(isOne ? long : several)"
    case .short: return isJapanese ? number + long : "\(number) \(short)"
    case .brief: return number + short
    case .abbreviated, .positional: return number + letter
    }
  }

  /// The words with their unit close to the number, as in "9hr".
  private func withoutBlanks(_ words: String) -> String {
    var result = ""
    for character in words where !(character.isWhitespace && result.last?.isNumber == true) {
      result.append(character)
    }
    return result
  }

  /// In full, with the number in words.
  private func spelled(_ unit: TimeUnit, _ count: Int) -> String? {
    let formatter = NumberFormatter()
    formatter.locale = locale
    formatter.numberStyle = .spellOut
    guard let number = formatter.string(from: NSNumber(value: count)) else { return nil }
    let full = TimeWords(style: .full, locale: locale).one(unit, count)
    let digits = count.formatted(.number.locale(locale))
    return full.hasPrefix(digits) ? number + full.dropFirst(digits.count) : nil
  }

  /// One, several, short and shortest: what Foundation's formats of durations do not know.
  private static let names: [String: [TimeUnit: (String, String, String, String)]] = [
    "en": [.year: ("year", "years", "yr", "y"), .month: ("month", "months", "mo", "mo")],
    "de": [.year: ("Jahr", "Jahre", "J", "J"), .month: ("Monat", "Monate", "Mon.", "M")],
    "fr": [.year: ("an", "ans", "an", "a"), .month: ("mois", "mois", "m.", "m")],
    "es": [.year: ("año", "años", "a", "a"), .month: ("mes", "meses", "m.", "m")],
    "it": [.year: ("anno", "anni", "a", "a"), .month: ("mese", "mesi", "m.", "m")],
    "ja": [.year: ("年", "年", "年", "年"), .month: ("か月", "か月", "か月", "か月")],
    "zh": [.year: ("年", "年", "年", "年"), .month: ("个月", "个月", "个月", "个月")],
  ]
}

extension Int {
  /// The product, as near as it fits.
  fileprivate func multiplied(by other: Int) -> Int {
    let (product, overflows) = multipliedReportingOverflow(by: other)
    return overflows ? .max / 2 : product
  }
}
