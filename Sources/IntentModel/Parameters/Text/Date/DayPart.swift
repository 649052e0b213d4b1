import SnippetFoundation

/// A part of a day as a person names it: `tomorrow morning`, `this evening`, `at 5 in the afternoon`, `Friday night`.
///
/// It says which half of the day an hour is in. It is no time by itself: when a morning begins is for the person to say.
enum DayPart: String {
  case morning
  case afternoon
  case evening
  case night

  /// Words without the part of a day that they name, `this` before it told as the day that it means; nil: they name two.
  static func taken(from words: [String]) -> (words: [String], part: DayPart?)? {
    var (rest, part) = (words, DayPart?.none)
    while let index = rest.firstIndex(where: { named($0) != nil }) {
      guard part == nil else { return nil }
      part = named(rest[index])
      if rest[index] == "tonight" {
        rest[index] = "today"
        continue
      }
      rest.remove(at: index)
      switch (rest[..<index].dropLast().last, rest[..<index].last) {
      case (_, "this"): rest[index - 1] = "today"
      case ("in", "the"): rest.removeSubrange(index - 2..<index)
      case (_, "at") where part == .night: rest.remove(at: index - 1)
      default: break
      }
    }
    return (rest, part)
  }

  private static func named(_ word: String) -> DayPart? {
    word == "tonight" ? .night : DayPart(rawValue: word)
  }

  /// Which hours of 12 it has.
  var half: String { self == .morning ? "am" : "pm" }

  /// An hour that is in it.
  var example: Int {
    switch self {
    case .morning: 9
    case .afternoon: 3
    case .evening, .night: 8
    }
  }

  /// Whether a time is in it.
  func contains(_ time: TimeOfDay) -> Bool {
    switch self {
    case .morning: time.second < 43_200
    case .afternoon, .evening: time.second >= 43_200
    case .night: time.second >= 17 * 3600
    }
  }
}
