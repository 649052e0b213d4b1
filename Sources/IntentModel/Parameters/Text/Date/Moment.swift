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

  static let unknown = Reading.refused("is not a date or a time")

  /// Reads `tomorrow at 17:30`, `5pm on Friday`, `in 20 minutes`, `2026-01-31T15:30:00Z` and their parts.
  ///
  /// **Units**: days and times are those of UTC, the conversation's zone. `now` is the conversation's clock.
  static func read(_ text: String, now: Date) -> Reading {
    guard !text.isEmpty, text.utf8.count <= 100, let today = CivilTime(now)?.day else {
      return unknown
    }
    if let instant = iso(text) { return .moment(Moment(instant: instant)) }
    let words = split(text)
    guard !words.isEmpty, words.count <= 12 else { return unknown }
    if words == ["now"] || words == ["right", "now"] { return .moment(Moment(instant: now)) }
    if let relative = relative(words, now: now) { return relative }
    return dayAndTime(words, today: today)
  }

  /// `in 20 minutes`, `20 minutes from now`, `2 days ago`; nil for anything else.
  private static func relative(_ words: [String], now: Date) -> Reading? {
    var rest = words[...]
    var sign = 1.0
    if rest.first == "in" {
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
    case .refused(let reason): return .refused(reason)
    }
  }

  private static func dayAndTime(_ words: [String], today: CivilDay) -> Reading {
    var moment = Moment()
    var rest = words[...]
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
        switch DayWords.leading(rest, today: today) {
        case .day(let day, let count):
          moment.day = day
          moment.isOfThisWeek = word == "this"
          rest.removeFirst(count)
          continue
        case .refused(let reason):
          return .refused(
            reason,
            expected: reason.contains("two") ? "Write it as 2026-01-31 or Jan 31" : nil
          )
        case .none: break
        }
      }
      guard moment.time == nil, let (time, count) = TimeOfDay.leading(rest, isAfterAt: isAfterAt)
      else { return refusal(words) }
      moment.time = time
      isAfterAt = false
      rest.removeFirst(count)
    }
    guard !isAfterAt, moment.day != nil || moment.time != nil else { return unknown }
    if words.contains("tonight") { return tonight(moment) }
    return .moment(moment)
  }

  private static func tonight(_ moment: Moment) -> Reading {
    guard let time = moment.time else {
      return .refused("has no time", expected: "Type tonight at 8")
    }
    var moment = moment
    if time.second < 43_200 { moment.time = TimeOfDay(second: time.second + 43_200) }
    guard let second = moment.time?.second, second >= 17 * 3600 else {
      return .refused("is not a time of the evening")
    }
    return .moment(moment)
  }

  /// A bare number could be an hour or a day; a day without more could be anything.
  private static func refusal(_ words: [String]) -> Reading {
    guard words.count == 1, case .whole = NumberText(words[0]) else { return unknown }
    return .refused("could be a day or an hour", expected: "Type at 17:00, 5pm, or Jan 5")
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
    return CivilTime(day: day, second: time.second).date.addingTimeInterval(Double(-offset))
  }

  /// Small letters; commas dropped; `2026-01-31T15:30` parted at its T.
  private static func split(_ text: String) -> [String] {
    text.lowercased().split { $0.isWhitespace || $0 == "," }.flatMap { piece -> [String] in
      let word = piece.hasSuffix(".") ? piece.dropLast() : piece
      if let mark = word.firstIndex(of: "t"), word.first?.isNumber == true,
        word[..<mark].contains("-")
      {
        return [String(word[..<mark]), String(word[word.index(after: mark)...])]
      }
      return word.isEmpty ? [] : [String(word)]
    }
  }
}
