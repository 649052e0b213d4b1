import SnippetFoundation

/// In which order the numbers of a date stand where a person lives.
///
/// The locale's, where it has one and the sign between the numbers is written there. It is left open for English without a
/// region, which could be either; for strokes in Canada, where both are written; for points where the month comes first,
/// since days with points are written with the day first; and for a year at the end where it is written first.
enum DateOrder: CaseIterable {
  case dayMonthYear
  case monthDayYear
  case yearMonthDay

  /// The order that a person of a locale means; nil: it could be any.
  static func meant(by locale: Locale, separator: Character, hasYear: Bool) -> DateOrder? {
    let written = Written.of(locale)
    guard let order = written.order else { return nil }
    if !hasYear {
      if separator == ".", order != .dayMonthYear, !written.separators.contains(".") { return nil }
      if locale.region == .canada, separator != "-" { return nil }
      return written.dayOrder
    }
    return order == .monthDayYear && separator == "." ? nil : order
  }

  /// The day of the numbers in this order; nil: the calendar has none, or a year of four digits stands elsewhere.
  func day(_ parts: [Substring], today: CivilDay) -> CivilDay? {
    let numbers = parts.compactMap { Int($0) }
    guard numbers.count == parts.count else { return nil }
    if parts.count == 2 {
      let (month, day) = self == .dayMonthYear ? (1, 0) : (0, 1)
      return DayWords.upcoming(numbers[month], numbers[day], today: today)
    }
    let (year, month, day) =
      switch self {
      case .dayMonthYear: (2, 1, 0)
      case .monthDayYear: (2, 0, 1)
      case .yearMonthDay: (0, 1, 2)
      }
    guard parts[month].count <= 2, parts[day].count <= 2, [2, 4].contains(parts[year].count) else {
      return nil
    }
    let whole =
      parts[year].count == 4 ? numbers[year] : Self.year(of: numbers[year], today: today)
    return CivilDay(year: whole, month: numbers[month], day: numbers[day])
  }

  /// The year of two digits that is at most 80 years ago, as Foundation reads it.
  private static func year(of digits: Int, today: CivilDay) -> Int {
    let first = today.year - 80
    return first + ((digits - first) % 100 + 100) % 100
  }

  /// How a locale writes dates in numbers.
  private struct Written {
    /// nil: it does not say.
    var order: DateOrder?
    /// Of a day without a year.
    var dayOrder: DateOrder?
    var separators: Set<Character> = []

    static func of(_ locale: Locale) -> Written { known.value(of: locale, else: Self.init) }

    private static let known = BoundedCache<String, Written>(limit: 100)

    private init(_ locale: Locale) {
      let language = locale.language.languageCode?.identifier ?? ""
      if locale.region == nil, ["en", "", "root"].contains(language) { return }
      func letters(_ template: String) -> String {
        DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? ""
      }
      let (whole, short) = (letters("yMd"), letters("Md"))
      switch whole.first(where: { "yMd".contains($0) }) {
      case "y": order = .yearMonthDay
      case "M": order = .monthDayYear
      case "d": order = .dayMonthYear
      default: return
      }
      dayOrder = short.first { "Md".contains($0) } == "d" ? .dayMonthYear : .monthDayYear
      separators = Set((whole + short).filter { $0.isPunctuation })
    }
  }
}
