import IntentEffects
import SnippetFoundation

extension Date: TypedValue {
  static var needsClock: Bool { true }

  /// Counted from the conversation's clock.
  ///
  /// A day without a time is its beginning; a time without a day is the next time that a clock shows it.
  static func read(_ text: String, _ rules: ParameterConfiguration) -> TypedReading {
    Moment.typed(text, rules.dateKind) { $0.date(rules.dateKind, now: $1) }
  }

  static func hint(_ rules: ParameterConfiguration) -> String { Moment.hint(rules.dateKind) }

  /// `2026-01-31 15:30`, or of these what the parameter holds.
  func typed(_ rules: ParameterConfiguration) -> String {
    guard let civil = CivilTime(self) else { return formatted(.iso8601) }
    let milliseconds = Int((civil.second * 1000).rounded())
    let minutes = milliseconds / 60_000
    var time = "\(padded(minutes / 60, 2)):\(padded(minutes % 60, 2))"
    let rest = milliseconds % 60_000
    if rest > 0 { time += ":\(padded(rest / 1000, 2))" }
    if rest % 1000 > 0 { time += ".\(padded(rest % 1000, 3))" }
    return switch rules.dateKind {
    case .date: civil.day.text
    case .time: time
    case .dateTime: "\(civil.day.text) \(time)"
    }
  }
}

extension Moment {
  /// Reads a text, by the conversation's clock, as the value of a parameter of this kind.
  ///
  /// `value` gets the moment and what the clock says; nil from it: the moment is too far away.
  static func typed<Value: Sendable>(
    _ text: String,
    _ kind: IntentDateKind,
    value: (Moment, Date) -> Value?
  ) -> TypedReading {
    let now = AppClock.now
    let reading = read(text, now: now, kind: kind)
    switch reading {
    case .refused(let reason, let expected):
      guard reading == unknown(kind), let meant = DayWords.withoutSlips(text),
        case .moment(let moment) = read(meant, now: now, kind: kind),
        moment.misfit(kind, now: now) == nil, let near = value(moment, now)
      else { return .refused(reason, expected: expected) }
      return .near(meant, near, reason)
    case .moment(let moment):
      if let reason = moment.misfit(kind, now: now) { return .refused(reason) }
      return value(moment, now).map { .value($0) } ?? .refused("is too far away")
    }
  }

  static func hint(_ kind: IntentDateKind) -> String {
    switch kind {
    case .date: "a day such as tomorrow, Friday, Jan 31 or 2026-01-31"
    case .time: "a time such as 17:30, 5pm or noon"
    case .dateTime: "a date such as tomorrow at 17:30, in 20 minutes or 2026-01-31 15:30"
    }
  }

  /// Why a parameter of this kind does not take the moment; nil where it does.
  func misfit(_ kind: IntentDateKind, now: Date) -> String? {
    if kind == .date, time != nil {
      return day == nil
        ? "is a time, and a day is asked for" : "has a time, and only a day is asked for"
    }
    if kind == .time, day != nil {
      return time == nil
        ? "is a day, and a time is asked for" : "has a day, and only a time is asked for"
    }
    if isOfThisWeek, let day, let today = CivilTime(now)?.day, day < today {
      return "is past: it was \(day.text)"
    }
    return nil
  }

  /// The point in time; nil outside the years 1 to 9999.
  func date(_ kind: IntentDateKind, now: Date) -> Date? {
    guard let start = CivilTime(now) else { return nil }
    if let instant {
      guard let civil = CivilTime(instant) else { return nil }
      return kind == .date ? CivilTime(day: civil.day, second: 0).date : instant
    }
    if let day { return CivilTime(day: day, second: time?.second ?? 0).date }
    guard let time else { return nil }
    var second = time.second
    let isOver = { kind == .dateTime && second < start.second }
    if isOver(), time.mayBeEvening, second + 43_200 >= start.second { second += 43_200 }
    guard let day = isOver() ? start.day.adding(days: 1) : start.day else { return nil }
    return CivilTime(day: day, second: second).date
  }
}

extension CivilDay {
  /// 1970-01-01.
  static let first = CivilDay(daysSince1970: 0) ?? CivilDay()

  private init() {
    year = 1970
    month = 1
    day = 1
  }
}
