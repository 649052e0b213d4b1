import SnippetFoundation

/// A query string of Core Spotlight, such as `title == "*tea*"cd && rating > 3`, taken apart.
///
/// Comparisons `==`, `!=`, `<`, `<=`, `>`, `>=` and `InRange(name, low, high)`, joined by `&&` and `||`, turned round by `!`, in
/// parentheses or not. `*` in a text stands for anything; behind it, or as `[cd]` behind the comparison, `c` ignores letter
/// case, `d` accents, and `w` and `t` compare words. `**` is any attribute, `$time.today(-1)` and its like are moments.
///
/// **Source**: developer.apple.com/documentation/corespotlight/searching-for-information-in-your-app
indirect enum SpotlightQuery: Equatable, Sendable {
  case all([SpotlightQuery])
  case any([SpotlightQuery])
  case not(SpotlightQuery)
  case comparison(String, Comparison, Value)
  case range(String, low: Value, high: Value)

  enum Comparison: String, Sendable, CaseIterable {
    case equal = "=="
    case notEqual = "!="
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case less = "<"
    case greater = ">"
  }

  enum Value: Equatable, Sendable {
    case text(SpotlightPattern)
    case number(Double)
    case moment(SpotlightMoment)
  }

  /// - Throws: what is not understood, with the place where it stands.
  init(_ text: String) throws(CSSearchQueryError) {
    var reader = SpotlightReader(text)
    self = try reader.query()
  }

  /// Whether it holds for a thing, at a time.
  func holds(for item: CSSearchableItem, now: Date) -> Bool {
    switch self {
    case .all(let parts): parts.allSatisfy { $0.holds(for: item, now: now) }
    case .any(let parts): parts.contains { $0.holds(for: item, now: now) }
    case .not(let part): !part.holds(for: item, now: now)
    case .comparison(let name, .notEqual, let value):
      !item.values(of: name).contains { $0.fits(.equal, value, now: now) }
    case .comparison(let name, let comparison, let value):
      item.values(of: name).contains { $0.fits(comparison, value, now: now) }
    case .range(let name, let low, let high):
      item.values(of: name).contains {
        $0.fits(.greaterOrEqual, low, now: now) && $0.fits(.lessOrEqual, high, now: now)
      }
    }
  }
}

/// A value that a thing has.
enum SpotlightValue: Equatable {
  case text(String)
  case number(Double)
  case date(Date)

  func fits(
    _ comparison: SpotlightQuery.Comparison,
    _ value: SpotlightQuery.Value,
    now: Date
  ) -> Bool {
    switch (self, value) {
    case (.text(let text), .text(let pattern)):
      return comparison == .equal
        ? pattern.matches(text) : Self.holds(comparison, text, pattern.text)
    case (.number(let number), .number(let other)): return Self.holds(comparison, number, other)
    case (.number(let number), .text(let pattern)):
      return Double(pattern.text).map { Self.holds(comparison, number, $0) } ?? false
    // A bare number is counted as Foundation counts: in seconds since 2001.
    case (.date(let date), .number(let seconds)):
      return Self.holds(comparison, date.timeIntervalSinceReferenceDate, seconds)
    case (.date(let date), .moment(let moment)):
      return moment.date(now: now).map { Self.holds(comparison, date, $0) } ?? false
    case (.text, .number), (.text, .moment), (.number, .moment), (.date, .text): return false
    }
  }

  private static func holds<One: Comparable>(
    _ comparison: SpotlightQuery.Comparison,
    _ one: One,
    _ other: One
  ) -> Bool {
    switch comparison {
    case .equal: one == other
    case .notEqual: one != other
    case .less: one < other
    case .lessOrEqual: one <= other
    case .greater: one > other
    case .greaterOrEqual: one >= other
    }
  }
}

/// A text with `*` for anything, and how it is compared.
struct SpotlightPattern: Equatable, Sendable {
  /// The text as it is written, stars included.
  var text = ""
  /// Between the stars.
  var parts = [""]
  var ignoresCase = false
  var ignoresAccents = false
  /// Compared with words of a text rather than with all of it.
  var isOfWords = false

  func matches(_ text: String) -> Bool {
    let text = folded(text)
    let parts = parts.map(folded)
    guard isOfWords else { return Self.matches(text[...], parts) }
    let words = text.split { !$0.isLetter && !$0.isNumber }
    let count = parts.joined(separator: "*").split { $0.isWhitespace }.count
    guard count > 0, count <= words.count else { return parts.count > 1 && count == 0 }
    return (0...(words.count - count)).contains { first in
      Self.matches(words[first..<first + count].joined(separator: " ")[...], parts)
    }
  }

  private static func matches(_ text: Substring, _ parts: [String]) -> Bool {
    guard let first = parts.first, let last = parts.last else { return text.isEmpty }
    if parts.count == 1 { return text == first }
    guard text.hasPrefix(first) else { return false }
    var rest = text.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let found = rest.range(of: part) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.hasSuffix(last)
  }

  private func folded(_ text: String) -> String {
    var options: String.CompareOptions = []
    if ignoresCase { options.insert(.caseInsensitive) }
    if ignoresAccents { options.insert(.diacriticInsensitive) }
    return options.isEmpty ? text : text.folding(options: options, locale: nil)
  }
}

/// A moment as a query names it: `$time.now(-3600)`, `$time.today`, `$time.iso(2026-01-31)`.
enum SpotlightMoment: Equatable, Sendable {
  /// So many seconds from now.
  case now(seconds: Double)
  /// The beginning of a day, a week, a month or a year, so many from this one.
  case start(Calendar.Component, count: Int)
  case date(Date)

  /// In UTC.
  func date(now: Date) -> Date? {
    switch self {
    case .now(let seconds): return now.addingTimeInterval(seconds)
    case .date(let date): return date
    case .start(let component, let count):
      var calendar = Calendar(identifier: .iso8601)
      calendar.timeZone = .gmt
      guard let start = calendar.dateInterval(of: component, for: now)?.start else { return nil }
      return calendar.date(byAdding: component, value: count, to: start)
    }
  }
}
