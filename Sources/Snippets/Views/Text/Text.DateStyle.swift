import SnippetFoundation

extension Text {
  /// What is shown of a date.
  public nonisolated struct DateStyle: Sendable, Equatable, Codable {
    private enum Kind: String, Codable { case time, date, relative, offset, timer }

    private let kind: Kind

    /// The time of day: `9:41 AM`, `09:41` where a locale's short times have hours of two digits.
    public static let time = DateStyle(kind: .time)
    /// The day: `June 3, 2026`.
    public static let date = DateStyle(kind: .date)
    /// The distance from now: `3 hr`.
    public static let relative = DateStyle(kind: .relative)
    /// The distance from now, with its direction: `+3 hr`.
    public static let offset = DateStyle(kind: .offset)
    /// The distance from now as a clock: `2:59:30`.
    public static let timer = DateStyle(kind: .timer)
  }
}

extension Text.DateStyle {
  /// What a date says in this style; `--` for one that is no number or infinitely far.
  func text(of date: Date, _ values: EnvironmentValues) -> String {
    let seconds = date.timeIntervalSince(values.now)
    guard seconds.isFinite else { return kind == .timer ? "--:--" : "--" }
    switch kind {
    case .time:
      return ShortDate.text(of: date, values)
    case .date:
      return date.formatted(values.dateFormat(date: Self.day(values), time: .omitted))
    case .relative: return Self.distance(from: values.now, to: date, values)
    case .offset:
      return (seconds < 0 ? "-" : "+") + Self.distance(from: values.now, to: date, values)
    case .timer: return values.locale.withOwnDigits(Self.clock(abs(seconds)))
    }
  }

  private static func day(_ values: EnvironmentValues) -> Date.FormatStyle.DateStyle {
    values.brevity == 0 ? .long : values.brevity == 1 ? .abbreviated : .numeric
  }

  private static let units: [(seconds: Int64, one: String, many: String)] = [
    (86_400, "day", "days"), (3_600, "hr", "hr"), (60, "min", "min"), (1, "sec", "sec"),
  ]

  /// The two largest units: `2 hr, 59 min`; from a month on by the calendar: `3 mths, 4 days`.
  private static func distance(
    from now: Date,
    to date: Date,
    _ values: EnvironmentValues
  ) -> String {
    let total = whole(abs(date.timeIntervalSince(now)))
    if total >= 28 * 86_400, let words = months(from: now, to: date, values) { return words }
    guard let first = units.firstIndex(where: { total >= $0.seconds }) else {
      return isEnglish(values) ? "0 sec" : written(0, [.seconds], values)
    }
    guard isEnglish(values) else {
      let last = values.brevity == 0 ? min(first + 1, units.count - 1) : first
      let names: [Duration.UnitsFormatStyle.Unit] = [.days, .hours, .minutes, .seconds]
      let whole = total - total % units[last].seconds
      return written(whole, Set(names[first...last]), values)
    }
    var words: [String] = []
    var left = total
    for unit in units[first...].prefix(values.brevity == 0 ? 2 : 1) {
      let count = left / unit.seconds
      left %= unit.seconds
      if count > 0 { words.append("\(count) \(count == 1 ? unit.one : unit.many)") }
    }
    return words.joined(separator: ", ")
  }

  private static func isEnglish(_ values: EnvironmentValues) -> Bool {
    values.locale.language.languageCode?.identifier ?? "en" == "en"
  }

  private static func written(
    _ seconds: Int64,
    _ units: Set<Duration.UnitsFormatStyle.Unit>,
    _ values: EnvironmentValues
  ) -> String {
    Duration.seconds(seconds).formatted(
      .units(allowed: units, width: .abbreviated).locale(values.locale)
    )
  }

  /// Years, months and days; nil where there is no month, or the words for it are not known.
  private static func months(
    from now: Date,
    to date: Date,
    _ values: EnvironmentValues
  ) -> String? {
    guard isEnglish(values), abs(date.timeIntervalSince(now)) < 1e12
    else { return nil }
    let parts = values.zonedCalendar.dateComponents(
      [.year, .month, .day],
      from: min(now, date),
      to: max(now, date)
    )
    let counts = [(parts.year ?? 0, "yr"), (parts.month ?? 0, "mth"), (parts.day ?? 0, "day")]
    guard let first = counts.firstIndex(where: { $0.0 > 0 }), first < 2 else { return nil }
    return counts[first..<first + (values.brevity == 0 ? 2 : 1)].filter { $0.0 > 0 }
      .map { "\($0) \($1)\($0 == 1 ? "" : "s")" }.joined(separator: ", ")
  }

  static func clock(_ seconds: TimeInterval, showsHours: Bool = true) -> String {
    guard seconds.isFinite else { return "--:--" }
    let total = whole(seconds)
    func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes, rest) = (total / 3_600, total / 60 % 60, total % 60)
    guard showsHours else { return "\(total / 60):\(two(rest))" }
    return hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
  }

  private static func whole(_ seconds: TimeInterval) -> Int64 {
    seconds < 1e15 ? Int64(seconds.rounded()) : 1_000_000_000_000_000
  }
}
