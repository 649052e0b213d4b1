import SnippetFoundation

/// A time of day as a person types it: `17:30`, `17.30`, `5pm`, `at 5`, `noon`, `half past six`.
///
/// With `am` or `pm` it is theirs. Without, hours of two digits are those of 24 (`05:30`, `17`). Of one digit, 1 to 6 are
/// in the afternoon and 7 to 9 in the morning, as people mean them: `at 5` is 17:00, `at 05` is 05:00, `at 9` is 09:00,
/// or 21:00 where no day is named and it is past nine.
struct TimeOfDay: Equatable {
  /// From 0 up to 86,400.
  let second: Double
  /// Nothing says that it is in the morning.
  var mayBeEvening = false

  /// The time at the beginning of the words, and how many of them it takes.
  ///
  /// A bare hour is one only behind `at`, before am, pm or `o'clock`, or where a part of the day is named.
  static func leading(
    _ words: ArraySlice<String>,
    isAfterAt: Bool,
    in part: DayPart? = nil
  ) -> (time: TimeOfDay, count: Int)? {
    guard let first = words.first else { return nil }
    switch first {
    case "noon", "midday": return (TimeOfDay(second: 43_200), 1)
    case "midnight": return (TimeOfDay(second: 0), 1)
    case "half", "quarter": return spoken(words, part)
    default: break
    }
    if let spoken = minutesBeside(words, part) { return spoken }
    if var clock = Clock(first) {
      clock.part = part
      return clock.time(before: words.dropFirst(), isAlone: !clock.hasMinutes && !isAfterAt)
    }
    guard case .whole(let hour) = NumberWords.read(first), hour <= 12 else { return nil }
    var clock = Clock(hour: hour)
    clock.part = part
    // `five thirty`, `ten forty five`
    for count in [2, 1] where words.count > count {
      let text = words.dropFirst().prefix(count)
      guard hour > 0, text.allSatisfy({ $0.first?.isLetter == true }),
        case .whole(let minute) = NumberWords.read(text.joined(separator: " ")),
        (10..<60).contains(minute),
        count == 1 || minute % 10 != 0
      else { continue }
      clock.minute = minute
      clock.hasMinutes = true
      return clock.time(before: words.dropFirst(1 + count), isAlone: false)
        .map { ($0.time, $0.count + count) }
    }
    return clock.time(before: words.dropFirst(), isAlone: !isAfterAt)
  }

  /// `ten past five`, `twenty to six`.
  ///
  /// `to` only behind what clocks say in words: `two to three` and `5 to 6` are two hours.
  private static func minutesBeside(
    _ words: ArraySlice<String>,
    _ part: DayPart?
  ) -> (time: TimeOfDay, count: Int)? {
    for count in [2, 1] where words.count > count + 1 {
      let text = words.prefix(count).joined(separator: " ")
      guard case .whole(let minutes) = NumberText(text), (1..<60).contains(minutes),
        let (hour, rest) = leading(words.dropFirst(count + 1), isAfterAt: true, in: part),
        hour.second.truncatingRemainder(dividingBy: 3600) == 0
      else { continue }
      let isWord = text.first?.isLetter == true
      let second: Double
      switch words[words.startIndex + count] {
      case "past", "after": second = hour.second + Double(minutes * 60)
      case "to" where isWord && [5, 10, 20, 25].contains(minutes):
        second = hour.second - Double(minutes * 60)
      default: continue
      }
      let time = TimeOfDay(
        second: second < 0 ? second + 86_400 : second,
        mayBeEvening: hour.mayBeEvening
      )
      return (time, count + 1 + rest)
    }
    return nil
  }

  /// `half past five`, `quarter to six pm`.
  private static func spoken(
    _ words: ArraySlice<String>,
    _ part: DayPart?
  ) -> (time: TimeOfDay, count: Int)? {
    guard words.count >= 3 else { return nil }
    let parts = Array(words.prefix(3))
    let minutes = parts[0] == "half" ? 30 : 15
    guard let (hour, count) = leading(words.dropFirst(2), isAfterAt: true, in: part),
      hour.second.truncatingRemainder(dividingBy: 3600) == 0
    else { return nil }
    switch parts[1] {
    case "past", "after":
      let second = hour.second + Double(minutes * 60)
      return (TimeOfDay(second: second, mayBeEvening: hour.mayBeEvening), count + 2)
    case "to", "before":
      let second = hour.second - Double(minutes * 60)
      let time = TimeOfDay(
        second: second < 0 ? second + 86_400 : second,
        mayBeEvening: hour.mayBeEvening
      )
      return (time, count + 2)
    default: return nil
    }
  }
}

/// Digits with colons or a point, and am or pm at their end: `5`, `17:30`, `17.30`, `5:30pm`, `17:30:15.5`.
private struct Clock {
  let hour: Int
  var minute = 0
  var second = 0.0
  var hasMinutes = false
  /// Written with a zero before it.
  var isTwoDigits = false
  var half: String?
  /// What is said of the day elsewhere.
  var part: DayPart?

  init(hour: Int) { self.hour = hour }

  init?(_ word: String) {
    var digits = word[...]
    for half in ["am", "pm", "a.m", "p.m"] where digits.hasSuffix(half) {
      digits = digits.dropLast(half.count)
      self.half = half.replacingOccurrences(of: ".", with: "")
      break
    }
    let separator: Character = digits.contains(":") ? ":" : "."
    let parts = digits.split(separator: separator, omittingEmptySubsequences: false)
    guard separator == ":" || parts.count <= 2 else { return nil }
    guard let first = parts.first, (1...2).contains(first.utf8.count), parts.count <= 3,
      first.utf8.allSatisfy(isDigit), let hour = Int(first), hour <= 24
    else { return nil }
    self.hour = hour
    isTwoDigits = first.utf8.count == 2
    hasMinutes = parts.count > 1
    if parts.count > 1 {
      guard parts[1].utf8.count == 2, parts[1].utf8.allSatisfy(isDigit),
        let minute = Int(parts[1]), minute < 60
      else { return nil }
      self.minute = minute
    }
    if parts.count > 2 {
      guard parts[2].utf8.count <= 12, parts[2].utf8.first.map(isDigit) == true,
        parts[2].utf8.allSatisfy({ isDigit($0) || $0 == 46 }),
        let second = Double(parts[2]), second < 60
      else { return nil }
      self.second = second
    }
  }

  /// The time with the am, pm or o'clock in the words behind it, or in a part of the day; nil where a bare hour must not be alone.
  func time(
    before words: ArraySlice<String>,
    isAlone: Bool
  ) -> (time: TimeOfDay, count: Int)? {
    var half = half
    var count = 1
    var rest = words
    if rest.first == "o'clock" || rest.first == "oclock" {
      count += 1
      rest = rest.dropFirst()
    }
    if half == nil {
      if let next = rest.first, ["am", "pm", "a.m", "p.m"].contains(next) {
        half = next.replacingOccurrences(of: ".", with: "")
        count += 1
      } else if let part {
        // `17:30` is of the evening already.
        half = hour > 12 ? nil : part.half
      } else if count == 1, isAlone {
        return nil
      }
    }
    guard let hour = hour(half) else { return nil }
    let second = Double(hour * 3600 + minute * 60) + second
    let mayBeEvening = half == nil && !isTwoDigits && (7...11).contains(hour)
    return second < 86_400 ? (TimeOfDay(second: second, mayBeEvening: mayBeEvening), count) : nil
  }

  private func hour(_ half: String?) -> Int? {
    guard let half else {
      return !isTwoDigits && (1...6).contains(hour) ? hour + 12 : hour
    }
    guard (1...12).contains(hour) else { return nil }
    return hour % 12 + (half == "pm" ? 12 : 0)
  }
}
