import SnippetFoundation

extension Text.DateStyle {
  func text(of date: Date, _ values: EnvironmentValues) -> String {
    let seconds = date.timeIntervalSince(values.now)
    switch self {
    case .time:
      return date.formatted(style(values, date: .omitted, time: .shortened))
    case .date:
      return date.formatted(style(values, date: .long, time: .omitted))
    case .relative: return Self.distance(abs(seconds))
    case .offset: return (seconds < 0 ? "-" : "+") + Self.distance(abs(seconds))
    case .timer: return Self.clock(abs(seconds))
    }
  }

  private func style(
    _ values: EnvironmentValues,
    date: Date.FormatStyle.DateStyle,
    time: Date.FormatStyle.TimeStyle
  ) -> Date.FormatStyle {
    Date.FormatStyle(
      date: date,
      time: time,
      locale: values.locale,
      calendar: values.calendar,
      timeZone: values.timeZone
    )
  }

  private static let units: [(seconds: Int64, one: String, many: String)] = [
    (86_400, "day", "days"), (3_600, "hr", "hr"), (60, "min", "min"), (1, "sec", "sec"),
  ]

  /// The two largest units: `2 hr, 59 min`.
  private static func distance(_ seconds: TimeInterval) -> String {
    let total = whole(seconds)
    guard let first = units.firstIndex(where: { total >= $0.seconds }) else { return "0 sec" }
    var words: [String] = []
    var left = total
    for unit in units[first...].prefix(2) {
      let count = left / unit.seconds
      left %= unit.seconds
      if count > 0 { words.append("\(count) \(count == 1 ? unit.one : unit.many)") }
    }
    return words.joined(separator: ", ")
  }

  private static func clock(_ seconds: TimeInterval) -> String {
    let total = whole(seconds)
    func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let (hours, minutes, rest) = (total / 3_600, total / 60 % 60, total % 60)
    return hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
  }

  private static func whole(_ seconds: TimeInterval) -> Int64 {
    seconds < 1e15 ? Int64(seconds.rounded()) : 1_000_000_000_000_000
  }
}
