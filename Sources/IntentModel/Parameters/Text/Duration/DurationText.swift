import SnippetFoundation

/// A length of time as a person types it: `20 minutes`, `1h30`, `an hour and a half`, `PT20M`.
///
/// A number without a unit is refused, and so is `1:30`, which could be hours or minutes; `1:30:00` is hours, minutes and
/// seconds. A day has 24 hours.
enum DurationText: Equatable {
  case milliseconds(Int)
  /// Why not, to stand behind the quoted text.
  case refused(String)

  /// What is said of a text that has nothing of a length of time.
  static let unknown = DurationText.refused("is not a length of time")

  init(_ text: String) {
    guard !text.isEmpty, text.utf8.count <= 200 else {
      self = Self.unknown
      return
    }
    self = Self.iso(text) ?? Self.clock(text) ?? Self.words(text)
  }

  private static let most = 1e12

  private static func of(_ milliseconds: Double) -> DurationText {
    milliseconds > most
      ? .refused("is too long") : .milliseconds(Int(milliseconds.rounded()))
  }

  /// `P1DT2H30M`; nil for anything that does not begin so.
  private static func iso(_ text: String) -> DurationText? {
    guard let first = text.first, first == "P" || first == "p",
      let next = text.dropFirst().first, next == "T" || next == "t" || next.isNumber
    else { return nil }
    var sum = 0.0
    var digits = ""
    var isTime = false
    var left = Substring("WDHMS")
    for letter in text.uppercased().dropFirst() {
      if letter == "T", !isTime, digits.isEmpty {
        isTime = true
        left = "HMS"
      } else if letter.isASCII, letter.isNumber || letter == "." {
        digits.append(letter)
      } else {
        guard let place = left.firstIndex(of: letter), let number = Double(digits),
          isTime || letter == "W" || letter == "D"
        else { return unknown }
        sum += number * Self.milliseconds(letter)
        left = left[left.index(after: place)...]
        digits = ""
      }
    }
    guard digits.isEmpty, text.last != "T", text.last != "t" else { return unknown }
    return of(sum)
  }

  /// `3:59:12` and `0:00:12.5`; nil for anything else.
  private static func clock(_ text: String) -> DurationText? {
    let fields = text.split(separator: ":", omittingEmptySubsequences: false)
    guard fields.count == 3, fields[1].utf8.count == 2,
      fields[2].prefix(while: { $0 != "." }).utf8.count == 2,
      fields.allSatisfy({ field in field.utf8.allSatisfy { isDigit($0) || $0 == 46 } }),
      let hours = Int(fields[0]), let minutes = Int(fields[1]), minutes < 60,
      let seconds = Double(fields[2]), seconds < 60
    else { return nil }
    return of((Double(hours) * 3600 + Double(minutes) * 60 + seconds) * 1000)
  }

  private static func milliseconds(_ letter: Character) -> Double {
    switch letter {
    case "W": 604_800_000
    case "D": 86_400_000
    case "H": 3_600_000
    case "M": 60_000
    default: 1000
    }
  }

  private static func words(_ text: String) -> DurationText {
    var phrase = DurationPhrase(text)
    guard let sum = phrase.sum() else { return phrase.refusal ?? unknown }
    return of(sum)
  }
}
