import SnippetFoundation

/// What a text says of a point in time: a day, a time of day, both, or an instant.
struct Moment: Equatable {
  var day: CivilDay?
  var time: TimeOfDay?
  /// With a zone of its own, or counted from now.
  var instant: Date?
  /// The day was named as one of this week.
  var isOfThisWeek = false

  /// What a text comes to.
  enum Reading: Equatable {
    case moment(Moment)
    case refused(String, expected: String? = nil)
  }

  /// What is said of a text that is none, for a parameter of a kind.
  static func unknown(_ kind: IntentDateKind) -> Reading {
    switch kind {
    case .date: .refused("is not a day")
    case .time: .refused("is not a time")
    case .dateTime: .refused("is not a date or a time")
    }
  }

  /// Reads `tomorrow at 17:30`, `5pm on Friday`, `in 20 minutes`, `2026-01-31T15:30:00Z` and their parts.
  ///
  /// **Units**: days and times are those of the person's zone, UTC in a flow that says no other. `now` is the conversation's
  /// clock.
  static func read(_ text: String, now: Date, kind: IntentDateKind = .dateTime) -> Reading {
    guard !text.isEmpty, text.utf8.count <= 100, let today = CivilTime(now)?.day else {
      return unknown(kind)
    }
    let reading = words(of: text, now: now, today: today, kind)
    if case .refused = reading, let local = local(text, now: now, kind) { return local }
    guard reading == unknown(kind) else { return reading }
    return switch LocalDate.reading(text, today: today, kind) {
    case .refused(let reason, let expected):
      .refused(reason, expected: expected ?? advice(on: reason))
    case let local: local ?? reading
    }
  }

  private static func words(
    of text: String,
    now: Date,
    today: CivilDay,
    _ kind: IntentDateKind
  ) -> Reading {
    if let instant = iso(text) { return .moment(Moment(instant: instant)) }
    let words = split(text)
    guard !words.isEmpty, words.count <= 12 else { return unknown(kind) }
    if words == ["now"] || words == ["right", "now"] { return .moment(Moment(instant: now)) }
    if let relative = relative(words, now: now, kind) { return relative }
    return dayAndTime(words, today: today, kind)
  }

  /// `in 20 minutes`, `20 minutes from now`, `2 months ago`; nil for anything else.
  private static func relative(
    _ words: [String],
    now: Date,
    _ kind: IntentDateKind
  ) -> Reading? {
    var rest = words[...]
    var sign = 1.0
    if rest.first == "in", rest.dropFirst().first != "the" {
      rest.removeFirst()
    } else if rest.last == "ago" {
      rest.removeLast()
      sign = -1
    } else if rest.suffix(2) == ["from", "now"] {
      rest.removeLast(2)
    } else {
      return nil
    }
    switch DurationText(rest.joined(separator: " ")) {
    case .milliseconds(let count):
      return .moment(Moment(instant: now.addingTimeInterval(sign * Double(count) / 1000)))
    case .refused(let reason):
      guard let (distance, count) = DayDistance.leading(words[...]) else { return .refused(reason) }
      return count < words.count ? nil : away(distance, from: now, kind)
    }
  }

  /// The same in the words of the person's language; nil for anything else, and where that is English.
  private static func local(_ text: String, now: Date, _ kind: IntentDateKind) -> Reading? {
    let locale = Localization.locale ?? .source
    guard !locale.isEnglish, let amount = LocalDistance.amount(text, in: locale) else { return nil }
    return switch amount {
    case .milliseconds(let count):
      .moment(Moment(instant: now.addingTimeInterval(count / 1000)))
    case .days(let distance): away(distance, from: now, kind)
    }
  }

  /// The same time of another day.
  private static func away(
    _ distance: DayDistance,
    from now: Date,
    _ kind: IntentDateKind
  ) -> Reading {
    guard let start = CivilTime(now), let day = distance.day(from: start.day) else {
      return .refused("is too far away")
    }
    if kind == .time { return .refused("is a day, and a time is asked for") }
    return .moment(Moment(instant: CivilTime(day: day, second: start.second).date))
  }

  private static func dayAndTime(
    _ words: [String],
    today: CivilDay,
    _ kind: IntentDateKind
  ) -> Reading {
    guard let (named, part) = DayPart.taken(from: words) else { return unknown(kind) }
    var moment = Moment()
    var rest = named[...]
    var isAfterAt = false
    while let word = rest.first {
      if ["on", "the", "of"].contains(word), rest.count > 1 {
        rest.removeFirst()
        continue
      }
      if word == "at", rest.count > 1 {
        isAfterAt = true
        rest.removeFirst()
        continue
      }
      if moment.day == nil, !isAfterAt {
        switch DayWords.leading(rest, today: today, kind: kind) {
        case .day(let day, let count):
          moment.day = day
          moment.isOfThisWeek = word == "this"
          rest.removeFirst(count)
          // `2026-12-24 5:30` is written by the clock of 24 hours.
          if isOfDigits(word), let time = rest.first, time.dropFirst().first == ":" {
            rest[rest.startIndex] = "0" + time
          }
          continue
        case .refused(let reason):
          return .refused(reason, expected: advice(on: reason))
        case .none: break
        }
      }
      guard moment.time == nil,
        let (time, count) = TimeOfDay.leading(rest, isAfterAt: isAfterAt, in: part)
      else { return refusal(words, kind) }
      moment.time = time
      isAfterAt = false
      rest.removeFirst(count)
    }
    guard !isAfterAt, part != nil || moment.day != nil || moment.time != nil else {
      return unknown(kind)
    }
    guard let part else { return .moment(moment) }
    return moment.reading(in: part, words, kind)
  }

  /// The moment, if its time is in a part of the day.
  private func reading(in part: DayPart, _ words: [String], _ kind: IntentDateKind) -> Reading {
    if kind == .date { return .refused("is a part of a day, and a day is asked for") }
    guard let time else {
      let name = words.joined(separator: " ")
      return .refused("has no time", expected: "Type \(name) at \(part.example)")
    }
    // `at 8 in the morning` is any day's.
    guard part.contains(time) else {
      return .refused("is not a time of the \(part == .night ? "evening" : part.rawValue)")
    }
    return .moment(self)
  }

  /// Whether a day is written as `2026-12-24`.
  private static func isOfDigits(_ word: String) -> Bool {
    word.split(separator: "-", omittingEmptySubsequences: false).map(\.utf8.count) == [4, 2, 2]
  }

  /// How to write what could be two things; nil: it could not.
  private static func advice(on reason: String) -> String? {
    switch reason {
    case "could be two different days": "Write it as 2026-01-31 or Jan 31"
    case "could be a day or a time": "Write a day as Jan 31, a time as 17:30"
    case DayWords.severalDays: "Type one of them, as next Friday, Jan 31 or in 7 days"
    default: nil
    }
  }

  /// A bare number could be an hour or a day; a day without more could be anything.
  ///
  /// Where a time is asked for, it is an hour; of one digit, it could be in the morning.
  private static func refusal(_ words: [String], _ kind: IntentDateKind) -> Reading {
    guard words.count == 1, case .whole(let number) = NumberText(words[0]) else {
      return unknown(kind)
    }
    switch kind {
    case .time:
      let digits = words[0].utf8.allSatisfy(isDigit) ? words[0].utf8.count : 0
      if digits == 2, let (time, _) = TimeOfDay.leading(words[...], isAfterAt: true) {
        return .moment(Moment(time: time))
      }
      // `1730`, as on tickets
      if digits == 4, (0..<24).contains(number / 100), number % 100 < 60 {
        return .moment(
          Moment(time: TimeOfDay(second: Double(number / 100 * 3600 + number % 100 * 60)))
        )
      }
      guard (1...12).contains(number) else { return unknown(kind) }
      return .refused(
        "could be in the morning or in the afternoon",
        expected: "Type \(number)am or \(number)pm"
      )
    case _ where !(0...31).contains(number): return unknown(kind)
    case .date: return .refused("names no month", expected: "Type Jan 5 or 2026-01-05")
    case .dateTime:
      return .refused("could be a day or an hour", expected: "Type at 17:00, 5pm, or Jan 5")
    }
  }

  /// `2026-01-31T15:30:00.5+02:00`: a day, `T`, a time and a zone.
  private static func iso(_ text: String) -> Date? {
    let upper = text.uppercased()
    guard let mark = upper.firstIndex(where: { $0 == "T" || $0 == " " }),
      case .day(let day, count: 1) = DayWords.leading(
        [String(upper[..<mark])],
        today: .first
      ), upper.first?.isNumber == true
    else { return nil }
    var rest = upper[upper.index(after: mark)...]
    var offset = 0
    if rest.hasSuffix("Z") {
      rest = rest.dropLast()
    } else if let sign = rest.lastIndex(where: { $0 == "+" || $0 == "-" }) {
      let digits = rest[rest.index(after: sign)...].filter { $0 != ":" }
      guard digits.utf8.count == 4, digits.utf8.allSatisfy(isDigit), let number = Int(digits),
        number / 100 <= 14, number % 100 < 60
      else { return nil }
      offset = (number / 100 * 60 + number % 100) * (rest[sign] == "-" ? -60 : 60)
      rest = rest[..<sign]
    } else {
      return nil
    }
    guard let (time, count) = TimeOfDay.leading([String(rest)], isAfterAt: false), count == 1,
      rest.utf8.dropFirst(2).first == 58
    else { return nil }
    return CivilTime(day: day, second: time.second).universal.addingTimeInterval(Double(-offset))
  }

  /// Small letters; commas dropped, and points at the end but for those of `31.1.`; `2026-01-31T15:30` parted at its T.
  private static func split(_ text: String) -> [String] {
    text.lowercased().split { $0.isWhitespace || $0 == "," }.flatMap { piece -> [String] in
      let isDay = piece.count { $0 == "." } == 2 && piece.last == "." && piece.first != "."
      let isOfNumbers = piece.allSatisfy { $0 == "." || $0.isNumber }
      let word = piece.hasSuffix(".") && !(isDay && isOfNumbers) ? piece.dropLast() : piece
      if let mark = word.firstIndex(of: "t"), word.first?.isNumber == true,
        word[..<mark].contains("-")
      {
        return [String(word[..<mark]), String(word[word.index(after: mark)...])]
      }
      return word.isEmpty ? [] : [String(word)]
    }
  }
}
